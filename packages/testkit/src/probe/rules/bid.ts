import { available, type Decision, type FrameOf, type Frozen, ifAny, type Seat, type Selection } from '@kontor/core';
import type { Goods, Move } from '../moves.ts';
import { nextSeat, part } from '../queries.ts';
import { type Bid, holds, type Probe, type State } from '../state.ts';

const isEqual = (a: Goods, b: Goods): boolean => a.length === b.length && a.every((kind, i) => kind === b[i]);

/** [PR-4.1] [PR-4.2] One or two goods of the hand, but no bid that is laid already. */
function bids({ players }: Frozen<State>, laid: readonly Frozen<Bid>[], seat: Seat): readonly Selection<Move>[] {
  const from = available(players[seat]!.hand);
  if (from.length === 0) return [];
  return ifAny<Move>({
    move: { type: 'bid', goods: [] },
    picks: [{ field: 'goods', from, min: 1, max: 2 }],
    except: laid.map(({ goods }) => ({ goods })),
  });
}

export const bid: Decision<Probe, FrameOf<Probe, 'bid'>> = {
  actors: (_state, { turn }) => [turn],
  legal: (state, { laid }, seat) => ({ moves: [{ type: 'pass' }], selections: bids(state, laid, seat) }),
  why({ players }, { laid }, seat, move) {
    if (move.type === 'pass') return undefined;
    if (move.type !== 'bid' || move.goods.length < 1 || move.goods.length > 2) return 'PR-4.1';
    if (!holds(players[seat]!.hand, move.goods)) return 'PR-4.1';
    return laid.some(({ goods }) => isEqual(goods, move.goods)) ? 'PR-4.2' : undefined;
  },
  apply(state, frame, seat, move, _chance, emit) {
    if (move.type === 'bid') {
      part(state.players[seat]!, move.goods);
      frame.laid.push({ seat, goods: [...move.goods] });
      emit?.({ type: 'bid', seat, goods: move.goods });
    } else emit?.({ type: 'passed', seat });
    frame.turn = nextSeat(seat, state.players.length);
    if (frame.turn === state.starter) state.stack = [{ type: 'close', laid: frame.laid }];
  },
};
