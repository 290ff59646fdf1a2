import { flow, type Rulebook } from '@kontor/core';
import type { HamburgSticht } from '../state.ts';
import { deal } from './deal.ts';
import { play } from './play.ts';
import { score } from './score.ts';
import { take } from './take.ts';

/** A round in order of play. */
const rules: Rulebook<HamburgSticht> = { deal, play, take, score };

export const flowing = flow<HamburgSticht>(rules);
