#!/usr/bin/env node
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { bundling } from './lib/build.mjs';
import { filesBelow } from './lib/files.mjs';
import { at, ROOT } from './lib/root.mjs';
import { run } from './lib/shell.mjs';

const chosen = process.argv.slice(2);
const isBench = file =>
  /\/bench\/[^/]+\.bench\.ts$/.test(file) && (chosen.length === 0 || chosen.some(each => file.includes(each)));

mkdirSync(at('dist/bench'), { recursive: true });
for (const file of filesBelow(ROOT, ['packages', 'games', 'apps'], isBench)) {
  const outfile = at('dist/bench', `${file.replaceAll('/', '-').slice(0, -path.extname(file).length)}.mjs`);
  await build({ ...bundling, entryPoints: [at(file)], outfile });
  console.log(`\n${file}`);
  if ((await run(process.execPath, ['--expose-gc', outfile])) !== 0) process.exitCode = 1;
}
