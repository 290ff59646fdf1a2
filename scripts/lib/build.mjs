import { existsSync } from 'node:fs';
import { filesBelow } from './files.mjs';
import { at, ROOT } from './root.mjs';
import { capture, tool } from './shell.mjs';

/** How programs for Node are bundled: one file each, what holds native code stays outside. */
export const bundling = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  external: ['libsql'],
  sourcemap: 'linked',
  logLevel: 'silent',
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
};

const isWorker = file => /[/-]worker\.ts$/.test(file);
const nameOf = file => file.replace(/[/-]worker\.ts$/, '').replace(/^.*\//, 'kontor-');

/** dist/kontor.mjs, the command line and the server, and beside it each thread: `store/worker.ts` as kontor-store.mjs. */
export const commandOptions = () => ({
  ...bundling,
  entryPoints: {
    kontor: at('apps/cli/src/main.ts'),
    ...Object.fromEntries(
      filesBelow(ROOT, ['apps/server/src', 'apps/cli/src'], isWorker).map(file => [nameOf(file), at(file)]),
    ),
  },
  outdir: at('dist'),
  outExtension: { '.js': '.mjs' },
});

async function buildCommand() {
  const { build } = await import('esbuild');
  try {
    await build(commandOptions());
    return { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: `${error.message}\n` };
  }
}

/** dist/web: the page. */
async function buildPage() {
  if (!existsSync(at('apps/web/index.html'))) return { code: 0, output: '' };
  const config = existsSync(at('apps/web/vite.config.ts')) ? ['--config', at('apps/web/vite.config.ts')] : [];
  const output = ['--outDir', at('dist/web'), '--emptyOutDir', '--logLevel', 'warn'];
  return capture(process.execPath, [tool('vite/bin/vite.js'), 'build', at('apps/web'), ...output, ...config]);
}

export async function build() {
  const parts = await Promise.all([buildCommand(), buildPage()]);
  return { code: Math.max(...parts.map(part => part.code)), output: parts.map(part => part.output).join('') };
}
