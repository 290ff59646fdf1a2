import { once } from 'node:events';
import path from 'node:path';
import { Runaway, type Title } from '@kontor/core';
import { SOCKET_PATH } from '@kontor/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Store } from '../src/store/store.ts';
import { openStore } from '../src/store/thread.ts';
import { openPage, type Page } from './client.ts';
import { anyMove, inn, type Inn, inStep, party } from './inn.ts';
import { title } from './titles.ts';

let house: Inn;
let badHouse: Inn;
beforeAll(async () => {
  house = await inn();
  badHouse = await inn({ 'kontor-bots': 'test/bad-bot-worker.ts' });
});
afterAll(async () => {
  await house.close();
  await badHouse.close();
});

describe('rules that fail', () => {
  const failing = (error: Error): Title => ({
    ...title,
    game: pack => {
      const game = title.game(pack);
      return {
        ...game,
        apply(state, seat, move, chance, emit) {
          if (move.type === 'look') throw error;
          game.apply(state, seat, move, chance, emit);
        },
      };
    },
  });

  test.each([new Runaway('look never comes to a decision'), new TypeError('x is undefined')])(
    'stop their table and no other: %s',
    async error => {
      const lines: string[] = [];
      const data = house.data();
      const options = {
        titles: { probe: () => Promise.resolve(failing(error)) },
        log: (line: string) => lines.push(line),
      };
      const server = await house.open(data, options);
      const [bad, good] = [await party(server.url, 2), await party(server.url, 2)];
      expect(await bad.pages[0]!.play('look')).toMatchObject({ no: 'runaway' });
      await bad.pages[1]!.until(({ room }) => room!.status === 'aborted');
      expect(bad.pages[1]!.room).toMatchObject({ fault: 'runaway' });
      expect(bad.pages[1]!.room).not.toHaveProperty('seed');
      expect(await bad.pages[0]!.play('leave')).toMatchObject({ no: 'runaway' });
      expect(await good.pages[0]!.play('leave')).toBe('kept');
      expect(lines.filter(line => line.includes(bad.room.id) && line.includes(error.constructor.name))).toHaveLength(1);
      await server.close();

      const again = await house.open(data, options);
      const page = await openPage(again.url, good.people[1]!.cookie);
      await page.join(good.room.id);
      expect(await page.play('choose 1')).toBe('kept');
      await page.join(bad.room.id);
      expect(page.room).toMatchObject({ status: 'aborted', fault: 'runaway' });
    },
  );
});

test('a rule that fails over a question stops nothing, and the log does not say over what', async () => {
  const lines: string[] = [];
  const secret = 'the hand is 3 7 9';
  const curious: Title = {
    ...title,
    game: pack => ({
      ...title.game(pack),
      forecast() {
        throw new Error(secret);
      },
    }),
  };
  const server = await house.open(undefined, {
    titles: { probe: () => Promise.resolve(curious) },
    log: line => lines.push(line),
  });
  const { pages } = await party(server.url, 2);
  expect(await pages[0]!.request({ forecast: ['leave'] })).toMatchObject({ no: 'busy' });
  expect(await pages[0]!.play('leave')).toBe('kept');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Error at ');
  expect(lines[0]).not.toContain(secret);
});

describe('bots', () => {
  test.each<[string, number, number, readonly string[]]>([
    ['talk nonsense or break down', 3, 1e8, ['gave no legal move', 'bot random of probe: Error at ']],
    ['never answer', 4, 20, ['no answer within 20 ms']],
  ])('that %s are played for', async (_, seats, thinking, complaints) => {
    const lines: string[] = [];
    const server = await badHouse.open(undefined, { thinking, log: line => lines.push(line) });
    const { pages } = await party(server.url, 1, { seats, bots: seats - 1, options: { offers: false } });
    const page = pages[0]!;
    await page.play('leave');
    await page.play('choose 0');
    await page.until(({ view }) => view!['phase'] === 'bid');
    for (const complaint of complaints) expect(lines.join('\n')).toContain(complaint);
  });

  test('that owed a move when the server went make it when it comes back', async () => {
    const data = house.data();
    // A clock that runs backwards: no bot's pause ever ends.
    let time = 1e12;
    const first = await house.open(data, { pace: 'relaxed', now: () => (time -= 1e6) });
    const { pages, people, room } = await party(first.url, 1, { seats: 2, bots: 1 });
    await pages[0]!.play('leave');
    await pages[0]!.play('choose 1');
    expect(pages[0]!.turn).toEqual([1]);
    await first.close();
    const second = await house.open(data, { now: () => 2e12 });
    const page = await openPage(second.url, people[0]!.cookie);
    await page.join(room.id, 3);
    await page.until(({ turn }) => turn.includes(0));
    expect(page.seq).toBeGreaterThan(3);
  });

  test('play on by themselves where everybody only watches', async () => {
    const server = await house.open();
    const { pages, people } = await party(server.url, 1, { seats: 2, bots: 1 });
    const room = await people[0]!.post('/api/tables', { game: 'probe', seats: 3, bots: 3, watch: true, start: true });
    await pages[0]!.join(room.id);
    await pages[0]!.until(each => each.room!.id === room.id && each.room!.status === 'over');
    expect(pages[0]!.as).toBe('public');
  });
});

