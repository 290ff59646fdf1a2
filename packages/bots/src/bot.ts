import type { Frozen, Game, Seat, Vocabulary } from '@kontor/core';

/** All a bot is given: the rules, what its seat sees, and a seed for its own luck. Never the state: it can't cheat. */
export interface Situation<G extends Vocabulary> {
  readonly game: Game<G>;
  readonly seat: Seat;
  readonly view: Frozen<G['View']>;
  /** Same situation and seed, same choice. */
  readonly seed: number;
}

export interface Bot<G extends Vocabulary = Vocabulary> {
  readonly name: string;
  choose(situation: Situation<G>): G['Move'];
}
