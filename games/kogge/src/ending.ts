import type { Emit, Seat } from '@kontor/core';
import { POINTS_TO_WIN } from '../words/data/tables.ts';
import type { Event } from '../words/events.ts';
import type { Ending } from '../words/view.ts';
import { developmentOf } from './queries.ts';
import type { State } from './state.ts';

/** [KO-9.1] [KO-9.2] Everything stops, and all that was hidden is shown. */
export function endGame(state: State, by: Ending, emit?: Emit<Event>): void {
  state.ending = by;
  state.stack = [];
  state.offers = [];
  emit?.({ type: 'ended', by, reveals: true });
}

/** [KO-8.2] Five development points in the own turn win at once. */
export function checkWin(state: State, seat: Seat, emit?: Emit<Event>): void {
  if (developmentOf(state, seat) < POINTS_TO_WIN) return;
  emit?.({ type: 'won', seat });
  endGame(state, 'five', emit);
}
