import type { Flow, Forecast, Frozen, Seat } from '@kontor/core';
import type { Event } from '../words/events.ts';
import type { Item } from '../words/items.ts';
import type { Move } from '../words/moves.ts';
import type { RuleId } from '../words/rule-ids.ts';
import type { Action, Ending, Options, View } from '../words/view.ts';
import { cloneKnown, type Known } from './known.ts';

/** Counts by kind or by number throughout; a city, a good and a bonus are indices. */
export interface Player {
  /** −1 before the first office stands. */
  city: number;
  chips: number[];
  goods: number[];
  /** Raid markers at hand. */
  markers: number;
  /** The second marker is still set aside. */
  second: boolean;
  bonuses: number[];
  /** Offices not built yet; the fifth, which wins, makes it −1. */
  reserve: number;
}

export interface Route {
  /** −1 only while the board is laid out. */
  chip: number;
  down: boolean;
}

export interface Office {
  owner: Seat;
  goods: number[];
}

export interface City {
  goods: number[];
  routes: Route[];
  offices: Office[];
  raiders: Seat[];
}

export interface Offer {
  from: Seat;
  to: Seat;
  /** City × 2 + site of the office dealt with; absent for cog with cog. */
  office?: number;
  give: Item[];
  ask: Item[];
}

export type Frame =
  | { type: 'start'; choices: number[]; open: Seat[]; barred: number[]; tries: number }
  | { type: 'first-look'; queue: Seat[]; looked: boolean }
  | { type: 'round' }
  | { type: 'bidding'; next: number }
  | { type: 'bid'; seat: Seat }
  | { type: 'guild' }
  | { type: 'taxing'; queue: Seat[] }
  | { type: 'tax'; seat: Seat }
  | { type: 'turns'; next: number }
  | TurnFrame
  | { type: 'trade'; seat: Seat; given: number[] }
  | { type: 'chip'; seat: Seat; good: number }
  | { type: 'divide'; robber: Seat; victim: Seat }
  | { type: 'pile'; robber: Seat; victim: Seat; first: number[] }
  | { type: 'drive'; robber: Seat }
  | { type: 'conflict'; active: Seat; city: number; asked: number; fought: Seat[] }
  | { type: 'attack'; seat: Seat; active: Seat }
  | { type: 'fight'; attacker: Seat; defender: Seat; ready: boolean[]; sets: number[][] }
  | { type: 'prize'; winner: Seat; loser: Seat }
  | { type: 'shove'; winner: Seat; loser: Seat };

export interface TurnFrame {
  type: 'turn';
  seat: Seat;
  /** Where the turn began. */
  from: number;
  steps: number;
  /** Still in the movement part. */
  moving: boolean;
  /** [KO-5.3] Its own raid marker ended the cog's steps. */
  stopped: boolean;
  used: Action[];
  /** Goods of whose colour the supply turned out to have no chip. */
  lacks: number[];
}

export interface State {
  edition: number;
  options: Options;
  round: number;
  stack: Frame[];
  players: Player[];
  cities: City[];
  supply: { chips: number[]; goods: number[] };
  groups: number[][];
  bids: { seat: Seat; chips: number[] }[];
  order: Seat[];
  guild: { city: number; end: number; crossings: number };
  bonuses: number[];
  offers: Offer[];
  /** [KO-7.3] Offers made since the last other move, from × 4 + to. */
  offered: number[];
  /** What each seat knows of hidden chips and goods; what everybody knows comes last. */
  known: { chips: Known[]; goods: Known[] };
  ending?: Ending;
}

export interface Kogge extends Flow {
  State: State;
  Frame: Frame;
  Move: Move;
  Event: Event;
  View: View;
  Options: Options;
  Rule: RuleId;
  Forecast: Forecast;
}

/** Also of a frame as a view shows it. */
export const cloneFrame = <F extends object>(frame: F): F => {
  const copy = { ...frame } as Record<string, unknown>;
  for (const key in copy) {
    const value = copy[key];
    if (Array.isArray(value)) copy[key] = value.map(item => (Array.isArray(item) ? item.slice() : (item as unknown)));
  }
  return copy as F;
};

export const cloneOffer = (offer: Frozen<Offer>): Offer => ({
  ...offer,
  give: offer.give.slice(),
  ask: offer.ask.slice(),
});

const clonePlayer = (player: Frozen<Player>): Player => ({
  city: player.city,
  chips: player.chips.slice(),
  goods: player.goods.slice(),
  markers: player.markers,
  second: player.second,
  bonuses: player.bonuses.slice(),
  reserve: player.reserve,
});

const cloneCity = ({ goods, routes, offices, raiders }: Frozen<City>): City => ({
  goods: goods.slice(),
  routes: routes.map(({ chip, down }) => ({ chip, down })),
  offices: offices.map(({ owner, goods }) => ({ owner, goods: goods.slice() })),
  raiders: raiders.slice(),
});

const cloneList = (list: readonly number[]): number[] => list.slice();

const cloneBid = ({ seat, chips }: Frozen<State['bids'][number]>): State['bids'][number] => ({
  seat,
  chips: chips.slice(),
});

/** Field by field: search copies states all the time, and a spread is slow. */
export function cloneState(state: Frozen<State>): State {
  const copy: State = {
    edition: state.edition,
    options: state.options,
    round: state.round,
    stack: state.stack.map(frame => cloneFrame(frame) as Frame),
    players: state.players.map(clonePlayer),
    cities: state.cities.map(cloneCity),
    supply: { chips: state.supply.chips.slice(), goods: state.supply.goods.slice() },
    groups: state.groups.map(cloneList),
    bids: state.bids.map(cloneBid),
    order: state.order.slice(),
    guild: { city: state.guild.city, end: state.guild.end, crossings: state.guild.crossings },
    bonuses: state.bonuses.slice(),
    offers: state.offers.map(cloneOffer),
    offered: state.offered.slice(),
    known: { chips: state.known.chips.map(cloneKnown), goods: state.known.goods.map(cloneKnown) },
  };
  if (state.ending !== undefined) copy.ending = state.ending;
  return copy;
}
