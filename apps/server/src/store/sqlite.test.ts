import Database from 'libsql';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UNTOLD } from './entries.ts';
import {
  chainOf,
  cut,
  entryFrom,
  entryText,
  type EntryRow,
  nameIn,
  nameOf,
  type NewEntry,
  type TableRow,
} from './rows.ts';
import { LOG_BYTES, openSqlite, type SqliteFile, TIDY_EACH } from './sqlite.ts';
import { keptOf, type Write } from './store.ts';

type Opened = Omit<SqliteFile, 'commit'> & { commit(writes: readonly Write[]): boolean[] };

/** A file to which writes come as from the thread of the server. */
function opened(name: string, most?: number): Opened {
  const file = openSqlite(name, most);
  return { ...file, commit: writes => file.commit(writes.map(keptOf)) };
}

let folder: string;
let file: Opened;
const open = (): Opened => opened(path.join(folder, 'kontor.db'));
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kontor-'));
  file = open();
});
afterEach(() => {
  file.close();
  rmSync(folder, { recursive: true });
});

const entry = (seq: number, change: Partial<NewEntry> = {}): NewEntry => ({
  match: 'm',
  seq,
  kind: 'move',
  seat: 0,
  key: `k${seq}`,
  move: 'pass',
  draws: '[]',
  events: '[]',
  at: 5,
  ...change,
});
/** A whole log as it is kept: each entry tied to the one before, the first to the luck of its table. */
const log = (entries: readonly NewEntry[], before = 'l'): EntryRow[] => {
  let chain = before;
  return entries.map(each => ({ ...each, chain: (chain = chainOf(chain, entryText(each))) }));
};
const logTo = (seq: number, change: Partial<NewEntry> = {}): EntryRow[] =>
  log(Array.from({ length: seq }, (_, i) => entry(i + 1, change)));
const table = (change: Partial<TableRow> = {}): TableRow => ({
  id: 'm',
  code: 'abcde',
  game: 'probe',
  status: 'open',
  seed: 's',
  luck: 'l',
  made: 1,
  body: { options: { offers: true }, pace: 'quick', chairs: [{ empty: true }], held: {} },
  ...change,
});

test('what is written comes back as it was, also after a restart', () => {
  const person = { id: 'p', name: 'Ümit', token: 't', made: 2 };
  const undo = entry(2, { kind: 'undo', seat: 1, move: '3', draws: '[1]', events: '[{}]' });
  expect(
    file.commit([
      { newTable: table() },
      { entry: entry(1), snapshot: { match: 'm', seq: 1, state: '{}', hash: 'h' } },
      { person, sitter: { person: 'p', match: 'm' } },
      { entry: undo },
    ]),
  ).toEqual([true, true, true, true]);
  file.close();
  file = open();
  expect(file.reads.entries('m')).toEqual(log([entry(1), undo]));
  expect(file.reads.snapshot('m')).toEqual({ match: 'm', seq: 1, state: '{}', hash: 'h' });
  expect(file.reads.table('m')).toEqual(table());
  expect(file.reads.tableOfCode('abcde')).toBe('m');
  expect(file.reads.personOf('t')).toEqual(person);
  expect(file.reads.tablesOf('p', 5)).toEqual([table()]);
  expect([
    file.reads.table('x'),
    file.reads.personOf('x'),
    file.reads.snapshot('x'),
    file.reads.tableOfCode('x'),
  ]).toEqual([undefined, undefined, undefined, undefined]);
});

test('a commit is synced to the disk before it returns', () => {
  expect(file.durability).toBe('wal 2');
});

test('the log has its length from the start, and is read to its last entry after a crash', () => {
  const log = path.join(folder, 'kontor.db-wal');
  expect(statSync(log).size).toBe(LOG_BYTES);
  file.commit([{ newTable: table() }, { entry: entry(1) }]);
  file.commit([{ entry: entry(2) }]);
  expect(statSync(log).size).toBe(LOG_BYTES);
  // What a process leaves behind that was killed: it had no time to work the log into the file.
  const left = path.join(folder, 'left.db');
  copyFileSync(path.join(folder, 'kontor.db'), left);
  copyFileSync(log, `${left}-wal`);
  const found = opened(left);
  try {
    expect(found.reads.entries('m')).toEqual(logTo(2));
    expect(found.commit([{ entry: entry(3) }])).toEqual([true]);
    expect(statSync(`${left}-wal`).size).toBe(LOG_BYTES);
  } finally {
    found.close();
  }
});

