import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedFrom } from './luck.ts';
import { keyed, noChance, quick, recording, tape } from './sources.ts';

const draws = (n: number, below: () => number): number[] => Array.from({ length: n }, below);

test('keyed luck holds no position: asked again it is the same, in any order', () => {
  const chance = keyed(seedFrom('sources'));
  const deal = draws(20, () => chance.at('deal', 3).below(52));
  expect(new Set(deal).size).toBe(1);
  const stream = (event: string, index: number): number[] => {
    const dice = chance.at(event, index);
    return draws(10, () => dice.below(1000));
  };
  const [a, b] = [stream('deal', 1), stream('deal', 2)];
  expect([stream('deal', 2), stream('deal', 1)]).toEqual([b, a]);
  expect(a).not.toEqual(b);
  expect(stream('draw', 1)).not.toEqual(a);
});

test('keyed luck differs by seed and by epoch, and takes seeds of 32 bytes only', () => {
  const first = (chance: ReturnType<typeof keyed>): number => chance.at('deal').below(2 ** 32);
  const all = [keyed(seedFrom('a')), keyed(seedFrom('b')), keyed(seedFrom('a'), 1)].map(first);
  expect(new Set(all).size).toBe(3);
  expect(() => keyed(new Uint8Array(16))).toThrow('16 bytes');
});

test('both sources refuse a number below nothing', () => {
  for (const chance of [keyed(seedFrom('a')), quick(1)])
    for (const n of [0, -1, Number.NaN]) expect(() => chance.at('draw').below(n)).toThrow(`no number below ${n}`);
});

test('every draw is a whole number in range', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.nat(), (n, seed) => {
      const fair = keyed(seedFrom(String(seed))).at('x');
      const fast = quick(seed);
      for (const draw of [fair.below(n), fast.below(n)]) {
        expect(Number.isInteger(draw)).toBe(true);
        expect(draw).toBeGreaterThanOrEqual(0);
        expect(draw).toBeLessThan(n);
      }
    }),
  );
});

test('quick luck follows from its seed', () => {
  const stream = (seed: number): number[] => {
    const dice = quick(seed);
    return draws(30, () => dice.below(100));
  };
  expect(stream(7)).toEqual(stream(7));
  expect(stream(7)).not.toEqual(stream(8));
});

test('a tape plays its draws in order and knows what is left', () => {
  const luck = tape([2, 0, 5]);
  expect([luck.below(3), luck.at('any', 9).below(1), luck.left()]).toEqual([2, 0, 1]);
  expect(() => luck.below(5)).toThrow('draw 3 is 5, not a whole number below 5');
  expect(luck.below(6)).toBe(5);
  expect(() => luck.below(6)).toThrow('more than the 3 numbers recorded');
});

test('recording notes what is drawn, in order, over all events', () => {
  const noted: number[] = [];
  const chance = recording(tape([4, 1, 3]), noted);
  const dice = chance.at('a');
  dice.below(5);
  chance.at('b', 2).below(2);
  dice.below(6);
  expect(noted).toEqual([4, 1, 3]);
});

test('noChance names who asks', () => {
  expect(() => noChance.at('shuffle')).toThrow('shuffle asks for it');
});
