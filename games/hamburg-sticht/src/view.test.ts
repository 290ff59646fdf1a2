import { begin, quick, tableFor } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { cards, scene, tell } from '../test/scenario.ts';
import { game } from './index.ts';

const state = () =>
  scene({
    hands: ['b3 y3 b12', 'b4 y4 r4', 'b6 y6 r1', 'r9 g9'],
    marker: 'g4',
    captured: ['y10 g10', '', 'r10', ''],
    points: [
      [2, 1],
      [0, 0],
      [1, 0],
      [0, 0],
    ],
    round: 3,
  });

describe('what a player sees', () => {
  test('HS-5.1 the own hand, counts, trick, marker, scores and piles as counts', () => {
    const view = game.view(tell(state(), ['0 pair b3 y3', '1 pair b4 y4', '2 pass']).state, 2);
    expect(view).toEqual({
      edition: 1,
      options: { jokerInTrump: false, memory: 'open' },
      round: 3,
      rounds: 8,
      dealer: 3,
      marker: cards('g4')[0],
      rest: 1,
      turn: 3,
      leader: 0,
      trick: [
        { seat: 0, kind: 'pair', rank: 3, cards: cards('b3 y3') },
        { seat: 1, kind: 'pair', rank: 4, cards: cards('b4 y4') },
      ],
      bonus: cards('b4 y4'),
      out: [],
      places: [3, 2, 1, 0],
      players: [
        { cards: 1, captured: 2, points: { place: 2, bonus: 1 }, score: 3, passed: false },
        { cards: 1, captured: 0, points: { place: 0, bonus: 0 }, score: 0, passed: false },
        { cards: 3, captured: 1, points: { place: 1, bonus: 0 }, score: 1, passed: true },
        { cards: 2, captured: 0, points: { place: 0, bonus: 0 }, score: 0, passed: false },
      ],
      hand: cards('b6 y6 r1'),
      seen: { captured: [cards('y10 g10'), [], cards('r10'), []], bonus: [0, 0, 0, 0] },
    });
  });

  test('HS-5.1 who is out and in which order', () => {
    const { state } = tell(scene({ hands: ['b3', 'b4 y5', 'y4', 'r9 g9'], marker: 'g1' }), [
      '0 single b3',
      '1 pass',
      '2 single y4',
    ]);
    const view = game.view(state, 'public');
    expect(view.out).toEqual([0, 2]);
    expect(view.players.map(({ place }) => place)).toEqual([1, undefined, 2, undefined]);
    expect(view.places).toEqual([1, 0]);
  });

  test('HS-5.1 a pass is forgotten when somebody plays', () => {
    const passed = (lines: string[]) => game.view(tell(state(), lines).state, 0).players.map(player => player.passed);
    expect(passed(['0 pair b3 y3', '1 pass'])).toEqual([false, true, false, false]);
    expect(passed(['0 pair b3 y3', '1 pass', '2 pair b6 y6'])).toEqual([false, false, false, false]);
  });

  test('HS-5.1 what was captured is in the view with either memory: showing it is the client’s choice', () => {
    for (const memory of ['open', 'table'] as const) {
      const view = game.view(
        scene({ hands: ['b3', 'b4'], captured: ['b7', ''], marker: 'g7', options: { memory } }),
        1,
      );
      expect(view.options.memory).toBe(memory);
      expect(view.seen).toEqual({ captured: [cards('b7'), []], bonus: [1, 0] });
    }
  });

  test('HS-5.2 never another hand, never the rest', () => {
    const truth = begin(game, tableFor(game, 3), quick(5)).state;
    for (const viewer of [0, 1, 2, 'public'] as const) {
      const { hand, ...rest } = game.view(truth, viewer);
      expect(hand).toEqual(viewer === 'public' ? undefined : truth.players[viewer]!.hand);
      expect(rest.seen.captured.flat()).toEqual([]);
      expect(rest.trick).toEqual([]);
      expect(Object.keys(rest.players[0]!).sort()).toEqual(['captured', 'cards', 'passed', 'points', 'score']);
    }
  });

  test('HS-5.2 at scoring all see the last hand and the bonus cards of each pile', () => {
    const told = tell(scene({ hands: ['b3', 'b7 y12'], marker: 'g7', captured: ['r7', ''] }), ['0 single b3']);
    const shown = told.events.filter(event => event.type === 'lastHand' || event.type === 'scored');
    expect(shown).toEqual([
      { type: 'lastHand', from: 1, to: 0, cards: cards('b7 y12'), bonus: cards('b7'), reveals: true },
      expect.objectContaining({ type: 'scored', cards: [cards('r7 b7').reverse(), []], reveals: true }),
    ]);
  });

  test('HS-5.2 a guess deals what the viewer has not seen, and every way', () => {
    const truth = begin(game, tableFor(game, 4), quick(5)).state;
    const guess = game.imagine(game.view(truth, 0), 0);
    const luck = quick(9);
    const held = new Set<number>();
    for (let i = 0; i < 400; i++) {
      const state = guess(luck);
      expect(state.players[0]!.hand).toEqual(truth.players[0]!.hand);
      for (const card of state.players[2]!.hand) held.add(card);
    }
    expect(held.size).toBe(54 - 13 - 1);
  });
});
