import { flow, type Flowing } from '@kontor/core';
import type { Components } from '../components.ts';
import type { Probe } from '../state.ts';
import { bid } from './bid.ts';
import { choose } from './choose.ts';
import { close } from './close.ts';
import { look } from './look.ts';
import { offers } from './offers.ts';
import { open } from './open.ts';

/** [PR-2.1] The parts of a round, in order of play. */
export const rules = (components: Components): Flowing<Probe> =>
  flow<Probe>({ look, choose, open, bid, close: close(components) }, [offers]);
