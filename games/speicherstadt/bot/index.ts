import { type Bots, botsFor, type Brain } from '@kontor/bots';
import type { Speicherstadt } from '../src/index.ts';
import { candidates } from './candidates.ts';
import { policy } from './policy.ts';
import { worth } from './worth.ts';

/** Playouts go to the end of the round; what the cards promise later is in `worth`. */
export const brain: Brain<Speicherstadt> = {
  worth,
  chapter: ({ round, stack }) => (stack.length === 0 ? round + 1 : round),
  policy,
  candidates,
  explore: 8,
};

export const bots: Bots<Speicherstadt> = botsFor(brain, { blur: 2, mediumIterations: 150 });
