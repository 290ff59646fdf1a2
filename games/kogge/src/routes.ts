import type { Emit, Frozen, Seat } from '@kontor/core';
import type { Event } from '../words/events.ts';
import { chipsChange, squareAt, squareShown } from './lore.ts';
import { isBarred } from './queries.ts';
import type { State } from './state.ts';

/** [KO-6.5] [KO-10.9] An own chip goes face down on a square; the chip that lay there comes to the hand. */
export function layRoute(state: State, seat: Seat, slot: number, lay: number, emit?: Emit<Event>): void {
  const { city, chips } = state.players[seat]!;
  const route = state.cities[city]!.routes[slot]!;
  const took = route.chip;
  const open = !route.down;
  chips[lay]!--;
  chips[took]!++;
  route.chip = lay;
  route.down = true;
  chipsChange(state, seat, squareAt(city, slot), lay, took, open);
  const shows = open ? {} : { reveals: true as const };
  /** [KO-11.2] Where hands lie open everybody sees which chip left and which came. */
  if (state.options.openCargo) emit?.({ type: 'rerouted', seat, city, slot, laid: lay, took, ...shows });
  else
    emit?.({
      type: 'rerouted',
      seat,
      city,
      slot,
      ...(open ? { took } : {}),
      secret: { to: [seat], laid: lay, took },
      ...shows,
    });
}

/** Where a cog can be sent along open routes: each city once, never one with its owner's raid marker. */
export const openTargets = (state: Frozen<State>, seat: Seat): number[] => {
  const targets: number[] = [];
  for (const { chip, down } of state.cities[state.players[seat]!.city]!.routes)
    if (!down && !targets.includes(chip) && !isBarred(state, seat, chip)) targets.push(chip);
  return targets.sort((a, b) => a - b);
};

export function faceDownSlots(state: Frozen<State>, seat: Seat): number[] {
  const { routes } = state.cities[state.players[seat]!.city]!;
  const slots: number[] = [];
  for (let slot = 0; slot < routes.length; slot++) if (routes[slot]!.down) slots.push(slot);
  return slots;
}

/**
 * [KO-5.2] [KO-10.8] Turns a face-down route up (for good, or under the Memory rules for a moment) and says where it leads.
 * [KO-5.3] A city with the own raid marker is not entered: the cog stays, and the answer is `barred`.
 */
export function followFaceDown(state: State, seat: Seat, slot: number): { to: number; barred: boolean } {
  const player = state.players[seat]!;
  const route = state.cities[player.city]!.routes[slot]!;
  const stays = state.options.memoryRoutes;
  squareShown(state, squareAt(player.city, slot), route.chip, stays);
  route.down = stays;
  const barred = isBarred(state, seat, route.chip);
  if (!barred) player.city = route.chip;
  return { to: route.chip, barred };
}
