import type Database from 'libsql';
import type { Seat } from '@kontor/core';
import { chainOf, cut, entryFrom, type EntryRow, nameIn, nameOf } from './rows.ts';
import { TELL_ENDS } from './schema.ts';

/** Entries that are inserted at a time, to call the driver less often, and values of each. */
const MANY = 16;
const WIDTH = 5;

/** So many entries at most, or a commit more, are looked through for the end of a log. */
export const UNTOLD = 500;

export type Row = Readonly<Record<string, unknown>>;

/** How a match stands in the file: what is to follow is judged by it. */
interface Head {
  readonly no: number;
  seq: number;
  /** The number of its last entry; 0 if it has none. */
  last: number;
  /** That of its last entry, or the luck of its table. */
  chain: string;
  /** Seats and keys of all its entries. */
  readonly names: Set<string>;
  /** The transaction that last read or changed this: what another one left may be outdated. */
  turn: number;
}

/** Whether an entry is the next of its match, and its name new; then the name is taken. */
function isNext({ seq: last, names }: Head, seq: number, name: string): boolean {
  const known = names.size;
  return seq === last + 1 && names.add(name).size > known;
}

/** How an entry is kept. */
interface Line {
  readonly no: number;
  readonly seq: number;
  readonly entry: string;
  readonly chain: string;
}

/** The logs of all matches in a file. Whoever writes holds its lock from `begin` to `end`, so that nobody else comes between. */
export interface Entries {
  begin(): void;
  /** Whether this one is the next of its match, and its key new. If so, it is written by `end`. */
  add(text: string): boolean;
  end(): void;
  /** What was begun is taken back; what is remembered is worth nothing. */
  forget(): void;
  /** Brings the list of last entries up to date, which few commits do. */
  tell(): void;
  after(match: string, seq: number): readonly EntryRow[];
  seqOf(match: string, seat: Seat, key: string): number | undefined;
}

/** Whether an entry came from somebody else while heads were remembered: it has the number that one of ours should have had. */
export const isTaken = (error: unknown): boolean =>
  (error as { code?: unknown }).code === 'SQLITE_CONSTRAINT_PRIMARYKEY';

/** Remembers the heads of so many matches: to judge and to link an entry nothing needs to be read, and no index to be kept. */
export function openEntries(db: Database.Database, most: number): Entries {
  const selectNewest = db.prepare('select max(no) as no from entries');
  const selectNumber = db.prepare('select id, no, luck from tables where id = ?');
  /** The log of a match after a seq, from its last entry back. */
  const LOG = `
    with recursive log as (
      select entries.* from tables join entries on entries.no = (
        select max(no) from (
          select last as no from ends where match = tables.no
          union all
          select no from entries where match = tables.no and no > (select coalesce(max(last), 0) from ends)
        )
      ) where id = ?1 and seq > ?2
      union all
      select entries.* from log join entries on entries.no = log.before where entries.seq > ?2
    )`;
  const selectLog = db.prepare(`${LOG} select no, seq, entry, chain from log order by seq`);

  /** Rows have numbers that follow one another, so only the first is handed over. */
  const rowAt = (i: number): string => `(?1 + ${i}, ${'?, '.repeat(WIDTH - 1)}?)`;
  const inserting = (count: number): Database.Statement =>
    db.prepare(
      `insert into entries (no, before, match, seq, entry, chain) values ${Array.from({ length: count }, (_, i) => rowAt(i)).join()}`,
    );
  const insertMany = inserting(MANY);
  const insertOne = inserting(1);
  /** Inserts rows, given as one list of all their values: spread out, the driver would gather them again. */
  function insert(first: number, values: readonly unknown[]): void {
    let at = 0;
    const next = (count: number): unknown[] => [first + at / WIDTH, ...values.slice(at, (at += count * WIDTH))];
    while (at + MANY * WIDTH <= values.length) insertMany.run(next(MANY));
    while (at < values.length) insertOne.run(next(1));
  }
  const tellEnds = db.prepare(TELL_ENDS);
  let untold = 0;
  function tell(): void {
    tellEnds.run();
    untold = 0;
  }

  const heads = new Map<string, Head>();
  /** The numbers of the newest entry of all: now, and when the transaction began. */
  let newest = 0;
  let kept = 0;
  let isRemembered = false;
  let turn = 0;
  /** The values of what was added. */
  let added: unknown[] = [];

  const linesAfter = (match: string, seq: number): Line[] => selectLog.all(match, seq) as unknown as Line[];

  function headOf(match: string): Head {
    const known = heads.get(match);
    if (known) return known;
    const table = selectNumber.get(match) as { id: string; no: number; luck: string } | undefined;
    if (!table) throw new Error(`there is no table ${match}`);
    const log = linesAfter(match, 0);
    const end = log.at(-1) ?? { no: 0, seq: 0, chain: table.luck };
    const names = new Set(log.map(({ entry }) => nameIn(entry)));
    const head = { no: table.no, seq: end.seq, last: end.no, chain: end.chain, names, turn };
    // Not by the match that was asked for: that is a slice of a whole commit.
    heads.set(table.id, head);
    return head;
  }

  return {
    begin() {
      turn++;
      added = [];
      if (!isRemembered || heads.size > most) {
        heads.clear();
        newest = (selectNewest.get() as { no: number | null }).no ?? 0;
        isRemembered = true;
      }
      kept = newest;
    },

    add(text) {
      const { match, seq, name, rest } = cut(text);
      let head = headOf(match);
      if (!isNext(head, seq, name)) {
        if (head.turn === turn) return false;
        // Nobody is refused for what is only remembered.
        heads.delete(match);
        head = headOf(match);
        if (!isNext(head, seq, name)) return false;
      }
      const before = head.last;
      head.seq = seq;
      head.chain = chainOf(head.chain, text);
      head.last = ++newest;
      head.turn = turn;
      added.push(before, head.no, seq, rest, head.chain);
      return true;
    },

    end() {
      if (newest === kept) return;
      insert(kept + 1, added);
      untold += newest - kept;
      if (untold > UNTOLD) tell();
    },

    forget() {
      isRemembered = false;
    },

    tell,

    after: (match, after) =>
      linesAfter(match, after).map(({ seq, entry, chain }): EntryRow => ({ ...entryFrom(match, seq, entry), chain })),

    seqOf(match, seat, key) {
      const name = nameOf(seat, key);
      return linesAfter(match, 0).find(({ entry }) => nameIn(entry) === name)?.seq;
    },
  };
}