test('the log is worked into the file between commits, once in so many', () => {
  const bytes = (): Buffer => readFileSync(path.join(folder, 'kontor.db'));
  const empty = bytes();
  file.commit([{ newTable: table() }]);
  for (let seq = 1; seq < TIDY_EACH; seq++) {
    file.tidy();
    file.commit([{ entry: entry(seq) }]);
  }
  expect(bytes().equals(empty)).toBe(true);
  file.tidy();
  const alone = path.join(folder, 'alone.db');
  copyFileSync(path.join(folder, 'kontor.db'), alone);
  const found = opened(alone);
  expect(found.reads.entries('m')).toEqual(logTo(TIDY_EACH - 1));
  found.close();
  const tidied = bytes();
  file.commit([{ entry: entry(TIDY_EACH) }]);
  file.tidy();
  expect(bytes().equals(tidied)).toBe(true);
});

test('a batch that fails keeps nothing, and the next is kept', () => {
  const broken = { person: { id: 'p', name: null as unknown as string, token: 't', made: 1 } };
  expect(() => file.commit([{ newTable: table() }, { entry: entry(1) }, broken])).toThrow();
  expect([file.reads.table('m'), file.reads.entries('m')]).toEqual([undefined, []]);
  expect(file.commit([{ newTable: table() }, { entry: entry(1) }])).toEqual([true, true]);
  expect(() => file.commit([{ entry: entry(2) }, broken])).toThrow();
  expect(file.commit([{ entry: entry(3) }, { entry: entry(2) }])).toEqual([false, true]);
  expect(file.reads.entries('m')).toEqual(logTo(2));
});

test('a seq or a key that is taken is refused, with all that belongs to it, and the rest of the batch is not', () => {
  const over = table({ status: 'over' });
  expect(
    file.commit([
      { newTable: table() },
      { entry: entry(1) },
      { entry: entry(1, { key: 'other' }), table: over },
      { entry: entry(2, { key: 'k1' }), table: over },
      { entry: entry(2, { key: 'k1', seat: 1 }) },
      { newTable: table({ id: 'n' }) },
      { newTable: table({ id: 'n', code: 'fghij' }) },
      { entry: entry(1, { match: 'n' }) },
    ]),
  ).toEqual([true, true, false, false, true, false, true, true]);
  expect(file.reads.entries('m').map(({ seq, seat, key }) => [seq, seat, key])).toEqual([
    [1, 0, 'k1'],
    [2, 1, 'k1'],
  ]);
  expect(file.reads.table('m')!.status).toBe('open');
  expect(file.reads.entryOf('m', 1, 'k1')).toBe(2);
  expect(file.reads.entryOf('m', 2, 'k1')).toBeUndefined();
  expect(file.reads.entries('m', 1)).toHaveLength(1);
});

test('an entry that is not the next of its match is refused', () => {
  expect(file.commit([{ newTable: table() }, { entry: entry(2) }, { entry: entry(1) }, { entry: entry(3) }])).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(file.reads.entries('m')).toEqual(logTo(1));
});

test('of many entries those are refused whose seq or key is taken, wherever they stand, and no other', () => {
  const names = Array.from({ length: 40 }, (_, i) => `match-${i}`);
  file.commit(names.map(id => ({ newTable: table({ id, code: id }) })));
  const logs = new Map(names.map(match => [match, [] as NewEntry[]]));
  const next = (match: string, change: Partial<NewEntry> = {}): NewEntry =>
    entry(logs.get(match)!.length + 1, { match, ...change });
  const write = (entries: readonly NewEntry[], refused?: NewEntry): void => {
    expect(file.commit(entries.map(each => ({ entry: each })))).toEqual(entries.map(each => each !== refused));
    for (const each of entries) if (each !== refused) logs.get(each.match)!.push(each);
  };
  for (const [round, taken] of [0, 15, 16, 27, 31, 32, 39].entries()) {
    const [match, key] = [names[taken]!, `key-${round}`];
    const early = next(match, { key });
    write([early]);
    const late = round % 2 === 0 ? { ...early, key: `other-${round}` } : next(match, { key });
    const many = names.map((name, i) => (i === taken ? late : next(name)));
    write(many, late);
  }
  write(names.map(name => next(name)));
  for (const name of names) expect(file.reads.entries(name)).toEqual(log(logs.get(name)!));
});

