import type { Notation } from './legal.ts';
import type { Seat, Viewer, Vocabulary } from './game.ts';

export const LANGUAGES = ['de', 'en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A word, or a reference that log, screen reader, push message and terminal render each in its own way. */
export type Part =
  string | { readonly seat: Seat } | { readonly piece: string; readonly text: string } | { readonly rule: string };

/** A sentence in one language. */
export type Phrase = readonly Part[];

/** A phrase as plain text; `name` says who sits where. */
export const plain = (phrase: Phrase, name: (seat: Seat) => string): string =>
  phrase
    .map(part =>
      typeof part === 'string' ? part : 'seat' in part ? name(part.seat) : 'piece' in part ? part.text : part.rule,
    )
    .join('');

export interface RuleText {
  readonly title: string;
  readonly body: string;
}

export interface OptionText extends RuleText {
  readonly values: Readonly<Record<string, string>>;
}

/** What is asked, in one sentence, and what it is good for, in another. */
export interface Prompt {
  readonly asks: Phrase;
  readonly goodFor: Phrase;
}

export interface TextTypes {
  readonly Rule: string;
  readonly Option: string;
  readonly Piece: string;
  readonly Ending: string;
  readonly Source: string;
}

/** All a game says in one language; a gap does not compile. */
export interface Voice<G extends Pick<Vocabulary, 'Move' | 'Event' | 'View'>, T extends TextTypes = TextTypes> {
  readonly title: string;
  /** One sentence for the list of games. */
  readonly tagline: string;
  /** The game in one minute: what you want, what a turn is, how it ends, what beginners overlook. */
  readonly minute: readonly string[];
  /** The move as a button says it: `Play pair of 9`. */
  move(move: G['Move'], view: G['View'], viewer: Viewer): Phrase;
  /** The event as the log tells it. */
  event(event: G['Event'], viewer: Viewer): Phrase;
  /** What is asked of this viewer now, or for whom the table waits. */
  prompt(view: G['View'], viewer: Viewer): Prompt;
  readonly rule: Readonly<Record<T['Rule'], RuleText>>;
  readonly option: Readonly<Record<T['Option'], OptionText>>;
  readonly piece: Readonly<Record<T['Piece'], string>>;
  readonly ending: Readonly<Record<T['Ending'], string>>;
  readonly source: Readonly<Record<T['Source'], string>>;
}

/** The "./words" door of a game: everything a client or a terminal needs to show it, and no rules. */
export interface Words<
  G extends Pick<Vocabulary, 'Move' | 'Event' | 'View'> = Pick<Vocabulary, 'Move' | 'Event' | 'View'>,
  T extends TextTypes = TextTypes,
> extends Notation<G['Move']> {
  readonly id: string;
  readonly ruleIds: readonly T['Rule'][];
  readonly voices: Readonly<Record<Language, () => Promise<Voice<G, T>>>>;
  /** The table as text, for terminals and screen readers; views that differ give texts that differ. `name` says who sits where. */
  board(view: G['View'], viewer: Viewer, voice: Voice<G, T>, name?: (seat: Seat) => string): string;
  /** The game's own terms in three languages: the source for all texts. */
  readonly glossary: Readonly<Record<string, Readonly<Record<Language, string>>>>;
}
