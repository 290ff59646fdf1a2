import { quick, shuffle } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { cards } from '../test/scenario.ts';
import { allPlays } from '../src/index.ts';
import { code, DECK, type Move, PASS, read, write } from './index.ts';

const hands = (n: number): number[][] => {
  const dice = quick(23);
  return Array.from({ length: n }, () => {
    const deck = DECK.slice();
    shuffle(dice, deck);
    return deck.slice(0, 13).sort((a, b) => a - b);
  });
};

describe('notation', () => {
  test.each<[string, Move]>([
    ['pass', PASS],
    ['single j7/8', { type: 'play', kind: 'single', cards: cards('j7/8') }],
    ['pair b7 j7/8', { type: 'play', kind: 'pair', cards: cards('b7 j7/8') }],
    ['lane b3 y4 r5', { type: 'play', kind: 'lane', cards: cards('b3 y4 r5') }],
    ['lane r3 b4 j5/6', { type: 'play', kind: 'lane', cards: cards('r3 b4 j5/6') }],
    ['trump b4-b6', { type: 'play', kind: 'trump', cards: cards('b4 b5 b6') }],
    ['trump y9-y12', { type: 'play', kind: 'trump', cards: cards('y9 y10 y11 y12') }],
    ['trump b4 j5/6 b6', { type: 'play', kind: 'trump', cards: cards('b4 b6 j5/6') }],
  ])('%s', (text, move) => {
    expect(write(move)).toBe(text);
    expect(read(text)).toEqual(move);
  });

  test('any order of the cards is understood, one is written', () => {
    expect(write(read('pair j7/8 b7')!)).toBe('pair b7 j7/8');
    expect(write(read('lane r5 b3 y4')!)).toBe('lane b3 y4 r5');
    expect(write(read('trump b5 b4 b6')!)).toBe('trump b4-b6');
    expect(write(read('trump j5/6 b4 b6')!)).toBe('trump b4 j5/6 b6');
  });

  test.each([
    '',
    'Pass',
    'pass b7',
    'pair',
    'pair b7',
    'pair b7 y7 r7',
    'pair b7 b7',
    'pair b7 x7',
    'pair b7 b13',
    'pair b7 j7/9',
    'pair  b7 y7',
    'single b7 y7',
    'lane b3 y4',
    'street b3 y4 r5',
    'highway b3 y4 r5 g6',
    'quad b7 y7 r7',
    'trump',
    'trump b6-b4',
    'trump b4-y6',
    'trump b4-b6 b5',
    'trump b4-',
    'flush b1 b2',
    'trump b4-b6-b8',
    'trump b11-j1/2',
    'b7',
    'pair 7 7',
  ])('"%s" is no move', text => expect(read(text)).toBeUndefined());

  test('every combination of many hands is read back as it was written, and by its own number', () => {
    for (const hand of hands(120))
      for (const jokerInTrump of [false, true]) {
        const plays = allPlays(hand, jokerInTrump);
        for (const move of plays) expect(read(write(move))).toEqual(move);
        const codes = new Set([PASS, ...plays].map(code));
        expect(codes.size).toBe(plays.length + 1);
        for (const number of codes) expect(Number.isSafeInteger(number) && number < 2 ** 30).toBe(true);
      }
  });
});
