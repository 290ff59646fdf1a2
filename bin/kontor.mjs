#!/usr/bin/env -S node --min-semi-space-size=32 --max-semi-space-size=32 --no-allocation-site-pretenuring --v8-pool-size=0 --no-memory-reducer
import { existsSync } from 'node:fs';

const bundle = new URL('../dist/kontor.mjs', import.meta.url);

if (existsSync(bundle)) {
  await import(bundle.href);
} else {
  console.error('Kontor is not built yet. Run `npm start` (installs, builds, serves) or `npm run build` first.');
  process.exitCode = 1;
}
