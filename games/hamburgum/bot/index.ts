import { type Bot, type Bots, type Brain, greedy, THINK_MS } from '@kontor/bots';
import type { Hamburgum } from '../src/index.ts';
import { candidates } from './candidates.ts';
import { policy } from './policy.ts';
import { search } from './search.ts';
import { playout, worth } from './worth.ts';

const brain: Brain<Hamburgum> = { worth, policy, candidates, playout, explore: 3 };

const within = (iterations: number): Bot<Hamburgum> => search({ iterations, milliseconds: THINK_MS });

export const bots: Bots<Hamburgum> = {
  brain,
  search,
  levels: { easy: greedy(brain, { guesses: 1, blur: 4 }), medium: within(30), hard: within(400) },
};
