import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { idsIn, idsOf, moduleOf, titlesOf } from '../lib/rules.mjs';
import { inspect } from '../rule-ids.mjs';
import { inTree } from './fixture.ts';

const rules = '# Kogge\n\n- KO-1.1 One.\n- KO-1.2a Two, see KO-9.9.\ntext - KO-3.3\n- no id\n';
const tests = `test('KO-1.1 first', () => {});\nit.each([1])("KO-1.2a second %s", () => {});\n`;
const game = {
  'games/kogge/package.json': '{}',
  'games/kogge/RULES.md': rules,
  'games/kogge/words/rule-ids.ts': moduleOf(['KO-1.1', 'KO-1.2a']),
  'games/kogge/src/rules/sail.test.ts': tests,
};

const problemsOf = (files: Record<string, string>): Promise<string[]> =>
  inTree({ ...game, ...files }, root => inspect(root, 'kogge').problems);

test('ids are read from the lines that define them', () => {
  expect(idsOf(rules)).toEqual(['KO-1.1', 'KO-1.2a']);
});

test('titles are read from tests of every kind, comments are not', () => {
  expect(titlesOf(`${tests}// KO-7.7\ntest.only(\n  \`KO-2.1 third\`, f)`)).toEqual([
    'KO-1.1 first',
    'KO-1.2a second %s',
    'KO-2.1 third',
  ]);
});

test('a title proves two rules at most', () => {
  expect(idsIn('KO-1.1 KO-1.2a KO-1.3 all of them')).toEqual(['KO-1.1', 'KO-1.2a']);
});

test('a game in order has no problem', async () => {
  expect(await problemsOf({})).toEqual([]);
});

test('a game without rules is skipped', async () => {
  expect(await inTree({ 'games/kogge/package.json': '{}' }, root => inspect(root, 'kogge').rules)).toBeUndefined();
});

test('a rule that no test names is a problem', async () => {
  expect(await problemsOf({ 'games/kogge/src/rules/sail.test.ts': `test('KO-1.1 first');` })).toEqual([
    'no test title names KO-1.2a',
  ]);
});

test('a test that names no rule of the book is a problem', async () => {
  expect(await problemsOf({ 'games/kogge/test/more.test.ts': `test('KO-8.1 gone');` })).toEqual([
    'games/kogge/test/more.test.ts names KO-8.1, which RULES.md lacks',
  ]);
});

test('a rule defined twice is a problem', async () => {
  const twice = await problemsOf({ 'games/kogge/RULES.md': `${rules}- KO-1.1 Again.\n` });
  expect(twice).toEqual(['RULES.md defines KO-1.1 twice']);
});

test('an outdated list of ids is a problem until it is written', async () => {
  await inTree({ ...game, 'games/kogge/words/rule-ids.ts': moduleOf(['KO-1.1']) }, root => {
    expect(inspect(root, 'kogge').problems).toHaveLength(1);
    expect(inspect(root, 'kogge', true).problems).toEqual([]);
    expect(readFileSync(`${root}/games/kogge/words/rule-ids.ts`, 'utf8')).toBe(moduleOf(['KO-1.1', 'KO-1.2a']));
    expect(inspect(root, 'kogge').problems).toEqual([]);
  });
});
