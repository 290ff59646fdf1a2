import fc from 'fast-check';
import { expect, test } from 'vitest';
import { epochAfter, freeUndo, longer, NO_TRAIL, sinceLast, type Trail } from './undo.ts';

interface Made {
  readonly seat: number;
  readonly free: boolean;
}
const free = (seat: number): Made => ({ seat, free: true });
const fixed = (seat: number): Made => ({ seat, free: false });
const trailOf = (...moves: readonly Made[]): Trail =>
  moves.reduce((trail, { seat, free }) => longer(trail, seat, free), NO_TRAIL);

test('free undo reaches back over own entries, to the first that is not free or not one’s own', () => {
  expect(freeUndo(NO_TRAIL, 0)).toBe(0);
  expect(freeUndo(trailOf(free(0), free(0)), 0)).toBe(2);
  expect(freeUndo(trailOf(free(1), free(0)), 0)).toBe(1);
  expect(freeUndo(trailOf(free(0), fixed(0), free(0)), 0)).toBe(1);
  expect(freeUndo(trailOf(free(0), fixed(0)), 0)).toBe(0);
  expect(freeUndo(trailOf(free(0), free(1)), 0)).toBe(0);
});

test('a trail tells of any moves what may be taken back freely, and how far back the last one of a seat is', () => {
  const entries = fc.array(fc.record({ seat: fc.nat({ max: 2 }), free: fc.boolean() }), { maxLength: 8 });
  fc.assert(
    fc.property(entries, fc.nat({ max: 3 }), (all, seat) => {
      const trail = trailOf(...all);
      const n = freeUndo(trail, seat);
      expect(all.slice(all.length - n).every(entry => entry.seat === seat && entry.free)).toBe(true);
      const next = all[all.length - 1 - n];
      expect(next === undefined || next.seat !== seat || !next.free).toBe(true);
      const at = all.findLastIndex(entry => entry.seat === seat);
      expect(sinceLast(trail, seat)).toBe(at < 0 ? 0 : all.length - at);
      expect(trail.last).toBe(all.at(-1)?.seat ?? -1);
    }),
  );
});

test('the epoch rises when a draw is taken back, by one', () => {
  expect(epochAfter(3, [])).toBe(3);
  expect(epochAfter(3, [{ draws: [] }, { draws: [] }])).toBe(3);
  expect(epochAfter(3, [{ draws: [] }, { draws: [1, 2] }, { draws: [4] }])).toBe(4);
});
