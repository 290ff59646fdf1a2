import type { Figures, Outcome, Seat } from '@kontor/core';
import type { Item } from './items.ts';

/** A heap of hidden pieces: what is in it, and how many of them lie in each place or further pool. */
export interface Pool {
  id: number;
  sure: number[];
  to: { at: number; n: number }[];
}

export type Options = {
  readonly openCargo: boolean;
  readonly memory: 'open' | 'table';
  readonly taxes: boolean;
  readonly officeTrade: boolean;
  readonly conflicts: boolean;
  readonly memoryRoutes: boolean;
};

/** Hidden pieces as a viewer knows them: places with certain pieces, and pools of doubt. */
export interface KnownView {
  readonly sure: Readonly<Record<string, readonly number[]>>;
  readonly pools: readonly Pool[];
}

export interface PlayerView {
  /** −1 before the first office stands. */
  readonly city: number;
  readonly chipCount: number;
  readonly goodsCount: number;
  /** Chips by number and goods by kind that the viewer is sure of; all of them for the own seat. */
  readonly chips: readonly number[];
  readonly goods: readonly number[];
  readonly raidMarkers: number;
  /** The second raid marker, not bought yet. */
  readonly secondMarker: boolean;
  /** Copies of each bonus. */
  readonly bonuses: readonly number[];
  readonly offices: number;
  readonly development: number;
  /** Victory points if it ended now, by source, as far as the viewer is sure; `unsure` goods may add to them. */
  readonly points: Figures;
  readonly unsure: number;
}

export interface RouteView {
  readonly down: boolean;
  /** Absent where the viewer does not know it. */
  readonly chip?: number;
}

export interface OfficeView {
  readonly owner: Seat;
  readonly goods: readonly number[];
}

export interface CityView {
  readonly goods: readonly number[];
  readonly routes: readonly RouteView[];
  readonly offices: readonly OfficeView[];
  /** Seats whose raid marker lies here. */
  readonly raiders: readonly Seat[];
}

/** A city within reach along routes the viewer knows: steps, and how many goods or chips they cost. */
export interface Reach {
  readonly city: number;
  readonly steps: number;
  readonly cost: number;
}

/** What an office of the viewer would cost in a city, and what is lacking for it; absent where no site is free. */
export interface OfficeCost {
  readonly city: number;
  readonly chips: number;
  readonly lacking: readonly Item[];
}

export interface OfferView {
  readonly from: Seat;
  readonly to: Seat;
  readonly office?: number;
  /** Known to the two alone. */
  readonly give?: readonly Item[];
  readonly ask?: readonly Item[];
}

/** What is going on, innermost last, without what the viewer may not see. */
export type FrameView =
  | {
      readonly type: 'start';
      readonly chosen: readonly boolean[];
      readonly open: readonly Seat[];
      readonly barred: readonly number[];
      readonly tries: number;
      readonly choice?: number;
    }
  | { readonly type: 'first-look'; readonly queue: readonly Seat[]; readonly looked: boolean }
  | { readonly type: 'round' }
  | { readonly type: 'bidding'; readonly next: number }
  | { readonly type: 'bid'; readonly seat: Seat }
  | { readonly type: 'guild' }
  | { readonly type: 'taxing'; readonly queue: readonly Seat[] }
  | { readonly type: 'tax'; readonly seat: Seat }
  | { readonly type: 'turns'; readonly next: number }
  | {
      readonly type: 'turn';
      readonly seat: Seat;
      readonly from: number;
      readonly steps: number;
      readonly moving: boolean;
      readonly stopped: boolean;
      readonly used: readonly Action[];
      readonly lacks: readonly number[];
    }
  | { readonly type: 'trade'; readonly seat: Seat; readonly given: readonly number[] }
  | { readonly type: 'chip'; readonly seat: Seat; readonly good: number }
  | { readonly type: 'divide'; readonly robber: Seat; readonly victim: Seat }
  | { readonly type: 'pile'; readonly robber: Seat; readonly victim: Seat; readonly first?: readonly number[] }
  | { readonly type: 'drive'; readonly robber: Seat }
  | {
      readonly type: 'conflict';
      readonly active: Seat;
      readonly city: number;
      readonly asked: number;
      readonly fought: readonly Seat[];
    }
  | { readonly type: 'attack'; readonly seat: Seat; readonly active: Seat }
  | {
      readonly type: 'fight';
      readonly attacker: Seat;
      readonly defender: Seat;
      readonly ready: readonly boolean[];
      readonly set?: readonly number[];
    }
  | { readonly type: 'prize'; readonly winner: Seat; readonly loser: Seat }
  | { readonly type: 'shove'; readonly winner: Seat; readonly loser: Seat };

/** [KO-6] The actions by the letters of the rules; `look` is the one of the Memory rules. */
export const ACTIONS = ['build', 'guild', 'buy', 'trade', 'route', 'raid', 'look'] as const;
export type Action = (typeof ACTIONS)[number];

export interface View {
  readonly edition: number;
  readonly options: Options;
  readonly round: number;
  readonly stack: readonly FrameView[];
  /** Who owes a decision, and who may act besides. */
  readonly actors: readonly Seat[];
  readonly may: readonly Seat[];
  readonly players: readonly PlayerView[];
  readonly cities: readonly CityView[];
  readonly supply: { readonly chipCount: number; readonly chips: readonly number[]; readonly goods: readonly number[] };
  /** Chip groups on offer; a bought group is empty. */
  readonly groups: readonly (readonly number[])[];
  readonly bids: readonly { readonly seat: Seat; readonly chips: readonly number[] }[];
  readonly order: readonly Seat[];
  readonly guild: { readonly city: number; readonly end: number; readonly crossings: number };
  /** Bonus chips left, by kind. */
  readonly bonuses: readonly number[];
  readonly offers: readonly OfferView[];
  /** New offers made since the last other move, from × 4 + to. */
  readonly offered: readonly number[];
  /** What the viewer knows of hidden chips and goods beyond certainties, and what everybody knows of them. */
  readonly doubts: { readonly chips: readonly Pool[]; readonly goods: readonly Pool[] };
  readonly common?: { readonly chips: KnownView; readonly goods: KnownView };
  /** For the own seat: cities within reach, offices within means, things promised in open offers. */
  readonly reach?: readonly Reach[];
  readonly offices?: readonly OfficeCost[];
  readonly promised?: readonly number[];
  readonly ending?: Ending;
  readonly outcome?: Outcome;
}

/** [KO-9] Five development points, or the guild master's second crossing. */
export const ENDINGS = ['five', 'guild'] as const;
export type Ending = (typeof ENDINGS)[number];

export const SOURCES = ['offices', 'bonuses', 'raidMarkers', 'ore', 'furs', 'amber', 'salt'] as const;
export type Source = (typeof SOURCES)[number];