test('among many plain moves an entry of another kind, or with luck, is kept as it is', () => {
  file.commit([{ newTable: table() }, { newTable: table({ id: 'n', code: 'nnnnn' }) }]);
  const all: NewEntry[] = [];
  for (const [round, other] of [0, 3, 15, 16, 31, 39].entries()) {
    const many = Array.from({ length: 40 }, (_, i) =>
      entry(20 * round + 1 + Math.floor(i / 2), { match: i % 2 ? 'm' : 'n' }),
    );
    many[other] = { ...many[other]!, ...(other % 2 ? { draws: '[4]' } : { kind: 'undo' }) };
    expect(file.commit(many.map(entry => ({ entry })))).toEqual(many.map(() => true));
    all.push(...many);
    for (const match of ['m', 'n'])
      expect(file.reads.entries(match, 20 * round)).toEqual(
        log(all.filter(each => each.match === match)).slice(20 * round),
      );
  }
});

test('a match that was taken back with its batch is not mistaken for the next', () => {
  const [lost, other] = [table({ id: 'lost', code: 'lllll' }), table({ id: 'other', code: 'ooooo' })];
  const first = entry(1, { match: 'lost' });
  expect(() => file.commit([{ newTable: lost }, { entry: first }, { entry: entry(1, { match: 'nowhere' }) }])).toThrow(
    'there is no table nowhere',
  );
  expect(file.commit([{ newTable: other }, { newTable: lost }, { entry: first }])).toEqual([true, true, true]);
  expect(file.reads.entries('lost')).toEqual(log([first]));
  expect(file.reads.entries('other')).toEqual([]);
});

test('what somebody else wrote, or was written before, is known: no seq and no key is taken twice', () => {
  const other = open();
  try {
    expect(file.commit([{ newTable: table() }, { entry: entry(1) }, { entry: entry(2) }])).toEqual([true, true, true]);
    expect(other.commit([{ entry: entry(2) }, { entry: entry(3, { key: 'k2' }) }, { entry: entry(3) }])).toEqual([
      false,
      false,
      true,
    ]);
    expect(file.commit([{ entry: entry(3) }, { entry: entry(4, { key: 'k3' }) }, { entry: entry(4) }])).toEqual([
      false,
      false,
      true,
    ]);
    expect(other.reads.entries('m')).toEqual(logTo(4));
    expect(other.reads.entries('m', 2)).toEqual(logTo(4).slice(2));
  } finally {
    other.close();
  }
});

test('an entry that follows what somebody else wrote is not refused for what is remembered', () => {
  const other = open();
  try {
    file.commit([{ newTable: table() }, { entry: entry(1) }]);
    other.commit([{ entry: entry(2) }]);
    expect(file.commit([{ entry: entry(3) }])).toEqual([true]);
    other.commit([{ entry: entry(4) }]);
    expect(file.commit([{ entry: entry(2) }])).toEqual([false]);
    other.commit([{ entry: entry(5) }]);
    expect(file.commit([{ entry: entry(6) }])).toEqual([true]);
    expect(other.reads.entries('m')).toEqual(logTo(6));
  } finally {
    other.close();
  }
});

test('a batch that met an entry of somebody else is judged anew as a whole, and kept once', () => {
  const other = open();
  try {
    file.commit([{ newTable: table() }, { newTable: table({ id: 'n', code: 'nnnnn' }) }, { entry: entry(1) }]);
    other.commit([{ entry: entry(1, { match: 'n' }) }]);
    expect(
      file.commit([
        { newTable: table({ id: 'o', code: 'ooooo' }) },
        { entry: entry(2), table: table({ status: 'running' }) },
        { entry: entry(1, { match: 'o' }) },
      ]),
    ).toEqual([true, true, true]);
    for (const reader of [file, other]) {
      expect(reader.reads.entries('m')).toEqual(logTo(2));
      expect(reader.reads.entries('n')).toEqual(logTo(1, { match: 'n' }));
      expect(reader.reads.entries('o')).toEqual(logTo(1, { match: 'o' }));
    }
  } finally {
    other.close();
  }
});

