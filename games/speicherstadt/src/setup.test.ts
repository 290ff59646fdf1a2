import { quick, tableFor, tape } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { CARDS, cardName, type Kind, KIND, LAYOUT, SEASON, SEASONS } from '../words/index.ts';
import { game } from './index.ts';
import { setup } from './setup.ts';

const fresh = (seats: number) => setup(tableFor(game, seats), quick(seats));

describe('set-up', () => {
  test('SP-1.1 54 cards: 12 in winter, 13 in spring and summer, 15 in autumn, and the fourth fire', () => {
    expect(CARDS).toHaveLength(54);
    expect(SEASONS.map(season => SEASON.filter(each => each === season).length)).toEqual([12, 13, 13, 15, 1]);
    const count = (kind: Kind): number[] => SEASONS.slice(0, 4).map(season => LAYOUT[season][kind] ?? 0);
    expect(count('contract')).toEqual([3, 3, 4, 0]);
    expect(count('fireman')).toEqual([2, 3, 2, 3]);
    expect(count('ship')).toEqual([0, 5, 5, 5]);
    expect(count('office')).toEqual([1, 1, 0, 2]);
    expect(count('fire')).toEqual([0, 1, 1, 1]);
    expect(count('bank')).toEqual([0, 0, 1, 0]);
    for (const kind of [
      'tea-taster',
      'coffee-roaster',
      'spice-trader',
      'carpet-trader',
      'vulcaniser',
      'warehouse',
    ] as const)
      expect(count(kind)).toEqual([1, 0, 0, 0]);
    for (const kind of ['boatmens-church', 'st-michaelis', 'port', 'chamber'] as const)
      expect(count(kind)).toEqual([0, 0, 0, 1]);
    expect(new Set(CARDS.map((_, card) => cardName(card))).size).toBe(54);
  });

  test('SP-1.2 nine of each good in the bag, and an empty supply', () => {
    const { bag, supply } = fresh(4);
    expect(bag).toEqual([9, 9, 9, 9, 9]);
    expect(supply).toEqual([0, 0, 0, 0, 0]);
  });

  test('SP-1.3 five coins, an empty market hall, no points', () => {
    for (const player of fresh(5).players)
      expect(player).toMatchObject({ coins: 5, track: 0, cards: [], hall: -1, warehouse: [0, 0, 0, 0, 0] });
  });

  test.each([
    [2, ['fireman D-1', 'port'], 16],
    [3, ['fireman D-1', 'boatmens-church'], 12],
    [4, [], 10],
    [5, ['fireman D-1', 'boatmens-church'], 8],
  ] as const)('SP-1.4 with %i players %j are left out, and the rows fill exactly', (seats, removed, rounds) => {
    const { pile } = fresh(seats);
    expect(CARDS.flatMap((_, card) => (pile.includes(card) ? [] : [cardName(card)]))).toEqual(removed);
    const view = game.view(game.setup(tableFor(game, seats), quick(1)), 'public');
    expect(view.rounds).toBe(rounds);
    expect(view.row.length * rounds).toBe(pile.filter(card => KIND[card] !== 'fire').length);
  });

  test('SP-1.5 the first cards are winter cards, any of them, and luck names the start player', () => {
    // Start player 1, then the last, the first and again the first of the winter cards that are left.
    const state = game.setup(tableFor(game, 2), tape([1, 11, 0, 0]));
    expect(state.start).toBe(1);
    expect(state.row.map(({ card }) => cardName(card))).toEqual(['warehouse', 'contract A-1', 'contract A-2']);
    expect(game.view(state, 0)).toMatchObject({ season: 'A', seasonLeft: 9 });
  });

  test('SP-1.5 a season begins when the one before is used up', () => {
    for (let seed = 0; seed < 20; seed++) {
      const state = game.setup(tableFor(game, 5), quick(seed));
      expect(state.row.every(({ card }) => SEASON[card] === 'A')).toBe(true);
      const seasons = state.pile.map(card => SEASON[card]!);
      expect(seasons.every((season, i) => i === 0 || seasons[i - 1]! <= season)).toBe(true);
    }
  });
});
