import { total } from '../words/items.ts';
import { type Known, sizeAt } from './known.ts';
import { CHIP_PLACES, GOODS_PLACES, SUPPLY, squareAt } from './lore.ts';
import type { State } from './state.ts';

/** What viewers know adds up to what is there. */
export function knownFault({ known, players, supply, cities, ending }: State): string | undefined {
  if (ending !== undefined) return undefined;
  for (const [viewer, k] of known.chips.entries()) {
    const at = `known.chips[${viewer}]`;
    if (poolFault(k, CHIP_PLACES)) return `${at}.${poolFault(k, CHIP_PLACES)}`;
    for (const [seat, { chips }] of players.entries())
      if (sizeAt(k, seat) !== total(chips)) return `${at}: the hand of ${seat} has ${total(chips)}`;
    if (sizeAt(k, SUPPLY) !== total(supply.chips)) return `${at}: the supply has ${total(supply.chips)}`;
    for (const [city, { routes }] of cities.entries())
      for (const [slot, { down }] of routes.entries())
        if (sizeAt(k, squareAt(city, slot)) !== (down ? 1 : 0)) return `${at}: square ${slot} of city ${city}`;
    if (viewer < players.length && players[viewer]!.chips.some((n, chip) => k.sure[viewer * k.kinds + chip] !== n))
      return `${at}: the own hand`;
  }
  for (const [viewer, k] of known.goods.entries()) {
    const at = `known.goods[${viewer}]`;
    if (poolFault(k, GOODS_PLACES)) return `${at}.${poolFault(k, GOODS_PLACES)}`;
    for (const [seat, { goods }] of players.entries())
      if (sizeAt(k, seat) !== total(goods)) return `${at}: the cog of ${seat} has ${total(goods)}`;
    if (viewer < players.length && players[viewer]!.goods.some((n, good) => k.sure[viewer * k.kinds + good] !== n))
      return `${at}: the own cargo`;
  }
  return undefined;
}

/** Pools hold as much as they give, to places or to other pools, and never in a circle. */
function poolFault({ pools }: Known, places: number): string | undefined {
  const ids = new Set(pools.map(({ id }) => id));
  if (ids.size < pools.length) return 'pools: two with the same id';
  for (const [i, { id, sure, to }] of pools.entries()) {
    const came = pools.reduce(
      (sum, other) => sum + other.to.reduce((n, flow) => n + (flow.at === id ? flow.n : 0), 0),
      0,
    );
    if (to.some(({ at }) => at >= places && !ids.has(at))) return `pools[${i}]: leads nowhere`;
    if (new Set(to.map(({ at }) => at)).size < to.length) return `pools[${i}]: twice to the same place`;
    if (total(sure) + came !== to.reduce((sum, { n }) => sum + n, 0))
      return `pools[${i}]: gives more or less than it holds`;
  }
  const open = [...pools];
  while (open.length > 0) {
    const next = open.findIndex(({ id }) => !open.some(({ to }) => to.some(({ at }) => at === id)));
    if (next < 0) return 'pools: a circle';
    open.splice(next, 1);
  }
  return undefined;
}
