import { type Frozen, quick, sample, type Vocabulary } from '@kontor/core';
import type { Bot, Situation } from './bot.ts';

/** A guess at the full state, made of what the seat sees. Its legal moves are the seat's own: they are equal in every guess. */
export const guess = <G extends Vocabulary>({ game, seat, view, seed }: Situation<G>): G['State'] => game.imagine(view, seat)(quick(seed));

/** Plays any legal move. For tests and as a measure; never offered to people. */
export const random: Bot = {
  name: 'random',
  choose(situation) {
    const { game, seat, seed } = situation;
    return sample(game.legal(guess(situation) as Frozen<object>, seat), quick(seed));
  },
};
