import { expect, test } from 'vitest';
import { grouped } from './choice.ts';

test('choices stand under their heading, headings in the order they come up', () => {
  const groups = grouped(
    ['pair 9', 'single 3', 'pair 7'],
    move => move.split(' ')[0]!,
    move => ({ move, phrase: [move] }),
  );
  expect(groups.map(group => [group.title, group.choices.map(choice => choice.move)])).toEqual([
    ['pair', ['pair 9', 'pair 7']],
    ['single', ['single 3']],
  ]);
});
