import { type Chance, type Decision, only, takeFrom } from '@kontor/core';
import type { FrameOf } from '@kontor/core';
import type { Probe, State } from '../state.ts';

/** [PR-2.2] Decides the crate when it is seen for the first time. */
export const turnUp = (state: State, chance: Chance): number => takeFrom(chance.at('crate', state.round), state.pile);

/** [PR-2.3] The starter looks at the crate or leaves it. */
export const look: Decision<Probe, FrameOf<Probe, 'look'>> = {
  closed: true,
  actors: state => [state.starter],
  legal: () => only([{ type: 'look' }, { type: 'leave' }]),
  why: (_state, _frame, _seat, { type }) => (type === 'look' || type === 'leave' ? undefined : 'PR-2.3'),
  apply(state, _frame, seat, { type }, chance, emit) {
    if (type === 'look') {
      const kind = turnUp(state, chance);
      state.crate = { kind, by: seat };
      emit?.({ type: 'looked', seat, secret: { to: [seat], kind }, reveals: true });
    } else emit?.({ type: 'left', seat });
    state.stack = [{ type: 'choose' }];
  },
};
