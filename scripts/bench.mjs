#!/usr/bin/env node
import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { bundling, commandOptions } from './lib/build.mjs';
import { filesBelow } from './lib/files.mjs';
import { at, ROOT } from './lib/root.mjs';
import { run } from './lib/shell.mjs';

/** `npm run bench [-- name…]`: everything but the servers, or what is named. `npm run bench:server`: the servers. */
const chosen = process.argv.slice(2);
const isServer = file => file.endsWith('server.bench.ts');
const isBench = file =>
  /(^|\/)bench\/[^/]+\.bench\.ts$/.test(file) &&
  (chosen.length === 0 ? !isServer(file) : chosen.some(each => file.includes(each)));

/** What we are measured against has a lock of its own and is installed here alone. */
async function installPeers() {
  const lock = at('bench/peers/package-lock.json');
  const installed = at('bench/peers/node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return 0;
  return run('npm', ['ci', '--ignore-scripts', '--no-progress'], {
    cwd: at('bench/peers'),
    shell: process.platform === 'win32',
  });
}

/** The servers that are compared, and the threads of ours, beside the benchmark. */
async function bundleServers() {
  const { entryPoints, ...options } = commandOptions();
  const servers = filesBelow(ROOT, ['bench/servers'], file => file.endsWith('.server.ts'));
  const named = servers.map(file => [path.basename(file, '.ts'), at(file)]);
  await build({ ...options, entryPoints: { ...entryPoints, ...Object.fromEntries(named) }, outdir: at('dist/bench') });
}

/** What plays against the servers must not be what they wait for: it collects little, and never because it has time. */
const LOAD_FLAGS = [
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--single-threaded-gc',
  '--no-memory-reducer',
];

if ((await installPeers()) !== 0) process.exit(1);
mkdirSync(at('dist/bench'), { recursive: true });
if (chosen.some(each => isServer(`${each}.ts`))) await bundleServers();
for (const file of filesBelow(ROOT, ['bench', 'packages', 'games', 'apps'], isBench)) {
  const outfile = at('dist/bench', `${file.replaceAll('/', '-').slice(0, -path.extname(file).length)}.mjs`);
  await build({ ...bundling, entryPoints: [at(file)], outfile });
  console.log(`\n${file}`);
  const flags = isServer(file) ? LOAD_FLAGS : [];
  if ((await run(process.execPath, [...flags, '--expose-gc', outfile])) !== 0) process.exitCode = 1;
}
