import { type Bots, botsFor, type Brain } from '@kontor/bots';
import type { Hamburgum } from '../src/index.ts';
import { candidates } from './candidates.ts';
import { policy } from './policy.ts';
import { playout, worth } from './worth.ts';

const brain: Brain<Hamburgum> = { worth, policy, candidates, playout, explore: 3 };

export const bots: Bots<Hamburgum> = botsFor(brain, { blur: 2, mediumIterations: 150 });
