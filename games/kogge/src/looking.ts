import type { Emit, Seat } from '@kontor/core';
import type { Event } from '../words/events.ts';
import type { Item } from '../words/items.ts';
import { squareAt, squareLookedAt } from './lore.ts';
import type { State } from './state.ts';

/** [KO-10.9] A seat looks alone at both routes of its cog's city. */
export function lookAt(state: State, seat: Seat, pay: readonly Item[], emit?: Emit<Event>): void {
  const { city } = state.players[seat]!;
  const { routes } = state.cities[city]!;
  routes.forEach(({ chip, down }, slot) => {
    if (down) squareLookedAt(state, seat, squareAt(city, slot), chip);
  });
  emit?.({
    type: 'looked',
    seat,
    city,
    pay,
    secret: { to: [seat], chips: routes.map(({ chip }) => chip) },
    reveals: true,
  });
}
