import type { Seat } from '@kontor/core';
import { NOBODY } from '../words/index.ts';
import { countOf } from './queries.ts';
import type { Position, State, Tell } from './state.ts';

/** [HB-5.2] Basin 3 takes as many ships as there are players. */
export const isFull = (state: Position): boolean => state.harbour[2]!.length >= state.players.length;

/** [HB-5.3] A ship at home, or one that the shift will bring home. */
export const canLaunch = (state: Position, seat: Seat): boolean =>
  state.players[seat]!.home > 0 || (isFull(state) && state.harbour[0]!.includes(seat));

/** [HB-5.2] Who gets how many ships home if the harbour shifts now, and how many Dutchmen leave. */
export const shiftOf = (state: Position): { home: number[]; dutchmen: number } => ({
  home: state.players.map((_, seat) => countOf(state.harbour[0]!, seat)),
  dutchmen: countOf(state.harbour[0]!, NOBODY),
});

/** [HB-5.2] Basin 1 leaves, 2 moves to 1, 3 moves to 2. */
function shift(state: State, emit: Tell): void {
  emit?.({ type: 'shifted', ...shiftOf(state) });
  for (const owner of state.harbour[0]!) {
    if (owner === NOBODY) state.gone++;
    else state.players[owner]!.home++;
  }
  state.harbour.shift();
  state.harbour.push([]);
}

/** [HB-5.1] A ship of this player enters basin 3. */
export function launch(state: State, seat: Seat, timber: number, emit: Tell): void {
  if (isFull(state)) shift(state, emit);
  state.players[seat]!.home--;
  state.harbour[2]!.push(seat);
  emit?.({ type: 'launched', seat, timber });
}

/** [HB-7.6] Each captain brings one of the three Dutchmen, then a ship of the builder if one is to be had. */
export function captain(state: State, seat: Seat, emit: Tell): void {
  if (state.dutchmen > 0) {
    if (isFull(state)) shift(state, emit);
    state.dutchmen--;
    state.harbour[2]!.push(NOBODY);
    emit?.({ type: 'dutchman-came' });
  }
  if (canLaunch(state, seat)) launch(state, seat, 0, emit);
  else emit?.({ type: 'no-ship', seat });
}
