import type { Part, Phrase, Seat, Viewer, Voice as AnyVoice } from '@kontor/core';
import { type Card, CARD_NAMES, type CardName, isJoker } from '../data/cards.ts';
import { arrange, type Kind } from '../data/combinations.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import type { Play, Source, View } from '../view.ts';

export interface Terms {
  Rule: RuleId;
  Option: 'jokerInTrump' | 'memory';
  Piece: CardName;
  Ending: 'rounds';
  Source: Source;
}

/** All the game says in one language; the text board needs a few words more than the contract asks for. */
export interface Voice extends AnyVoice<{ Move: Move; Event: Event; View: View }, Terms> {
  readonly kind: Readonly<Record<Kind, string>>;
  readonly board: BoardWords;
}

export type RuleTexts = Voice['rule'];

/** Labels of the text board. */
export interface BoardWords {
  seat(seat: Seat): string;
  round(round: number, rounds: number): string;
  cards(n: number): string;
  points(n: number): string;
  place(place: number): string;
  /** `joker 7/8 as 7` */
  as(card: string, value: number): string;
  readonly marker: string;
  readonly rest: string;
  readonly dealer: string;
  readonly leads: string;
  readonly turn: string;
  readonly passed: string;
  readonly captured: string;
  readonly bonus: string;
  readonly trick: string;
  readonly nothing: string;
  readonly hand: string;
  readonly places: string;
  readonly over: string;
  readonly you: string;
}

/** Plural forms by Intl: `one` where the language says so, else `other`. */
export function plurals(language: string): (n: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(language);
  return (n, one, other) => `${n} ${rules.select(n) === 'one' ? one : other}`;
}

export const piecesFrom = (name: (card: Card) => string): Readonly<Record<CardName, string>> =>
  Object.fromEntries(CARD_NAMES.map((id, card) => [id, name(card)])) as Record<CardName, string>;

/** A list of cards as references to pieces. */
export const cardList = (pieces: Voice['piece'], cards: readonly Card[]): Phrase =>
  joined(cards.map(card => [pieceOf(pieces, card)]));

const pieceOf = (pieces: Voice['piece'], card: Card): Part => ({
  piece: CARD_NAMES[card]!,
  text: pieces[CARD_NAMES[card]!],
});

/** The cards of a combination in the order they are laid out; a joker says what it counts as. */
export const laidOut = (pieces: Voice['piece'], as: string, { kind, cards }: Pick<Play, 'kind' | 'cards'>): Phrase =>
  joined(
    (arrange(kind, cards) ?? cards.map(card => ({ card, value: 0 }))).map(({ card, value }) => [
      pieceOf(pieces, card),
      ...(isJoker(card) && value > 0 ? [` ${as} ${value}`] : []),
    ]),
  );

export const joined = (phrases: readonly Phrase[], between = ', '): Phrase =>
  phrases.flatMap((phrase, i) => (i === 0 ? phrase : [between, ...phrase]));

/** Speaks to the viewer in the second person and of everybody else by name. */
export const who = (seat: Seat, viewer: Viewer, you: string, other: string): Phrase =>
  seat === viewer ? [you] : [{ seat }, other];

/** `4–6` for runs, `7` for sets. */
export const span = (kind: Kind, rank: number, size: number): string =>
  kind === 'lane' || kind === 'street' || kind === 'highway' || kind === 'trump'
    ? `${rank - size + 1}–${rank}`
    : `${rank}`;
