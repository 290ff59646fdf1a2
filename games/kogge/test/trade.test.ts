import { type Dice, perform, quick, sample, sampleOf, type Seat, veil } from '@kontor/core';
import { expect, test } from 'vitest';
import { game, type State } from '../src/index.ts';
import { free, freeInOffice } from '../src/queries.ts';
import type { Move } from '../words/moves.ts';
import { TRADE_MOVES } from '../words/moves.ts';
import { scene } from './scene.ts';

const isTrade = (move: Move): boolean => (TRADE_MOVES as readonly string[]).includes(move.type);

/** Three cogs in one city and an office each, so that everybody can deal with everybody in several ways. */
const bazaar = (seed: number): State => {
  const dice = quick(seed);
  const pieces = (most: number, kinds: number) => Array.from({ length: 2 + dice.below(most) }, () => dice.below(kinds));
  const goods = () => ({ ore: dice.below(3), furs: dice.below(3), amber: dice.below(2), salt: dice.below(2) });
  return scene({
    seats: 3,
    options: { officeTrade: seed % 2 === 1 },
    players: [0, 1, 2].map(() => ({ city: 3, chips: pieces(4, 9), goods: goods() })),
    cities: {
      3: {
        offices: [
          { owner: 0, goods: goods() },
          { owner: 1, goods: goods() },
        ],
        routes: [4, 5],
      },
    },
    groups: [
      [1, 2],
      [3, 4],
    ],
  });
};

/** A random trade move of any seat, or now and then any other move. */
function anyMove(state: State, dice: Dice): { seat: Seat; move: Move } {
  for (;;) {
    const seat = dice.below(3);
    const legal = game.legal(state, seat);
    const trades = legal.selections.filter(({ move }) => isTrade(move));
    const answers = legal.moves.filter(isTrade);
    const roll = dice.below(10);
    if (roll < 5 && trades.length > 0) return { seat, move: sampleOf(trades[dice.below(trades.length)]!, dice) };
    if (roll < 8 && answers.length > 0) return { seat, move: answers[dice.below(answers.length)]! };
    if (roll === 9 && game.actors(state).includes(seat)) return { seat, move: sample(legal, dice) };
  }
}

test('KO-7.4 over random offers nothing is ever spent twice: promises are covered, and everything stays in the box', () => {
  let accepted = 0;
  for (let seed = 1; seed <= 25; seed++) {
    const dice = quick(seed);
    let state = bazaar(seed);
    const sums = JSON.stringify(game.tally(state));
    for (let i = 0; i < 60 && game.actors(state).length > 0; i++) {
      const { seat, move } = anyMove(state, dice);
      const offer =
        move.type === 'accept' ? state.offers.find(({ from, to }) => from === move.from && to === seat) : undefined;
      const before = state;
      state = perform(game, state, seat, move, quick(i)).state;
      expect(JSON.stringify(game.tally(state))).toBe(sums);
      for (const player of state.players.keys())
        expect(Math.min(...free(state, player)), game.write(move)).toBeGreaterThanOrEqual(0);
      for (const { office, from } of state.offers)
        if (office !== undefined && state.cities[office >> 1]!.offices[office & 1]!.owner === from)
          expect(Math.min(...freeInOffice(state, office))).toBeGreaterThanOrEqual(0);
      if (!offer) continue;
      accepted++;
      const held = (at: State, whose: Seat) => at.players[whose]!.chips.reduce((sum, n) => sum + n, 0);
      const gained = offer.ask.filter(item => item >= 4).length - offer.give.filter(item => item >= 4).length;
      expect(held(state, offer.from) - held(before, offer.from)).toBe(gained);
    }
  }
  expect(accepted).toBeGreaterThan(10);
});

test('KO-7.3 offers alone can not go on for ever', () => {
  const dice = quick(7);
  let state = bazaar(3);
  let moves = 0;
  for (; ; moves++) {
    const open = [0, 1, 2].flatMap(seat => {
      const { moves, selections } = game.legal(state, seat);
      const offers = selections
        .filter(({ move }) => isTrade(move))
        .map(selection => ({ seat, move: sampleOf(selection, dice) }));
      return [...offers, ...moves.filter(isTrade).map(move => ({ seat, move }))];
    });
    if (open.length === 0) break;
    const { seat, move } = open[dice.below(open.length)]!;
    state = perform(game, state, seat, move, quick(1)).state;
    expect(moves).toBeLessThan(200);
  }
  expect(moves).toBeGreaterThan(6);
});

test('KO-7.4 pair test: to the maker and the public it is the same whether an offer can be kept or not', () => {
  let differ = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const dice = quick(seed);
    const truth = bazaar(seed * 2);
    // The same table with other things in the hands of the others; the maker can't tell.
    let pair = [truth, game.imagine(game.view(truth, 0), 0)(quick(seed + 99))];
    for (let i = 0; i < 3; i++) {
      const offer = sampleOf(
        game.legal(pair[0]!, 0).selections.find(({ move }) => move.type === 'offer' && move.to === 1)!,
        dice,
      );
      const answer: { seat: Seat; move: Move } =
        dice.below(2) === 0
          ? { seat: 1, move: { type: 'decline', from: 0 } }
          : { seat: 0, move: { type: 'withdraw', to: 1 } };
      for (const { seat, move } of [{ seat: 0, move: offer }, answer]) {
        const played = pair.map(state => perform(game, state, seat, move, quick(1)));
        const canAccept = played.map(({ state }) => game.legal(state, 1).moves.some(({ type }) => type === 'accept'));
        if (canAccept[0] !== canAccept[1]) differ++;
        for (const viewer of [0, 'public'] as const) {
          const [x, y] = played.map(({ events, state }) =>
            JSON.stringify([
              events.map(event => veil(event, viewer)),
              game.view(state, viewer),
              game.may(state),
              game.actors(state),
            ]),
          );
          expect(x).toBe(y);
        }
        pair = played.map(({ state }) => state);
      }
    }
  }
  expect(differ).toBeGreaterThan(0);
});
