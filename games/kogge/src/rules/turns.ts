import type { FrameOf, Step } from '@kontor/core';
import { lapseAll } from '../offers.ts';
import type { Kogge } from '../state.ts';
import { newTurn } from '../turn-frame.ts';

/** [KO-5.1] One after another in the new order. */
export const turns: Step<Kogge, FrameOf<Kogge, 'turns'>> = {
  run(state, frame, _chance, emit) {
    const seat = state.order[frame.next];
    if (seat === undefined) {
      lapseAll(state, emit);
      state.stack.pop();
      return;
    }
    frame.next++;
    emit?.({ type: 'turn', seat });
    state.stack.push(newTurn(seat, state.players[seat]!.city));
  },
};
