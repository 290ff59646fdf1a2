/** [HS-1.1] 54 cards: four colours with the values 1 to 12, and six jokers that show two neighbouring values each. */
export const SUITS = ['blue', 'yellow', 'red', 'green'] as const;
export type Suit = (typeof SUITS)[number];

export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Value = (typeof VALUES)[number];

export const JOKERS = ['1/2', '3/4', '5/6', '7/8', '9/10', '11/12'] as const;
export type Joker = (typeof JOKERS)[number];

/** How a card is spelt: the colour's first letter and the value, or `j` and both values. */
export type CardName = `${'b' | 'y' | 'r' | 'g'}${Value}` | `j${Joker}`;

/** A card is its place in this table: blue 1-12, yellow, red, green, then the jokers. */
export type Card = number;

export const CARD_NAMES: readonly CardName[] = [
  ...SUITS.flatMap(suit => VALUES.map(value => `${suit[0] as 'b' | 'y' | 'r' | 'g'}${value}` as const)),
  ...JOKERS.map(joker => `j${joker}` as const),
];

export const DECK: readonly Card[] = CARD_NAMES.map((_, card) => card);

export const FIRST_JOKER: Card = SUITS.length * VALUES.length;

/** The suit of a joker in SUIT_OF: none of the four. */
export const NO_SUIT = SUITS.length;

/** Index of the colour, or NO_SUIT. */
export const SUIT_OF: readonly number[] = DECK.map(card => Math.floor(card / VALUES.length));

/** The lower number a card shows; the only one, unless it is a joker. */
export const LOW: readonly number[] = DECK.map(card =>
  card < FIRST_JOKER ? (card % VALUES.length) + 1 : 2 * (card - FIRST_JOKER) + 1,
);

/** The higher number a card shows. */
export const HIGH: readonly number[] = DECK.map((card, i) => LOW[i]! + (card < FIRST_JOKER ? 0 : 1));

export const isJoker = (card: Card): boolean => card >= FIRST_JOKER;

/** The card of this colour and value. */
export const cardOf = (suit: number, value: number): Card => suit * VALUES.length + value - 1;

/** The joker that shows this value. */
export const jokerOf = (value: number): Card => FIRST_JOKER + ((value - 1) >> 1);

/** [HS-4.4] [HS-4.5] Whether a card shows a number of the marker. The marker itself belongs to nobody. */
export const showsMarker = (card: Card, marker: Card): boolean =>
  LOW[card]! <= HIGH[marker]! && HIGH[card]! >= LOW[marker]!;

/** [HS-1.2] */
export const HAND_SIZE = 13;

/** [HS-1.4] Everybody deals twice. */
export const DEALS_EACH = 2;
