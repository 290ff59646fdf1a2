#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { context } from 'esbuild';
import { commandOptions } from './lib/build.mjs';
import { at, ROOT } from './lib/root.mjs';
import { tool } from './lib/shell.mjs';

const args = process.argv.slice(2);
let server;

function restart() {
  server?.kill();
  server = spawn(process.execPath, [at('bin/kontor.mjs'), 'serve', ...args], { cwd: ROOT, stdio: 'inherit' });
}

const watcher = await context({
  ...commandOptions(),
  logLevel: 'warning',
  plugins: [{ name: 'restart', setup: build => build.onEnd(({ errors }) => void (errors.length === 0 && restart())) }],
});
await watcher.watch();

if (existsSync(at('apps/web/index.html'))) {
  const config = at('apps/web/vite.config.ts');
  const page = [tool('vite/bin/vite.js'), at('apps/web'), ...(existsSync(config) ? ['--config', config] : [])];
  spawn(process.execPath, page, { cwd: ROOT, stdio: 'inherit' });
}
