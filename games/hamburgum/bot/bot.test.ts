import { contestant, duel, greedy } from '@kontor/bots';
import { type Dice, find, type Frozen, openGame, quick, tableFor } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { game, hamburgum } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { MAPS, type Move, OFFICIALS } from '../words/index.ts';
import { bots } from './index.ts';

const { brain } = bots;

type Player = (state: Frozen<State>, seat: number, dice: Dice) => Move;

const thumb: Player = (state, seat, dice) => brain.policy!(state, seat, game.legal(state, seat), dice);

/** A thumb that gives one donation, to have somewhere to build, and puts everything else into buildings. */
const builder: Player = (state, seat, dice) => {
  const move = thumb(state, seat, dice);
  if (move.type !== 'donate' || !state.holder.includes(seat)) return move;
  return (
    game
      .legal(state, seat)
      .moves.find(other => other.type === 'end' || other.type === 'score' || other.type === 'decline') ?? move
  );
};

/** Plays a game; every move is looked up in the legal ones. */
function playGame(players: readonly Player[], seed: number, options: Record<string, string> = {}, limit = 4000): State {
  const dice = quick(seed);
  const state = game.setup(tableFor(game, players.length, options), dice);
  for (let n = 0; n < limit; n++) {
    const seat = game.actors(state)[0];
    if (seat === undefined) break;
    const legal = game.legal(state, seat);
    const wanted = players[seat]!(state, seat, dice);
    const move = find(game, legal, wanted);
    if (!move)
      throw new Error(`"${game.write(wanted)}" of seat ${seat} is refused by ${game.why(state, seat, wanted)}`);
    game.apply(state, seat, move, dice);
  }
  return state;
}

describe('bots', () => {
  test('rules of thumb are legal and finish games of every size and variant', () => {
    for (const seats of [2, 3, 4, 5])
      for (const map of ['hamburg', 'london'])
        for (const officials of OFFICIALS) {
          const state = playGame(Array<Player>(seats).fill(thumb), seats, { map, officials });
          expect(game.outcome(state)).toBeDefined();
          expect(state.turn / seats).toBeLessThan(90);
        }
  });

  test('every candidate is legal, and there always is one', () => {
    for (const officials of OFFICIALS) {
      let looked = 0;
      playGame(
        Array<Player>(3).fill((state, seat, dice) => {
          const legal = game.legal(state, seat);
          const moves = brain.candidates!(state, seat, legal);
          expect(moves.length).toBeGreaterThan(0);
          for (const move of moves) expect(find(game, legal, move), game.write(move)).toBeDefined();
          looked += moves.length;
          return thumb(state, seat, dice);
        }),
        7,
        { officials },
      );
      expect(looked).toBeGreaterThan(500);
    }
  });

  test('a steady donor beats a pure builder from either chair', () => {
    for (let seed = 0; seed < 6; seed++) {
      const donor = seed % 2;
      const state = playGame(donor === 0 ? [thumb, builder] : [builder, thumb], seed);
      expect(game.outcome(state)!.ranks[donor]).toBe(1);
    }
  });

  test('greedy beats random from every chair', () => {
    const [first] = duel({
      game,
      table: tableFor(game, 3),
      bots: [greedy(brain, { guesses: 1 }), contestant(bots, 'random')!],
      sets: 1,
      seed: 'greedy',
    });
    expect(first!.wins.mean).toBe(1);
  });

  test('the worth of a finished game is its result, and the winner’s is highest', () => {
    const state = playGame([thumb, thumb, thumb], 3);
    const worth = brain.worth(state);
    const { scores, ranks } = game.outcome(state)!;
    expect(worth.map((each, seat) => each - scores[seat]!)).toEqual(ranks.map(rank => (rank === 1 ? 8 : 0)));
  });

  test('same situation and seed, same choice', () => {
    const state = game.setup(tableFor(game, 3), quick(5));
    const seat = game.actors(state)[0]!;
    const bot = contestant(bots, 'ismcts:20')!;
    const choose = () =>
      'choose' in bot && game.write(bot.choose({ game, seat, view: game.view(state, seat), seed: 9 }));
    expect(choose()).toBe(choose());
  });

  test('on the map of a pack bots still play legal moves', () => {
    const packed = openGame(hamburgum, { ...MAPS['hamburg'], id: 'altona' });
    const dice = quick(2);
    const state = packed.setup(tableFor(packed, 2), dice);
    const easy = greedy(brain, { guesses: 1 });
    for (let n = 0; n < 120 && packed.actors(state).length > 0; n++) {
      const seat = packed.actors(state)[0]!;
      const move = find(
        packed,
        packed.legal(state, seat),
        easy.choose({ game: packed, seat, view: packed.view(state, seat), seed: n }),
      );
      expect(move).toBeDefined();
      packed.apply(state, seat, move!, dice);
    }
    expect(state.turn).toBeGreaterThan(5);
  });
});
