import { type Chance, type Dice, type Frozen, type Game, quick, type Seat, type Vocabulary } from '@kontor/core';
import { type Bot, guess } from './bot.ts';
import { type Brain, candidatesOf, ROOT_SAMPLES } from './brain.ts';

export interface GreedyOptions {
  /** Guesses each move is tried on. */
  readonly guesses?: number;
  /** Points of worth by which a judgement may be off: a weaker, less predictable player. */
  readonly blur?: number;
}

/** Moves that are tried at most, so that many options take no longer than some. The brain names the best first. */
export const TRIED = 128;

/** Tries each move once and takes the one after which it stands best: one ply on the game's evaluation. */
export const greedy = <G extends Vocabulary>(
  brain: Brain<G>,
  { guesses = 4, blur = 0 }: GreedyOptions = {},
): Bot<G> => ({
  name: 'greedy',
  choose(situation) {
    const { game, seat, view, seed } = situation;
    const luck = quick(seed);
    const state = guess(situation);
    const moves = candidatesOf(brain, state, seat, game.legal(state, seat), luck, ROOT_SAMPLES).slice(0, TRIED);
    if (moves.length === 1) return moves[0]!;
    const imagine = game.imagine(view, seat);
    const worlds = Array.from({ length: guesses }, () => imagine(luck) as Frozen<G['State']>);
    let best = moves[0]!;
    let most = -Infinity;
    for (const move of moves) {
      let sum = blur * guesses * (luck.below(2001) / 1000 - 1);
      for (const world of worlds) sum += lead(after(game, world, seat, move, brain, luck), seat);
      if (sum > most) [best, most] = [move, sum];
    }
    return best;
  },
});

function after<G extends Vocabulary>(
  game: Game<G>,
  world: Frozen<G['State']>,
  seat: Seat,
  move: G['Move'],
  brain: Brain<G>,
  luck: Chance & Dice,
): readonly number[] {
  const next = game.clone(world);
  game.apply(next, seat, move, luck);
  return brain.worth(next as Frozen<G['State']>);
}

/** How far a seat is ahead of the mean of the others. */
export function lead(worth: readonly number[], seat: Seat): number {
  let others = 0;
  for (let i = 0; i < worth.length; i++) if (i !== seat) others += worth[i]!;
  return worth[seat]! - others / (worth.length - 1);
}
