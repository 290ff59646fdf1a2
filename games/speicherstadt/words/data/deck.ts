import { BUILT_IN } from './built-in.ts';
import { CARDS, CONTRACTS, FIRES, KIND, type Kind, type Season, SEASON } from './cards.ts';
import { GOODS } from './goods.ts';
import type { CardPack, PackCard } from './pack.ts';

/** What is printed on the cards, by card and by contract; all else about a card follows from its place in the box. */
export interface Deck {
  /** Goods of each contract, ascending; a symbol is a place in such a list. */
  readonly symbols: readonly (readonly number[])[];
  /** Points of each contract. */
  readonly points: readonly number[];
  /** Value of a fireman or points of a fire by card, 0 for all other cards. */
  readonly values: readonly number[];
}

/** [SP-1.6] A pack in the order of the box: contracts as listed, firemen by value. */
export function deckOf({ cards }: CardPack): Deck {
  const of = (season: Season, kind: Kind): PackCard[] =>
    cards
      .filter(card => card.season === season && card.type === kind)
      .sort((a, b) => (kind === 'fireman' ? a.value! - b.value! : 0));
  const printed = CARDS.map(({ season, kind, number }) => of(season, kind)[number - 1]!);
  return {
    symbols: CONTRACTS.map(card => printed[card]!.goods!.map(good => GOODS.indexOf(good)).sort((a, b) => a - b)),
    points: CONTRACTS.map(card => printed[card]!.points!),
    values: printed.map(card => card.value ?? 0),
  };
}

export const DECK: Deck = deckOf(BUILT_IN);

/** The fire that comes next, if one is left in this pile. */
export const nextFire = (pile: readonly number[]): number | undefined => FIRES.find(card => pile.includes(card));

export const isFire = (card: number): boolean => KIND[card] === 'fire';
export const isShip = (card: number): boolean => KIND[card] === 'ship';

/** [SP-1.5] How many cards on top of the pile are of one season: one of them comes next. */
export function topSeason(pile: readonly number[]): number {
  let n = 0;
  while (n < pile.length && SEASON[pile[n]!] === SEASON[pile[0]!]) n++;
  return n;
}
