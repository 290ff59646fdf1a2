import type { Frozen, Legal, Seat } from '@kontor/core';
import type { State } from '../src/index.ts';
import type { Move } from '../words/index.ts';
import { loadingMove } from './loading.ts';

/** Loading alternatives that are looked at. */
const MOST = 5;

/** In loading, the sensible move first and then a few others; elsewhere everything, for a worker may do good in any queue. */
export function candidates(state: Frozen<State>, seat: Seat, legal: Legal<Move>): readonly Move[] {
  if (state.stack.at(-1)!.type !== 'handling') return legal.moves;
  const first = loadingMove(state, seat, legal);
  if (first.type === 'done') return [first];
  const others = legal.moves.filter(
    move => move !== first && move.type !== 'unload' && !('losing' in move && move.type !== 'done') && !isWaste(move),
  );
  return [first, ...others.slice(0, MOST)];
}

/** Ending with goods in hand that could be sold is never wise. */
const isWaste = (move: Move): boolean => move.type === 'done' && move.losing.length > 1;
