import Database from 'libsql';
import { closeSync, fdatasyncSync, fstatSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import {
  type EntryRow,
  type EntryValues,
  type PersonRow,
  type SnapshotRow,
  type TableBody,
  type TableRow,
  valuesOf,
} from './rows.ts';
import type { Reads, Sent } from './store.ts';

/**
 * Entries lie in the order in which they came, and their matches are numbers: a batch of many matches fills few pages,
 * where rows kept by match would touch two pages each.
 */
const SCHEMA = `
create table if not exists tables (
  no integer primary key, id text not null unique, code text not null unique, game text not null, status text not null,
  seed text not null, luck text not null, made integer not null, body text not null
);
create index if not exists tables_by_status on tables (status, made);
create table if not exists entries (
  match integer not null references tables (no), seq integer not null, kind text not null, seat integer not null,
  key text not null, move text not null, draws text not null, events text not null, chain text not null, at integer not null,
  unique (match, seq), unique (match, seat, key)
);
create table if not exists snapshots (
  match text not null, seq integer not null, state text not null, hash text not null, primary key (match, seq)
) without rowid;
create table if not exists people (id text primary key, name text not null, token text not null unique, made integer not null) without rowid;
create table if not exists sitters (person text not null, match text not null, primary key (person, match)) without rowid;
pragma user_version = 2;
`;

/** Files of version 1 kept their entries by match. */
const FROM_1 = `
alter table tables rename to old_tables;
drop index tables_by_status;
alter table entries rename to old_entries;
${SCHEMA}
insert into tables (id, code, game, status, seed, luck, made, body)
  select id, code, game, status, seed, luck, made, body from old_tables order by made;
insert into entries (match, seq, kind, seat, key, move, draws, events, chain, at)
  select no, seq, kind, seat, key, move, draws, events, chain, at from old_entries join tables on id = match order by no, seq;
drop table old_entries;
drop table old_tables;
`;
const UPGRADES: Readonly<Record<string, string>> = { 0: SCHEMA, 1: FROM_1, 2: '' };

/** Pages in the log before it is worked into the file, which holds up whoever writes just then. */
const CHECKPOINT = 10_000;
/** What they take there, each with its head, and some more: a checkpoint follows the commit that reaches the limit. */
export const LOG_BYTES = (CHECKPOINT + 200) * (4096 + 24);

/** Entries that are inserted at a time, to call the driver less often. */
const MANY = 16;

/** Matches whose numbers are remembered; far more than are played at once. */
const MOST_NUMBERS = 10_000;

/** What was taken is rare: then all is taken back and written one by one, to see which. */
const TAKEN = new Error('taken');

type Row = Readonly<Record<string, unknown>>;

const isValues = (sent: Sent): sent is EntryValues => Array.isArray(sent);
/** A move that met no luck, as most do. */
const isPlain = (sent: Sent): sent is EntryValues => isValues(sent) && sent[2] === 'move' && sent[6] === '[]';

/** libsql adds a member of its own to rows; take what we know. */
const entryFrom = (row: Row): EntryRow => {
  const { match, seq, kind, seat, key, move, draws, events, chain, at } = row as unknown as EntryRow;
  return { match, seq, kind, seat, key, move, draws, events, chain, at };
};

function tableFrom(row: Row): TableRow {
  const { id, code, game, status, seed, luck, made, body } = row as unknown as TableRow & { body: string };
  return { id, code, game, status, seed, luck, made, body: JSON.parse(body) as TableBody };
}

/**
 * Makes the log as long as it will get. A commit that lengthens its file makes the file system find room and keep note of that
 * before it is safe; to write over zeros takes less of the processor and of the disk. No frame is valid without the salt in the head of
 * the log, so zeros behind the last one are as good as nothing. Where there is no room the log grows as it must. Nobody may write
 * meanwhile: what another process added would be cut off.
 */
function lengthen(log: string): void {
  const file = openSync(log, 'a');
  const { size } = fstatSync(file);
  const zeros = Buffer.alloc(1 << 20);
  try {
    for (let left = LOG_BYTES - size; left > 0; left -= zeros.length)
      writeSync(file, zeros, 0, Math.min(left, zeros.length));
    fdatasyncSync(file);
  } catch {
    ftruncateSync(file, size);
  } finally {
    closeSync(file);
  }
}

/** The synchronous file behind the store; lives in a thread of its own. A write is on disk when `commit` returns. */
export interface SqliteFile {
  /** All writes in one transaction; says of each whether it took place. */
  commit(writes: readonly Sent[]): boolean[];
  /** What the database itself says of how it keeps a commit: `wal 2` is a log that is synced with each. */
  readonly durability: string;
  readonly reads: { readonly [K in keyof Reads]: (...args: Parameters<Reads[K]>) => Awaited<ReturnType<Reads[K]>> };
  close(): void;
}

export function openSqlite(file: string): SqliteFile {
  const db = new Database(file);
  const first = (statement: Database.Statement, ...args: unknown[]): Row | undefined =>
    (statement.all(...args) as Row[])[0];
  const told = (pragma: string): string => String(Object.values(first(db.prepare(`pragma ${pragma}`)) ?? {})[0]);

  db.exec('pragma busy_timeout = 5000');
  db.exec('pragma journal_mode = wal');
  db.exec('pragma synchronous = full');
  db.exec(`pragma wal_autocheckpoint = ${CHECKPOINT}`);
  db.transaction(() => {
    const upgrade = UPGRADES[told('user_version')];
    if (upgrade === undefined) throw new Error(`${file} was written by a newer Kontor`);
    db.exec(upgrade);
    lengthen(`${file}-wal`);
  }).immediate();

  const insertEntries = (count: number, row: string): Database.Statement =>
    db.prepare(
      `insert into entries (match, seq, kind, seat, key, move, draws, events, chain, at)
       values ${Array<string>(count).fill(row).join()} on conflict do nothing`,
    );
  const insertEntry = insertEntries(1, '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  /** Of plain moves: what is the same in all of them need not be handed over. */
  const insertMany = insertEntries(MANY, "(?, ?, 'move', ?, ?, ?, '[]', ?, ?, ?)");
  const selectNumber = db.prepare('select no from tables where id = ?');
  const insertSnapshot = db.prepare(
    'insert into snapshots (match, seq, state, hash) values (?, ?, ?, ?) on conflict do nothing',
  );
  const insertTable = db.prepare(
    'insert into tables (id, code, game, status, seed, luck, made, body) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing',
  );
  const updateTable = db.prepare('update tables set status = ?, body = ? where id = ?');
  const upsertPerson = db.prepare(
    'insert into people (id, name, token, made) values (?, ?, ?, ?) on conflict (id) do update set name = excluded.name',
  );
  const insertSitter = db.prepare('insert into sitters (person, match) values (?, ?) on conflict do nothing');

  const selectEntries = db.prepare(
    `select id as match, seq, kind, seat, key, move, draws, events, chain, at
     from entries join tables on no = match where id = ? and seq > ? order by seq`,
  );
  const selectKey = db.prepare(
    'select seq from entries where match = (select no from tables where id = ?) and seat = ? and key = ?',
  );
  const selectSnapshot = db.prepare('select * from snapshots where match = ? order by seq desc limit 1');
  const selectTable = db.prepare('select * from tables where id = ?');
  const selectCode = db.prepare('select id from tables where code = ?');
  const selectOf = db.prepare(
    'select tables.* from sitters join tables on id = match where person = ? order by made desc limit ?',
  );
  const selectRunning = db.prepare("select id from tables where status = 'running' order by made desc limit ?");
  const selectToken = db.prepare('select * from people where token = ?');

  /** Values in one list: spread out, the driver would gather them again, which takes it a sixth of its time. */
  const isMade = (insert: Database.Statement, values: readonly unknown[]): boolean => insert.run(values).changes === 1;

  const numbers = new Map<string, number>();

  /** What a match is called in its entries; null, which no entry can have, if there is no such match. */
  function numberOf(match: string): number | null {
    const known = numbers.get(match);
    if (known !== undefined) return known;
    const found = first(selectNumber, match)?.['no'] as number | undefined;
    if (found === undefined) return null;
    if (numbers.size >= MOST_NUMBERS) numbers.clear();
    numbers.set(match, found);
    return found;
  }

  const isEntryMade = ([match, ...values]: EntryValues): boolean => isMade(insertEntry, [numberOf(match), ...values]);

  function areManyMade(moves: readonly EntryValues[], from: number): boolean {
    const values: unknown[] = [];
    for (let i = from; i < from + MANY; i++) {
      const [match, seq, , seat, key, move, , events, chain, at] = moves[i]!;
      values.push(numberOf(match), seq, seat, key, move, events, chain, at);
    }
    return insertMany.run(values).changes === MANY;
  }

  function write(sent: Sent): boolean {
    if (isValues(sent)) return isEntryMade(sent);
    const { entry: e, snapshot: s, newTable: n, table: t, person: p, sitter } = sent;
    if (e && !isEntryMade(valuesOf(e))) return false;
    if (n && !isMade(insertTable, [n.id, n.code, n.game, n.status, n.seed, n.luck, n.made, JSON.stringify(n.body)]))
      return false;
    if (s) insertSnapshot.run(s.match, s.seq, s.state, s.hash);
    if (t) updateTable.run(t.status, JSON.stringify(t.body), t.id);
    if (p) upsertPerson.run(p.id, p.name, p.token, p.made);
    if (sitter) insertSitter.run(sitter.person, sitter.match);
    return true;
  }

  /** All of it or nothing. What is taken back takes the numbers of new matches with it. */
  function atOnce<T>(work: (writes: readonly Sent[]) => T): (writes: readonly Sent[]) => T {
    const transaction = db.transaction(work).immediate as typeof work;
    return writes => {
      try {
        return transaction(writes);
      } catch (error) {
        numbers.clear();
        throw error;
      }
    };
  }

  const writeEach = atOnce(writes => writes.map(write));

  /** Throws if one of them did not take place. In which order they are written is of no matter: plain moves come last. */
  const writeAll = atOnce(writes => {
    const plain: EntryValues[] = [];
    for (const sent of writes)
      if (isPlain(sent)) plain.push(sent);
      else if (!write(sent)) throw TAKEN;
    let at = 0;
    for (; at + MANY <= plain.length; at += MANY) if (!areManyMade(plain, at)) throw TAKEN;
    for (; at < plain.length; at++) if (!isEntryMade(plain[at]!)) throw TAKEN;
  });

  function commit(writes: readonly Sent[]): boolean[] {
    try {
      writeAll(writes);
      return writes.map(() => true);
    } catch (error) {
      if (error !== TAKEN) throw error;
      return writeEach(writes);
    }
  }

  return {
    durability: `${told('journal_mode')} ${told('synchronous')}`,
    commit,
    reads: {
      entries: (match, after = 0) => (selectEntries.all(match, after) as Row[]).map(entryFrom),
      entryOf: (match, seat, key) => first(selectKey, match, seat, key)?.['seq'] as number | undefined,
      snapshot(match) {
        const row = first(selectSnapshot, match) as unknown as SnapshotRow | undefined;
        return row && { match: row.match, seq: row.seq, state: row.state, hash: row.hash };
      },
      table(id) {
        const row = first(selectTable, id);
        return row && tableFrom(row);
      },
      tableOfCode: code => first(selectCode, code)?.['id'] as string | undefined,
      tablesOf: (person, limit) => (selectOf.all(person, limit) as Row[]).map(tableFrom),
      running: limit => (selectRunning.all(limit) as Row[]).map(row => row['id'] as string),
      personOf(token) {
        const row = first(selectToken, token) as unknown as PersonRow | undefined;
        return row && { id: row.id, name: row.name, token: row.token, made: row.made };
      },
    },
    close: () => db.close(),
  };
}
