import { quick, shuffle } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { cards, movesOf, ruleFor, scene } from '../../test/scenario.ts';
import {
  claimOf,
  DECK,
  HIGH,
  isJoker,
  isOneColour,
  isSet,
  type Kind,
  KINDS,
  LOW,
  rankOf,
  SIZES,
  write,
} from '../../words/index.ts';
import { faultOf } from '../rules/fault.ts';
import { allPlays, pushAnswers, trumpsOf } from './index.ts';

const playsOf = (hand: string, jokerInTrump = false): string[] => allPlays(cards(hand), jokerInTrump).map(write);
const answersTo = (hand: string, kind: Kind, rank: number, jokerInTrump = false): string[] => {
  const plays: never[] = [];
  pushAnswers(plays, cards(hand), { kind, rank }, jokerInTrump);
  return plays.map(write);
};
const lead = (hand: string, jokerInTrump = false) =>
  scene({ hands: [hand, 'g12'], marker: 'g11', options: { jokerInTrump } });

describe('what a hand can play', () => {
  test('HS-2.1 a single is one card', () => {
    expect(playsOf('b7')).toEqual(['single b7']);
    expect(playsOf('b7 r2')).toEqual(['single b7', 'single r2']);
  });

  test('HS-2.1 a joker alone counts its higher value', () => {
    expect(rankOf('single', cards('j7/8'))).toBe(8);
    expect(answersTo('j7/8', 'single', 7)).toEqual(['single j7/8']);
    expect(answersTo('j7/8', 'single', 8)).toEqual([]);
  });

  test('HS-2.2 pair, triple and quad are cards of one value', () => {
    expect(playsOf('b7 y7 r7').slice(3)).toEqual(['pair b7 y7', 'pair b7 r7', 'pair y7 r7', 'triple b7 y7 r7']);
    expect(playsOf('b7 y7 r7 g7')).toContain('quad b7 y7 r7 g7');
    expect(playsOf('b7 y8')).toEqual(['single b7', 'single y8']);
  });

  test('HS-2.2 there is no five of a kind', () => {
    const plays = playsOf('b7 y7 r7 g7 j7/8');
    expect(plays.filter(text => text.startsWith('quad'))).toHaveLength(5);
    expect(plays.every(text => text.split(' ').length <= 5)).toBe(true);
    expect(ruleFor(lead('b7 y7 r7 g7 j7/8'), 0, 'quad b7 y7 r7 g7 j7/8')).toBe('HS-2.2');
    expect(ruleFor(lead('b7 y8'), 0, 'pair b7 y8')).toBe('HS-2.2');
  });

  test('HS-2.3 lane, street and highway are three, four and five consecutive values', () => {
    const runs = playsOf('b3 y4 r5 g6 b7').filter(text => !text.startsWith('single'));
    expect(runs).toEqual([
      'lane b3 y4 r5',
      'lane y4 r5 g6',
      'lane r5 g6 b7',
      'street b3 y4 r5 g6',
      'street y4 r5 g6 b7',
      'highway b3 y4 r5 g6 b7',
    ]);
  });

  test('HS-2.3 no wrap from 12 to 1, no gap, no run of six', () => {
    expect(playsOf('b11 y12 r1').filter(text => !text.startsWith('single'))).toEqual([]);
    expect(playsOf('b3 y4 r6').filter(text => !text.startsWith('single'))).toEqual([]);
    expect(playsOf('b3 y4 r5 g6 b7 y8').every(text => text.split(' ').length <= 6)).toBe(true);
    expect(ruleFor(lead('b11 y12 r1'), 0, 'lane b11 y12 r1')).toBe('HS-2.3');
    expect(ruleFor(lead('b3 y4 r6'), 0, 'lane b3 y4 r6')).toBe('HS-2.3');
    expect(ruleFor(lead('b3 y4 r5 g6 b7 y8'), 0, 'highway b3 y4 r5 g6 b7 y8')).toBe('HS-2.3');
  });

  test('HS-2.3 each distinct set of cards is a play of its own', () => {
    expect(playsOf('b3 y3 y4 r4 r5').filter(text => text.startsWith('lane'))).toEqual([
      'lane b3 y4 r5',
      'lane b3 r4 r5',
      'lane y3 y4 r5',
      'lane y3 r4 r5',
    ]);
  });

  test('HS-2.4 a joker takes the value that makes the combination', () => {
    expect(playsOf('b7 j7/8')).toContain('pair b7 j7/8');
    expect(playsOf('b8 j7/8')).toContain('pair b8 j7/8');
    expect(playsOf('b9 j7/8').filter(text => !text.startsWith('single'))).toEqual([]);
    expect(playsOf('b3 j3/4 y5')).toContain('lane b3 j3/4 y5');
    expect(playsOf('b4 j3/4 y5')).toContain('lane j3/4 b4 y5');
    expect(rankOf('lane', cards('b3 y4 j5/6'))).toBe(5);
    expect(rankOf('lane', cards('b4 y5 j5/6'))).toBe(6);
    expect(rankOf('pair', cards('b8 j7/8'))).toBe(8);
  });

  test('HS-2.4 up to three jokers fit in one run, never two in one set', () => {
    expect(playsOf('j1/2 j3/4 b4 j5/6')).toContain('street j1/2 j3/4 b4 j5/6');
    expect(playsOf('j1/2 j3/4 b4 j5/6 y6')).toContain('highway j1/2 j3/4 b4 j5/6 y6');
    expect(playsOf('j7/8 j9/10').every(text => text.startsWith('single'))).toBe(true);
    expect(ruleFor(lead('j7/8 j9/10'), 0, 'pair j7/8 j9/10')).toBe('HS-2.4');
    expect(ruleFor(lead('b7 j7/8 j9/10'), 0, 'triple b7 j7/8 j9/10')).toBe('HS-2.4');
  });

  test('HS-2.4 one joker is one card, not both of its values', () => {
    expect(playsOf('j3/4 b5').every(text => text.startsWith('single'))).toBe(true);
    expect(playsOf('b2 j3/4 y5').every(text => text.startsWith('single'))).toBe(true);
  });

  test('HS-2.5 a Hamburg sticht is three to twelve consecutive values of one colour', () => {
    expect(playsOf('b4 b5').every(text => text.startsWith('single'))).toBe(true);
    expect(playsOf('b4 b5 b6').slice(3)).toEqual(['trump b4-b6']);
    expect(playsOf('r9 r10 r11 r12').slice(4)).toEqual(['trump r9-r11', 'trump r9-r12', 'trump r10-r12']);
    expect(playsOf('y1 y2 y3 y4 y5 y6 y7 y8 y9 y10 y11 y12')).toContain('trump y1-y12');
    expect(ruleFor(lead('b4 b5 b7'), 0, 'trump b4 b5 b7')).toBe('HS-2.5');
    expect(ruleFor(lead('b4 b5 y6'), 0, 'trump b4 b5 y6')).toBe('HS-2.5');
    expect(ruleFor(lead('b4 b5'), 0, 'trump b4 b5')).toBe('HS-2.5');
  });

  test('HS-2.5 jokers are no part of it unless the table says so', () => {
    expect(playsOf('b4 j5/6 b6').slice(4)).toEqual(['lane b4 j5/6 b6']);
    expect(playsOf('b4 j5/6 b6', true).slice(4)).toEqual(['trump b4 j5/6 b6']);
    expect(ruleFor(lead('b4 j5/6 b6'), 0, 'trump b4 j5/6 b6')).toBe('HS-2.5');
    expect(ruleFor(lead('b4 j5/6 b6', true), 0, 'trump b4 j5/6 b6')).toBe('legal');
    expect(playsOf('j1/2 j3/4 b4', true)).toContain('trump j1/2 j3/4 b4');
    expect(playsOf('b3 b4 j3/4 b5', true).filter(text => text.startsWith('trump'))).toEqual([
      'trump b3-b5',
      'trump b3 j3/4 b5',
      'trump j3/4 b4 b5',
    ]);
  });

  test('HS-2.6 one colour is always a Hamburg sticht', () => {
    expect(playsOf('b4 b5 b6')).not.toContain('lane b4 b5 b6');
    expect(ruleFor(lead('b4 b5 b6'), 0, 'lane b4 b5 b6')).toBe('HS-2.6');
    expect(ruleFor(lead('b4 b5 b6 b7 b8'), 0, 'highway b4 b5 b6 b7 b8')).toBe('HS-2.6');
    expect(movesOf(lead('b4 b5 b6 b7'), 0).filter(text => text.startsWith('street'))).toEqual([]);
  });

  test('HS-2.6 with jokers in trumps a run with one of them is of one colour, too', () => {
    expect(playsOf('b4 j5/6 b6', true)).not.toContain('lane b4 j5/6 b6');
    expect(ruleFor(lead('b4 j5/6 b6', true), 0, 'lane b4 j5/6 b6')).toBe('HS-2.6');
    expect(ruleFor(lead('b4 j5/6 b6'), 0, 'lane b4 j5/6 b6')).toBe('legal');
    expect(playsOf('b4 j5/6 y6', true)).toContain('lane b4 j5/6 y6');
  });

  test('HS-2.7 only the same combination, strictly higher, beats', () => {
    const hand = 'b7 y7 r8 g8 b9 j11/12 y11';
    expect(answersTo(hand, 'pair', 6)).toEqual(['pair b7 y7', 'pair r8 g8', 'pair y11 j11/12']);
    expect(answersTo(hand, 'pair', 8)).toEqual(['pair y11 j11/12']);
    expect(answersTo(hand, 'pair', 11)).toEqual([]);
    expect(answersTo(hand, 'lane', 8)).toEqual(['lane b7 r8 b9', 'lane b7 g8 b9', 'lane y7 r8 b9', 'lane y7 g8 b9']);
    expect(answersTo(hand, 'lane', 9)).toEqual([]);
    expect(answersTo('b4 b5 b6', 'quad', 12)).toEqual(['trump b4-b6']);
    expect(answersTo('b4 y5 r6 g7', 'lane', 6)).toEqual(['lane y5 r6 g7']);
  });
});

