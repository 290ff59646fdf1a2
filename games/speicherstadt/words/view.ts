import type { Figures, Seat } from '@kontor/core';
import type { Kind, Season } from './data/cards.ts';
import type { Deck } from './data/deck.ts';
import type { Ending, Source } from './events.ts';

/** What is going on, innermost last. */
export type Frame =
  | { type: 'round' }
  | { type: 'supply' }
  | { type: 'fire'; card: number }
  | { type: 'demand'; placed: number }
  | { type: 'purchase' }
  | { type: 'offer'; space: number }
  | { type: 'loading'; asked: number }
  | { type: 'handling'; seat: Seat }
  | { type: 'income' }
  | { type: 'final' };

/** Who is asked at which price if all before decline, and whether the coins of now suffice. */
export interface Asked {
  readonly seat: Seat;
  readonly price: number;
  readonly pays: boolean;
}

export interface SpaceView {
  /** The card, or -1 once it is settled. */
  readonly card: number;
  readonly goods: readonly number[];
  /** Seats of the workers from the lowest up. */
  readonly queue: readonly Seat[];
  /** Price for the one who decides first, now and after one more worker, if the column has room for it. */
  readonly price: number;
  readonly priceAfter: number;
  /** The whole queue as it will be asked. */
  readonly asked: readonly Asked[];
}

export interface ContractView {
  readonly contract: number;
  /** Symbols covered, as bits. */
  readonly laid: number;
  readonly missing: readonly number[];
  readonly points: number;
  /** The goods at hand would complete it. */
  readonly completable: boolean;
}

/** A place for one loose good. */
export type Placing =
  | { readonly good: number; readonly to: 'contract'; readonly contract: number }
  | { readonly good: number; readonly to: 'merchant' | 'warehouse' | 'hall' };

export interface PlayerView {
  readonly coins: number;
  /** The score track: points of fires. */
  readonly track: number;
  /** Cards in front of the player, in the order they were bought. */
  readonly cards: readonly number[];
  readonly contracts: readonly ContractView[];
  /** Goods by kind: from ships bought this round or exchanged, in the warehouse. */
  readonly loose: readonly number[];
  readonly warehouse: readonly number[];
  /** The good in the market hall, or -1. */
  readonly hall: number;
  /** Cards bought this round. */
  readonly bought: number;
  readonly workersLeft: number;
  /** The most coins it takes to buy every card above which own workers stand. */
  readonly queued: number;
  readonly canPayAll: boolean;
  readonly firemen: number;
  /** Coins this player gets at the end of the round if nothing more is bought. */
  readonly income: number;
  /** Points by source if the game ended now, and their sum. */
  readonly points: Readonly<Record<Source, number>>;
  readonly total: number;
  readonly rank: number;
}

export interface NextFire {
  readonly card: number;
  readonly points: number;
  /** It is among the next so many cards. */
  readonly within: number;
  /** Points by seat if it broke out now. */
  readonly now: readonly number[];
}

export interface View {
  readonly edition: number;
  readonly options: Readonly<Record<string, never>>;
  /** What is printed on the cards, if a pack is in use. */
  readonly deck?: Deck;
  readonly stack: readonly Frame[];
  readonly round: number;
  readonly rounds: number;
  readonly isLast: boolean;
  /** Who has the metal coin. */
  readonly start: Seat;
  readonly row: readonly SpaceView[];
  readonly players: readonly PlayerView[];
  /** Cards still in the pile, by season; their order is not decided yet. */
  readonly pile: readonly number[];
  readonly season?: Season;
  readonly seasonLeft: number;
  readonly toCome: Readonly<Partial<Record<Kind, number>>>;
  readonly nextFire?: NextFire;
  readonly discard: readonly number[];
  readonly bag: readonly number[];
  readonly supply: readonly number[];
  /** Who decides now, if anybody. */
  readonly decides?: Seat;
  /** Where `unload` would put the loose goods of the one who is loading. */
  readonly unload: readonly Placing[];
  readonly ending?: Ending;
}

/** What a move would bring its player. */
export interface Forecast {
  readonly cost?: Figures;
  readonly gain?: Figures;
  /** Points by source if the game ended right after it, against now. */
  readonly points?: Figures;
  readonly ends?: 'round' | 'game';
}
