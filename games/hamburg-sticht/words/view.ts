import type { Forecast as AnyForecast, Seat } from '@kontor/core';
import type { Card } from './data/cards.ts';
import type { Kind } from './data/combinations.ts';

export type Options = {
  /** [HS-2.5] */
  readonly jokerInTrump: boolean;
  /** [HS-5.1] */
  readonly memory: 'open' | 'table';
};

/** A combination on the table; `cards` ascend, `rank` is its value or its highest card. */
export interface Play {
  readonly seat: Seat;
  readonly kind: Kind;
  readonly rank: number;
  readonly cards: readonly Card[];
}

export type Source = 'place' | 'bonus';
export type Points = { readonly [S in Source]: number };

export interface PlayerView {
  /** Cards in hand, and cards in the captured pile. */
  readonly cards: number;
  readonly captured: number;
  /** Points of the rounds that are over, by source, and their sum. */
  readonly points: Points;
  readonly score: number;
  /** Passed since the last combination was played; asked again if somebody plays. */
  readonly passed: boolean;
  /** The place taken by going out, from 1. */
  readonly place?: number;
}

/** [HS-5.1] What a viewer may know. */
export interface View {
  readonly edition: number;
  readonly options: Options;
  /** From 1. */
  readonly round: number;
  readonly rounds: number;
  readonly dealer: Seat;
  readonly marker: Card;
  /** Cards that were not dealt. */
  readonly rest: number;
  /** Who is to play; absent when the game is over. */
  readonly turn?: Seat;
  /** Who led the trick, or leads now. */
  readonly leader?: Seat;
  /** All plays of the current trick; empty when somebody is to lead. */
  readonly trick: readonly Play[];
  /** Cards of the trick that bring a bonus point. */
  readonly bonus: readonly Card[];
  /** Seats in the order of going out, and the place points for those still to come. */
  readonly out: readonly Seat[];
  readonly places: readonly number[];
  readonly players: readonly PlayerView[];
  /** The own cards, ascending; absent for the public. */
  readonly hand?: readonly Card[];
  /** What everybody saw and `memory: table` does not show again: by seat, the captured cards and the bonus points among them. */
  readonly seen: { readonly captured: readonly (readonly Card[])[]; readonly bonus: readonly number[] };
}

/** What a move brings. `gain` has cards and bonus cards captured at once, `points` what that and the place are worth for sure. */
export interface Forecast extends AnyForecast {
  /** Cards that stay in the hand. */
  readonly left: number;
  readonly rank?: number;
  /** The combination it beats. */
  readonly beats?: Play;
  /** The place taken by going out with it, from 1. */
  readonly place?: number;
  readonly ends?: 'trick' | 'round' | 'game';
  /** Who takes the trick if it ends. */
  readonly taker?: Seat;
  /** It tears a Hamburg sticht of the own hand apart. */
  readonly breaks?: true;
}
