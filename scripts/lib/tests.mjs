import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { at } from './root.mjs';
import { run, tool } from './shell.mjs';

/** Runs the tests once, with the arguments of Vitest. */
export async function runTests(args) {
  const report = at(`.cache/vitest-${process.pid}.json`);
  mkdirSync(at('.cache'), { recursive: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(process.execPath, [tool('vitest/vitest.mjs'), 'run', ...reporters, ...args]);
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')), code);
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(report, { force: true });
  }
}

/** A file that fails without a failing test, and a run that fails without a failing file, are one failure each. */
export function count(report, code) {
  const hasFailed = ({ status }) => status === 'failed';
  const broken = report.testResults.filter(file => hasFailed(file) && !file.assertionResults.some(hasFailed));
  const failed = report.numFailedTests + broken.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
