#!/usr/bin/env node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isMain } from './lib/main.mjs';
import { readMutants, settle, staleMutants } from './lib/mutants.mjs';
import { ROOT } from './lib/root.mjs';
import { capture, tool } from './lib/shell.mjs';

const PATIENCE = 180_000;
const escape = text => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Runs one test file, mutated or not; resolves to its tests, or to undefined if it hung or never got as far as a test. */
async function runTest(test, title, mutant) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kontor-mutant-'));
  const report = path.join(folder, 'report.json');
  const env = {
    ...process.env,
    ...(mutant && { KONTOR_MUTANT: JSON.stringify({ ...mutant, file: path.join(ROOT, mutant.file) }) }),
  };
  const filter = title === undefined ? [] : ['-t', escape(title)];
  const args = ['run', test, ...filter, '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`];
  try {
    await capture(process.execPath, [tool('vitest/vitest.mjs'), ...args], {
      env,
      timeout: PATIENCE,
      killSignal: 'SIGKILL',
    });
    return JSON.parse(readFileSync(report, 'utf8')).testResults.flatMap(file => file.assertionResults);
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const named = (tests, title) => tests.filter(test => test.fullName.includes(title) && test.status !== 'skipped');

async function verdict(mutant, healthy) {
  if (!healthy || healthy.length === 0) return 'the test file does not run';
  const before = named(healthy, mutant.title);
  if (before.length === 0) return 'no such test';
  if (before.some(test => test.status !== 'passed')) return 'the test is red without it';
  const after = await runTest(mutant.test, mutant.title, mutant);
  if (after === undefined || after.length === 0) return 'does not run';
  return named(after, mutant.title).some(test => test.status === 'failed') ? 'caught' : 'SURVIVED';
}

/** Two at a time. */
async function inPairs(items, action) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await action(item);
  };
  await Promise.all([worker(), worker()]);
}

export async function runMutants(mutants, print = console.log) {
  const healthy = new Map();
  await inPairs(new Set(mutants.map(mutant => mutant.test)), async test => {
    healthy.set(test, await runTest(test));
  });
  const width = Math.max(0, ...mutants.map(mutant => mutant.of.length + mutant.name.length + 1));
  let survivors = 0;
  await inPairs(mutants, async mutant => {
    const start = performance.now();
    const what = await verdict(mutant, healthy.get(mutant.test));
    if (what !== 'caught') survivors++;
    const time = `${((performance.now() - start) / 1000).toFixed(1)} s`.padStart(7);
    print(
      `${`${mutant.of}/${mutant.name}`.padEnd(width)}  ${time}  ${what.padEnd(8)}  ${what === 'caught' ? mutant.title : `${mutant.file} | ${mutant.title}`}`,
    );
  });
  return survivors;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' }, stale: { type: 'boolean', default: false } },
  });
  const chosen = readMutants(ROOT).filter(
    mutant =>
      (positionals.length === 0 || positionals.includes(mutant.of)) &&
      (values.only === undefined || mutant.name.includes(values.only)),
  );
  const stale = staleMutants(ROOT, chosen);
  for (const line of stale) console.log(line);
  if (stale.length > 0) return 1;
  if (values.stale) return 0;
  const survivors = await runMutants(chosen.map(settle));
  console.log(`${chosen.length} mutants, ${chosen.length - survivors} caught, ${survivors} not caught`);
  return survivors === 0 ? 0 : 1;
}

if (isMain(import.meta.url)) process.exitCode = await main();
