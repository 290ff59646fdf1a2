import { BUILDINGS, DONATIONS, GOODS, NOBODY, PRICE_STEP } from '../words/index.ts';
import type { City } from './city.ts';
import { countOf, sum } from './queries.ts';
import type { Position } from './state.ts';

/**
 * Sums that never change. Each joins facts that the state holds twice: ships at home and in basins, donations and tokens,
 * citizens on sites and buildings of players, prices and producers.
 */
export function tally(state: Position, city: City): Record<string, number> {
  const figures: Record<string, number> = {};
  const { players, harbour, donors, holder, citizens, prices } = state;
  const lived = players.map(() => 0);
  const free = BUILDINGS.map(() => 0);
  for (let site = 0; site < citizens.length; site++) {
    if (citizens[site] === NOBODY) free[city.type[site]!]!++;
    else lived[citizens[site]!]!++;
  }
  for (let type = 0; type < BUILDINGS.length; type++) {
    let built = 0;
    for (const { buildings } of players) built += buildings[type]!;
    figures[BUILDINGS[type]!] = free[type]! + built;
    if (type < GOODS.length) figures[GOODS[type]!] = prices[type]! + PRICE_STEP * built;
  }
  for (let seat = 0; seat < players.length; seat++) {
    const { home, buildings } = players[seat]!;
    figures[`ships ${seat}`] = home + afloat(harbour, seat);
    figures[`homes ${seat}`] = lived[seat]! - sum(buildings);
    let given = 0;
    for (const list of donors) given += countOf(list, seat);
    figures[`gifts ${seat}`] = countOf(holder, seat) - given;
  }
  for (let church = 0; church < donors.length; church++) {
    let left = 0;
    for (let kind = 0; kind < DONATIONS; kind++) if (holder[church * DONATIONS + kind] === NOBODY) left++;
    figures[city.map.churches[church]!.id] = donors[church]!.length + left;
  }
  figures['dutchmen'] = state.dutchmen + afloat(harbour, NOBODY) + state.gone;
  figures['officials'] = state.open.length + state.pile.length + state.posts.length - countOf(state.posts, NOBODY);
  return figures;
}

function afloat(harbour: Position['harbour'], owner: number): number {
  let ships = 0;
  for (const basin of harbour) ships += countOf(basin, owner);
  return ships;
}
