import type { Seat } from '@kontor/core';
import type { Item } from './items.ts';

type Told<T extends string, Public = unknown, Secret = undefined> = {
  readonly type: T;
  readonly reveals?: true;
} & Readonly<Public> &
  (Secret extends undefined ? unknown : { readonly secret?: { readonly to: readonly Seat[] } & Readonly<Secret> });

type Goods = readonly number[];
type Chips = readonly number[];

export type Event =
  // Set-up
  | Told<'started', { city: number }>
  | Told<'chose', { seat: Seat }, { chip: number }>
  | Told<'settled', { seat: Seat; city: number }>
  | Told<'clashed', { seats: readonly Seat[]; city: number }>
  | Told<'ordered', { order: readonly Seat[] }>
  // Supply and order
  | Told<'supplied', { round: number; groups: readonly Chips[] }>
  | Told<'drew', { seat: Seat }, { chip: number }>
  | Told<'bid', { seat: Seat; chips: Chips }>
  | Told<'skipped', { seat: Seat; chips: Chips }>
  | Told<'able', { seat: Seat }>
  | Told<'produced', { city: number; toCity: number; toOffices: readonly Seat[] }>
  | Told<'ranked', { order: readonly Seat[] }>
  // Guild master
  | Told<'guild', { seat: Seat; from: number; to: number; crossings: number }>
  | Told<'delivered', { city: number; n: number }>
  | Told<'taxed', { seat: Seat; good: number }>
  | Told<'confiscated', { city: number; goods: Goods }>
  // Turns
  | Told<'turn', { seat: Seat }>
  | Told<'sailed', { seat: Seat; from: number; to: number; pay: readonly Item[]; secretWay?: true; slot?: number }>
  | Told<'stranded', { seat: Seat; city: number; to: number; slot: number; pay: readonly Item[] }>
  | Told<'picked', { seat: Seat; city: number; goods: Goods }>
  | Told<'built', { seat: Seat; city: number; paid: readonly Item[] }>
  | Told<'armed', { seat: Seat; chip: number }>
  | Told<'rewarded', { seat: Seat; bonus: number; good: number }>
  | Told<'deals', { seat: Seat; good: number }>
  | Told<'shown', { seat: Seat; good: number }, { chips: Chips }>
  | Told<'lacking', { seat: Seat; good: number }>
  | Told<'took', { seat: Seat; good: number }, { chip: number }>
  | Told<'sold', { seat: Seat; chip: number }>
  | Told<'bought', { seat: Seat; group: number; chips: Chips; good: number }>
  | Told<'gave', { seat: Seat; city: number; good: number; n: number }>
  | Told<'traded', { seat: Seat; city: number; goods: Goods }>
  | Told<
      'rerouted',
      { seat: Seat; city: number; slot: number; took?: number; laid?: number },
      { laid: number; took: number }
    >
  | Told<'looked', { seat: Seat; city: number; pay: readonly Item[] }, { chips: Chips }>
  | Told<'kept', { seat: Seat }>
  | Told<'finished', { seat: Seat }>
  // Raids
  | Told<'raided', { seat: Seat; city: number; victim?: Seat }>
  | Told<'looted', { seat: Seat; city: number; goods: Goods }>
  | Told<
      'divided',
      { seat: Seat; victim: Seat; sizes: readonly number[]; piles?: readonly Goods[] },
      { piles: readonly Goods[] }
    >
  | Told<'plundered', { seat: Seat; victim: Seat; n: number }, { goods: Goods }>
  | Told<'driven', { seat: Seat; by: Seat; from: number; to: number; slot?: number }>
  | Told<'held', { seat: Seat; city: number; to?: number; slot?: number }>
  // Conflicts
  | Told<'attacked', { seat: Seat; victim: Seat; city: number }>
  | Told<'declined-fight', { seat: Seat }>
  | Told<'armed-set', { seat: Seat }, { chips: Chips }>
  | Told<'fought', { attacker: Seat; defender: Seat; winner?: Seat }>
  | Told<'sets', { attacker: Seat; defender: Seat }, { sets: readonly Chips[] }>
  | Told<'claimed', { seat: Seat; victim: Seat; n: number }>
  | Told<'prize', { seat: Seat; victim: Seat }, { named: Goods; goods: Goods }>
  | Told<'spared', { seat: Seat; victim: Seat }>
  // Trade between players
  | Told<
      'offered',
      { from: Seat; to: Seat; office?: number; counter?: true },
      { give: readonly Item[]; ask: readonly Item[] }
    >
  | Told<'accepted', { from: Seat; to: Seat; office?: number }>
  | Told<
      'swapped',
      { from: Seat; to: Seat; give?: readonly Item[]; ask?: readonly Item[] },
      { give: readonly Item[]; ask: readonly Item[] }
    >
  | Told<'declined', { from: Seat; to: Seat }>
  | Told<'withdrawn', { from: Seat; to: Seat }>
  | Told<'lapsed', { from: Seat; to: Seat }>
  // End
  | Told<'won', { seat: Seat }>
  | Told<'ended', { by: 'five' | 'guild' }>;

export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { type: T }>;

/** All types of event. */
export const EVENT_TYPES = [
  ...[
    'started',
    'chose',
    'settled',
    'clashed',
    'ordered',
    'supplied',
    'drew',
    'bid',
    'skipped',
    'able',
    'produced',
    'ranked',
  ],
  ...[
    'guild',
    'delivered',
    'taxed',
    'confiscated',
    'turn',
    'sailed',
    'stranded',
    'picked',
    'built',
    'armed',
    'rewarded',
    'deals',
  ],
  ...[
    'shown',
    'lacking',
    'took',
    'sold',
    'bought',
    'gave',
    'traded',
    'rerouted',
    'looked',
    'kept',
    'finished',
    'raided',
    'looted',
  ],
  ...[
    'divided',
    'plundered',
    'driven',
    'held',
    'attacked',
    'declined-fight',
    'armed-set',
    'fought',
    'sets',
    'claimed',
    'prize',
    'spared',
  ],
  ...['offered', 'accepted', 'swapped', 'declined', 'withdrawn', 'lapsed', 'won', 'ended'],
] as readonly EventType[];
