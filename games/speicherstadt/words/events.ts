import type { Seat } from '@kontor/core';

export const ENDINGS = ['fourth-fire', 'both-fires'] as const;
export type Ending = (typeof ENDINGS)[number];

export const SOURCES = [
  'fires',
  'contracts',
  'merchants',
  'churches',
  'offices',
  'warehouse',
  'port',
  'chamber',
] as const;
export type Source = (typeof SOURCES)[number];

export const EVENT_TYPES = [
  'begin',
  'round',
  'turn',
  'fire',
  'worker',
  'buy',
  'decline',
  'discard',
  'load',
  'store',
  'keep',
  'sell',
  'hall-sale',
  'exchange',
  'lose',
  'income',
  'end',
] as const;

/** A card, and what is printed on it: value of a fireman, points of a fire or contract, else 0. */
interface OfCard {
  readonly card: number;
  readonly value: number;
}

/** Everything is public. `coins` is what a seat gains or pays, everywhere by this name. */
export type Event =
  | { readonly type: 'begin'; readonly start: Seat }
  | { readonly type: 'round'; readonly round: number; readonly of: number; readonly start: Seat }
  | ({ readonly type: 'turn'; readonly space: number; readonly goods: readonly number[] } & OfCard)
  /** Sums of firemen and points won or lost, by seat. */
  | ({ readonly type: 'fire'; readonly sums: readonly number[]; readonly points: readonly number[] } & OfCard)
  | {
      readonly type: 'worker';
      readonly seat: Seat;
      readonly space: number;
      readonly card: number;
      readonly price: number;
    }
  | ({
      readonly type: 'buy';
      readonly seat: Seat;
      readonly space: number;
      readonly coins: number;
      readonly goods: readonly number[];
    } & OfCard)
  /** `forced`: the coins were too few. */
  | ({
      readonly type: 'decline';
      readonly seat: Seat;
      readonly space: number;
      readonly price: number;
      readonly forced: boolean;
    } & OfCard)
  /** Nobody bought it; its goods go to the supply. */
  | ({ readonly type: 'discard'; readonly space: number; readonly goods: readonly number[] } & OfCard)
  | {
      readonly type: 'load';
      readonly seat: Seat;
      readonly good: number;
      readonly contract: number;
      readonly complete: boolean;
      readonly value: number;
    }
  | { readonly type: 'store' | 'keep'; readonly seat: Seat; readonly good: number; readonly lost?: number }
  | { readonly type: 'sell'; readonly seat: Seat; readonly good: number; readonly coins: number }
  | { readonly type: 'hall-sale'; readonly seat: Seat; readonly goods: readonly number[]; readonly coins: number }
  | { readonly type: 'exchange'; readonly seat: Seat; readonly goods: readonly number[]; readonly take: number }
  | { readonly type: 'lose'; readonly seat: Seat; readonly goods: readonly number[] }
  /** By seat; `start` is who has the metal coin now. */
  | { readonly type: 'income'; readonly coins: readonly number[]; readonly start: Seat }
  | {
      readonly type: 'end';
      readonly ending: Ending;
      readonly scores: readonly number[];
      readonly winners: readonly Seat[];
    };
