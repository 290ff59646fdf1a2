import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff, type Json, patch } from './patch.ts';

const names = fc.oneof(
  fc.constantFrom('a', 'b', 'c', '0', '1', '-', '=', '~', '__proto__', 'length'),
  fc.string({ maxLength: 3 }),
);
const { json } = fc.letrec<{ json: Json }>(tie => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.integer({ min: -3, max: 3 }),
    fc.constantFrom('', 'x', true, false),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(names, tie('json'), { maxKeys: 4, noNullPrototype: true }),
  ) as fc.Arbitrary<Json>,
}));

const wire = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T));

/** JSON has no order of members. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1))
      : each,
  );

test('a patched value is the new one, for any two values, over the wire', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const change = wire(diff(before, after));
      expect(sorted(patch(before, change))).toBe(sorted(after));
    }),
    { numRuns: 2000 },
  );
});

test('a patch leaves the old value as it was and equal values give none', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const text = JSON.stringify(before);
      patch(before, diff(before, after));
      expect(JSON.stringify(before)).toBe(text);
      expect(diff(before, wire(before))).toBeUndefined();
    }),
  );
});

test('a list that grew or lost an item is not sent again', () => {
  const hand = [1, 4, 9, 12, 30];
  expect(diff({ hand }, { hand: [1, 4, 12, 30] })).toEqual({ hand: { '~': [2, 1] } });
  expect(diff({ hand }, { hand: [...hand, 33] })).toEqual({ hand: { '~': [5, 0, 33] } });
  expect(patch({ hand }, { hand: { '~': [1, 2, 7] } })).toEqual({ hand: [1, 7, 12, 30] });
});

test('one item in common is enough where items are objects', () => {
  const first = { seat: 0, cards: [1, 13] };
  const second = { seat: 1, cards: [40, 50] };
  expect(diff([first], [first, second])).toEqual({ '~': [1, 0, second] });
  expect(diff([first], [])).toEqual([]);
});

test('lists that differ in places come out right', () => {
  const list = fc.array(fc.constantFrom<Json>(0, 1, 'a', [1], { a: 1 }), { maxLength: 6 });
  fc.assert(
    fc.property(list, list, (before, after) => {
      expect(patch(before, wire(diff(before, after)))).toEqual(after);
    }),
    { numRuns: 1000 },
  );
});

test('what did not change is shared', () => {
  const before = { trick: [1, 2], players: [{ hand: [1] }, { hand: [2] }] };
  const after = patch(before, diff(before, { trick: [1, 2], players: [{ hand: [1] }, { hand: [2, 3] }] }));
  expect(after.trick).toBe(before.trick);
  expect(after.players[0]).toBe(before.players[0]);
  expect(after.players[1]).toEqual({ hand: [2, 3] });
});

test('patches are small and read as what they are', () => {
  const before = {
    round: 1,
    players: [
      { cards: 13, score: 0 },
      { cards: 13, score: 0 },
    ],
    trick: [4],
    lead: 2,
  };
  const after = {
    round: 1,
    players: [
      { cards: 12, score: 0 },
      { cards: 13, score: 0 },
    ],
    trick: [4, 5],
    top: { seat: 0 },
  };
  expect(diff(before, after)).toEqual({
    players: { 0: { cards: 12 } },
    trick: [4, 5],
    top: { '=': { seat: 0 } },
    '-': ['lead'],
  });
});

test('a member that is there but undefined is absent', () => {
  expect(diff({ a: 1 }, { a: undefined })).toEqual({ '-': ['a'] });
  expect(diff({ a: undefined }, {})).toBeUndefined();
  expect(diff({}, { a: undefined })).toBeUndefined();
});
