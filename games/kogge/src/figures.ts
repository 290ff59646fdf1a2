import type { Frozen, Seat } from '@kontor/core';
import { SITES } from '../words/data/tables.ts';
import type { Item } from '../words/items.ts';
import type { OfficeCost, Reach } from '../words/view.ts';
import { type Known, sureAt } from './known.ts';
import { squareAt } from './lore.ts';
import { hasSecretWay, holdings, isBarred, stepCost } from './queries.ts';
import { officePrice } from './rules/build.ts';
import type { State } from './state.ts';

/** [KO-5.1] Cities that the cog can get to along routes its owner knows, with the fewest steps and what they cost. */
export function reachOf(state: Frozen<State>, seat: Seat, chips: Frozen<Known>): Reach[] {
  const player = state.players[seat]!;
  const best = new Map<number, Reach>([[player.city, { city: player.city, steps: 0, cost: 0 }]]);
  const queue = [player.city];
  for (let at = 0; at < queue.length; at++) {
    const from = best.get(queue[at]!)!;
    for (const { to, secret } of waysFrom(state, seat, from.city, chips)) {
      const cost = from.cost + stepCost(player, from.steps, secret);
      const known = best.get(to);
      if (isBarred(state, seat, to) || (known && known.cost <= cost)) continue;
      best.set(to, { city: to, steps: from.steps + 1, cost });
      queue.push(to);
    }
  }
  best.delete(player.city);
  return [...best.values()].sort((a, b) => a.city - b.city);
}

function waysFrom(
  state: Frozen<State>,
  seat: Seat,
  city: number,
  chips: Frozen<Known>,
): { to: number; secret: boolean }[] {
  const ways = state.cities[city]!.routes.flatMap(({ chip, down }, slot) => {
    const to = down ? sureAt(chips, squareAt(city, slot)).indexOf(1) : chip;
    return to < 0 ? [] : [{ to, secret: false }];
  });
  if (hasSecretWay(state.players[seat]!) && city !== state.guild.city)
    ways.push({ to: state.guild.city, secret: true });
  return ways;
}

/** [KO-6.1] What an office would cost in each city with a free site, and what the seat lacks for it. */
export const officeCosts = (state: Frozen<State>, seat: Seat): OfficeCost[] =>
  state.cities.flatMap((place, city) => {
    if (place.offices.length >= SITES || isBarred(state, seat, city)) return [];
    const price = officePrice(place, city);
    return [{ city, chips: 1 + place.offices.length, lacking: lacking(holdings(state.players[seat]!), price) }];
  });

function lacking(held: readonly number[], price: readonly Item[]): Item[] {
  const left = held.slice();
  return price.filter(item => --left[item]! < 0);
}
