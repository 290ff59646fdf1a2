import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pick, roll, shuffle, take, takeFrom } from './chance.ts';
import { quick, tape } from './sources.ts';

const sorted = (items: readonly number[]): number[] => items.toSorted((a, b) => a - b);

test('a roll shows one to the number of sides', () => {
  expect([roll(tape([0]), 6), roll(tape([5]), 6)]).toEqual([1, 6]);
});

test('pick takes the item that is drawn and leaves the list alone', () => {
  const items = ['a', 'b', 'c'];
  expect(pick(tape([1]), items)).toBe('b');
  expect(items).toEqual(['a', 'b', 'c']);
});

test('shuffle keeps the items, and every order comes up', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.nat(), (items, seed) => {
      const copy = [...items];
      shuffle(quick(seed), copy);
      expect(sorted(copy)).toEqual(sorted(items));
    }),
  );
  const seen = new Set<string>();
  const dice = quick(1);
  for (let i = 0; i < 500; i++) {
    const items = [1, 2, 3];
    shuffle(dice, items);
    seen.add(items.join(''));
  }
  expect(seen.size).toBe(6);
});

test('take takes each item, and the rest stay', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1 }), fc.nat(), (items, seed) => {
      const rest = [...items];
      const taken = take(quick(seed), rest);
      expect(sorted([...rest, taken])).toEqual(sorted(items));
    }),
  );
  for (const at of [0, 1, 2]) expect(take(tape([at]), ['a', 'b', 'c'])).toBe('abc'[at]);
});

test('takeFrom takes kinds as often as there are pieces, and counts them down', () => {
  expect([0, 1, 2, 3].map(draw => takeFrom(tape([draw]), [1, 0, 3]))).toEqual([0, 2, 2, 2]);
  const bag = [1, 0, 2];
  const dice = quick(4);
  expect(sorted([takeFrom(dice, bag), takeFrom(dice, bag), takeFrom(dice, bag)])).toEqual([0, 2, 2]);
  expect(bag).toEqual([0, 0, 0]);
});

test('an empty bag, or an empty list, is an error and no endless search', () => {
  expect(() => takeFrom(quick(1), [0, 0])).toThrow('no number below 0');
  expect(() => take(quick(1), [])).toThrow('no number below 0');
});
