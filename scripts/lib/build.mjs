import { existsSync } from 'node:fs';
import { at } from './root.mjs';
import { capture, tool } from './shell.mjs';

/** dist/kontor.mjs: the command line and the server in one file; what holds native code stays outside. */
export const commandOptions = {
  entryPoints: [at('apps/cli/src/main.ts')],
  outfile: at('dist/kontor.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  external: ['libsql'],
  sourcemap: 'linked',
  logLevel: 'warning',
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
};

async function buildCommand() {
  const { build } = await import('esbuild');
  try {
    await build(commandOptions);
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
