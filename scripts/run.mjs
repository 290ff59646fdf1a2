#!/usr/bin/env node
import { build } from './lib/build.mjs';
import { runChecks } from './lib/checks.mjs';
import { install } from './lib/install.mjs';
import { prepareMachine } from './lib/machine.mjs';
import { at } from './lib/root.mjs';
import { run } from './lib/shell.mjs';
import { runTests } from './lib/tests.mjs';

const [verb = 'help', ...args] = process.argv.slice(2);
const seconds = ms => `${(ms / 1000).toFixed(1)} s`;

function report(name, ms, ok, output = '') {
  if (output) process.stdout.write(output.endsWith('\n') ? output : `${output}\n`);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds(ms)})`);
}

async function timed(name, action) {
  const start = performance.now();
  const { code, output = '' } = await action();
  report(name, performance.now() - start, code === 0, code === 0 ? '' : output);
  return code === 0;
}

const installed = () => timed('install', async () => ({ code: await install() }));
const built = () => timed('build', build);

async function start() {
  if (!(await installed()) || !(await built())) return 1;
  const port = args.some(each => each.startsWith('--port')) ? [] : ['--port', '3000'];
  if (process.env.npm_lifecycle_event === 'start') endWithParent();
  process.argv.splice(1, Infinity, at('bin/kontor.mjs'), 'serve', ...port, ...args);
  await import('../bin/kontor.mjs');
  return process.exitCode ?? 0;
}

/** npm's shell does not pass signals on: without this, stopping npm would leave the server behind. */
function endWithParent() {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 250).unref();
}

async function test() {
  const failed = [];
  if (!(await installed())) return summary({ passed: 0, failed: 0, skipped: 0 }, ['install']);
  await timed('machine', async () => {
    const missing = await prepareMachine();
    if (missing.length > 0 && process.env.CI === 'true') failed.push(...missing);
    return { code: 0 };
  });
  if (!(await built())) failed.push('build');
  failed.push(...(await runChecks(report)));
  const from = performance.now();
  const tests = await runTests(args);
  report('tests', performance.now() - from, tests.failed === 0);
  return summary(tests, failed);
}

function summary(tests, failedChecks) {
  if (failedChecks.length > 0) console.log(`Failed beside the tests: ${failedChecks.join(', ')}`);
  const failed = tests.failed + failedChecks.length;
  console.log(`${tests.passed} passed, ${failed} failed${tests.skipped ? `, ${tests.skipped} skipped` : ''}`);
  return failed === 0 && tests.passed > 0 ? 0 : 1;
}

async function check() {
  if (!(await installed())) return 1;
  return (await runChecks(report)).length === 0 ? 0 : 1;
}

/** The long forms of all proofs, then the planted mistakes. */
async function proof() {
  process.env.KONTOR_PROOF = '1';
  const code = await test();
  return Math.max(code, await run(process.execPath, [at('scripts/mutants.mjs')]));
}

const VERBS = { start, test, check, proof, build: async () => ((await installed()) && (await built()) ? 0 : 1) };

const action = VERBS[verb];
if (action === undefined) console.error(`Usage: node scripts/run.mjs ${Object.keys(VERBS).join(' | ')}`);
process.exitCode = action === undefined ? 2 : await action();