/** Every kind of every subset of a small hand, found the slow way. */
function slowly(hand: readonly number[], jokerInTrump: boolean): Set<string> {
  const found = new Set<string>();
  for (let mask = 1; mask < 1 << hand.length; mask++) {
    const chosen = hand.filter((_, i) => mask & (1 << i));
    for (const kind of KINDS)
      if (faultOf({ type: 'play', kind, cards: chosen }, hand, undefined, jokerInTrump) === undefined)
        found.add(write({ type: 'play', kind, cards: chosen }));
  }
  return found;
}

describe('the quick list of plays', () => {
  const dice = quick(11);
  const someHand = (size: number): number[] => {
    const deck = DECK.slice();
    shuffle(dice, deck);
    return deck.slice(0, size).sort((a, b) => a - b);
  };

  test.each([false, true])('has exactly what no rule refuses (jokers in trumps: %s)', jokerInTrump => {
    for (let i = 0; i < 60; i++) {
      const hand = someHand(9);
      const quickly = allPlays(hand, jokerInTrump).map(write);
      expect(new Set(quickly).size).toBe(quickly.length);
      expect(new Set(quickly)).toEqual(slowly(hand, jokerInTrump));
    }
  });

  test.each([false, true])('answers are the plays that beat (jokers in trumps: %s)', jokerInTrump => {
    for (let i = 0; i < 300; i++) {
      const hand = someHand(13);
      const target = allPlays(someHand(13), jokerInTrump)
        .filter(({ kind }) => kind !== 'trump')
        .at(-1)!;
      const { kind } = target;
      const rank = Math.max(SIZES[kind], rankOf(kind, target.cards) - 4);
      const expected = allPlays(hand, jokerInTrump).filter(
        move => move.kind === 'trump' || (move.kind === kind && rankOf(kind, move.cards) > rank),
      );
      const answers: never[] = [];
      pushAnswers(answers, hand, { kind, rank }, jokerInTrump);
      expect(answers.map(write)).toEqual(expected.map(write));
    }
  });

  test('trumpsOf lists the Hamburg stichts alone', () => {
    for (let i = 0; i < 50; i++) {
      const hand = someHand(13);
      expect(trumpsOf(hand, true)).toEqual(allPlays(hand, true).filter(({ kind }) => kind === 'trump'));
    }
  });

  test('HS-2.4 there is never a second way for a joker', () => {
    const readings = (cards: readonly number[]): number[][] =>
      cards.reduce<number[][]>(
        (all, card) => all.flatMap(values => [...new Set([LOW[card]!, HIGH[card]!])].map(value => [...values, value])),
        [[]],
      );
    const isRun = (values: readonly number[]): boolean =>
      values.toSorted((a, b) => a - b).every((value, i, all) => i === 0 || value === all[i - 1]! + 1);
    let withJokers = 0;
    for (let i = 0; i < 40; i++)
      for (const move of allPlays(someHand(13), true).filter(({ kind }) => !isSet(kind))) {
        expect(readings(move.cards).filter(isRun), write(move)).toHaveLength(1);
        if (move.cards.some(isJoker)) withJokers++;
      }
    expect(withJokers).toBeGreaterThan(100);
  });

  test('claimOf names what the cards come closest to', () => {
    const claim = (text: string, jokerInTrump = false): string => claimOf(cards(text), jokerInTrump);
    expect(
      [
        'b7',
        'b7 y7',
        'b7 b8',
        'b7 y7 r7',
        'b7 y8 r9',
        'b7 b8 b9',
        'b7 y7 r7 g7 j7/8',
        'b1 y2 r3 g4 b5 y6',
        'b4 j5/6 b6',
      ].map(text => claim(text)),
    ).toEqual(['single', 'pair', 'pair', 'triple', 'lane', 'trump', 'quad', 'highway', 'lane']);
    expect(claim('b4 j5/6 b6', true)).toBe('trump');
    expect(isOneColour(cards('j1/2 j3/4'), true)).toBe(false);
  });
});
