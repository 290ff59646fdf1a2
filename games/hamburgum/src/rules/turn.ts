import type { Seat } from '@kontor/core';
import type { Move } from '../../words/index.ts';
import { replaceTop, type State, type Tell } from '../state.ts';

export const END: Move = { type: 'end' };

/** [HB-2.3] A turn ends when its player says so; the next one moves. */
export function endTurn(state: State, seat: Seat, emit: Tell): void {
  state.turn++;
  emit?.({ type: 'turn-ended', seat });
  replaceTop(state, { type: 'rondel', seat: (seat + 1) % state.players.length });
}

/** The only seat that acts in a frame. */
export const itsSeat = (_: unknown, frame: { readonly seat: Seat }): readonly Seat[] => [frame.seat];
