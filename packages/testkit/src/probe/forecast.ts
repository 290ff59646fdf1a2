import type { Figures, Forecast, Frozen, Seat } from '@kontor/core';
import type { Goods, Move } from './moves.ts';
import { prizeOf, worthOf } from './queries.ts';
import { laidOn, type State } from './state.ts';

const figures = (goods: Goods): Figures => {
  const counts: Record<string, number> = {};
  for (const kind of goods) counts[`kind${kind}`] = (counts[`kind${kind}`] ?? 0) + 1;
  return counts;
};

/** What a move would bring, by what its player knows. */
export function forecast(state: Frozen<State>, seat: Seat, move: Move): Forecast {
  switch (move.type) {
    case 'choose':
      return move.boats > 0 ? { cost: { coins: move.boats } } : {};
    case 'bid': {
      const leads = laidOn(state.stack).every(({ goods }) => worthOf(goods) < worthOf(move.goods));
      return { cost: figures(move.goods), ...(leads ? { points: { prizes: prizeOf(state.options) } } : {}) };
    }
    case 'offer':
      return { cost: figures(move.give), gain: figures(move.ask) };
    case 'accept': {
      const offer = state.offers.find(({ by, to }) => by === move.from && to === seat);
      return offer ? { cost: figures(offer.ask), gain: figures(offer.give) } : {};
    }
    default:
      return {};
  }
}
