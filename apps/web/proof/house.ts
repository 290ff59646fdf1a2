import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve, type ServeOptions, type Server } from '@kontor/server';
import { build as bundle } from 'esbuild';
import { build as buildPage } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Inside the project, so that the native part of the database is found. */
const CACHE = path.join(ROOT, '.cache/proof');
const SOURCES = ['apps/web', 'apps/server/src', 'packages', 'games'];

/** A name for the sources as they are: what is built from them is built once. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES)
    for (const file of readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).toSorted()) {
      if (!/\.(ts|svelte|css|svg|html|json)$/.test(file) || file.includes('node_modules') || file.includes('test'))
        continue;
      hash.update(file).update(readFileSync(path.join(ROOT, folder, file)));
    }
  return hash.digest('hex').slice(0, 16);
}

const HOUR = 3_600_000;

/** Builds of older sources; one that is an hour old is in no use any more. */
function tidy(): void {
  for (const name of readdirSync(CACHE)) {
    const folder = path.join(CACHE, name);
    if (Date.now() - statSync(folder).mtimeMs > HOUR) rmSync(folder, { recursive: true, force: true });
  }
}

/** The page and the server's threads, built as for real. */
async function built(): Promise<string> {
  const folder = path.join(CACHE, fingerprint());
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  tidy();
  const draft = mkdtempSync(path.join(CACHE, 'draft-'));
  await bundle({
    entryPoints: {
      'kontor-store': path.join(ROOT, 'apps/server/src/store/worker.ts'),
      'kontor-bots': path.join(ROOT, 'apps/server/src/bots/worker.ts'),
    },
    outdir: draft,
    outExtension: { '.js': '.mjs' },
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
  await buildPage({
    root: path.join(ROOT, 'apps/web'),
    configFile: path.join(ROOT, 'apps/web/vite.config.ts'),
    logLevel: 'silent',
    build: { outDir: path.join(draft, 'web'), emptyOutDir: true },
  });
  try {
    renameSync(draft, folder);
  } catch {
    // Another test file was quicker; its build is the same.
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

export interface House {
  readonly url: string;
  readonly port: number;
  /** Ends the server, or opens it again with the same database at the same address. */
  shut(): Promise<void>;
  open(): Promise<void>;
  close(): Promise<void>;
}

/** A whole Kontor: real page, real database, real threads, on this machine alone. */
export async function openHouse(options: ServeOptions = {}): Promise<House> {
  const folder = await built();
  const data = mkdtempSync(path.join(tmpdir(), 'kontor-proof-'));
  let port = 0;
  let server: Server | undefined;
  const open = async () => {
    server = await serve({
      port,
      host: '127.0.0.1',
      data,
      threads: folder,
      web: path.join(folder, 'web'),
      pace: 'instant',
      pulse: { burst: 1e6, perSecond: 1e6 },
      requestsPerMinute: 1e6,
      ...options,
    });
    port = Number(new URL(server.url).port);
  };
  const shut = async () => {
    await server?.close();
    server = undefined;
  };
  await open();
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    open,
    shut,
    async close() {
      await shut();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
