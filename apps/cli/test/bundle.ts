import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { commandOptions } from '../../../scripts/lib/build.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The command line, bundled from the sources as they are now. It lies below the root, where its one native package is found. */
export async function bundle(): Promise<{ file: string; folder: string; remove(): void }> {
  const folder = mkdtempSync(path.join(ROOT, '.cache', 'cli-'));
  await build({ ...commandOptions(), outdir: folder } as Parameters<typeof build>[0]);
  return {
    file: path.join(folder, 'kontor.mjs'),
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
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
