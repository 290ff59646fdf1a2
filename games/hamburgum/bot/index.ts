import { type Bot, type Bots, type Brain, greedy, THINK_MS } from '@kontor/bots';
import type { Hamburgum } from '../src/index.ts';
import { search } from './search.ts';
import { candidates, worth } from './worth.ts';

const brain: Brain<Hamburgum> = { worth, candidates, depth: 12, explore: 3 };

const within = (iterations: number): Bot<Hamburgum> => search({ iterations, milliseconds: THINK_MS });

export const bots: Bots<Hamburgum> = {
  brain,
  search,
  levels: { easy: greedy(brain, { guesses: 1, blur: 4 }), medium: within(4), hard: within(40) },
};
