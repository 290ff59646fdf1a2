import type { HistoryAnswer, No, WhyAnswer } from '@kontor/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import { openPage, visit } from './client.ts';
import { inn, type Inn, inStep, party } from './inn.ts';

let house: Inn;
let server: Server;
beforeAll(async () => {
  house = await inn();
  server = await house.open();
});
afterAll(() => house.close());

describe('a move', () => {
  test('is kept, acknowledged to its player and shown to all', async () => {
    const { pages } = await party(server.url, 3);
    expect(await pages[0]!.play('leave', 'first')).toBe('kept');
    expect(pages[0]!.acks.get('first')).toBe(2);
    await inStep(pages);
    for (const page of pages) expect(page.view).toMatchObject({ phase: 'choose' });
    expect(pages[1]!.frames.at(-1)).not.toContain('first');
  });

  test('sent twice is one move, and both sends get the same answer', async () => {
    const { pages, room } = await party(server.url, 2);
    const page = pages[0]!;
    const move = { table: room.id, ask: page.ask!, key: 'twice', move: 'leave' };
    page.say(move);
    page.say(move);
    await page.until(each => each.frames.some(frame => frame.startsWith('{"ack"')));
    expect(page.acks.get('twice')).toBe(2);
    expect(page.seq).toBe(2);
    expect(page.nos).toEqual([]);
  });

  test('counts if its page is gone right after', async () => {
    const { pages, room } = await party(server.url, 2);
    pages[0]!.say({ table: room.id, ask: pages[0]!.ask!, key: 'last', move: 'leave' });
    pages[0]!.cut();
    await pages[1]!.until(({ seq }) => seq === 2);
    expect(pages[1]!.view).toMatchObject({ phase: 'choose' });
  });

  test('from a second tab of the same player counts once', async () => {
    const { pages, people, room } = await party(server.url, 2);
    const tab = await people[0]!.page();
    await tab.join(room.id);
    expect(tab.ask).toBe(pages[0]!.ask);
    const [one, two] = await Promise.all([pages[0]!.play('leave', 'tab-1'), tab.play('look', 'tab-2')]);
    const refused = [one, two].filter(each => each !== 'kept');
    expect(refused).toEqual([{ no: 'stale', key: expect.stringMatching(/^tab-/) as string }]);
    await inStep([...pages, tab]);
    expect(tab.seq).toBe(2);
    expect(
      tab.frames.filter(frame => frame.startsWith('{"full"')).length +
        pages[0]!.frames.filter(frame => frame.startsWith('{"full"')).length,
    ).toBe(3);
  });

  test('stays good while others change nothing for its player, and is stale when they do', async () => {
    const { pages } = await party(server.url, 3, { options: { offers: false } });
    await pages[0]!.play('leave');
    await inStep(pages);
    const ask = pages[1]!.ask!;
    await pages[0]!.play('choose 1');
    await pages[2]!.play('choose 2');
    await inStep(pages);
    expect(pages[1]!.ask).toBe(ask);
    expect(pages[1]!.seq).toBe(4);
    expect(await pages[1]!.play('choose 3')).toBe('kept');
    await inStep(pages);
    pages[0]!.ask = ask;
    expect(await pages[0]!.play('bid 0', 'late')).toEqual({ no: 'stale', key: 'late' });
    expect(pages[0]!.seq).toBe(5);
    expect(pages[0]!.ask).toBe(5);
  });

  test('against a rule names the rule and changes nothing', async () => {
    const { pages } = await party(server.url, 2);
    const before = pages[0]!.seq;
    expect(await pages[0]!.play('bid 1')).toMatchObject({ no: 'illegal', rule: 'PR-2.3' });
    expect(await pages[0]!.play('fly')).toMatchObject({ no: 'illegal', rule: 'K-1' });
    expect(await pages[1]!.play('look')).toMatchObject({ no: 'illegal', rule: 'K-2' });
    expect(await pages[0]!.play('leave')).toBe('kept');
    await inStep(pages);
    expect(pages[1]!.seq).toBe(before + 1);
  });

  test('of somebody who watches is refused', async () => {
    const { room } = await party(server.url, 2);
    const page = await (await visit(server.url, undefined, 'Watcher')).page();
    await page.join(room.id);
    expect(page.as).toBe('public');
    expect(page.ask).toBeUndefined();
    expect(await page.play('leave')).toMatchObject({ no: 'not-seated' });
    const stranger = await openPage(server.url, '');
    await stranger.join(room.id);
    expect(await stranger.play('leave')).toMatchObject({ no: 'not-seated' });
    expect(await stranger.request({ why: 'leave' })).toMatchObject({ no: 'not-seated' });
  });
});

