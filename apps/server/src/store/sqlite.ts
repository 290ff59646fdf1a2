import Database from 'libsql';
import { closeSync, fdatasyncSync, fstatSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { isTaken, openEntries, type Row } from './entries.ts';
import type { PersonRow, SnapshotRow, TableBody, TableRow } from './rows.ts';
import { UPGRADES } from './schema.ts';
import type { Kept, Reads } from './store.ts';

/** Commits after which the log is worked into the file, between two of them. */
export const TIDY_EACH = 250;
/** Pages in the log at which SQLite does so within a commit, which holds up whoever waits for it: large commits of a rush come to that. */
const CHECKPOINT = 1000;
/** What they take there, each with its head, and some more: a checkpoint follows the commit that reaches the limit. */
export const LOG_BYTES = (CHECKPOINT + 200) * (4096 + 24);

/** Matches whose heads are remembered; more than are played at once. */
const MOST_HEADS = 10_000;

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
  commit(writes: readonly Kept[]): boolean[];
  /** To be called after a commit, when those who wrote were told: works the log into the file if it is time. */
  tidy(): void;
  /** What the database itself says of how it keeps a commit: `wal 2` is a log that is synced with each. */
  readonly durability: string;
  readonly reads: { readonly [K in keyof Reads]: (...args: Parameters<Reads[K]>) => Awaited<ReturnType<Reads[K]>> };
  close(): void;
}

/** Remembers the heads of so many matches. */
export function openSqlite(file: string, most = MOST_HEADS): SqliteFile {
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

  const selectSnapshot = db.prepare('select * from snapshots where match = ? order by seq desc limit 1');
  const selectTable = db.prepare('select * from tables where id = ?');
  const selectCode = db.prepare('select id from tables where code = ?');
  const selectOf = db.prepare(
    'select tables.* from sitters join tables on id = match where person = ? order by made desc limit ?',
  );
  const selectRunning = db.prepare("select id from tables where status = 'running' order by made desc limit ?");
  const selectToken = db.prepare('select * from people where token = ?');

  const entries = openEntries(db, most);

  function write({ entry: e, snapshot: s, newTable: n, table: t, person: p, sitter }: Kept): boolean {
    if (e && !entries.add(e)) return false;
    if (n) {
      const { changes } = insertTable.run(
        n.id,
        n.code,
        n.game,
        n.status,
        n.seed,
        n.luck,
        n.made,
        JSON.stringify(n.body),
      );
      if (changes === 0) return false;
    }
    if (s) insertSnapshot.run(s.match, s.seq, s.state, s.hash);
    if (t) updateTable.run(t.status, JSON.stringify(t.body), t.id);
    if (p) upsertPerson.run(p.id, p.name, p.token, p.made);
    if (sitter) insertSitter.run(sitter.person, sitter.match);
    return true;
  }

  const writeAll = db.transaction((writes: readonly Kept[]) => {
    entries.begin();
    const made = writes.map(write);
    entries.end();
    return made;
  }).immediate as (writes: readonly Kept[]) => boolean[];

  function commit(writes: readonly Kept[], isAgain = false): boolean[] {
    try {
      return writeAll(writes);
    } catch (error) {
      entries.forget();
      if (isAgain || !isTaken(error)) throw error;
      return commit(writes, true);
    }
  }

  const checkpoint = db.prepare('pragma wal_checkpoint(passive)');
  let commits = 0;

  return {
    durability: `${told('journal_mode')} ${told('synchronous')}`,
    commit: writes => commit(writes),
    tidy() {
      if (++commits < TIDY_EACH) return;
      commits = 0;
      try {
        entries.tell();
        checkpoint.all();
      } catch {
        // What is in the log is safe there. If the disk is in trouble, the next commit tells those who wait for it.
      }
    },
    reads: {
      entries: (match, after = 0) => entries.after(match, after),
      entryOf: entries.seqOf,
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
