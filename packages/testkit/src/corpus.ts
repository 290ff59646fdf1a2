import { type GameRecord, openGame, type Title, type Vocabulary, withPurposes } from '@kontor/core';
import { type Covers, shownBy, wantedOf } from './coverage.ts';
import { recordGame } from './make-record.ts';
import { tablesOf } from './tables.ts';

export interface CorpusSettings {
  /** How many records there are to be. */
  readonly count: number;
  /** How many games may be tried. */
  readonly tries?: number;
  readonly covers?: Covers;
  /** What is shown by records that are there already. */
  readonly shown?: Iterable<string>;
  readonly seed?: string;
  /** Numbers of games that are taken. */
  readonly from?: number;
}

export interface NamedRecord {
  readonly name: string;
  readonly record: GameRecord;
}

/**
 * Records that together show all that is asked for: a game is kept if it shows something new, or is needed for the count. Everything
 * follows from the seed. Throws if something never occurs.
 */
export function makeCorpus<G extends Vocabulary>(
  title: Title<G>,
  { count, tries = count * 20, covers = {}, shown = [], seed = 'corpus', from = 0 }: CorpusSettings,
): NamedRecord[] {
  const game = openGame(title);
  const tables = mixed(tablesOf(game, true));
  const open = wantedOf(game, covers);
  for (const text of shown) open.delete(text);
  const kept: NamedRecord[] = [];
  const spare: NamedRecord[] = [];
  for (let n = from + 1; n <= from + tries && (open.size > 0 || kept.length + spare.length < count); n++) {
    const table = tables[(n - 1) % tables.length]!;
    const record = recordGame(game, table, `${seed} ${title.id} ${n}`, { undo: n % 3 === 0 });
    const named: NamedRecord = {
      name: `${title.id}-${table.seats}-${String(n).padStart(3, '0')}`,
      record: withPurposes(game, record),
    };
    const fresh = [...shownBy(game, record, covers)].filter(text => open.delete(text));
    (fresh.length > 0 ? kept : spare).push(named);
  }
  if (open.size > 0) throw new Error(`in ${tries} games there never was ${[...open].join(', ')}`);
  return [...kept, ...spare.slice(0, Math.max(0, count - kept.length))].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Seat counts in turn, so that the first few games show many of them. */
function mixed<T extends { readonly seats: number }>(tables: readonly T[]): T[] {
  const place = (table: T): number => tables.filter(({ seats }) => seats === table.seats).indexOf(table);
  return tables.toSorted((a, b) => place(a) - place(b));
}