/** A write at one of three servers on one file: which match, how far from its next seq, whether with a key of its own; or a failing batch, or tidying. */
const step = fc.record({
  at: fc.nat(2),
  what: fc.constantFrom('write', 'write', 'write', 'write', 'fail', 'tidy'),
  entries: fc.array(
    fc.record({ match: fc.constantFrom('m', 'n', 'o'), off: fc.constantFrom(-1, 0, 0, 0, 1), old: fc.boolean() }),
    { minLength: 1, maxLength: 4 },
  ),
});

test('whoever of three servers on a file writes when, each log has each seq and each key once', () => {
  let runs = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), steps => {
      const name = path.join(folder, `${runs++}.db`);
      const servers = [opened(name), opened(name), opened(name, 1)];
      const logs: Record<string, NewEntry[]> = { m: [], n: [], o: [] };
      servers[0]!.commit(Object.keys(logs).map(id => ({ newTable: table({ id, code: id }) })));
      let key = 0;
      for (const { at, what, entries } of steps) {
        const server = servers[at]!;
        if (what === 'tidy') for (let times = 0; times < TIDY_EACH; times++) server.tidy();
        const after = structuredClone(logs);
        const batch = entries.map(({ match, off, old }) => {
          const log = after[match]!;
          const own = `key-${key++}`;
          const made = entry(log.length + 1 + off, { match, key: (old && log[0]?.key) || own });
          const isKept = off === 0 && made.key === own;
          if (isKept) log.push(made);
          return { write: { entry: made }, isKept };
        });
        const writes = batch.map(({ write }) => write);
        if (what === 'fail')
          expect(() => server.commit([...writes, { entry: entry(1, { match: 'x' }) }])).toThrow('no table x');
        if (what !== 'write') continue;
        expect(server.commit(writes)).toEqual(batch.map(({ isKept }) => isKept));
        Object.assign(logs, after);
      }
      for (const server of servers) {
        for (const [match, all] of Object.entries(logs)) expect(server.reads.entries(match)).toEqual(log(all));
        server.close();
      }
    }),
    { numRuns: 60 },
  );
});

test('the end of a log is found whether it was told or not, and never by looking through much', () => {
  const names = Array.from({ length: 40 }, (_, i) => `match-${i}`);
  const rounds = Math.floor(UNTOLD / names.length) + 1;
  const known = new Database(path.join(folder, 'kontor.db'));
  const count = known.prepare('select count(*) as n from entries where no > (select coalesce(max(last), 0) from ends)');
  const untold = (): unknown => (count.get() as { n: unknown }).n;
  const expectLogs = (more: number): void => {
    for (const [i, match] of names.entries())
      expect(file.reads.entries(match)).toEqual(logTo(rounds + (i === 0 ? more : 0), { match }));
  };
  try {
    file.commit(names.map(id => ({ newTable: table({ id, code: id }) })));
    for (let seq = 1; seq <= rounds; seq++) {
      expect(untold()).toBe((seq - 1) * names.length);
      file.commit(names.map(match => ({ entry: entry(seq, { match }) })));
    }
    expect(untold()).toBe(0);
    expectLogs(0);
    file.commit([{ entry: entry(rounds + 1, { match: names[0]! }) }]);
    expect(untold()).toBe(1);
    expectLogs(1);
    for (let times = 0; times < TIDY_EACH; times++) file.tidy();
    expect(untold()).toBe(0);
    file.commit([{ entry: entry(rounds + 2, { match: names[0]! }) }]);
    file.close();
    expect(untold()).toBe(1);
    file = open();
    expect(untold()).toBe(0);
    expectLogs(2);
  } finally {
    known.close();
  }
});

