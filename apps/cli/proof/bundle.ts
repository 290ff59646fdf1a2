import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const CLI = path.resolve(import.meta.dirname, '..');
const CACHE = path.resolve(CLI, '../../.cache');

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The command line, bundled from the sources as they are now. It lies inside the project, where its one native package is found. */
export async function bundle(): Promise<{ file: string; remove(): void }> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(path.join(CACHE, 'cli-'));
  const file = path.join(folder, 'kontor.mjs');
  await build({
    entryPoints: [path.join(CLI, 'src/main.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    external: ['libsql'],
    logLevel: 'warning',
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs to the end; `input` is all it is told. */
export function run(file: string, args: readonly string[], input = ''): Promise<Ran> {
  return new Promise(resolve => {
    const child = execFile(process.execPath, [file, ...args], { maxBuffer: 1 << 26 }, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, out, err }),
    );
    child.stdin!.on('error', () => {});
    child.stdin!.end(input);
  });
}

/** Runs in a pseudo-terminal of util-linux' `script`; `answer` sees all that was printed since the last answer. */
export function runInTerminal(
  file: string,
  args: readonly string[],
  answer: (printed: string) => string | undefined,
): Promise<Ran> {
  return new Promise(resolve => {
    const command = [process.execPath, file, ...args].map(part => `'${part}'`).join(' ');
    const child = spawn('script', ['-qec', command, '/dev/null'], { env: { ...process.env, TERM: 'dumb' } });
    let out = '';
    let heard = 0;
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (chunk: string) => {
      out += chunk;
      if (!out.slice(heard).endsWith('> ')) return;
      const said = answer(out.slice(heard));
      heard = out.length;
      if (said !== undefined) child.stdin.write(`${said}\n`);
    });
    child.on('close', code => resolve({ code: code ?? 1, out, err: '' }));
  });
}
