import { type Bots, type Brain, greedy } from '@kontor/bots';
import type { Hamburgum } from '../src/index.ts';
import { candidates } from './candidates.ts';
import { policy } from './policy.ts';
import { playout, worth } from './worth.ts';

const brain: Brain<Hamburgum> = { worth, policy, candidates, playout, explore: 3 };

/**
 * Greedy looks at whole turns here, for `worth` finishes the turn that is going on. With the time of a live table the tree search does
 * not beat it reliably yet, so the levels differ in how clearly they see.
 */
export const bots: Bots<Hamburgum> = {
  brain,
  levels: {
    easy: greedy(brain, { guesses: 1, blur: 4 }),
    medium: greedy(brain, { guesses: 1, blur: 1.2 }),
    hard: greedy(brain, { guesses: 1 }),
  },
};
