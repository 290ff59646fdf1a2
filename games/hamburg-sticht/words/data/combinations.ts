import { type Card, HIGH, isJoker, LOW, SUIT_OF } from './cards.ts';

/** [HS-2.1] [HS-2.2] [HS-2.3] [HS-2.5] What can be played together. */
export const KINDS = ['single', 'pair', 'triple', 'quad', 'lane', 'street', 'highway', 'trump'] as const;
export type Kind = (typeof KINDS)[number];

/** How many cards belong to it; a trump has three to twelve. */
export const SIZES: Readonly<Record<Kind, number>> = {
  single: 1,
  pair: 2,
  triple: 3,
  quad: 4,
  lane: 3,
  street: 4,
  highway: 5,
  trump: 3,
};

export const SETS = ['single', 'pair', 'triple', 'quad'] as const satisfies readonly Kind[];
export const RUNS = ['lane', 'street', 'highway'] as const satisfies readonly Kind[];

export const isSet = (kind: Kind): boolean => (SETS as readonly Kind[]).includes(kind);

/** A card and the value it stands for. */
export interface Placed {
  readonly card: Card;
  readonly value: number;
}

/** The cards in the order they are laid out, each with the value it counts, or undefined if they are not even a set or a run. */
export const arrange = (kind: Kind, cards: readonly Card[]): readonly Placed[] | undefined =>
  isSet(kind) ? asSet(cards) : asRun(cards);

/** [HS-2.1] A joker alone counts its higher value. [HS-2.4] Two jokers never share a value. */
function asSet(cards: readonly Card[]): readonly Placed[] | undefined {
  const naturals = cards.filter(card => !isJoker(card));
  const value = naturals.length > 0 ? LOW[naturals[0]!]! : cards.length === 1 ? HIGH[cards[0]!]! : 0;
  const fits = cards.every(card => LOW[card] === value || HIGH[card] === value);
  return fits ? cards.map(card => ({ card, value })) : undefined;
}

/** [HS-2.4] Each joker fills the one gap it fits; there is never a second way. */
function asRun(cards: readonly Card[]): readonly Placed[] | undefined {
  const low = lowestOf(cards);
  if (low === 0) return undefined;
  const run = ((1 << cards.length) - 1) << low;
  const gaps = run & ~naturalsOf(cards);
  const laid: Placed[] = [];
  for (const card of cards) {
    const value = isJoker(card) && gaps & (1 << HIGH[card]!) ? HIGH[card]! : LOW[card]!;
    laid[value - low] = { card, value };
  }
  return laid;
}

/** A bit for each value that is there without a joker. */
function naturalsOf(cards: readonly Card[]): number {
  let values = 0;
  for (let i = 0; i < cards.length; i++) if (!isJoker(cards[i]!)) values |= 1 << LOW[cards[i]!]!;
  return values;
}

const ODD = 0b101010101010;

/** The lowest value of the run that these cards make, or zero. Every gap is one joker's, and no joker fills both of its values. */
function lowestOf(cards: readonly Card[]): number {
  const naturals = naturalsOf(cards);
  let jokers = 0;
  for (let i = 0; i < cards.length; i++) if (isJoker(cards[i]!)) jokers |= 3 << LOW[cards[i]!]!;
  for (let low = 1; low + cards.length - 1 <= 12; low++) {
    const run = ((1 << cards.length) - 1) << low;
    const gaps = run & ~naturals;
    if ((naturals & ~run) === 0 && (gaps & ~jokers) === 0 && (gaps & (gaps >> 1) & ODD) === 0) return low;
  }
  return 0;
}

/** Whether all cards share a colour; jokers share any if they may stand in for one. */
export function isOneColour(cards: readonly Card[], jokersJoin: boolean): boolean {
  let suit = -1;
  for (const card of cards) {
    if (isJoker(card)) {
      if (!jokersJoin) return false;
    } else if (suit < 0) suit = SUIT_OF[card]!;
    else if (suit !== SUIT_OF[card]) return false;
  }
  return suit >= 0;
}

/** [HS-2.7] Sets rank by their value, runs by their highest card. Only for cards that are such a combination. */
export function rankOf(kind: Kind, cards: readonly Card[]): number {
  const first = cards[0]!;
  if (cards.length === 1) return HIGH[first]!;
  if (kind === 'pair' || kind === 'triple' || kind === 'quad') return LOW[first]!;
  if (isJoker(cards[cards.length - 1]!)) return lowestOf(cards) + cards.length - 1;
  let rank = 0;
  for (const card of cards) if (LOW[card]! > rank) rank = LOW[card]!;
  return rank;
}

/** What a handful of cards comes closest to; good for asking why it can't be played. */
export function claimOf(cards: readonly Card[], jokerInTrump: boolean): Kind {
  const size = cards.length;
  if (size <= 1) return 'single';
  if (size >= 3 && arrange('trump', cards) && isOneColour(cards, jokerInTrump)) return 'trump';
  if (size === 2 || arrange('pair', cards)) return SETS[Math.min(size, 4) - 1]!;
  return RUNS[Math.min(size, 5) - 3]!;
}
