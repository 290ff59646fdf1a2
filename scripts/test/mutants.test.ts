import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMutants, settle, staleMutants } from '../lib/mutants.mjs';
import { ROOT } from '../lib/root.mjs';
import { runMutants } from '../mutants.mjs';
import { inTree } from './fixture.ts';

const mutant = {
  name: 'ships never sink',
  file: 'src/sink.ts',
  find: 'afloat = false',
  replace: 'afloat = true',
  test: 'src/sink.test.ts',
  title: 'KO-4.2 a leaking ship sinks',
};

const staleIn = (change: object, more: object[] = []): Promise<string[]> =>
  inTree(
    {
      'games/kogge/src/sink.ts': 'ship.afloat = false;\nship.crew = 0;\nship.crew = 0;\n',
      'games/kogge/src/sink.test.ts': `test('KO-4.2 a leaking ship sinks', () => {});`,
      'games/kogge/test/mutants/mutants.json': JSON.stringify([{ ...mutant, ...change }, ...more]),
    },
    root => staleMutants(root, readMutants(root)),
  );

test('a mutant that fits is not stale', async () => {
  expect(await staleIn({})).toEqual([]);
  expect(await staleIn({ find: ['ship.afloat = false;', 'ship.crew'] })).toEqual([]);
});

test.each([
  ['text that is gone', { find: 'ship.afloat = 0' }, 'occurs 0 times'],
  ['text that is not unique', { find: 'crew = 0' }, 'occurs 2 times'],
  ['no change', { replace: 'afloat = false' }, 'changes nothing'],
  ['a file that is gone', { file: 'src/gone.ts' }, 'games/kogge/src/gone.ts is gone'],
  ['a test that is gone', { test: 'src/gone.test.ts' }, 'games/kogge/src/gone.test.ts is gone'],
  ['a title that is gone', { title: 'KO-4.3' }, 'has no title "KO-4.3"'],
  ['a missing field', { title: undefined }, 'lacks title'],
])('a mutant with %s is stale', async (_kind, change, why) => {
  const [line, ...rest] = await staleIn(change);
  expect(line).toContain(why);
  expect(rest).toEqual([]);
});

test('two mutants do not share a name', async () => {
  expect(await staleIn({}, [mutant])).toHaveLength(1);
});

test('a mutant is caught by its test, survives another, and leaves the files alone', async () => {
  const file = `${ROOT}/scripts/lib/rules.mjs`;
  const before = readFileSync(file, 'utf8');
  const planted = {
    of: '.',
    folder: '.',
    source: '',
    name: 'a title proves nine rules',
    file: 'scripts/lib/rules.mjs',
    find: 'slice(0, 2)',
    replace: 'slice(0, 9)',
    test: 'scripts/test/rule-ids.test.ts',
    title: 'a title proves two rules at most',
  };
  const lines: string[] = [];
  const survivors = await runMutants(
    [
      planted,
      { ...planted, name: 'other test', title: 'a game in order has no problem' },
      { ...planted, name: 'no test', title: 'nobody wrote this' },
      { ...planted, name: 'nonsense', replace: '(((' },
    ].map(settle),
    (line: string) => lines.push(line),
  );
  expect(
    lines.toSorted().map(line =>
      line
        .replace(/ +\d+\.\d s +/, ' ')
        .slice(2, 44)
        .trim(),
    ),
  ).toEqual([
    expect.stringMatching(/^a title proves nine rules caught/),
    expect.stringMatching(/^no test no such test/),
    expect.stringMatching(/^nonsense does not run/),
    expect.stringMatching(/^other test SURVIVED/),
  ]);
  expect(survivors).toBe(3);
  expect(readFileSync(file, 'utf8')).toBe(before);
});
