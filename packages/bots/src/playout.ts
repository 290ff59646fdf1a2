import { type Chance, type Dice, type Frozen, type Game, sample, type Vocabulary } from '@kontor/core';
import type { Brain } from './brain.ts';

/** No game is longer: a playout that runs past it shows a broken policy. */
const LIMIT = 20_000;

/** Plays on from a state, in place, to where the brain says it is time to judge, and judges. */
export function playout<G extends Vocabulary>(
  game: Game<G>,
  brain: Brain<G>,
  state: G['State'],
  chapter: number | undefined,
  luck: Chance & Dice,
): readonly number[] {
  const look = state as Frozen<G['State']>;
  if (brain.playout && (chapter === undefined || brain.chapter!(look) === chapter)) return brain.playout(state, luck);
  const depth = brain.depth ?? LIMIT;
  for (let n = 0; n < depth; n++) {
    if (chapter !== undefined && brain.chapter!(look) !== chapter) break;
    const seat = game.actors(look)[0];
    if (seat === undefined) break;
    const legal = game.legal(look, seat);
    game.apply(state, seat, brain.policy ? brain.policy(look, seat, legal, luck) : sample(legal, luck), luck);
  }
  return brain.worth(look);
}
