import { hash } from 'node:crypto';
import type { Chosen, Seat } from '@kontor/core';
import type { Pace, Person, Status } from '@kontor/protocol';

/** `start` is the set-up; the others beside `move` are controls that the rules never see. */
export type Kind = 'start' | 'move' | 'undo' | 'takeover' | 'return';

/** What becomes a line of a match's log. */
export interface NewEntry {
  readonly match: string;
  readonly seq: number;
  readonly kind: Kind;
  /** -1 where no seat acted. */
  readonly seat: Seat;
  /** Made by the client; unique for match and seat, so that a repeated send is found. */
  readonly key: string;
  /** A move in notation; of an undo how many moves; of a takeover the person. */
  readonly move: string;
  /** JSON. */
  readonly draws: string;
  /** JSON, with the secret parts. */
  readonly events: string;
  readonly at: number;
}

/** One line of a match's log: the only truth about a game. */
export interface EntryRow extends NewEntry {
  /** Ties it to the line before; whoever keeps the log makes it. */
  readonly chain: string;
}

export interface SnapshotRow {
  readonly match: string;
  readonly seq: number;
  /** JSON of the state. */
  readonly state: string;
  /** Of the state; never leaves the server before the end. */
  readonly hash: string;
}

export type ChairRow =
  | { readonly person: Person }
  | { readonly bot: string; readonly name: string; readonly kept?: Person }
  | { readonly empty: true };

/** What changes at a table beside its log. */
export interface TableBody {
  readonly options: Chosen;
  readonly pace: Pace;
  readonly chairs: readonly ChairRow[];
  /** The edition played; set at the start. */
  readonly edition?: number;
  /** Which seat somebody held in the running game: nobody looks into two hands. */
  readonly held: Readonly<Record<string, Seat>>;
  readonly fault?: 'runaway' | 'people';
  readonly before?: string;
  readonly next?: string;
}

export interface TableRow {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly status: Status;
  /** 64 hex digits; a secret until the table is over. */
  readonly seed: string;
  readonly luck: string;
  readonly made: number;
  readonly body: TableBody;
}

export interface PersonRow extends Person {
  /** Hash of the session token. */
  readonly token: string;
  readonly made: number;
}

const BREAK = '\n';

/** An entry as it travels, is kept and is hashed: a line for each value. None of them may have a line break. */
export const entryText = ({ match, seq, kind, seat, key, move, draws, events, at }: NewEntry): string =>
  `${match}\n${seq}\n${kind}\n${seat}\n${key}\n${move}\n${draws}\n${events}\n${at}`;

/** What an entry has to be judged by, cut out of its text; the rest is kept as it came. */
export interface Cut {
  readonly match: string;
  readonly seq: number;
  /** Its seat and key. */
  readonly name: string;
  /** All that follows the seq. */
  readonly rest: string;
}

export function cut(text: string): Cut {
  const match = text.indexOf(BREAK);
  const seq = text.indexOf(BREAK, match + 1);
  return {
    match: text.slice(0, match),
    seq: Number(text.slice(match + 1, seq)),
    name: nameIn(text, seq + 1),
    rest: text.slice(seq + 1),
  };
}

/** The seat and the key, as lines. A text of its own: a slice would hold on to all that it was cut from. */
export const nameOf = (seat: Seat | string, key: string): string => `${seat}\n${key}`;

/** The same in the rest of a text, which begins there with its kind. */
export function nameIn(text: string, from = 0): string {
  const kind = text.indexOf(BREAK, from);
  const seat = text.indexOf(BREAK, kind + 1);
  return nameOf(text.slice(kind + 1, seat), text.slice(seat + 1, text.indexOf(BREAK, seat + 1)));
}

/** The entry of which the rest of a text is kept. */
export function entryFrom(match: string, seq: number, rest: string): NewEntry {
  const [kind, seat, key, move, draws, events, at] = rest.split(BREAK) as [Kind, ...string[]];
  return {
    match,
    seq,
    kind,
    seat: Number(seat),
    key: key!,
    move: move!,
    draws: draws!,
    events: events!,
    at: Number(at),
  };
}

/** Hashes the chain of the entry before and the text of this one: none can be changed later without changing all that follow. The first one follows from the luck of its table. */
export const chainOf = (before: string, text: string): string => hash('sha256', `${before}\n${text}`);
