import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULE_IDS } from './rule-ids.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

test('the rule ids are those of RULES.md, and each has a test', () => {
  expect([...read('RULES.md').matchAll(/^- (PR-\d+\.\d+) /gm)].map(([, id]) => id)).toEqual([...RULE_IDS]);
  const tests = read('rules/rules.test.ts');
  expect(RULE_IDS.filter(id => !tests.includes(`test('${id} `))).toEqual([]);
});