test('heads that are not remembered any more are read again', () => {
  const forgetful = opened(path.join(folder, 'kontor.db'), 1);
  const all = ['m', 'n', 'o'];
  try {
    forgetful.commit(all.map(id => ({ newTable: table({ id, code: id }) })));
    for (let seq = 1; seq <= 3; seq++) {
      expect(forgetful.commit(all.map(match => ({ entry: entry(seq, { match }) })))).toEqual([true, true, true]);
      expect(forgetful.commit(all.map(match => ({ entry: entry(seq + 1, { match, key: 'k1' }) })))).toEqual([
        false,
        false,
        false,
      ]);
    }
    for (const match of all) expect(forgetful.reads.entries(match)).toEqual(logTo(3, { match }));
  } finally {
    forgetful.close();
  }
});

test('the newest running tables and a new name are found', () => {
  file.commit([
    { newTable: table({ id: 'a', code: 'aaaaa', made: 1 }) },
    { newTable: table({ id: 'b', code: 'bbbbb', made: 2 }) },
    { newTable: table({ id: 'c', code: 'ccccc', made: 3 }) },
    { table: table({ id: 'a', status: 'running' }) },
    { table: table({ id: 'c', status: 'running' }) },
    { person: { id: 'p', name: 'A', token: 't', made: 2 } },
    { person: { id: 'p', name: 'B', token: 't', made: 2 } },
  ]);
  expect(file.reads.running(5)).toEqual(['c', 'a']);
  expect(file.reads.running(1)).toEqual(['c']);
  expect(file.reads.personOf('t')!.name).toBe('B');
});

test('a chain breaks wherever a line is changed', () => {
  const chainAfter = (before: string, entry: NewEntry): string => chainOf(before, entryText(entry));
  const chain = chainAfter('start', entry(1));
  const changes: Partial<NewEntry>[] = [
    { match: 'n' },
    { seq: 2 },
    { kind: 'undo' },
    { seat: 1 },
    { key: 'x' },
    { move: 'x' },
    { draws: '[1]' },
    { events: '[{}]' },
    { at: 6 },
  ];
  const chains = changes.map(change => chainAfter('start', entry(1, change)));
  expect(new Set([chain, chainAfter('other', entry(1)), ...chains]).size).toBe(changes.length + 2);
});

test('entries are cut out of their texts, and read again, as they were written', () => {
  const rows = [
    entry(1, {
      kind: 'start',
      seat: -1,
      key: '',
      move: '{"options":{"a":"b"}}',
      draws: '[1,2]',
      events: '[{"type":"ü"}]',
    }),
    entry(2, { at: 1_795_000_000_123 }),
    entry(3, { kind: 'takeover', seat: 3, key: 'bot:3', move: 'someone' }),
  ];
  for (const row of rows) {
    const { match, seq, name, rest } = cut(entryText(row));
    expect(name).toBe(nameOf(row.seat, row.key));
    expect(nameIn(rest)).toBe(name);
    expect(entryFrom(match, seq, rest)).toEqual(row);
  }
});

/** What an older server wrote of an entry beside its match. */
const oldValues = ({ seq, kind, seat, key, move, draws, events, at }: NewEntry): unknown[] => [
  ...[seq, kind, seat, key, move, draws, events],
  'c',
  at,
];

const TABLES = `
create table tables (
  no integer primary key, id text not null unique, code text not null unique, game text not null, status text not null,
  seed text not null, luck text not null, made integer not null, body text not null
);`;

/** What entries and tables looked like before, and which match an entry named: 'm' is the second table. */
const OLD = [
  {
    version: 1,
    schema: `
create table entries (
  match text not null, seq integer not null, kind text not null, seat integer not null, key text not null, move text not null,
  draws text not null, events text not null, chain text not null, at integer not null,
  primary key (match, seq), unique (match, seat, key)
) without rowid;
create table tables (
  id text primary key, code text not null unique, game text not null, status text not null,
  seed text not null, luck text not null, made integer not null, body text not null
) without rowid;`,
    matchOf: (id: string): unknown => id,
  },
  {
    version: 2,
    schema: `
create table entries (
  match integer not null, seq integer not null, kind text not null, seat integer not null, key text not null, move text not null,
  draws text not null, events text not null, chain text not null, at integer not null,
  unique (match, seq), unique (match, seat, key)
);${TABLES}`,
    matchOf: (id: string): unknown => (id === 'n' ? 1 : 2),
  },
];

