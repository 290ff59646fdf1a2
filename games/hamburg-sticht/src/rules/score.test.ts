import { quick } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { eventsOf, movesOf, names, scene, tell, turnOf } from '../../test/scenario.ts';
import { game } from '../index.ts';

describe('the end of a round', () => {
  test('HS-4.1 the round ends the moment only one player holds cards; that player may not answer', () => {
    const told = tell(scene({ hands: ['b3', 'b12 y12'], marker: 'g1' }), ['0 single b3']);
    expect(told.events.map(({ type }) => type)).toEqual([
      'played',
      'out',
      'taken',
      'lastHand',
      'scored',
      'dealt',
      'hand',
      'hand',
    ]);
    expect(eventsOf(told, 'taken')).toEqual([{ type: 'taken', seat: 0, by: 'end', cards: 1, bonus: [] }]);
    expect(told.state.round).toBe(2);
  });

  test('HS-4.1 an open trick goes to the player of its last combination', () => {
    const told = tell(scene({ hands: ['b7 y5', 'b9', 'y12 r12'], marker: 'y7', out: [] }), [
      '0 single b7',
      '1 single b9',
      '2 pass',
      '0 pass',
      '2 single y12',
      '0 pass',
      '2 single r12',
    ]);
    expect(eventsOf(told, 'taken').at(-1)).toMatchObject({ seat: 2, by: 'end', cards: 1 });
    const open = tell(scene({ hands: ['b7', 'b9 y12'], marker: 'y7', turn: 1 }), [
      '1 single b9',
      '0 pass',
      '1 single y12',
    ]);
    expect(eventsOf(open, 'scored')[0]).toMatchObject({ order: [1, 0], bonus: [0, 1] });
    const taken = tell(scene({ hands: ['b7 y1', 'b9'], marker: 'y7' }), ['0 single b7', '1 single b9']);
    expect(eventsOf(taken, 'taken')[0]).toMatchObject({ seat: 1, by: 'end', cards: 2, bonus: [6] });
    expect(eventsOf(taken, 'scored')[0]).toMatchObject({ bonus: [0, 1] });
  });

  test('HS-4.1 a Hamburg sticht can end a round, too', () => {
    const told = tell(scene({ hands: ['b9 y1', 'r4 r5 r6'], marker: 'g1' }), ['0 single b9', '1 trump r4-r6']);
    expect(eventsOf(told, 'taken')).toEqual([{ type: 'taken', seat: 1, by: 'trump', cards: 4, bonus: [] }]);
    expect(eventsOf(told, 'scored')).toHaveLength(1);
  });

  test('HS-4.1 with more than one hand left the round goes on', () => {
    const told = tell(scene({ hands: ['b3', 'b12 y12', 'r12'] }), ['0 single b3']);
    expect(turnOf(told.state)).toBe(1);
    expect(movesOf(told.state, 1)).toContain('single b12');
    expect(told.state.round).toBe(1);
  });

  test('HS-4.2 the last hand goes to the player who went out first and counts as captured', () => {
    const state = scene({ hands: ['', 'b3', 'b7 r7'], marker: 'g7', turn: 1, out: [0] });
    const told = tell(state, ['1 single b3']);
    expect(eventsOf(told, 'lastHand')).toEqual([
      { type: 'lastHand', from: 2, to: 0, cards: [6, 30], bonus: [6, 30], reveals: true },
    ]);
    expect(eventsOf(told, 'scored')[0]).toMatchObject({ order: [0, 1, 2], bonus: [2, 0, 0] });
  });

  test.each([
    [2, [1, 0]],
    [3, [2, 1, 0]],
    [4, [3, 2, 1, 0]],
  ])('HS-4.3 place points for %i players: %j', (seats, points) => {
    const hands = Array.from({ length: seats }, (_, seat) =>
      seat >= seats - 2 ? ['b3', 'y12'][seat - seats + 2]! : '',
    );
    const out = Array.from({ length: seats - 2 }, (_, seat) => seat);
    const told = tell(scene({ hands, marker: 'g1', turn: seats - 2, out }), [`${seats - 2} single b3`]);
    expect(eventsOf(told, 'scored')[0]!.place).toEqual(points);
    expect(told.state.players.map(({ place }) => place)).toEqual(points);
  });

  test('HS-4.3 it is the order of going out that counts, not the seat', () => {
    const told = tell(scene({ hands: ['y12', '', 'b3', ''], marker: 'g1', turn: 2, out: [3, 1] }), ['2 single b3']);
    expect(eventsOf(told, 'scored')[0]).toMatchObject({ order: [3, 1, 2, 0], place: [0, 2, 1, 3] });
  });

  test('HS-4.4 a point for each captured card that shows the number; a joker shows both', () => {
    const state = scene({ hands: ['b3', 'y12'], marker: 'g8', captured: ['b8 y8 b7', 'j7/8 r9'] });
    const told = tell(state, ['0 single b3']);
    expect(eventsOf(told, 'scored')[0]).toMatchObject({ bonus: [2, 1], cards: [[7, 19], [51]], scores: [3, 1] });
  });

  test('HS-4.4 a joker scores whatever it was played as', () => {
    const state = scene({ hands: ['b8 j7/8', 'y12'], marker: 'g7' });
    const told = tell(state, ['0 pair b8 j7/8']);
    expect(eventsOf(told, 'played')[0]).toMatchObject({ kind: 'pair', rank: 8 });
    expect(eventsOf(told, 'scored')[0]).toMatchObject({ bonus: [1, 0] });
  });

  test('HS-4.5 a joker as marker: both numbers score, no card twice', () => {
    const state = scene({
      hands: ['b1', 'y12'],
      marker: 'j3/4',
      captured: ['b3 y3 r3 g3 b4 y4 r4 g4', 'b2 b5 j1/2 j5/6'],
    });
    expect(eventsOf(tell(state, ['0 single b1']), 'scored')[0]).toMatchObject({ bonus: [8, 0] });
  });

  test('HS-4.6 after the last round the most points win', () => {
    const state = scene({
      hands: ['b3', 'y12'],
      marker: 'g1',
      round: 4,
      points: [
        [2, 1],
        [1, 5],
      ],
    });
    const told = tell(state, ['0 single b3']);
    expect(game.outcome(told.state)).toEqual({
      scores: [4, 6],
      ranks: [2, 1],
      ending: 'rounds',
      sources: [
        { place: 3, bonus: 1 },
        { place: 1, bonus: 5 },
      ],
    });
    expect(eventsOf(told, 'over')).toEqual([{ type: 'over', winners: [1], scores: [4, 6] }]);
    expect(told.state.stack).toEqual([]);
    expect(eventsOf(told, 'dealt')).toEqual([]);
  });

  test('HS-4.6 level players share the victory', () => {
    const state = scene({
      hands: ['b3', 'y12'],
      marker: 'g1',
      round: 4,
      points: [
        [1, 1],
        [0, 3],
      ],
    });
    const told = tell(state, ['0 single b3']);
    expect(game.outcome(told.state)).toMatchObject({ scores: [3, 3], ranks: [1, 1] });
    expect(eventsOf(told, 'over')[0]).toMatchObject({ winners: [0, 1] });
  });

  test('HS-4.6 there is no outcome before', () => {
    expect(game.outcome(scene({ hands: ['b3', 'y12'], round: 4 }))).toBeUndefined();
    expect(game.outcome(tell(scene({ hands: ['b3', 'y12'], round: 3 }), ['0 single b3']).state)).toBeUndefined();
  });

  test('HS-4.7 tricks and colours bring nothing', () => {
    const state = scene({ hands: ['b3', 'y12'], marker: 'g1', captured: ['b4 b5 b6 b7 b8 b9 b10 b11', ''] });
    expect(eventsOf(tell(state, ['0 single b3']), 'scored')[0]).toMatchObject({
      place: [1, 0],
      bonus: [0, 0],
      scores: [1, 0],
    });
  });

  test('the next round begins with empty piles and nobody out', () => {
    const { state } = tell(scene({ hands: ['b3', 'y12'], captured: ['b4', 'b5'] }), ['0 single b3'], quick(3));
    expect(state.players.map(({ captured, hand }) => [captured.length, hand.length])).toEqual([
      [0, 13],
      [0, 13],
    ]);
    expect(state.out).toEqual([]);
    expect(names(state.trick.flatMap(({ cards }) => cards))).toBe('');
  });
});
