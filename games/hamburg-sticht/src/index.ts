import type { Game, Title } from '@kontor/core';
import { code, read, write } from '../words/index.ts';
import { forecast } from './forecast.ts';
import { imagine } from './imagine.ts';
import { flowing } from './rules/index.ts';
import { outcome } from './scoring.ts';
import { EDITIONS, options, setup } from './setup.ts';
import { clone, type HamburgSticht, tally } from './state.ts';
import { valid } from './valid.ts';
import { own, view } from './view.ts';

export const game: Game<HamburgSticht> = {
  id: 'hamburg-sticht',
  editions: EDITIONS,
  seats: { min: 2, max: 4 },
  options,
  refuse: () => undefined,
  setup,
  clone,
  actors: flowing.actors,
  may: flowing.may,
  legal: flowing.legal,
  apply: flowing.apply,
  why: flowing.why,
  outcome,
  view,
  own,
  imagine,
  forecast,
  tally,
  valid,
  write,
  read,
  code,
};

export const hamburgSticht: Title<HamburgSticht> = { id: game.id, game: () => game };

export type { Frame, HamburgSticht, Player, State } from './state.ts';
export { allPlays, pushAnswers, type Target, trumpsOf } from './plays/index.ts';
export * from './queries.ts';
