import { BUILDINGS, GOODS, NOBODY, PRICE_STEP } from '../words/index.ts';
import type { City } from './city.ts';
import { countOf, sum } from './queries.ts';
import type { Position } from './state.ts';

/**
 * Sums that never change. Each joins facts that the state holds twice: ships at home and in basins, donations and tokens,
 * citizens on sites and buildings of players, prices and producers.
 */
export function tally(state: Position, city: City): Record<string, number> {
  const built = (type: number): number => sum(state.players.map(player => player.buildings[type]!));
  const free = (type: number): number =>
    city.type.filter((each, site) => each === type && state.citizens[site] === NOBODY).length;
  const inHarbour = (owner: number): number => sum(state.harbour.map(basin => countOf(basin, owner)));
  const seats = state.players.map((_, seat) => seat);
  return {
    ...Object.fromEntries(BUILDINGS.map((building, type) => [building, free(type) + built(type)])),
    ...Object.fromEntries(GOODS.map((good, type) => [good, state.prices[type]! + PRICE_STEP * built(type)])),
    ...Object.fromEntries(seats.map(seat => [`ships ${seat}`, state.players[seat]!.home + inHarbour(seat)])),
    ...Object.fromEntries(
      seats.map(seat => [`homes ${seat}`, countOf(state.citizens, seat) - sum(state.players[seat]!.buildings)]),
    ),
    ...Object.fromEntries(
      seats.map(seat => [
        `gifts ${seat}`,
        countOf(state.holder, seat) - sum(state.donors.map(donors => countOf(donors, seat))),
      ]),
    ),
    ...Object.fromEntries(
      city.map.churches.map(({ id }, church) => [
        id,
        state.donors[church]!.length + countOf(state.holder.slice(5 * church, 5 * church + 5), NOBODY),
      ]),
    ),
    dutchmen: state.dutchmen + inHarbour(NOBODY) + state.gone,
    officials: state.open.length + state.pile.length + state.posts.filter(office => office !== NOBODY).length,
  };
}