test.each(OLD)('a file of version $version is brought up to date and loses nothing', ({ version, schema, matchOf }) => {
  const old = path.join(folder, 'old.db');
  const db = new Database(old);
  db.exec(`${schema} create index tables_by_status on tables (status, made); pragma user_version = ${version};`);
  for (const [id, code] of [
    ['n', 'bbbbb'],
    ['m', 'abcde'],
  ] as const) {
    const { game, status, seed, luck, made, body } = table();
    db.prepare(
      'insert into tables (id, code, game, status, seed, luck, made, body) values (?, ?, ?, ?, ?, ?, ?, ?)',
    ).run(...[id, code, game, status, seed, luck, made, JSON.stringify(body)]);
    for (const seq of [2, 1])
      db.prepare('insert into entries values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
        matchOf(id),
        ...oldValues(entry(seq)),
      );
  }
  db.close();
  for (let times = 0; times < 2; times++) {
    const now = opened(old);
    expect(now.reads.entries('m').slice(0, 2)).toEqual([1, 2].map(seq => ({ ...entry(seq), chain: 'c' })));
    expect(now.reads.entries('n', 1)).toEqual([{ ...entry(2, { match: 'n' }), chain: 'c' }]);
    expect(now.reads.table('m')).toEqual(table());
    expect(
      now.commit([
        { entry: entry(2, { key: 'new' }) },
        { entry: entry(3 + times, { key: 'k1' }) },
        { entry: entry(3 + times) },
      ]),
    ).toEqual([false, false, true]);
    expect(now.reads.entries('m', 2)).toEqual(log([entry(3), entry(4)].slice(0, times + 1), 'c'));
    now.close();
  }
});

test.each([
  [3, 'heads'],
  [4, 'ends'],
])(
  'a file of version %i is brought up to date, and a server of that version can write nothing more',
  (version, ends) => {
    const name = path.join(folder, 'old.db');
    const old = new Database(name);
    old.exec(`${TABLES}
    create table entries (
      no integer primary key, before integer not null, match integer not null, seq integer not null, kind text not null, seat integer not null,
      key text not null, move text not null, draws text not null, events text not null, chain text not null, at integer not null
    );
    create table ${ends} (match integer primary key, last integer not null);
    insert into tables (id, code, game, status, seed, luck, made, body) values ('m', 'abcde', '', '', '', 'l', 1, '{}'), ('n', 'nnnnn', '', '', '', 'l', 1, '{}');
    pragma user_version = ${version}`);
    const insert = old.prepare(
      'insert into entries (no, before, match, seq, kind, seat, key, move, draws, events, chain, at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    );
    insert.run(1, 0, 1, ...oldValues(entry(1)));
    // Since version 4 ends are told now and then.
    if (version === 4) old.exec('insert into ends values (1, 1)');
    insert.run(2, 1, 1, ...oldValues(entry(2)));
    insert.run(3, 0, 2, ...oldValues(entry(1, { kind: 'undo', seat: -1, draws: '[1]', events: '[{"a":"ü"}]' })));
    if (version === 3) old.exec('insert into heads values (1, 2), (2, 3)');
    const now = opened(name);
    try {
      const kept = [entry(1), entry(2)].map(each => ({ ...each, chain: 'c' }));
      expect(now.reads.entries('m')).toEqual(kept);
      expect(now.reads.entries('n')).toEqual([
        { ...entry(1, { match: 'n', kind: 'undo', seat: -1, draws: '[1]', events: '[{"a":"ü"}]' }), chain: 'c' },
      ]);
      expect(now.commit([{ entry: entry(2) }, { entry: entry(3, { key: 'k1' }) }, { entry: entry(3) }])).toEqual([
        false,
        false,
        true,
      ]);
      expect(now.reads.entries('m')).toEqual([...kept, ...log([entry(3)], 'c')]);
      expect(() => insert.run(5, 2, 1, ...oldValues(entry(3)))).toThrow('no column named kind');
    } finally {
      now.close();
      old.close();
    }
  },
);

test('a file of a newer version is left alone', () => {
  const newer = path.join(folder, 'newer.db');
  const db = new Database(newer);
  db.exec('create table later (x); pragma user_version = 99');
  db.close();
  expect(() => opened(newer)).toThrow('newer.db was written by a newer Kontor');
});
