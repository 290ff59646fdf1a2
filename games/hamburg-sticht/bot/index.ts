import { type Bots, botsFor, type Brain } from '@kontor/bots';
import type { HamburgSticht } from '../src/index.ts';
import { candidates } from './candidates.ts';
import { sketch } from './sketch.ts';
import { worth } from './worth.ts';

const brain: Brain<HamburgSticht> = {
  worth,
  chapter: ({ round, stack }) => (stack.length === 0 ? round + 1 : round),
  candidates,
  playout: sketch,
  explore: 2,
};

export const bots: Bots<HamburgSticht> = botsFor(brain, { blur: 0.8, mediumIterations: 150 });
