import type { Frozen, Legal, Seat } from '@kontor/core';
import type { State } from '../src/index.ts';
import { free } from '../src/queries.ts';
import { chipItem, total } from '../words/items.ts';
import type { Move } from '../words/moves.ts';
import type { View } from '../words/view.ts';
import { valuesTo } from './trading.ts';

/** So many chips and goods, and one of them is no loss. */
const PLENTY = 6;

/**
 * [KO-10.9] Before the turn ends: a look at the routes here if both are unknown and something is to spare.
 * Search can't find it, since in a guessed world everything is known.
 */
export function lookInstead(
  view: Frozen<View>,
  state: Frozen<State>,
  seat: Seat,
  legal: Legal<Move>,
): Move | undefined {
  const look = legal.selections.find(({ move }) => move.type === 'look');
  if (!look || view.cities[view.players[seat]!.city]!.routes.some(({ chip }) => chip !== undefined)) return undefined;
  const held = free(state, seat);
  if (total(held) < PLENTY) return undefined;
  const values = valuesTo(state, seat);
  let cheapest = -1;
  for (let item = 0; item < chipItem(9); item++)
    if (held[item]! > 0 && (cheapest < 0 || values[item]! < values[cheapest]!)) cheapest = item;
  return { type: 'look', pay: [cheapest] };
}
