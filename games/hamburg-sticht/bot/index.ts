import { type Bot, type Bots, type Brain, clairvoyant, type Contestant, greedy, ismcts, mctsFair, random } from '@kontor/bots';
import type { HamburgSticht } from '@kontor/hamburg-sticht';
import { candidates } from './candidates.ts';
import { sketch } from './sketch.ts';
import { worth } from './worth.ts';

export const brain: Brain<HamburgSticht> = {
  worth,
  chapter: ({ round, stack }) => (stack.length === 0 ? round + 1 : round),
  candidates,
  playout: sketch,
  explore: 1.5,
};
export { type Bot, type Bots, type Contestant, clairvoyant, greedy, ismcts, mctsFair, random };
