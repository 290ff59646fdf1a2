import { type Frozen, type Game, quick, type Seat, type Vocabulary } from '@kontor/core';

/** All a bot is given: the rules, what its seat sees, and a seed for its own luck. Never the state: it can't cheat. */
export interface Situation<G extends Vocabulary> {
  readonly game: Game<G>;
  readonly seat: Seat;
  readonly view: Frozen<G['View']>;
  /** Same situation and seed, same choice. */
  readonly seed: number;
  /** Milliseconds after which the answer must be there, where that is less than the bot's own budget. */
  readonly limit?: number;
}

export interface Bot<G extends Vocabulary = Vocabulary> {
  readonly name: string;
  choose(situation: Situation<G>): G['Move'];
}

/** A guess at the full state, made of what the seat sees. Its legal moves are the seat's own: they are equal in every guess. */
export const guess = <G extends Vocabulary>({ game, seat, view, seed }: Situation<G>): Frozen<G['State']> =>
  game.imagine(view, seat)(quick(seed)) as Frozen<G['State']>;
