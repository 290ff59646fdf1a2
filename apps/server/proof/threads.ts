import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const SERVER = fileURLToPath(new URL('..', import.meta.url));
/** Inside the project, so that the native part of the database is found. */
const CACHE = path.resolve(SERVER, '../../.cache');

export interface Workshop {
  readonly folder: string;
  clear(): void;
}

/** Bundles threads, and what else is asked for, into a folder of their own, as the build of the project does. */
export async function workshop(more: Readonly<Record<string, string>> = {}): Promise<Workshop> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(path.join(CACHE, 'server-'));
  await build({
    entryPoints: Object.entries({
      'kontor-store': 'src/store/worker.ts',
      'kontor-bots': 'test/bot-worker.ts',
      ...more,
    }).map(([out, file]) => ({ in: path.join(SERVER, file), out })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    external: ['libsql'],
    logLevel: 'warning',
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  });
  return { folder, clear: () => rmSync(folder, { recursive: true, force: true }) };
}
