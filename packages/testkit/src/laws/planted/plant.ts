import type { Chance, Emit, Frozen, Game, Viewer } from '@kontor/core';
import { probe, type Probe, type State } from '../../probe/index.ts';
import type { Law } from '../broken.ts';
import type { LawsHelp } from '../help.ts';

/** A wrong game, and the law that must notice it. */
export interface Planted {
  readonly bug: string;
  readonly law: Law;
  readonly game: Rules;
  readonly help?: LawsHelp<Probe>;
}

export type Rules = Game<Probe>;
export type Event = Probe['Event'];

export const good = probe.game();

/** Probe with other news: what the rules emit goes through `change`. */
export const withNews = (change: (event: Event) => Event): Rules => ({
  ...good,
  apply: (state, seat, move, chance, emit) =>
    good.apply(state, seat, move, chance, emit && (event => emit(change(event)))),
});

/** Probe whose views remember the true state for later. */
export function spying(imagine: (truth: Frozen<State>, guess: State, viewer: Viewer) => State): Rules {
  let truth: Frozen<State>;
  return {
    ...good,
    view(state, viewer) {
      truth = state;
      return good.view(state, viewer);
    },
    imagine: (view, viewer) => {
      const known = truth;
      const guess = good.imagine(view, viewer);
      return chance => imagine(known, guess(chance), viewer);
    },
  };
}

/** Probe that does something more with the state after each move. */
export const afterMoves = (more: (state: State, chance: Chance, emit?: Emit<Event>) => void): Rules => ({
  ...good,
  apply(state, seat, move, chance, emit) {
    good.apply(state, seat, move, chance, emit);
    more(state, chance, emit);
  },
});
