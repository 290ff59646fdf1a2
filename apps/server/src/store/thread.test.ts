import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewEntry } from './rows.ts';
import { openStore } from './thread.ts';

/** A thread that keeps nothing: it answers reads with the sizes of all commits, or the writes as they came (`entries`), and fails or dies if a write asks for it. */
const THREAD = `
import { connect } from 'node:net';
import { workerData } from 'node:worker_threads';
const sizes = [];
const writes = [];
const line = connect(workerData.line);
const say = response => line.write(JSON.stringify(response) + '\\n\\0');
let rest = '';
line.on('data', chunk => {
  const messages = (rest + chunk).split('\\0');
  rest = messages.pop();
  for (const message of messages) hear(message.slice(0, message.indexOf('\\n')), message.slice(message.indexOf('\\n') + 1));
});
function hear(head, text) {
  const { id, commit, read, close } = JSON.parse(head);
  if (close) return say({ id, value: true }), line.end();
  if (read) return say({ id, value: read === 'entries' ? writes : sizes });
  if (commit.some(write => write.person?.name === 'die')) process.exit(3);
  if (commit.some(write => write.person?.name === 'fail')) return say({ id, error: 'disk full' });
  sizes.push(commit.length);
  let at = 0;
  writes.push(...commit.map(write => (typeof write === 'number' ? text.slice(at, (at += write)) : write)));
  say({ id, value: commit.map(write => write.person !== undefined) });
}
`;

let folder: string;
let worker: URL;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kontor-'));
  writeFileSync(path.join(folder, 'thread.mjs'), THREAD);
  worker = pathToFileURL(path.join(folder, 'thread.mjs'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const person = (name: string) => ({ person: { id: name, name, token: name, made: 1 } });

test('writes of one turn, and those that come while a commit is under way, are one transaction each', async () => {
  const store = openStore('nowhere', worker);
  const first = [store.write(person('a')), store.write({}), store.write(person('c'))];
  await new Promise(setImmediate);
  const second = [store.write(person('d')), store.write(person('e'))];
  expect(await Promise.all([...first, ...second])).toEqual([true, false, true, true, true]);
  expect(await store.write(person('f'))).toBe(true);
  expect(await store.running(1)).toEqual([3, 2, 1]);
  await store.close();
});

const ENTRY: NewEntry = {
  match: 'm',
  seq: 1,
  kind: 'move',
  seat: 0,
  key: 'a',
  move: 'pass',
  draws: '[]',
  events: '[]',
  at: 1,
};

test('an entry that comes alone travels behind its commit, one with more beside it in it', async () => {
  const store = openStore('nowhere', worker);
  const snapshot = { match: 'm', seq: 2, state: '{}', hash: 'h' };
  const text = (key: string, move = 'pass'): string => `m\n1\nmove\n0\n${key}\n${move}\n[]\n[]\n1`;
  await Promise.all([
    store.write({ entry: ENTRY }),
    store.write({ entry: { ...ENTRY, key: 'b' }, snapshot }),
    store.write({ entry: { ...ENTRY, key: 'c', move: 'über die Elbe' } }),
    store.write({ entry: { ...ENTRY, key: 'd' } }),
  ]);
  expect(await store.entries('m')).toEqual([
    text('a'),
    { entry: text('b'), snapshot },
    text('c', 'über die Elbe'),
    text('d'),
  ]);
  await store.close();
});

test('a move of two lines is refused, for its entry could not be read again, and what is beside it is kept', async () => {
  const store = openStore('nowhere', worker);
  const entry: NewEntry = { ...ENTRY, move: 'two\nlines' };
  const written = store.write(person('a'));
  await expect(store.write({ entry })).rejects.toThrow('a move is one line');
  expect(await written).toBe(true);
  expect(await store.running(1)).toEqual([1]);
  await store.close();
});

test('what came meanwhile is on its way before those who wrote are told', async () => {
  const store = openStore('nowhere', worker);
  const first = store.write(person('a'));
  await new Promise(setImmediate);
  const second = store.write(person('b'));
  await first;
  expect(await store.running(1)).toEqual([1, 1]);
  expect(await second).toBe(true);
  await store.close();
});

test('a great many writes do not wait for the end of their turn, nor for each other', async () => {
  const store = openStore('nowhere', worker);
  const told: number[] = [];
  const writes = Array.from({ length: 200 }, (_, i) =>
    store.write(i === 130 ? {} : person(`${i}`)).then(isMade => {
      told.push(i);
      return isMade;
    }),
  );
  const sizes = store.running(1);
  expect((await Promise.all(writes)).indexOf(false)).toBe(130);
  expect(told).toEqual(writes.map((_, i) => i));
  expect(await sizes).toEqual([80]);
  expect(await store.running(1)).toEqual([80, 80, 40]);
  await store.close();
});

test('a commit that fails fails for its own writes, and the next goes on', async () => {
  const store = openStore('nowhere', worker);
  const failed = [store.write(person('fail')), store.write(person('b'))].map(write =>
    expect(write).rejects.toThrow('disk full'),
  );
  await Promise.all(failed);
  expect(await store.write(person('c'))).toBe(true);
  await store.close();
});

test('a thread that dies leaves nobody waiting, and another takes its place', async () => {
  const store = openStore('nowhere', worker);
  await expect(store.write(person('die'))).rejects.toThrow('gone');
  expect(await store.write(person('a'))).toBe(true);
  expect(await store.running(1)).toEqual([1]);
  await store.close();
  await expect(store.running(1)).rejects.toThrow('closed');
});

test('closing waits for what was written before', async () => {
  const store = openStore('nowhere', worker);
  const write = store.write(person('a'));
  await store.close();
  expect(await write).toBe(true);
});
