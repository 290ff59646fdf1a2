import { type Card, isJoker, LOW } from '../words/data/cards.ts';

export const SORTS = ['value', 'colour'] as const;
export type Sort = (typeof SORTS)[number];

/** A joker lies between its two values. */
const valueOf = (card: Card): number => LOW[card]! + (isJoker(card) ? 0.5 : 0);

/** The hand as it is held. Playing cards leaves the others in their order. */
export const sorted = (hand: readonly Card[], sort: Sort): Card[] =>
  hand.toSorted((a, b) => (sort === 'value' ? valueOf(a) - valueOf(b) || a - b : a - b));

/** The rivals as they sit, clockwise from the viewer. */
export const rivalsOf = (seats: number, me: number | undefined): number[] =>
  me === undefined
    ? Array.from({ length: seats }, (_, seat) => seat)
    : Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats);
