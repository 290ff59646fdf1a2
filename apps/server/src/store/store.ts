import type { Seat } from '@kontor/core';
import { type EntryRow, entryText, type NewEntry, type PersonRow, type SnapshotRow, type TableRow } from './rows.ts';

/** Things that are written together or not at all. */
export interface Write {
  /** Not written if its seq is not the next of its match, or its key is taken: then nothing of this write is. */
  readonly entry?: NewEntry;
  readonly snapshot?: SnapshotRow;
  /** Not written if its id or code is taken: then nothing of this write is. */
  readonly newTable?: TableRow;
  /** Replaces what is changeable: status and body. */
  readonly table?: TableRow;
  readonly person?: PersonRow;
  readonly sitter?: { readonly person: string; readonly match: string };
}

/** A write as it travels to those who keep it: its entry is a text. */
export type Kept = Omit<Write, 'entry'> & { readonly entry?: string };

export const keptOf = ({ entry, ...more }: Write): Kept => (entry ? { ...more, entry: entryText(entry) } : more);

/**
 * What the server keeps. Many matches may be written at once; the answer of a write comes when it is safe on disk, and
 * says whether it took place. Reads see all writes that were answered before.
 */
export interface Store {
  write(write: Write): Promise<boolean>;
  /** The log of a match after a seq, in order. */
  entries(match: string, after?: number): Promise<readonly EntryRow[]>;
  /** The seq of the entry with this key, if there is one. */
  entryOf(match: string, seat: Seat, key: string): Promise<number | undefined>;
  /** The newest snapshot. */
  snapshot(match: string): Promise<SnapshotRow | undefined>;
  table(id: string): Promise<TableRow | undefined>;
  tableOfCode(code: string): Promise<string | undefined>;
  /** Tables somebody sat at, the newest first. */
  tablesOf(person: string, limit: number): Promise<readonly TableRow[]>;
  /** The newest tables whose game goes on. */
  running(limit: number): Promise<readonly string[]>;
  personOf(token: string): Promise<PersonRow | undefined>;
  close(): Promise<void>;
}

/** The reads, by name and argument, as they travel to a thread. */
export type Reads = Omit<Store, 'write' | 'close'>;
