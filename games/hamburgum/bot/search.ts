import { type Bot, type Budget, guess, lead } from '@kontor/bots';
import { quick } from '@kontor/core';
import type { Hamburgum } from '../src/index.ts';
import type { Move } from '../words/index.ts';
import { hurryOf } from './appraise.ts';
import { candidates } from './candidates.ts';
import { playTo } from './worth.ts';

/** Turns of each player that a move is followed. */
const ROUNDS = 4;
/** Points by which the choices of a playout may be off, so that no two are alike. */
const NOISE = 0.5;
const ITERATIONS = 200;

interface Trial {
  readonly move: Move;
  sum: number;
  plays: number;
  /** The game ends in this very turn, and the player has won. */
  wins: boolean;
}

const mean = ({ sum, plays }: Trial): number => sum / plays;

/**
 * Follows each sensible move for some rounds by rule of thumb, again and again, and drops the worse half of the moves until one is left
 * (sequential halving). Nothing is hidden in this game and a turn is several moves, so a tree would average what only its best line is worth.
 */
export const search = ({ iterations = ITERATIONS, milliseconds = Infinity, now }: Budget): Bot<Hamburgum> => ({
  name: `search-${iterations}`,
  choose(situation) {
    const { game, seat, view, seed, limit = Infinity } = situation;
    const root = guess(situation);
    const trials = candidates(root, seat, game.legal(root, seat)).map((move): Trial => ({
      move,
      sum: 0,
      plays: 0,
      wins: false,
    }));
    const imagine = game.imagine(view, seat);
    const hurry = hurryOf(root);
    const until = root.turn + ROUNDS * root.players.length;
    const follow = (trial: Trial): void => {
      const luck = quick(seed * 1009 + trial.plays * 7919);
      const state = imagine(luck);
      game.apply(state, seat, trial.move, luck);
      trial.sum += lead(playTo(state, until, luck, trial.plays === 0 ? 0 : NOISE, hurry), seat);
      trial.wins ||= state.turn === root.turn && game.outcome(state)?.ranks[seat] === 1;
      trial.plays++;
    };
    const time = Math.min(milliseconds, limit);
    const clock = time === Infinity ? () => 0 : (now ?? (() => performance.now()));
    const end = clock() + time;
    let alive = trials;
    let left = iterations;
    for (let halvings = Math.ceil(Math.log2(trials.length)); halvings > 0; halvings--) {
      const times = Math.max(1, Math.floor(left / halvings / alive.length));
      for (let i = 0; i < times && (clock() < end || alive[0]!.plays === 0); i++) alive.forEach(follow);
      left -= times * alive.length;
      /** A victory at hand is taken: whoever waits for a higher one waits for ever. */
      const won = alive.find(({ wins }) => wins);
      if (won) return won.move;
      alive = alive.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(alive.length / 2));
    }
    return alive[0]!.move;
  },
});
