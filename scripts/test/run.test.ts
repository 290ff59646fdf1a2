import { cpSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isCovered } from '../lib/install.mjs';
import { at } from '../lib/root.mjs';
import { capture } from '../lib/shell.mjs';
import { count } from '../lib/tests.mjs';
import { inTree } from './fixture.ts';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));

test('the lock records no host', () => {
  const hosts = Object.values(lock.packages).filter(({ resolved }) => /^https?:/.test(resolved ?? ''));
  expect(hosts).toEqual([]);
});

test('the lock holds the binaries of every platform', () => {
  const names = new Set(
    Object.keys(lock.packages).map(folder => folder.slice(folder.lastIndexOf('node_modules/') + 13)),
  );
  const wanted = Object.values(lock.packages).flatMap(({ optionalDependencies }) =>
    Object.keys(optionalDependencies ?? {}),
  );
  expect(wanted.filter(name => !names.has(name))).toEqual([]);
});

test('the command runs as npm start does', () => {
  const { start } = (JSON.parse(readFileSync(at('package.json'), 'utf8')) as { scripts: { start: string } }).scripts;
  const [first] = readFileSync(at('bin/kontor.mjs'), 'utf8').split('\n');
  const flagsOf = (line: string): string[] => line.split(' ').filter(word => word.startsWith('--'));
  expect(flagsOf(first!)).not.toEqual([]);
  expect(flagsOf(first!)).toEqual(flagsOf(start));
});

test('an installed tree that misses nothing is kept', () => {
  const wanted = {
    '': { version: '0.1.0' },
    'packages/core': { version: '0.1.0' },
    'node_modules/@kontor/core': { link: true },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a-for-another-platform': { version: '1.0.0', optional: true },
  };
  const tree = { 'node_modules/@kontor/core': { link: true }, 'node_modules/a': { version: '1.0.0' } };
  expect(isCovered(wanted, tree)).toBe(true);
  expect(isCovered(wanted, { ...tree, 'node_modules/a': { version: '0.9.0' } })).toBe(false);
  expect(isCovered({ ...wanted, 'node_modules/b': { version: '1.0.0' } }, tree)).toBe(false);
});

const report = (numFailedTests: number, files: { status: string; assertionResults: { status: string }[] }[]) => ({
  numPassedTests: 3,
  numFailedTests,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: files,
});

test('the last line counts tests, broken files and failed runs', () => {
  const red = { status: 'failed', assertionResults: [{ status: 'failed' }] };
  const broken = { status: 'failed', assertionResults: [] };
  expect(count(report(0, []), 0)).toEqual({ passed: 3, failed: 0, skipped: 2 });
  expect(count(report(1, [red]), 1).failed).toBe(1);
  expect(count(report(1, [red, broken]), 1).failed).toBe(2);
  expect(count(report(0, []), 1).failed).toBe(1);
});

test('the command says what to do before it is built', async () => {
  await inTree({}, async root => {
    cpSync(at('bin'), `${root}/bin`, { recursive: true });
    const { code, output } = await capture(process.execPath, [`${root}/bin/kontor.mjs`, 'serve']);
    expect(code).toBe(1);
    expect(output).toContain('npm start');
    expect(output).toContain('npm run build');
  });
});
