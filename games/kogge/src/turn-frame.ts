import type { Seat } from '@kontor/core';
import type { Action } from '../words/view.ts';
import type { State, TurnFrame } from './state.ts';

/** The turn that is going on, also under a frame that belongs to it. */
export function topTurn(state: State): TurnFrame | undefined {
  const frame = state.stack.findLast(({ type }) => type === 'turn');
  return frame as TurnFrame | undefined;
}

export const newTurn = (seat: Seat, from: number): TurnFrame => ({
  type: 'turn',
  seat,
  from,
  steps: 0,
  moving: true,
  stopped: false,
  used: [],
  lacks: [],
});

/** [KO-5.4] The first action ends the movement part; [KO-6] each action once. */
export function use(turn: TurnFrame, action: Action): void {
  turn.moving = false;
  turn.used.push(action);
}
