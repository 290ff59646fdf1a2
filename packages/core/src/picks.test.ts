import fc from 'fast-check';
import { expect, test } from 'vitest';
import { available, countOf, each, type FieldPick, includes, isMultiset, membersOf, randomMember } from './picks.ts';
import { quick } from './sources.ts';

/** Any pick that has at least one member. */
const picks = fc
  .record({
    counts: fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 5 }),
    min: fc.nat({ max: 4 }),
    more: fc.nat({ max: 3 }),
  })
  .map(({ counts, min, more }): FieldPick => {
    const from = available(counts);
    const total = counts.reduce((sum, n) => sum + n, 0);
    const least = Math.min(min, total);
    return { field: 'goods', from, min: least, max: least + more };
  });

test('available leaves out what is not there', () => {
  expect(available([2, 0, 1])).toEqual([
    { id: 0, most: 2 },
    { id: 2, most: 1 },
  ]);
});

test('each ascends, whatever the order given', () => {
  expect(each([9, 2, 5])).toEqual([
    { id: 2, most: 1 },
    { id: 5, most: 1 },
    { id: 9, most: 1 },
  ]);
});

test('a multiset is a list of whole numbers that never falls', () => {
  expect([[], [1], [1, 1, 2]].map(isMultiset)).toEqual([true, true, true]);
  expect([[2, 1], [1.5], ['1'], '11', undefined, { length: 0 }].map(isMultiset)).toEqual(Array(6).fill(false));
});

test('members of a small pick, spelled out', () => {
  expect([...membersOf({ field: 'x', from: available([2, 1]), min: 1, max: 2 })]).toEqual([[0], [1], [0, 0], [0, 1]]);
  expect([...membersOf({ field: 'x', from: [], min: 0, max: 3 })]).toEqual([[]]);
  expect([...membersOf({ field: 'x', from: [], min: 1, max: 3 })]).toEqual([]);
});

test('every member is a multiset, is included, and occurs once; countOf counts them', () => {
  fc.assert(
    fc.property(picks, pick => {
      const members = [...membersOf(pick)];
      expect(members.every(items => isMultiset(items) && includes(pick, items))).toBe(true);
      expect(new Set(members.map(String)).size).toBe(members.length);
      expect(countOf(pick)).toBe(members.length);
    }),
  );
});

test('what is included is a member, and nothing else', () => {
  fc.assert(
    fc.property(picks, fc.array(fc.nat({ max: 5 }), { maxLength: 6 }), (pick, items) => {
      const sorted = items.toSorted((a, b) => a - b);
      expect(includes(pick, sorted)).toBe([...membersOf(pick)].some(member => String(member) === String(sorted)));
    }),
  );
});

test('random members are members, and each of them comes up', () => {
  fc.assert(
    fc.property(picks, fc.nat(), (pick, seed) => {
      const dice = quick(seed);
      const open = new Set([...membersOf(pick)].map(String));
      fc.pre(open.size <= 12);
      for (let i = 0; i < 3000 && open.size > 0; i++) {
        const items = randomMember(pick, dice);
        expect(includes(pick, items)).toBe(true);
        open.delete(String(items));
      }
      expect([...open]).toEqual([]);
    }),
    { numRuns: 30 },
  );
});
