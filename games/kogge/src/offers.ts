import type { Emit, Frozen, Seat } from '@kontor/core';
import type { Event } from '../words/events.ts';
import { ownerOf } from './queries.ts';
import type { Offer, State } from './state.ts';

/** Ends the offers that fit, for all to see. */
export function lapse(state: State, ends: (offer: Offer) => boolean, emit?: Emit<Event>): void {
  if (state.offers.length === 0) return;
  const ended = state.offers.filter(ends);
  if (ended.length === 0) return;
  state.offers = state.offers.filter(offer => !ended.includes(offer));
  for (const { from, to } of ended) emit?.({ type: 'lapsed', from, to });
}

/** [KO-7.4] The end of a phase ends all offers. */
export const lapseAll = (state: State, emit?: Emit<Event>): void => lapse(state, () => true, emit);

/** [KO-7.1] Cogs in the same city. [KO-10.2] Or one's cog in the city of the other's office. */
export function canMeet(state: Frozen<State>, a: Seat, b: Seat, office?: number): boolean {
  const [here, there] = [state.players[a]!.city, state.players[b]!.city];
  if (office === undefined) return here === there;
  if (!state.options.officeTrade) return false;
  const owner = ownerOf(state, office);
  return (owner === b && here === office >> 1) || (owner === a && there === office >> 1);
}

/** The offices over which two seats can deal now. */
export function meetingOffices(state: Frozen<State>, a: Seat, b: Seat): number[] {
  if (!state.options.officeTrade) return [];
  const cities = [...new Set([state.players[a]!.city, state.players[b]!.city])].sort((x, y) => x - y);
  return cities.flatMap(city =>
    state.cities[city]!.offices.flatMap((_, site) => (canMeet(state, a, b, city * 2 + site) ? [city * 2 + site] : [])),
  );
}
