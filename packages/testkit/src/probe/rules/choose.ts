import { type Decision, type FrameOf, guarded } from '@kontor/core';
import { notation } from '../moves.ts';
import { mostBoats } from '../queries.ts';
import type { Probe } from '../state.ts';

const BOATS = [0, 1, 2, 3];

/** [PR-3.1] [PR-3.2] All choose in secret, and may choose again until all have chosen. */
export const choose: Decision<Probe, FrameOf<Probe, 'choose'>> = {
  actors: ({ players }) => players.flatMap(({ boats }, seat) => (boats === undefined ? [seat] : [])),
  may: ({ players }) =>
    players.flatMap(({ boats, coins }, seat) => (boats !== undefined && mostBoats(coins) > 0 ? [seat] : [])),
  ...guarded<Probe, FrameOf<Probe, 'choose'>>({
    candidates: () => BOATS.map(boats => ({ type: 'choose', boats })),
    guards: [
      [
        'PR-3.1',
        ({ players }, _frame, seat, move) => move.type === 'choose' && move.boats > mostBoats(players[seat]!.coins),
      ],
      ['PR-3.2', ({ players }, _frame, seat, move) => move.type === 'choose' && move.boats === players[seat]!.boats],
    ],
    otherwise: 'PR-3.1',
    notation,
  }),
  apply(state, _frame, seat, move, _chance, emit) {
    if (move.type !== 'choose') return;
    const player = state.players[seat]!;
    const again = player.boats !== undefined;
    player.boats = move.boats;
    emit?.({ type: 'chose', seat, again, secret: { to: [seat], boats: move.boats } });
    if (state.players.every(({ boats }) => boats !== undefined)) state.stack = [{ type: 'open' }];
  },
};
