import { flow } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { card, drawing, scene, tell, withoutLuck } from '../../test/scene.ts';
import { DECK } from '../../words/index.ts';
import { game } from '../index.ts';
import { burn } from '../queries.ts';
import type { Speicherstadt } from '../state.ts';
import { rulebook } from './index.ts';

/** A fire that breaks out now. */
function burning(fire: string, firemen: readonly (readonly string[])[], track: readonly number[] = []) {
  const state = scene({ seats: firemen.map((cards, seat) => ({ cards, track: track[seat] ?? 0 })) });
  state.pile.splice(state.pile.indexOf(card(fire)), 1);
  state.stack.push({ type: 'fire', card: card(fire) });
  const events: Speicherstadt['Event'][] = [];
  flow<Speicherstadt>(rulebook(DECK)).settle(state, withoutLuck, event => events.push(event));
  return { state, events };
}

describe('fires', () => {
  test('SP-7.1 the most firemen gain the points, the fewest lose them, at once', () => {
    const { state, events } = burning('fire 2', [
      ['fireman B-2'],
      ['fireman A-1', 'fireman A-2', 'fireman B-1'],
      [],
      ['fireman C-2'],
    ]);
    expect(state.players.map(({ track }) => track)).toEqual([0, 0, -2, 2]);
    expect(events).toMatchObject([{ type: 'fire', sums: [3, 4, 0, 5], points: [0, 0, -2, 2], value: 2 }]);
  });

  test('SP-7.1 values count, not heads, and scores may become negative', () => {
    const { state } = burning('fire 1', [['fireman C-2'], ['fireman A-1', 'fireman B-1', 'fireman A-2']], [0, -3]);
    expect(state.players.map(({ track }) => track)).toEqual([1, -4]);
  });

  test('SP-7.1 only firemen count against fires', () => {
    const { events } = burning('fire 1', [['bank', 'office A-1', 'fireman A-1'], []]);
    expect(events).toMatchObject([{ sums: [1, 0] }]);
  });

  test('SP-7.2 all who are tied gain, and all who are tied lose', () => {
    expect(burn([5, 5, 2, 0, 0], 3)).toEqual([3, 3, 0, -3, -3]);
    const { state } = burning('fire 2', [['fireman B-2'], ['fireman D-1'], [], []]);
    expect(state.players.map(({ track }) => track)).toEqual([2, 2, -2, -2]);
  });

  test('SP-7.2 if all sums are equal nobody gains or loses', () => {
    expect(burn([0, 0, 0], 4)).toEqual([0, 0, 0]);
    const { state } = burning('fire 1', [['fireman A-2'], ['fireman C-1']]);
    expect(state.players.map(({ track }) => track)).toEqual([0, 0]);
  });

  test('SP-7.3 the fourth fire burns after the income of the last round, and then the game ends', () => {
    const state = scene({
      seats: [{ cards: ['fireman D-3'], coins: 1 }, { coins: 1 }, { cards: ['fireman A-1'], coins: 1 }],
      pile: ['fire 4'],
      row: [['bank', [0, 1, 2, 0, 1, 2, 0, 1]]],
    });
    const { state: end, events } = tell(state, ['2 worker 2', '1 decline', '2 decline'], drawing());
    expect(events.slice(-3).map(({ type }) => type)).toEqual(['income', 'fire', 'end']);
    expect(end.players.map(({ track }) => track)).toEqual([4, -4, 0]);
    expect(end.stack).toEqual([]);
    expect(game.actors(end)).toEqual([]);
    expect(game.outcome(end)?.ending).toBe('fourth-fire');
  });
});
