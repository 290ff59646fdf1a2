import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { at } from './root.mjs';
import { run, tool } from './shell.mjs';

const REPORT = '.cache/vitest.json';

/** Runs the tests once. A file that cannot be loaded counts as one failed test. */
export async function runTests(args) {
  mkdirSync(at('.cache'), { recursive: true });
  rmSync(at(REPORT), { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const code = await run(process.execPath, [tool('vitest/vitest.mjs'), 'run', ...reporters, ...args]);
  return count(code);
}

function count(code) {
  let report;
  try {
    report = JSON.parse(readFileSync(at(REPORT), 'utf8'));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const broken = report.testResults.filter(
    file => file.status === 'failed' && !file.assertionResults.some(each => each.status === 'failed'),
  );
  const failed = report.numFailedTests + broken.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
