import { type Frozen, quick, type Vocabulary } from '@kontor/core';
import type { Bot, Situation } from './bot.ts';
import type { Brain } from './brain.ts';
import { type Budget, search } from './ismcts.ts';

/** A bot for the arena alone that is shown the truth: how much luck leaves to be won. */
export interface Clairvoyant<G extends Vocabulary = Vocabulary> {
  readonly name: string;
  chooseKnowing(situation: Situation<G>, truth: Frozen<G['State']>): G['Move'];
}

/** The same search, in the true world: the ceiling that luck sets for all others. */
export const clairvoyant = <G extends Vocabulary>(brain: Brain<G>, budget: Budget): Clairvoyant<G> => ({
  name: `clairvoyant-${budget.iterations}`,
  chooseKnowing(situation, truth) {
    return search(situation, brain, budget, brain.explore, quick(situation.seed), () => situation.game.clone(truth));
  },
});

/** Plain Monte Carlo tree search as toolkits ship it, made fair: UCT with √2, uniform playouts to the end, wins as worth, guesses instead of the truth. */
export const mctsFair = <G extends Vocabulary>(budget: Budget): Bot<G> => ({
  name: `mcts-fair-${budget.iterations}`,
  choose(situation) {
    const { game, seat, view, seed } = situation;
    const luck = quick(seed);
    const imagine = game.imagine(view, seat);
    const wins: Brain<G> = {
      explore: Math.SQRT2,
      worth: state => game.outcome(state)?.ranks.map(rank => (rank === 1 ? 1 : 0)) ?? [],
    };
    return search(situation, wins, budget, wins.explore, luck, () => imagine(luck));
  },
});
