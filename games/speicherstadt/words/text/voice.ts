import type { Part, Phrase, Seat, Viewer, Voice as AnyVoice } from '@kontor/core';
import { CONTRACT_NAMES, CONTRACT_OF, FIRES, KIND, KINDS, type Kind, type Season } from '../data/cards.ts';
import { type Deck, DECK } from '../data/deck.ts';
import { GOODS } from '../data/goods.ts';
import type { Ending, Event, Source } from '../events.ts';
import { GLOSSARY } from '../glossary.ts';
import type { Move } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import type { View } from '../view.ts';

export const PIECE_IDS = [...GOODS, ...KINDS, 'hall', 'worker', 'coin', 'metal-coin', 'bag', 'pile'] as const;
export type Piece = (typeof PIECE_IDS)[number];

export interface Terms {
  Rule: RuleId;
  Option: never;
  Piece: Piece;
  Ending: Ending;
  Source: Source;
}

/** All the game says in one language; the text board needs a few words more than the contract asks for. */
export interface Voice extends AnyVoice<{ Move: Move; Event: Event; View: View }, Terms> {
  readonly board: BoardWords;
}

/** Labels of the text board. */
export interface BoardWords {
  seat(seat: Seat): string;
  round(round: number, rounds: number): string;
  phase: Readonly<Record<View['stack'][number]['type'], string>>;
  season: Readonly<Record<Season, string>>;
  readonly last: string;
  readonly over: string;
  readonly start: string;
  readonly decides: string;
  readonly space: string;
  readonly price: string;
  readonly settled: string;
  readonly cannotPay: string;
  readonly coins: string;
  readonly track: string;
  readonly firemen: string;
  readonly workers: string;
  readonly queued: string;
  readonly bought: string;
  readonly cards: string;
  readonly lacks: string;
  readonly complete: string;
  readonly loose: string;
  readonly warehouse: string;
  readonly hall: string;
  readonly points: string;
  readonly rank: string;
  readonly bag: string;
  readonly supply: string;
  readonly pile: string;
  readonly discard: string;
  readonly nextFire: string;
  readonly within: string;
  readonly unload: string;
  readonly nothing: string;
}

type Language = 'de' | 'en' | 'fr';

export const pieceNames = (language: Language): Readonly<Record<Piece, string>> =>
  Object.fromEntries(PIECE_IDS.map(piece => [piece, GLOSSARY[piece][language]])) as Record<Piece, string>;

/** Plural forms by Intl: `one` where the language says so, else `other`. */
export function plurals(language: Language): (n: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(language);
  return (n, one, other) => `${n} ${rules.select(n) === 'one' ? one : other}`;
}

/** A good as a reference. */
export const goodPart = (names: Voice['piece'], good: number): { piece: string; text: string } => ({
  piece: GOODS[good]!,
  text: names[GOODS[good]!],
});

/** `2 × tea, rubber` */
export function goodsList(names: Voice['piece'], goods: readonly number[]): Phrase {
  const parts: Phrase[] = [];
  for (let good = 0; good < GOODS.length; good++) {
    const many = goods.filter(each => each === good).length;
    if (many > 0) parts.push(many > 1 ? [`${many} × `, goodPart(names, good)] : [goodPart(names, good)]);
  }
  return joined(parts);
}

export const joined = (phrases: readonly Phrase[], between = ', '): Phrase =>
  phrases.flatMap((phrase, i) => (i === 0 ? phrase : [between, ...phrase]));

export const deckIn = (view: { readonly deck?: Deck }): Deck => view.deck ?? DECK;

/** What is printed on a card, as events tell it. */
export const valueIn = (view: { readonly deck?: Deck }, card: number): number =>
  CONTRACT_OF[card]! >= 0 ? deckIn(view).points[CONTRACT_OF[card]!]! : deckIn(view).values[card]!;

/** A card with its mark: `contract B-2`, `fireman 4`, `2nd fire` by `ordinal`, else its plain name. */
export function cardPart(names: Voice['piece'], card: number, value: number, ordinal: (n: number) => string): Part {
  const kind: Kind = KIND[card]!;
  const name = names[kind];
  const text =
    kind === 'contract'
      ? `${name} ${CONTRACT_NAMES[CONTRACT_OF[card]!]!}`
      : kind === 'fireman'
        ? `${name} ${value}`
        : kind === 'fire'
          ? ordinal(FIRES.indexOf(card) + 1)
          : name;
  return { piece: kind, text };
}

/** Speaks to the viewer in the second person and of everybody else by name. */
export const who = (seat: Seat, viewer: Viewer, you: string, other: string): Phrase =>
  seat === viewer ? [you] : [{ seat }, other];

/** Seats in a row, with a word before the last. */
export const seatList = (seats: readonly Seat[], and: string): Phrase =>
  seats.flatMap((seat, i) => (i === 0 ? [{ seat }] : [i === seats.length - 1 ? ` ${and} ` : ', ', { seat }]));

/** Points with their sign: +3, −2. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const seatsWith = (points: readonly number[], fits: (points: number) => boolean): Seat[] =>
  points.flatMap((each, seat) => (fits(each) ? [seat] : []));

/** Fires are counted from 1. */
export const fireNumber = (card: number): number => FIRES.indexOf(card) + 1;

/** The space whose card is on offer. */
export function offeredSpace(view: View): number {
  const top = view.stack.at(-1);
  return top?.type === 'offer' ? top.space : 0;
}
