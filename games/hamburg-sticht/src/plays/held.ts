import { type Card, cardOf, FIRST_JOKER, HIGH, jokerOf, LOW, NO_SUIT, SUIT_OF, SUITS } from '../../words/index.ts';

/** A hand as sets and runs ask for it. */
export interface Held {
  /** By value: bits 0-3 the colours, bit 4 the joker. */
  readonly values: Uint8Array;
  /** By colour: a bit for each value, jokers not counted. */
  readonly colours: Uint16Array;
  /** A bit for each value that a joker shows. */
  jokers: number;
}

export const JOKER = 1 << NO_SUIT;

/** The same object is filled again and again, for speed: nobody keeps it beyond one list of moves. */
const held: Held = { values: new Uint8Array(14), colours: new Uint16Array(SUITS.length), jokers: 0 };

export function sorted(hand: readonly Card[]): Held {
  const { values, colours } = held;
  values.fill(0);
  colours.fill(0);
  held.jokers = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    const low = LOW[card]!;
    const suit = SUIT_OF[card]!;
    values[low]! |= 1 << suit;
    if (card < FIRST_JOKER) colours[suit]! |= 1 << low;
    else {
      values[HIGH[card]!]! |= JOKER;
      held.jokers |= 3 << low;
    }
  }
  return held;
}

/** By mask of five bits: its members, 0-3 the colours, 4 the joker. */
export const MEMBERS: readonly (readonly number[])[] = Array.from({ length: 32 }, (_, mask) =>
  [0, 1, 2, 3, NO_SUIT].filter(suit => mask & (1 << suit)),
);

/** The card that stands for a value: of a colour, or the joker. */
export const cardFor = (suit: number, value: number): Card => (suit === NO_SUIT ? jokerOf(value) : cardOf(suit, value));
