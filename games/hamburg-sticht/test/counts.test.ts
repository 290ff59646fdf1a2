import { quick } from '@kontor/core';
import { countMoves } from '@kontor/testkit';
import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { scene } from './scenario.ts';

/** Odd hands with names; each led against a plain one. The first numbers can be counted by hand. */
const HANDS: Readonly<Record<string, string>> = {
  'one colour': 'b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12',
  'one colour and a joker': 'b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 j1/2',
  'three quads': 'b1 y1 r1 g1 b5 y5 r5 g5 b9 y9 r9 g9',
  'five of a kind': 'b7 y7 r7 g7 j7/8',
  'all jokers': 'j1/2 j3/4 j5/6 j7/8 j9/10 j11/12',
  'jokers and gaps': 'b1 j1/2 y3 j3/4 r5 j5/6 g7 j7/8 b9 j9/10 y11 j11/12',
  'a thick road': 'b3 y3 r3 b4 y4 r4 b5 y5 r5 b6 y6 b7 y7',
};

const OTHER = 'g2 g3 g6 g8 y10 y12';

const count = (hand: string, depth: number, jokerInTrump = false): number =>
  countMoves(game, scene({ hands: [hand, OTHER], marker: 'g10', options: { jokerInTrump } }), depth, () => quick(1));

describe('counts', () => {
  test('what can be counted by hand', () => {
    const runsOf = (cards: number, least: number): number => ((cards - least + 1) * (cards - least + 2)) / 2;
    expect(count(HANDS['one colour']!, 1)).toBe(12 + runsOf(12, 3));
    expect(count(HANDS['three quads']!, 1)).toBe(3 * (4 + 6 + 4 + 1));
    expect(count(HANDS['five of a kind']!, 1)).toBe(5 + 10 + 10 + 5);
    expect(count(HANDS['all jokers']!, 1)).toBe(6);
  });

  test.each<[string, readonly number[], readonly number[]]>([
    ['one colour', [67, 864, 6152], [67, 864, 6166]],
    ['one colour and a joker', [79, 1124, 7498], [99, 1553, 10619]],
    ['three quads', [45, 93, 1676], [45, 93, 1676]],
    ['five of a kind', [30, 44, 194], [30, 44, 194]],
    ['all jokers', [6, 21, 66], [6, 21, 66]],
    ['jokers and gaps', [58, 93, 1891], [58, 460, 3229]],
    ['a thick road', [282, 1296, 21924], [282, 1296, 21924]],
  ])('%s', (name, plain, withJokers) => {
    expect([1, 2, 3].map(depth => count(HANDS[name]!, depth))).toEqual(plain);
    expect([1, 2, 3].map(depth => count(HANDS[name]!, depth, true))).toEqual(withJokers);
  });
});