describe('a message', () => {
  const id = 'a'.repeat(26);
  const whole = { table: id, ask: 1, key: 'k', move: 'leave' };
  test.each<[string, object | string, Partial<No>]>([
    ['that is no JSON', 'hello', { no: 'malformed', says: 'is no JSON' }],
    ['that is no object', '[1]', { no: 'malformed', says: 'is no object' }],
    ['that is none of the known ones', { dance: 1 }, { no: 'malformed' }],
    ['with a wrong table id', { ...whole, table: '../x' }, { no: 'malformed', field: 'table' }],
    ['with a wrong ask', { ...whole, ask: '1' }, { no: 'malformed', field: 'ask' }],
    ['with a negative ask', { ...whole, ask: -1 }, { no: 'malformed', field: 'ask' }],
    ['with a wrong key', { ...whole, key: 'a b' }, { no: 'malformed', field: 'key' }],
    ['without a key', { table: id, ask: 1, move: 'leave' }, { no: 'malformed', field: 'key' }],
    ['with a move of control characters', { ...whole, move: 'le\u0000ave' }, { no: 'malformed', field: 'move' }],
    ['with a move that is too long', { ...whole, move: 'x'.repeat(500) }, { no: 'malformed', field: 'move' }],
    ['with a seat of its own', { ...whole, seat: 1 }, { no: 'malformed', field: 'seat' }],
    ['that is too large', { ...whole, move: 'x'.repeat(5000) }, { no: 'too-large' }],
    ['to a table not joined', whole, { no: 'not-joined', field: 'table' }],
    ['to join a table that is not there', { join: id }, { no: 'no-table', field: 'table' }],
  ])('%s gets a clear answer', async (_, message, expected) => {
    const page = await openPage(server.url, '');
    page.say(message);
    await page.until(({ nos }) => nos.length > 0);
    expect(page.nos[0]).toMatchObject(expected);
    page.say({ join: 'b'.repeat(26) });
    await page.until(({ nos }) => nos.length > 1);
  });

  test('of a megabyte ends the line, and the server goes on', async () => {
    const page = await openPage(server.url, '');
    page.say('x'.repeat(1_000_000));
    expect(await page.closed).toBe(1009);
    expect((await visit(server.url)).me.id).toMatch(/^[a-z2-7]{13}$/);
  });

  test('too many too fast are refused', async () => {
    const strict = await house.open(undefined, { pulse: { burst: 3, perSecond: 0 } });
    const page = await openPage(strict.url, '');
    for (let i = 0; i < 4; i++) page.say({ join: id });
    await page.until(({ nos }) => nos.length === 4);
    expect(page.nos.map(({ no }) => no).sort()).toEqual(['no-table', 'no-table', 'no-table', 'too-fast']);
  });
});

describe('undo', () => {
  test('takes back own free moves, once for each click', async () => {
    const { pages, room } = await party(server.url, 2);
    const [page, other] = pages as [(typeof pages)[0], (typeof pages)[0]];
    await page.play('leave');
    expect(page.undo).toBe(1);
    const undo = { table: room.id, undo: page.seq, key: 'back' };
    page.say(undo);
    page.say({ ...undo, key: 'back-again' });
    page.say(undo);
    await page.until(({ nos, frames }) => nos.length > 0 && frames.some(frame => frame.startsWith('{"ack"')));
    expect(page.nos).toEqual([{ no: 'stale', key: 'back-again' }]);
    expect(page.acks.get('back')).toBe(3);
    await inStep(pages);
    for (const each of [page, other]) {
      expect(each.view).toMatchObject({ phase: 'look' });
      expect(each.frames.some(frame => frame.startsWith('{"full":3') && frame.includes('"undone":0'))).toBe(true);
    }
    expect(page.undo).toBe(0);
    page.say({ table: room.id, undo: page.seq, key: 'nothing' });
    await page.until(({ nos }) => nos.length > 1);
    expect(page.nos[1]).toEqual({ no: 'no-undo', key: 'nothing' });
    expect(await page.play('look')).toBe('kept');
    expect(page.undo).toBe(0);
  });

  test('with bots goes back to the own last decision, and new luck is drawn', async () => {
    const { pages, room } = await party(server.url, 1, { seats: 2, bots: 1 });
    const page = pages[0]!;
    await page.play('look');
    await page.until(({ seq, turn }) => turn.length === 1 && turn[0] === 0 && seq >= 3);
    await page.play('choose 0');
    await page.until(({ turn, view }) => turn.includes(0) && view?.['phase'] === 'bid');
    const before = page.seq;
    expect(page.undo).toBeGreaterThan(0);
    page.say({ table: room.id, undo: page.seq, key: 'u1' });
    await page.until(({ acks }) => acks.has('u1'));
    expect(page.seq).toBe(before + 1);
    expect(page.view).toMatchObject({ phase: 'choose' });
    page.say({ table: room.id, undo: page.seq, key: 'u2' });
    await page.until(({ acks }) => acks.has('u2'));
    expect(page.view).toMatchObject({ phase: 'look' });
    expect(await page.play('leave')).toBe('kept');
  });
});

