import type { Game, Seat, Title } from '@kontor/core';
import { code, notation, TRADE_MOVES } from '../words/moves.ts';
import { forecast, survey } from './forecast.ts';
import { imagine } from './imagine.ts';
import { rulebook } from './rules/index.ts';
import { outcome } from './scoring.ts';
import { OPTIONS, refuse, setup } from './setup.ts';
import { cloneState, type Kogge } from './state.ts';
import { tally } from './tally.ts';
import { valid } from './valid.ts';
import { view } from './view.ts';

const isTrade = (type: string): boolean => (TRADE_MOVES as readonly string[]).includes(type);

export const game: Game<Kogge> = {
  id: 'kogge',
  editions: [1],
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  refuse,
  ...notation,
  code,
  setup,
  clone: cloneState,
  actors: rulebook.actors,
  may: rulebook.may,
  asked: rulebook.asked,
  legal: rulebook.legal,
  why: rulebook.why,
  apply(state, seat: Seat, move, chance, emit) {
    /** [KO-7.3] Any move that is no trade between players opens the way for new offers. */
    if (!isTrade(move.type)) state.offered.fill(0);
    rulebook.apply(state, seat, move, chance, emit);
  },
  outcome,
  view: (state, viewer) => view(state, viewer, rulebook.actors(state), rulebook.may(state)),
  imagine,
  forecast,
  survey,
  tally,
  valid,
};

/** Kogge takes no component packs: cities and chips are fixed. */
export const kogge: Title<Kogge> = { id: 'kogge', game: () => game };

export type { Kogge, State } from './state.ts';
