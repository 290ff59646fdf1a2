import type { Tagged, Words } from '@kontor/core';
import type { Full, Past, Room } from '@kontor/protocol';
import { DEAD_MS, type GameUI } from '@kontor/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, fakePage } from '../../proof/fake-socket.ts';
import { session, type SessionSettings } from './session.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const words = { write: (move: Tagged) => move.type, read: (type: string) => ({ type }) } as unknown as Words;
const ui = { pathOf: (move: Tagged) => [move.type], isFree: () => false, film: () => [] } as unknown as GameUI;
const room = { game: 'any', status: 'running', chairs: [] } as unknown as Room;
const full = (seq: number, more: Partial<Full> = {}): Full => ({
  full: seq,
  as: 0,
  options: {},
  edition: 1,
  view: {},
  turn: [0],
  ask: seq,
  legal: { moves: ['go', 'stay'] },
  undo: 1,
  ...more,
});

const quiet: SessionSettings = {
  isStill: () => true,
  confirm: () => 'never',
  isTouch: () => false,
  voice: () => undefined,
  known: () => Promise.resolve(),
};

/** A table at entry 5, with its chronicle. */
async function seated() {
  fakePage();
  const table = session('t', () => Promise.resolve({ words, ui }), quiet);
  const socket = await connected();
  socket.hear({ room });
  await vi.advanceTimersByTimeAsync(0);
  socket.hear(full(5));
  const asked = socket.sent.find(ask => 'history' in ask)!;
  socket.hear({ history: [1, 2, 3, 4, 5].map(past), re: asked['re'] as number });
  await vi.advanceTimersByTimeAsync(DEAD_MS);
  return { table, socket };
}

async function connected(): Promise<FakeSocket> {
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.last.open();
  return FakeSocket.last;
}

const past = (seq: number): Past => ({ seq, at: 0, seat: 0 });
const moves = ({ sent }: FakeSocket) => sent.filter(ask => 'move' in ask);
const undos = ({ sent }: FakeSocket) => sent.filter(ask => 'undo' in ask);
const pages = ({ sent }: FakeSocket) => sent.filter(ask => 'history' in ask);

test('a move that is stale is not sent again by itself: the player is asked', async () => {
  const { table, socket } = await seated();
  table.desk.send({ type: 'go' });
  socket.hear(full(6));
  socket.hear({ no: 'stale', key: moves(socket)[0]!['key'] as string });
  expect(moves(socket)).toHaveLength(1);
  expect(table.desk.isSending).toBe(false);
  expect(table.refused).toMatchObject({ no: 'stale' });
});

test('a move that was not answered is sent again on the next line, with its key', async () => {
  const { table, socket } = await seated();
  table.desk.send({ type: 'go' });
  socket.onclose!();
  expect(table.isUnsent).toBe(true);
  const next = await connected();
  next.hear(full(5));
  expect(moves(next)).toEqual(moves(socket));
});

test('a server that had no time for a move hears it again', async () => {
  const { table, socket } = await seated();
  table.desk.send({ type: 'go' });
  socket.hear({ no: 'too-fast' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(moves(socket)).toHaveLength(2);
  expect(moves(socket)[1]).toEqual(moves(socket)[0]);
  expect(table.refused).toBeUndefined();
});

test('a double click takes back once, however quick the answer is', async () => {
  const { table, socket } = await seated();
  table.undo();
  table.undo();
  expect(undos(socket)).toHaveLength(1);
  socket.hear(full(6, { undone: 0, key: undos(socket)[0]!['key'] as string }));
  await vi.advanceTimersByTimeAsync(DEAD_MS - 1);
  table.undo();
  expect(undos(socket)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  table.undo();
  expect(undos(socket)).toMatchObject([{ undo: 5 }, { undo: 6 }]);
});

test('what was taken back while the line was down is marked, too', async () => {
  const { table, socket } = await seated();
  socket.onclose!();
  const next = await connected();
  expect(next.sent).toEqual([{ join: 't', seq: 5 }]);
  next.hear(full(6, { missed: [{ seq: 6, at: 0, seat: 1, control: 'undo' }] }));
  expect(pages(next)).toHaveLength(1);
  next.hear({ history: [past(4), { ...past(5), undone: true }, past(6)], re: pages(next)[0]!['re'] as number });
  expect(table.entries.find(({ seq }) => seq === 5)!.undone).toBe(true);
});

test('a game that could not be fetched is fetched again', async () => {
  let tries = 0;
  const kit = { words, ui };
  fakePage();
  const table = session(
    't',
    () => (++tries < 3 ? Promise.reject(new Error('no network')) : Promise.resolve(kit)),
    quiet,
  );
  const socket = await connected();
  socket.hear({ room });
  socket.hear(full(5));
  await vi.advanceTimersByTimeAsync(5000);
  expect([tries, table.now]).toEqual([3, {}]);
});

test('a chronicle without a gap is not asked for again', async () => {
  const { socket } = await seated();
  socket.onclose!();
  const next = await connected();
  next.hear(full(6, { missed: [past(6)] }));
  expect(pages(next)).toEqual([]);
});
