import type { Language, Part, Phrase, RuleText, Voice as CoreVoice } from '@kontor/core';
import type { Event } from '../events.ts';
import { counts, type Move } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import type { Frame, HamburgumView } from '../view.ts';
import {
  GOODS,
  MATERIALS,
  type Ending,
  type Good,
  type Material,
  type OptionId,
  type Piece,
  type Source,
} from '../vocabulary.ts';

export interface Terms {
  readonly Rule: RuleId;
  readonly Option: OptionId;
  readonly Piece: Piece;
  readonly Ending: Ending;
  readonly Source: Source;
}

/** The words of the text board, apart from those of the pieces. */
export interface Labels {
  readonly rondel: string;
  readonly turn: string;
  readonly first: string;
  readonly player: string;
  readonly goods: string;
  readonly materials: string;
  readonly production: string;
  readonly ships: string;
  readonly home: string;
  readonly basin: string;
  readonly harbour: string;
  readonly toCome: string;
  readonly gone: string;
  readonly prices: string;
  readonly churches: string;
  readonly donors: string;
  readonly builder: string;
  readonly next: string;
  readonly tokens: string;
  readonly scored: string;
  readonly map: string;
  readonly free: string;
  readonly citizens: string;
  readonly buildings: string;
  readonly officials: string;
  readonly below: string;
  readonly sources: string;
  readonly ifOver: string;
  readonly ledger: string;
  readonly middle: string;
  readonly none: string;
  /** What goes on, said of a player. */
  readonly phase: Readonly<Record<Frame['type'], string>>;
  readonly selling: string;
  readonly shipped: string;
  readonly scoring: string;
  readonly official: string;
  readonly full: string;
}

export interface Voice extends CoreVoice<{ Move: Move; Event: Event; View: HamburgumView }, Terms> {
  readonly labels: Labels;
}

export type Plural = (n: number, one: string, other: string) => string;

/** `1 brick`, `3 bricks`: the number with the right form. */
export function plurals(language: Language): Plural {
  const rules = new Intl.PluralRules(language);
  return (n, one, other) => `${n} ${rules.select(n) === 'one' ? one : other}`;
}

export const seat = (seat: number): Part => ({ seat });

export const piece = (piece: Piece | `church ${string}` | `site ${string}`, text: string): Part => ({ piece, text });

/** An amount of money; a screen puts a coin beside it. */
export const coins = (money: number): Part => piece('money', String(Math.abs(money)));

/** Phrases in a row: `a, b`. */
export function joined(phrases: readonly Phrase[], by = ', '): Phrase {
  return phrases.flatMap((phrase, i) => (i === 0 ? phrase : [by, ...phrase]));
}

/** `3 beer, 1 sugar` from counts by kind. */
const amounts =
  <T extends Good | Material>(kinds: readonly T[], many: Readonly<Record<T, (n: number) => string>>) =>
  (numbers: readonly number[]): Phrase =>
    joined(kinds.flatMap((kind, i) => ((numbers[i] ?? 0) > 0 ? [[piece(kind, many[kind](numbers[i]!))]] : [])));

export interface Amounts {
  /** From counts by kind. */
  goods(counts: readonly number[]): Phrase;
  materials(counts: readonly number[]): Phrase;
  /** From lists of pieces, as moves have them. */
  goodsOf(pieces: readonly number[]): Phrase;
  materialsOf(pieces: readonly number[]): Phrase;
}

export function amountsIn(many: Readonly<Record<Good | Material, (n: number) => string>>): Amounts {
  const goods = amounts(GOODS, many);
  const materials = amounts(MATERIALS, many);
  return {
    goods,
    materials,
    goodsOf: pieces => goods(counts(pieces)),
    materialsOf: pieces => materials(counts(pieces)),
  };
}

/** Rule texts written as pairs. */
export const ruleTexts = (
  pairs: Readonly<Record<RuleId, readonly [title: string, body: string]>>,
): Readonly<Record<RuleId, RuleText>> =>
  Object.fromEntries(Object.entries(pairs).map(([id, [title, body]]) => [id, { title, body }])) as Record<
    RuleId,
    RuleText
  >;
