import { hash } from 'node:crypto';
import type { Chosen, Seat } from '@kontor/core';
import type { Pace, Person, Status } from '@kontor/protocol';

/** `start` is the set-up; the others beside `move` are controls that the rules never see. */
export type Kind = 'start' | 'move' | 'undo' | 'takeover' | 'return';

/** One line of a match's log: the only truth about a game. */
export interface EntryRow {
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
  readonly chain: string;
  readonly at: number;
}

/** The values of an entry in the order of its members. */
export type EntryValues = readonly [
  match: string,
  seq: number,
  kind: Kind,
  seat: Seat,
  key: string,
  move: string,
  draws: string,
  events: string,
  chain: string,
  at: number,
];

export const valuesOf = ({ match, seq, kind, seat, key, move, draws, events, chain, at }: EntryRow): EntryValues => [
  match,
  seq,
  kind,
  seat,
  key,
  move,
  draws,
  events,
  chain,
  at,
];

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

/**
 * Hashes the previous chain and this row, a line for each value (none has a line break): no row can be changed later without
 * changing all that follow.
 */
export const chainOf = (
  before: string,
  { match, seq, kind, seat, key, move, draws, events, at }: Omit<EntryRow, 'chain'>,
): string =>
  hash('sha256', `${before}\n${match}\n${seq}\n${kind}\n${seat}\n${key}\n${move}\n${draws}\n${events}\n${at}`);
