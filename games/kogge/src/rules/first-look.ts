import { type Decision, type FrameOf, guarded } from '@kontor/core';
import { ROUTES } from '../../words/data/tables.ts';
import { type Move, notation } from '../../words/moves.ts';
import { lookAt } from '../looking.ts';
import { layRoute } from '../routes.ts';
import type { Kogge } from '../state.ts';

type FirstLook = FrameOf<Kogge, 'first-look'>;

/** [KO-10.4] Memory: once all offices stand, each may look at the two routes there, then may swap one for an own chip. */
export const firstLook: Decision<Kogge, FirstLook> = {
  closed: true,
  actors: (_state, { queue }) => queue.slice(0, 1),
  ...guarded<Kogge, FirstLook>({
    notation,
    otherwise: 'KO-10.4',
    candidates: ({ cities }) => [
      { type: 'look', pay: [] },
      ...Array.from({ length: ROUTES }, (_, slot) =>
        cities.map((_, lay): Move => ({ type: 'route', slot, lay })),
      ).flat(),
      { type: 'pass' },
    ],
    guards: [
      ['KO-10.4', (_state, { looked }, _seat, move) => move.type === 'look' && looked],
      ['KO-10.9', ({ players }, _frame, seat, move) => move.type === 'route' && players[seat]!.city === move.lay],
      ['KO-10.4', ({ players }, _frame, seat, move) => move.type === 'route' && players[seat]!.chips[move.lay] === 0],
    ],
  }),
  apply(state, frame, seat, move, _chance, emit) {
    if (move.type === 'look') {
      frame.looked = true;
      lookAt(state, seat, [], emit);
      return;
    }
    if (move.type === 'route') layRoute(state, seat, move.slot, move.lay, emit);
    else emit?.({ type: 'kept', seat });
    frame.queue.shift();
    frame.looked = false;
    if (frame.queue.length === 0) state.stack.pop();
  },
};
