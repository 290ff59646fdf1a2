import { type Decision, type Frozen, type Legal, only } from '@kontor/core';
import { COLUMN, ROW, WORKERS } from '../../words/data/table.ts';
import type { Move } from '../../words/moves.ts';
import { seatAfter } from '../queries.ts';
import type { Speicherstadt, State } from '../state.ts';

type Demand = { type: 'demand'; placed: number };

const PLACES: readonly Move[] = Array.from({ length: 6 }, (_, space) => ({ type: 'worker', space }));
const ALL: readonly Legal<Move>[] = ROW.map(spaces => only(PLACES.slice(0, spaces)));

/** [SP-3.1] A column has 8 spaces. */
const isFull = (state: Frozen<State>, space: number): boolean => state.row[space]!.queue.length >= COLUMN;

/** [SP-3.1, SP-3.2] Three laps from the start player: one worker above one card, on the lowest free space. */
export const demand: Decision<Speicherstadt, Demand> = {
  actors: (state, { placed }) => [seatAfter(state, placed)],
  legal(state, { placed }) {
    const all = ALL[state.players.length]!;
    if (placed < COLUMN) return all;
    return all.moves.some((_, space) => isFull(state, space))
      ? only(all.moves.filter((_, space) => !isFull(state, space)))
      : all;
  },
  why(state, _frame, _seat, move) {
    if (move.type !== 'worker') return 'SP-3.2';
    if (move.space >= state.row.length) return 'SP-2.1';
    return isFull(state, move.space) ? 'SP-3.1' : undefined;
  },
  apply(state, frame, seat, move, _chance, emit) {
    if (move.type !== 'worker') return;
    const { card, queue } = state.row[move.space]!;
    queue.push(seat);
    if (++frame.placed === WORKERS * state.players.length) state.stack.pop();
    emit?.({ type: 'worker', seat, space: move.space, card, price: queue.length });
  },
};
