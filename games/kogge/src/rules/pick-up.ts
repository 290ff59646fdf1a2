import { available, type Emit, type Frozen, type Legal, NONE, type Seat } from '@kontor/core';
import type { Event } from '../../words/events.ts';
import { countsOf, listOf, total } from '../../words/items.ts';
import type { Move, MoveOf } from '../../words/moves.ts';
import type { RuleId } from '../../words/rule-ids.ts';
import { load } from '../pieces.ts';
import { freeInOffice, hasItems } from '../queries.ts';
import type { State, TurnFrame } from '../state.ts';

/** Sites of the seat's offices in its cog's city. */
const ownSites = (state: Frozen<State>, seat: Seat): number[] => {
  const { city } = state.players[seat]!;
  const { offices } = state.cities[city]!;
  const sites: number[] = [];
  for (let site = 0; site < offices.length; site++) if (offices[site]!.owner === seat) sites.push(city * 2 + site);
  return sites;
};

const sum = (lists: readonly (readonly number[])[]): number[] =>
  lists.reduce<number[]>((all, list) => all.map((n, good) => n + list[good]!), [0, 0, 0, 0]);

/** [KO-5.4] Goods in own offices here that are not promised to anybody. */
export const withinReach = (state: Frozen<State>, seat: Seat): number[] =>
  sum(ownSites(state, seat).map(office => freeInOffice(state, office)));

/** [KO-5.4] Any number of goods, in every city where the cog is during its movement. */
export function pickMoves(state: Frozen<State>, turn: Frozen<TurnFrame>, seat: Seat): Legal<Move> {
  if (!turn.moving) return NONE;
  const goods = withinReach(state, seat);
  const n = total(goods);
  if (n === 0) return NONE;
  const some = {
    move: { type: 'pick', goods: [] } as Move,
    picks: [{ field: 'goods', from: available(goods), min: 1, max: n - 1 }],
  };
  return { moves: [{ type: 'pick-all' }], selections: n > 1 ? [some] : [] };
}

export function whyNotPick(
  state: Frozen<State>,
  turn: Frozen<TurnFrame>,
  seat: Seat,
  move: MoveOf<'pick' | 'pick-all'>,
): RuleId | undefined {
  const goods = withinReach(state, seat);
  const n = total(goods);
  if (!turn.moving) return 'KO-5.4';
  const lying = sum(ownSites(state, seat).map(office => state.cities[office >> 1]!.offices[office & 1]!.goods));
  if (move.type === 'pick-all') return n > 0 ? undefined : total(lying) > 0 ? 'KO-7.4' : 'KO-5.4';
  if (move.goods.length === 0 || !hasItems(lying, move.goods)) return 'KO-5.4';
  if (!hasItems(goods, move.goods)) return 'KO-7.4';
  return move.goods.length < n ? undefined : 'KO-5.4';
}

export function applyPick(state: State, seat: Seat, move: MoveOf<'pick' | 'pick-all'>, emit?: Emit<Event>): void {
  const wanted = move.type === 'pick-all' ? withinReach(state, seat) : countsOf(move.goods, 4);
  const { city } = state.players[seat]!;
  emit?.({ type: 'picked', seat, city, goods: listOf(wanted) });
  for (const office of ownSites(state, seat)) {
    const held = freeInOffice(state, office);
    const { goods } = state.cities[city]!.offices[office & 1]!;
    held.forEach((n, good) => {
      const taken = Math.min(n, wanted[good]!);
      goods[good]! -= taken;
      wanted[good]! -= taken;
      load(state, seat, good, taken);
    });
  }
}
