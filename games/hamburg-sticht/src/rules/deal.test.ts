import { begin, quick, tableFor } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { CARD_NAMES, DECK, HIGH, LOW, showsMarker } from '../../words/index.ts';
import { game, restFor, roundsFor } from '../index.ts';
import type { State } from '../state.ts';

const start = (seats: number, seed = 1) => begin(game, tableFor(game, seats), quick(seed));

describe('the deal', () => {
  test('HS-1.1 54 cards: four colours 1 to 12 and six jokers', () => {
    expect(CARD_NAMES).toHaveLength(54);
    expect(new Set(CARD_NAMES).size).toBe(54);
    for (const suit of 'byrg')
      expect(CARD_NAMES.filter(name => name[0] === suit)).toEqual(
        Array.from({ length: 12 }, (_, i) => `${suit}${i + 1}`),
      );
    expect(CARD_NAMES.slice(48)).toEqual(['j1/2', 'j3/4', 'j5/6', 'j7/8', 'j9/10', 'j11/12']);
    expect(DECK.slice(48).map(card => [LOW[card], HIGH[card]])).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
      [9, 10],
      [11, 12],
    ]);
  });

  test.each([
    [2, 27],
    [3, 14],
    [4, 1],
  ])('HS-1.2 %i players get 13 cards each, %i stay unseen', (seats, rest) => {
    const { state } = start(seats);
    const dealt = state.players.flatMap(({ hand }) => hand);
    expect(state.players.map(({ hand }) => hand.length)).toEqual(Array(seats).fill(13));
    expect(new Set([...dealt, state.marker]).size).toBe(13 * seats + 1);
    expect(restFor(seats)).toBe(rest);
    expect(game.view(state, 0).rest).toBe(rest);
  });

  test('HS-1.2 all see the marker, and only the own hand', () => {
    const { state, events } = start(3);
    expect(events.map(({ type }) => type)).toEqual(['dealt', 'hand', 'hand', 'hand']);
    expect(events[0]).toMatchObject({ type: 'dealt', round: 1, rounds: 6, marker: state.marker, reveals: true });
    events
      .slice(1)
      .forEach((event, seat) =>
        expect(event).toMatchObject({ type: 'hand', seat, secret: { to: [seat], cards: state.players[seat]!.hand } }),
      );
  });

  test('HS-1.3 the first dealer is drawn, and each can be', () => {
    const dealers = Array.from({ length: 60 }, (_, seed) => start(4, seed).state.dealer);
    expect([...new Set(dealers)].sort()).toEqual([0, 1, 2, 3]);
  });

  test('HS-1.3 the player left of the dealer leads', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { state } = start(3, seed);
      expect(game.actors(state)).toEqual([(state.dealer + 1) % 3]);
    }
  });

  test('HS-1.3 the deal passes clockwise, HS-1.4 and everybody deals twice', () => {
    for (const seats of [2, 3, 4]) {
      const dealers = dealersOf(seats);
      expect(dealers).toHaveLength(2 * seats);
      expect(dealers).toHaveLength(roundsFor(seats));
      dealers.forEach((dealer, i) => expect(dealer).toBe((dealers[0]! + i) % seats));
    }
  });

  test('every card can be the marker, and every card can be in a hand', () => {
    const markers = new Set<number>();
    const held = new Set<number>();
    for (let seed = 0; seed < 600; seed++) {
      const { state } = start(2, seed);
      markers.add(state.marker);
      for (const card of state.players[0]!.hand) held.add(card);
    }
    expect(markers.size).toBe(54);
    expect(held.size).toBe(54);
  });
});

/** The dealers of a whole game. */
function dealersOf(seats: number): number[] {
  const luck = quick(seats);
  const state = start(seats).state as State;
  const dealers = [state.dealer];
  for (;;) {
    const seat = game.actors(state)[0];
    if (seat === undefined) return dealers;
    const { moves } = game.legal(state, seat);
    game.apply(state, seat, moves[luck.below(moves.length)]!, luck, event => {
      if (event.type === 'dealt') dealers.push(event.dealer);
    });
  }
}

describe('the marker', () => {
  test('HS-6.1 a 7 as marker: four bonus cards at most; joker 3/4: eight', () => {
    const scoring = (marker: string): number => {
      const card = CARD_NAMES.indexOf(marker as never);
      return DECK.filter(other => other !== card && showsMarker(other, card)).length;
    };
    expect(scoring('b7')).toBe(4);
    expect(scoring('j3/4')).toBe(8);
    for (const name of CARD_NAMES) expect(scoring(name)).toBe(name.startsWith('j') ? 8 : 4);
  });
});
