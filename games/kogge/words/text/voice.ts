import type { Part, Phrase, Seat, Viewer, Voice as AnyVoice } from '@kontor/core';
import { BONUSES, type BonusName, type GoodName, GOODS } from '../data/tables.ts';
import type { Event, EventOf, EventType } from '../events.ts';
import { countsOf, isChip, type Item, numberOf } from '../items.ts';
import type { Move, MoveOf } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import type { Ending, FrameView, Options, Source, View } from '../view.ts';

export interface Terms {
  Rule: RuleId;
  Option: keyof Options;
  Piece: GoodName | BonusName | `chip${number}`;
  Ending: Ending;
  Source: Source;
}

/** All the game says in one language; the text board needs a few words more than the contract asks for. */
export interface Voice extends AnyVoice<{ Move: Move; Event: Event; View: View }, Terms> {
  readonly cities: readonly string[];
  readonly board: BoardWords;
}

/** Labels of the text board. */
export interface BoardWords {
  seat(seat: Seat): string;
  readonly [label: string]: string | ((seat: Seat) => string);
}

/** A sentence out of words, references and parts of sentences. */
export function t(words: TemplateStringsArray, ...parts: readonly (Part | Phrase | number)[]): Phrase {
  const phrase: Part[] = [];
  words.forEach((word, i) => {
    if (word !== '') phrase.push(word);
    const part = parts[i];
    if (part === undefined) return;
    if (typeof part === 'number') phrase.push(String(part));
    else if (Array.isArray(part)) phrase.push(...(part as Phrase));
    else phrase.push(part as Part);
  });
  return phrase;
}

export const s = (seat: Seat): Part => ({ seat });

/** What differs from language to language in lists of things. */
export interface Lexicon {
  readonly cities: readonly string[];
  readonly goods: readonly string[];
  /** One piece, several pieces (absent: as `goods`). */
  readonly one: readonly string[];
  readonly many?: readonly string[];
  readonly bonuses: readonly string[];
  chip(number: number): string;
  readonly nothing: string;
}

/** Things by name, as references to pieces: `2 ore, chip 5`. */
export function itemWords({ goods, one, many = goods, bonuses, chip, nothing, cities }: Lexicon) {
  const good = (kind: number, n?: number): Part => ({
    piece: GOODS[kind]!,
    text: n === undefined ? goods[kind]! : `${n} ${n === 1 ? one[kind]! : many[kind]!}`,
  });
  const chipPart = (number: number): Part => ({ piece: `chip${number}`, text: chip(number) });
  const joined = (parts: readonly Part[]): Phrase =>
    parts.length === 0 ? [nothing] : parts.flatMap((part, i) => (i > 0 ? [', ', part] : [part]));
  const items = (list: readonly Item[]): Phrase => {
    const counts = countsOf(
      list.filter(item => !isChip(item)),
      GOODS.length,
    );
    return joined([
      ...counts.flatMap((n, kind) => (n > 0 ? [good(kind, n)] : [])),
      ...list.filter(isChip).map(item => chipPart(numberOf(item))),
    ]);
  };
  return {
    good,
    items,
    chips: (list: readonly number[]): Phrase =>
      joined(list.map(number => ({ piece: `chip${number}`, text: String(number) }))),
    chip: chipPart,
    bonus: (kind: number): Part => ({ piece: BONUSES[kind]!, text: bonuses[kind]! }),
    city: (n: number): string => `${cities[n]!} (${n})`,
    seats: (list: readonly Seat[]): Phrase => joined(list.map(s)),
  };
}

export type EventTexts = { readonly [K in EventType]: (event: EventOf<K>, viewer: Viewer) => Phrase };
export type MoveTexts = { readonly [K in Move['type']]: (move: MoveOf<K>, view: View, viewer: Viewer) => Phrase };
type Asked = { readonly asks: Phrase; readonly goodFor: Phrase };
export type PromptTexts = {
  readonly [K in FrameView['type']]?: (frame: Extract<FrameView, { type: K }>, view: View) => Asked;
};

/** The three functions of a voice out of its tables. */
export function speaking(
  moves: MoveTexts,
  events: EventTexts,
  prompts: PromptTexts,
  other: { over: Asked; waits(seats: readonly Seat[]): Phrase; meanwhile: Phrase; offers: Phrase },
): Pick<Voice, 'move' | 'event' | 'prompt'> {
  return {
    move: (move, view, viewer) =>
      (moves[move.type] as (move: Move, view: View, viewer: Viewer) => Phrase)(move, view, viewer),
    event: (event, viewer) => (events[event.type] as (event: Event, viewer: Viewer) => Phrase)(event, viewer),
    prompt(view, viewer) {
      const frame = view.stack.at(-1);
      if (!frame) return other.over;
      if (viewer === 'public' || !view.actors.includes(viewer)) {
        const mine = viewer !== 'public' && view.offers.some(({ to }) => to === viewer);
        return { asks: other.waits(view.actors), goodFor: mine ? other.offers : other.meanwhile };
      }
      return (
        (prompts[frame.type] as ((frame: FrameView, view: View) => Asked) | undefined)?.(frame, view) ?? {
          asks: other.waits(view.actors),
          goodFor: other.meanwhile,
        }
      );
    },
  };
}

export const pieceNames = (lexicon: Lexicon): Voice['piece'] =>
  Object.fromEntries([
    ...GOODS.map((name, kind) => [name, lexicon.goods[kind]!]),
    ...BONUSES.map((name, kind) => [name, lexicon.bonuses[kind]!]),
    ...Array.from({ length: 9 }, (_, number) => [`chip${number}`, lexicon.chip(number)]),
  ]) as Voice['piece'];

/** What was swapped, if this viewer may know it. */
export const termsOf = ({
  secret,
  give,
  ask,
}: EventOf<'swapped'>): { give: readonly Item[]; ask: readonly Item[] } | undefined =>
  secret ?? (give && ask ? { give, ask } : undefined);

/** The piles of a division, if this viewer may know them. */
export const pilesOf = ({ secret, piles }: EventOf<'divided'>): readonly (readonly number[])[] | undefined =>
  secret?.piles ?? piles;