test('a page that does not read what it asks for is cut off, and its table goes on', async () => {
  const server = await house.open();
  const { pages, people, room } = await party(server.url, 2);
  await pages[1]!.close();
  await pages[0]!.until(each => !here(each));
  const deaf = new WebSocket(`${server.url.replace('http', 'ws')}${SOCKET_PATH}`, {
    headers: { cookie: people[1]!.cookie },
  });
  deaf.on('error', () => {});
  await once(deaf, 'open');
  deaf.pause();
  deaf.send(JSON.stringify({ join: room.id }));
  await pages[0]!.until(here);
  // Together the answers are more than a line holds and the server keeps.
  const forecast = Array.from({ length: 200 }, () => 'leave');
  let isCut = false;
  const cut = pages[0]!.until(each => !here(each)).then(() => (isCut = true));
  for (let re = 0; !isCut; re++) {
    deaf.send(JSON.stringify({ table: room.id, re, forecast }), () => {});
    if (re % 50 === 0) await new Promise(setImmediate);
  }
  await cut;
  deaf.terminate();
  expect(await pages[0]!.play('leave')).toBe('kept');
});

const here = ({ room }: Page): boolean => (room!.chairs[1] as { here?: boolean }).here === true;

test('a table where nobody is leaves the memory, with a snapshot, and comes back as it was', async () => {
  const data = house.data();
  const store = openStore(path.join(data, 'kontor.db'), new URL(`file://${house.folder}/kontor-store.mjs`));
  let cleared = (): void => {};
  const snapshots: number[] = [];
  const watched: Store = {
    ...store,
    async write(write) {
      const written = await store.write(write);
      if (write.snapshot && !write.entry) {
        snapshots.push(write.snapshot.seq);
        cleared();
      }
      return written;
    },
  };
  const server = await house.open(data, { store: watched, idle: 1 });
  const { pages, people, room } = await party(server.url, 2);
  await pages[0]!.play('leave');
  await inStep(pages);
  const { view } = pages[1]!;
  const gone = new Promise<void>(resolve => (cleared = resolve));
  await Promise.all(pages.map(page => page.close()));
  await gone;
  expect(snapshots).toEqual([2]);
  const back = await people[1]!.page();
  await back.join(room.id, 2);
  expect(back.view).toEqual(view);
  expect(await back.play('choose 1')).toBe('kept');
});

describe('a write', () => {
  /** A store that loses its voice: with the next entry it fails, before or after it was kept. */
  function frail(data: string): { store: Store; fail: (when: 'before' | 'after') => void } {
    const store = openStore(path.join(data, 'kontor.db'), new URL(`file://${house.folder}/kontor-store.mjs`));
    let next: 'before' | 'after' | undefined;
    const write: Store['write'] = async write => {
      const when = write.entry && next;
      if (when) next = undefined;
      if (when === 'before') throw new Error('disk full');
      const written = await store.write(write);
      if (when === 'after') throw new Error('the thread is gone');
      return written;
    };
    return { store: { ...store, write }, fail: when => (next = when) };
  }

  test('that fails is not acknowledged, seen by nobody, and can be made again', async () => {
    const data = house.data();
    const { store, fail } = frail(data);
    const server = await house.open(data, { store });
    const { pages } = await party(server.url, 2);
    const [page, other] = pages as [(typeof pages)[0], (typeof pages)[0]];
    fail('before');
    expect(await page.play('leave', 'mine')).toEqual({ no: 'busy', key: 'mine' });
    expect(await page.request({ history: 99 })).toMatchObject({ history: { length: 1 } });
    expect([page.seq, other.seq]).toEqual([1, 1]);
    expect(await page.play('leave', 'mine')).toBe('kept');
    expect(page.acks.get('mine')).toBe(2);
    await inStep(pages);
    expect(other.seq).toBe(2);
  });

  test('that was kept though it seemed to fail is shown to all when it is sent again, also if it ended the game', async () => {
    const data = house.data();
    const { store, fail } = frail(data);
    const server = await house.open(data, { store });
    const { pages } = await party(server.url, 2, { options: { offers: false } });
    let lost = 0;
    for (let seed = 1; pages[0]!.room!.status === 'running'; seed++) {
      const mover = pages[pages[0]!.turn[0]!]!;
      const [move, key] = [anyMove(mover, seed), `k-${seed}`];
      fail('after');
      expect(await mover.play(move, key)).toMatchObject({ no: 'busy' });
      expect(await mover.play(move, key)).toBe('kept');
      lost++;
      await inStep(pages);
      expect(pages.map(({ seq }) => seq)).toEqual([lost + 1, lost + 1]);
      if (mover.turn.length === 0) for (const each of pages) await each.until(({ room }) => room!.status === 'over');
    }
    expect(lost).toBeGreaterThan(5);
    expect(pages[1]!.room!.seed).toMatch(/^[0-9a-f]{64}$/);
  });
});

test('a port that is taken is an error, and leaves nothing open', async () => {
  const server = await house.open();
  const data = house.data();
  await expect(house.open(data, { port: Number(new URL(server.url).port) })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  expect((await party((await house.open(data)).url, 2)).pages[0]!.seq).toBe(1);
});

test('pages are told when the server goes, and nothing that was under way is lost', async () => {
  const data = house.data();
  const server = await house.open(data);
  const { pages, people, room } = await party(server.url, 2);
  const [page] = pages as [(typeof pages)[0]];
  const move = anyMove(page, 3);
  const answer = page.play(move).catch(() => 'gone' as const);
  await server.close();
  expect(await page.closed).toBe(1001);
  const again = await house.open(data);
  const back = await openPage(again.url, people[0]!.cookie);
  await back.join(room.id);
  if ((await answer) === 'kept') expect(back.seq).toBe(2);
  await inStep([back]);
});
