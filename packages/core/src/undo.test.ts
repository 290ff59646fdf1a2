import fc from 'fast-check';
import { expect, test } from 'vitest';
import { epochAfter, freeUndo } from './undo.ts';

const free = (seat: number) => ({ seat, free: true });
const fixed = (seat: number) => ({ seat, free: false });

test('free undo reaches back over own entries, to the first that is not free or not one’s own', () => {
  expect(freeUndo([], 0)).toBe(0);
  expect(freeUndo([free(0), free(0)], 0)).toBe(2);
  expect(freeUndo([free(1), free(0)], 0)).toBe(1);
  expect(freeUndo([free(0), fixed(0), free(0)], 0)).toBe(1);
  expect(freeUndo([free(0), fixed(0)], 0)).toBe(0);
  expect(freeUndo([free(0), free(1)], 0)).toBe(0);
});

test('free undo never takes back what is not free or not own, and stops at no other place', () => {
  const entries = fc.array(fc.record({ seat: fc.nat({ max: 2 }), free: fc.boolean() }), { maxLength: 8 });
  fc.assert(
    fc.property(entries, fc.nat({ max: 2 }), (all, seat) => {
      const n = freeUndo(all, seat);
      expect(all.slice(all.length - n).every(entry => entry.seat === seat && entry.free)).toBe(true);
      const next = all[all.length - 1 - n];
      expect(next === undefined || next.seat !== seat || !next.free).toBe(true);
    }),
  );
});

test('the epoch rises when a draw is taken back, by one', () => {
  expect(epochAfter(3, [])).toBe(3);
  expect(epochAfter(3, [{ draws: [] }, { draws: [] }])).toBe(3);
  expect(epochAfter(3, [{ draws: [] }, { draws: [1, 2] }, { draws: [4] }])).toBe(4);
});
