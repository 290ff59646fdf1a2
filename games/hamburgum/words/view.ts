import type { Figures, Forecast, Seat } from '@kontor/core';
import type { Cost } from './data/components.ts';
import type { CityMap } from './data/map.ts';
import { MAPS } from './data/maps.ts';
import type { RuleId } from './rule-ids.ts';
import type { Options } from './vocabulary.ts';

/** What is going on, innermost last. */
export type Frame =
  | { type: 'rondel'; seat: Seat }
  | { type: 'trade'; seat: Seat; selling: boolean; shipped: boolean }
  | { type: 'dockyard'; seat: Seat }
  /** `church` is the one donated to in this action, or -1. */
  | { type: 'church'; seat: Seat; church: number; scoring: boolean }
  | { type: 'guildhall'; seat: Seat; official: boolean }
  | { type: 'office'; seat: Seat; site: number }
  | { type: 'canon'; seat: Seat }
  | { type: 'finish'; seat: Seat };

export interface PlayerView {
  readonly pawn: number;
  readonly prestige: number;
  readonly money: number;
  readonly goods: readonly number[];
  readonly materials: readonly number[];
  readonly home: number;
  readonly buildings: readonly number[];
  readonly points: readonly number[];
}

/** A church that still takes donations. */
export interface NextDonation {
  readonly church: number;
  /** Which donation is the next, 1 to 5. */
  readonly nth: number;
  /** By seat. */
  readonly costs: readonly Cost[];
  readonly lacking: readonly Cost[];
}

/** Standing figures: what a player would otherwise have to work out. Lists are by seat. */
export interface Standing {
  /** By token: its value now for each player; empty once it is scored. */
  readonly tokens: readonly (readonly number[])[];
  readonly donations: readonly NextDonation[];
  /** For each player by site: the rule that closes it, or `open`. */
  readonly sites: readonly (readonly (RuleId | 'open')[])[];
  /** What the next ship does: whether the harbour shifts, and what then goes home. */
  readonly shift: { readonly full: boolean; readonly home: readonly number[]; readonly dutchmen: number };
  /** For each player by open official: what it would pay at the best site. */
  readonly offices: readonly (readonly number[])[];
  readonly production: readonly (readonly number[])[];
  /** The best sale by ship. */
  readonly sales: readonly { readonly goods: readonly number[]; readonly money: number }[];
  /** If the game ended now. */
  readonly ifOver: readonly { readonly score: number; readonly money: number; readonly sources: Figures }[];
}

/** All is public, so all viewers see the same. */
export interface HamburgumView {
  readonly edition: number;
  readonly options: Options;
  /** The map of a pack; built-in maps go by `options.map`. */
  readonly map?: CityMap;
  readonly stack: readonly Readonly<Frame>[];
  readonly first: Seat;
  readonly turn: number;
  readonly players: readonly PlayerView[];
  readonly prices: readonly number[];
  readonly harbour: readonly (readonly number[])[];
  readonly dutchmen: number;
  readonly gone: number;
  readonly donors: readonly (readonly number[])[];
  readonly holder: readonly number[];
  readonly scored: readonly boolean[];
  readonly citizens: readonly number[];
  readonly posts: readonly number[];
  readonly open: readonly number[];
  readonly pile: readonly number[];
  readonly standing: Standing;
}

export const mapOf = (view: Pick<HamburgumView, 'map' | 'options'>): CityMap => view.map ?? MAPS[view.options.map]!;

/** What a move would bring. `gain` may name goods, materials, money, ships, and for a space of the rondel what it offers. */
export interface HamburgumForecast extends Forecast {
  /** Ships that go home, by seat, if the harbour shifts. */
  readonly home?: readonly number[];
  /** What is missing to make the move. */
  readonly lacking?: Figures;
  /** The church whose next donation can be paid and pays best. */
  readonly church?: string;
  /** Everybody's final score and place, if the move ends the game. */
  readonly scores?: readonly number[];
  readonly ranks?: readonly number[];
}
