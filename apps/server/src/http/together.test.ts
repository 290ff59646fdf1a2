import { expect, test } from 'vitest';
import { together } from './together.ts';

test('what comes up in one turn is done together, in order; what comes up meanwhile is done in the next', () => {
  const done: string[] = [];
  const turns: (() => void)[] = [];
  const add = together(
    (name: string, n: number) => {
      done.push(`${name}${n}`);
      if (n === 1) add(name, 3);
    },
    turn => turns.push(turn),
  );
  add('a', 1);
  add('b', 2);
  expect([done, turns.length]).toEqual([[], 1]);
  turns.shift()!();
  expect([done, turns.length]).toEqual([['a1', 'b2'], 1]);
  turns.shift()!();
  expect([done, turns.length]).toEqual([['a1', 'b2', 'a3'], 0]);
});

test('a great many that come up meanwhile do not overtake those before them', () => {
  const done: number[] = [];
  const turns: (() => void)[] = [];
  const add = together(
    (n: number, _: string) => {
      done.push(n);
      if (n === 0) for (let more = 2; more < 100; more++) add(more, '');
    },
    turn => turns.push(turn),
  );
  add(0, '');
  add(1, '');
  for (const turn of turns) turn();
  expect(done).toEqual(Array.from({ length: 100 }, (_, n) => n));
});
