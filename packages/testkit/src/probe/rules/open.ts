import type { FrameOf, Step } from '@kontor/core';
import { receive } from '../queries.ts';
import type { Probe } from '../state.ts';
import { turnUp } from './look.ts';

/** [PR-3.3] The highest number that only one player chose. */
export function winnerOf(boats: readonly number[]): number | undefined {
  let winner: number | undefined;
  for (const [seat, number] of boats.entries())
    if (boats.indexOf(number) === boats.lastIndexOf(number) && (winner === undefined || number > boats[winner]!))
      winner = seat;
  return winner;
}

/** [PR-3.3] [PR-3.4] [PR-3.5] The numbers are shown and the crate finds its owner. */
export const open: Step<Probe, FrameOf<Probe, 'open'>> = {
  run(state, _frame, chance, emit) {
    const boats = state.players.map(player => player.boats!);
    for (const player of state.players) delete player.boats;
    const winner = winnerOf(boats);
    const paid = winner === undefined ? 0 : boats[winner]!;
    if (winner !== undefined) state.players[winner]!.coins -= paid;
    state.bank += paid;
    emit?.({
      type: 'opened',
      boats,
      coins: boats.map((_, seat) => (seat === winner && paid > 0 ? -paid : 0)),
      reveals: true,
    });

    const kind = state.crate?.kind ?? turnUp(state, chance);
    delete state.crate;
    const to = winner ?? (state.edition >= 2 ? state.starter : undefined);
    if (to === undefined) state.discard[kind]!++;
    else receive(state.players[to]!, [kind]);
    emit?.({ type: 'crate', kind, ...(to === undefined ? {} : { to }), reveals: true });
    state.stack = [{ type: 'bid', turn: state.starter, laid: [] }];
  },
};