describe('questions', () => {
  test('why, forecast and survey answer for the own seat and change nothing', async () => {
    const { pages } = await party(server.url, 2);
    const page = pages[0]!;
    await page.play('leave');
    const { seq } = page;
    expect(await page.request<WhyAnswer>({ why: 'choose 9' })).toMatchObject({ rule: 'PR-3.1' });
    expect(await page.request<WhyAnswer>({ why: 'choose 1' })).not.toHaveProperty('rule');
    expect(await page.request({ forecast: ['choose 2', 'nonsense'] })).toMatchObject({
      forecast: [{ cost: { coins: 2 } }, {}],
    });
    expect(await page.request({ survey: true })).toMatchObject({ survey: [] });
    expect(page.seq).toBe(seq);
  });

  test('questions are answered in the order in which they were asked, also behind one that reads the disk', async () => {
    const { pages, room } = await party(server.url, 2);
    const page = pages[0]!;
    const before = page.frames.length;
    page.say({ table: room.id, history: 99, re: 101 });
    page.say({ table: room.id, why: 'choose 9', re: 102 });
    page.say({ table: room.id, history: 99, re: 103 });
    page.say({ table: room.id, why: 'choose 9', re: 104 });
    await page.until(({ frames }) => frames.slice(before).filter(frame => frame.includes('"re":')).length === 4);
    const order = page.frames.slice(before).flatMap(frame => /"re":(\d+)/.exec(frame)?.[1] ?? []);
    expect(order).toEqual(['101', '102', '103', '104']);
  });

  test('history tells each viewer what it may know', async () => {
    const { pages } = await party(server.url, 2);
    await pages[0]!.play('look');
    await inStep(pages);
    const own = (await pages[0]!.request<HistoryAnswer>({ history: 99 })) as HistoryAnswer;
    const other = (await pages[1]!.request<HistoryAnswer>({ history: 99 })) as HistoryAnswer;
    expect(own.history.map(({ seq, control }) => [seq, control])).toEqual([
      [1, 'start'],
      [2, undefined],
    ]);
    expect(JSON.stringify(own.history[1]!.events)).toContain('secret');
    expect(JSON.stringify(other.history)).not.toContain('secret');
    expect(JSON.stringify(other.history)).not.toContain('"look"');
  });
});

describe('after the line broke', () => {
  test('a page comes back with what it missed', async () => {
    const { pages, people, room } = await party(server.url, 2);
    await pages[0]!.play('leave');
    await inStep(pages);
    await pages[1]!.close();
    await pages[0]!.play('choose 1');
    const back = await people[1]!.page();
    await back.join(room.id, 2);
    const full = back.frames.find(frame => frame.startsWith('{"full"'))!;
    expect(JSON.parse(full)).toMatchObject({
      full: 3,
      as: 1,
      missed: [{ seq: 3, seat: 0, events: [{ type: 'chose' }] }],
    });
    expect(full).not.toContain('secret');
    expect(await back.play('choose 2')).toBe('kept');
  });

  test('and the server came anew: state, keys, chairs and asks are what they were', async () => {
    const data = house.data();
    const first = await house.open(data);
    const { pages, people, room } = await party(first.url, 3, { options: { offers: false } });
    await pages[0]!.play('leave', 'once');
    await inStep(pages);
    const ask = pages[1]!.ask!;
    await pages[0]!.play('choose 1', 'mine');
    await inStep(pages);
    const views = pages.map(page => page.view);
    await first.close();

    const second = await house.open(data);
    const back = await Promise.all(people.map(({ cookie }) => openPage(second.url, cookie)));
    for (const page of back) await page.join(room.id, 3);
    expect(back.map(page => page.view)).toEqual(views);
    expect(back.map(page => page.as)).toEqual([0, 1, 2]);
    back[0]!.ask = 1;
    expect(await back[0]!.play('leave', 'once')).toBe('kept');
    expect(await back[0]!.play('choose 1', 'mine')).toBe('kept');
    expect(back[0]!.acks.get('mine')).toBe(3);
    expect(back[0]!.seq).toBe(3);
    // The list of seat 1 has not changed since, though this server never sent it under that number.
    back[1]!.ask = ask;
    expect(await back[1]!.play('choose 2', 'old-ask')).toBe('kept');
    back[1]!.ask = 1;
    expect(await back[1]!.play('choose 3', 'older-ask')).toMatchObject({ no: 'stale' });
    await inStep(back);
    expect(back[2]!.seq).toBe(4);
  });
});
