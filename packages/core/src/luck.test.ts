import { describe, expect, test } from 'vitest';
import type { Chance } from './chance.ts';
import { base32, commitment, matchFrom, seedFrom, seedText } from './luck.ts';
import { keyed } from './sources.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

const draw = (chance: Chance, event: string, index: number, bounds: readonly number[]): number[] => {
  const dice = chance.at(event, index);
  return bounds.map(n => dice.below(n));
};

describe('the test vectors of docs/luck.md', () => {
  const seed = seedFrom(SEED);

  test('commitment', () => {
    expect(commitment('abcdefghijklmnopqrstuvwxya', seed)).toBe(
      'b1471309ee149be81c11a8ad484c43dd22ba5e81e97f5af5c4556e8d5074c043',
    );
  });
  test('numbers of an event', () => {
    expect(draw(keyed(seed), 'deal', 1, [54, 53, 52, 51, 50, 6, 6, 6])).toEqual([30, 49, 1, 46, 27, 1, 0, 3]);
  });
  test('another epoch is other luck', () => {
    expect(draw(keyed(seed, 1), 'deal', 1, [54, 53, 52, 51, 50, 6, 6, 6])).toEqual([26, 28, 49, 7, 29, 5, 3, 4]);
  });
  test('words that would favour small numbers are thrown away', () => {
    expect(draw(keyed(seed), 'pile', 0, [1, 2, 3, 2 ** 31 + 1, 2 ** 31 + 1, 2 ** 31 + 1, 2 ** 32])).toEqual([
      0, 0, 2, 894480625, 1662461717, 2037850132, 2143812390,
    ]);
  });
  test('a short text stands for its hash', () => {
    expect(seedText(seedFrom('7'))).toBe('e1ae02e058a5f041559701c3f6e709dcd0c87ffb98f6b9b695b61d943a0c642b');
    expect(seedText(seed)).toBe(SEED);
  });
});

test('luck hangs on the event, not on the order of asking', () => {
  const chance = keyed(seedFrom('order'));
  const first = draw(chance, 'deal', 2, [54, 53, 52]);
  draw(chance, 'deal', 1, [54, 53, 52]);
  expect(draw(chance, 'deal', 2, [54, 53, 52])).toEqual(first);
  expect(draw(chance, 'deal', 1, [54, 53, 52])).not.toEqual(first);
});

test('a bound that is no whole number from 1 to 2^32 is refused', () => {
  const dice = keyed(seedFrom('bounds')).at('deal');
  for (const n of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) expect(() => dice.below(n)).toThrow('no number below');
});

test('an event has a name that a record can tell', () => {
  const chance = keyed(seedFrom('names'));
  for (const name of ['', 'start city', 'Deal', '1st', 'deal|1', 'deal:'])
    expect(() => chance.at(name)).toThrow('no name of an event');
  chance.at('start-city').below(9);
});

test('a seed is 32 bytes', () => {
  expect(() => keyed(new Uint8Array(31))).toThrow('31 bytes');
});

test('match ids are 26 letters and digits of base32', () => {
  expect(matchFrom('x')).toMatch(/^[a-z2-7]{26}$/);
  expect(base32(new TextEncoder().encode('foobar'))).toBe('mzxw6ytboi');
});

/** How far counts are from uniform, in degrees of freedom: about 1 if fair. */
function chiSquare(below: (n: number) => number, n: number, draws: number): number {
  const counts = Array<number>(n).fill(0);
  for (let i = 0; i < draws; i++) counts[below(n)]!++;
  const fair = draws / n;
  return counts.reduce((sum, count) => sum + (count - fair) ** 2 / fair, 0) / (n - 1);
}

describe('uniformity by chi-square', () => {
  /** 48 degrees of freedom and more: 2 is beyond one in ten thousand for a fair source. */
  const SUSPECT = 2;

  test.each([49, 54, 100])('the keyed source gives each number below %i equally often', n => {
    const dice = keyed(seedFrom(`uniform ${n}`)).at('chi');
    expect(chiSquare(bound => dice.below(bound), n, 20_000)).toBeLessThan(SUSPECT);
  });

  test('a planted modulo bias is caught', () => {
    const dice = keyed(seedFrom('biased')).at('chi');
    const biased = (n: number): number => dice.below(256) % n;
    expect(chiSquare(biased, 100, 20_000)).toBeGreaterThan(SUSPECT);
  });

  test('a planted bias of words not thrown away is caught', () => {
    const dice = keyed(seedFrom('kept')).at('chi');
    const third = Math.ceil(2 ** 32 / 3) * 2;
    const halves = (draw: number): number => Math.floor(draw / (third / 64));
    const kept = (): number => halves(dice.below(2 ** 32) % third);
    const fair = (): number => halves(dice.below(third));
    expect(chiSquare(kept, 64, 20_000)).toBeGreaterThan(SUSPECT);
    expect(chiSquare(fair, 64, 20_000)).toBeLessThan(SUSPECT);
  });
});
