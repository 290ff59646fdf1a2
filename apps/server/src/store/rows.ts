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

/** A line for each value; none of them has a line break. */
const linesOf = ({ match, seq, kind, seat, key, move, draws, events, at }: NewEntry): string =>
  `${match}\n${seq}\n${kind}\n${seat}\n${key}\n${move}\n${draws}\n${events}\n${at}`;

/** Hashes the chain of the entry before and this one: none can be changed later without changing all that follow. The first one follows from the luck of its table. */
export const chainOf = (before: string, entry: NewEntry): string => hash('sha256', `${before}\n${linesOf(entry)}`);

/** An entry as it travels to a thread: nearly all that travels there are entries, and as JSON they take half as long again. */
export const entryText = (entry: NewEntry): string => `${linesOf(entry)}\n`;

const LINES = 9;

/** The entries of texts put together. */
export function entriesIn(text: string): NewEntry[] {
  const lines = text.split('\n');
  const rows: NewEntry[] = [];
  for (let i = 0; i + LINES < lines.length; i += LINES)
    rows.push({
      match: lines[i]!,
      seq: Number(lines[i + 1]),
      kind: lines[i + 2] as Kind,
      seat: Number(lines[i + 3]),
      key: lines[i + 4]!,
      move: lines[i + 5]!,
      draws: lines[i + 6]!,
      events: lines[i + 7]!,
      at: Number(lines[i + 8]),
    });
  return rows;
}
