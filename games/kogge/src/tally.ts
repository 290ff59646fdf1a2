import type { Figures, Frozen } from '@kontor/core';
import { CHIPS_IN_BOX, GOODS } from '../words/data/tables.ts';
import { total } from '../words/items.ts';
import { officesOf } from './queries.ts';
import type { State } from './state.ts';

/** [KO-1.2] [KO-1.3] [KO-1.4] What never changes: chips by number, goods by kind, offices, raid markers, bonus chips. */
export function tally(state: Frozen<State>): Figures {
  const { players, cities, supply, groups, bids, bonuses } = state;
  const chips = supply.chips.slice();
  const goods = supply.goods.slice();
  for (const { routes } of cities) for (const { chip } of routes) if (chip >= 0) chips[chip]!++;
  for (const chip of [...groups.flat(), ...bids.flatMap(bid => bid.chips)]) chips[chip]!++;
  for (const player of players) player.chips.forEach((n, chip) => (chips[chip]! += n));
  for (const place of [...players, ...cities, ...cities.flatMap(city => city.offices)])
    place.goods.forEach((n, good) => (goods[good]! += n));
  return {
    ...Object.fromEntries(CHIPS_IN_BOX.map((_, chip) => [`chip ${chip}`, chips[chip]!])),
    ...Object.fromEntries(GOODS.map((name, good) => [name, goods[good]!])),
    ...Object.fromEntries(players.map(({ reserve }, seat) => [`offices ${seat}`, reserve + officesOf(state, seat)])),
    ...Object.fromEntries(
      players.map(({ markers, second }, seat) => [
        `raid markers ${seat}`,
        markers + (second ? 1 : 0) + cities.filter(({ raiders }) => raiders.includes(seat)).length,
      ]),
    ),
    bonuses: total(bonuses) + players.reduce((sum, player) => sum + total(player.bonuses), 0),
  };
}
