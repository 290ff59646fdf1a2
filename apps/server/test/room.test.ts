import { readRecord, verify } from '@kontor/core';
import type { GameInfo, Room } from '@kontor/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import { type Client, visit } from './client.ts';
import { anyMove, game, inn, type Inn, inStep, party } from './inn.ts';

let house: Inn;
let server: Server;
let anna: Client;
let bert: Client;
beforeAll(async () => {
  house = await inn();
  server = await house.open();
  anna = await visit(server.url, undefined, 'Anna');
  bert = await visit(server.url, undefined, 'Bert');
});
afterAll(() => house.close());

const at = (room: Room, verb: string): string => `/api/tables/${room.id}/${verb}`;
const names = ({ chairs }: Room): string[] =>
  chairs.map(chair => ('person' in chair ? chair.person.name : 'bot' in chair ? `bot ${chair.bot}` : '-'));

describe('the waiting room', () => {
  test('has a link, a spoken code and a commitment to its luck', async () => {
    const room = await anna.post('/api/tables', { game: 'probe' });
    expect(room).toMatchObject({
      status: 'open',
      game: 'probe',
      options: { contracts: true, offers: true, prize: 'high' },
    });
    expect(room.id).toMatch(/^[a-z2-7]{26}$/);
    expect(room.code).toMatch(/^[a-z]{5}$/);
    expect(room.luck).toMatch(/^[0-9a-f]{64}$/);
    expect(room).not.toHaveProperty('seed');
    expect(names(room)).toEqual(['Anna', '-', '-', '-']);
    expect(JSON.parse((await bert.get(`/api/codes/${room.code.toUpperCase()}`)).text)).toEqual({ table: room.id });
    expect((await bert.get('/api/codes/zzzzz')).status).toBe(404);
    expect(JSON.parse((await bert.get(`/api/tables/${room.id}`)).text)).toEqual(room);
  });

  test('shows its changes to everybody at once', async () => {
    const room = await anna.post('/api/tables', { game: 'probe', seats: 3 });
    const page = await bert.page();
    await page.join(room.id);
    expect(page.room).toMatchObject({ watchers: 1 });
    await bert.post(at(room, 'sit'), { seat: 2, name: 'Berta' });
    await page.until(each => names(each.room!)[2] === 'Berta');
    expect(page.room!.chairs[2]).toMatchObject({ here: true });
    expect(page.room!.watchers).toBe(0);
    await bert.post(at(room, 'sit'), { seat: 1, name: 'Bert' });
    await page.until(each => names(each.room!).join() === 'Anna,Bert,-');
    await anna.post(at(room, 'change'), { options: { prize: 'low' }, pace: 'quick', seats: 4 });
    await page.until(each => each.room!.pace === 'quick');
    expect(page.room).toMatchObject({ options: { prize: 'low', contracts: true } });
    await anna.post(at(room, 'bot'), { seat: 3 });
    expect(names(await anna.post(at(room, 'bot'), { seat: 2, bot: 'random' }))).toEqual([
      'Anna',
      'Bert',
      'bot random',
      'bot random',
    ]);
    expect(names(await anna.post(at(room, 'bot'), { seat: 3, bot: false }))).toEqual([
      'Anna',
      'Bert',
      'bot random',
      '-',
    ]);
    expect(names(await anna.post(at(room, 'change'), { seats: 2 }))).toEqual(['Anna', 'Bert']);
    expect(names(await bert.post(at(room, 'stand')))).toEqual(['Anna', '-']);
    await page.close();
  });

  test('starts with whoever sits, or with bots in the empty chairs', async () => {
    const one = await anna.post('/api/tables', { game: 'probe', seats: 4 });
    await bert.post(at(one, 'sit'));
    expect(names(await bert.post(at(one, 'start')))).toEqual(['Anna', 'Bert']);
    const two = await anna.post('/api/tables', { game: 'probe', seats: 4 });
    expect(names(await anna.post(at(two, 'start'), { fill: true }))).toEqual([
      'Anna',
      'bot random',
      'bot random',
      'bot random',
    ]);
    const three = await anna.post('/api/tables', { game: 'probe', seats: 2, bots: 1, bot: 'random', start: true });
    expect(three.status).toBe('running');
    expect(JSON.parse((await anna.get('/api/tables')).text)).toMatchObject({
      tables: { length: expect.any(Number) as number },
    });
  });

  test('refuses what makes no sense, and says why', async () => {
    expect(await anna.refused('/api/tables', { game: 'chess' })).toMatchObject({
      status: 404,
      no: 'no-game',
      field: 'game',
    });
    expect(await anna.refused('/api/tables', { game: 'toString' })).toMatchObject({ no: 'no-game' });
    expect(await anna.refused('/api/tables', { game: 'probe', seats: 9 })).toMatchObject({
      status: 400,
      no: 'bad-options',
      field: 'seats',
    });
    expect(await anna.refused('/api/tables', { game: 'probe', options: { colour: 'red' } })).toMatchObject({
      no: 'bad-options',
      field: 'options',
    });
    expect(await anna.refused('/api/tables', { game: 'probe', bot: 'god', bots: 1 })).toMatchObject({
      no: 'bad-options',
      field: 'bot',
    });
    expect(await anna.refused('/api/tables', { game: 'probe', cheat: true })).toMatchObject({
      status: 400,
      no: 'malformed',
      field: 'cheat',
    });
    expect(await anna.refused('/api/tables', {})).toMatchObject({ no: 'malformed', field: 'game' });
    for (const name of ['\u202e ', '\u3164', '\u2800\ufe0f', '\ud800', '\u0301'])
      expect(await anna.refused('/api/me', { name })).toMatchObject({ no: 'malformed', field: 'name' });
    const room = await anna.post('/api/tables', { game: 'probe', seats: 2, options: { contracts: false } });
    expect(await bert.refused(at(room, 'sit'), { seat: 0 })).toMatchObject({ status: 409, no: 'taken', field: 'seat' });
    expect(await bert.refused(at(room, 'sit'), { seat: 5 })).toMatchObject({ no: 'no-chair', field: 'seat' });
    expect(await bert.refused(at(room, 'change'), { pace: 'quick' })).toMatchObject({ no: 'not-seated' });
    expect(await bert.refused(at(room, 'start'))).toMatchObject({ no: 'not-seated' });
    expect(await bert.refused(at(room, 'end'))).toMatchObject({ no: 'not-seated' });
    expect(await anna.refused(at(room, 'start'))).toMatchObject({ no: 'cannot-start', field: 'seats' });
    expect(await anna.post(at(room, 'change'), { options: { offers: false } })).toMatchObject({ refused: 'PR-1.4' });
    expect(await anna.refused(at(room, 'start'), { fill: true })).toMatchObject({ no: 'cannot-start', rule: 'PR-1.4' });
    expect(await anna.refused(at(room, 'again'))).toMatchObject({ no: 'not-over' });
    expect((await anna.get(`/api/tables/${room.id}`)).text).toContain('"status":"open"');
    expect(await anna.refused('/api/tables/nowhere/sit')).toMatchObject({ status: 404, no: 'no-table' });
    expect(await anna.refused(`/api/tables/${'a'.repeat(26)}/sit`)).toMatchObject({ status: 404, no: 'no-table' });
  });
});

describe('a chair in a running game', () => {
  test('is handed to a bot and taken back, by its own person or by another', async () => {
    const { pages, people, room } = await party(server.url, 2);
    const carl = await visit(server.url, undefined, 'Carl');
    const watching = await carl.page();
    await watching.join(room.id);
    expect(names(await people[1]!.post(at(room, 'stand')))).toEqual(['P0', 'bot random']);
    await inStep([...pages, watching]);
    expect(pages[1]!.as).toBe('public');
    expect(pages[1]!.view).not.toHaveProperty('players.1.hand');
    expect(await pages[1]!.play('leave')).toMatchObject({ no: 'not-seated' });

    expect(await people[0]!.refused(at(room, 'sit'), { seat: 1 })).toMatchObject({ no: 'seated' });
    expect(names(await carl.post(at(room, 'sit'), { seat: 1 }))).toEqual(['P0', 'Carl']);
    await watching.until(({ as }) => as === 1);
    expect(watching.view).toHaveProperty('players.1.hand');
    expect(await people[1]!.refused(at(room, 'sit'))).toMatchObject({ no: 'taken' });

    await people[0]!.post(at(room, 'stand'));
    expect(await people[1]!.refused(at(room, 'sit'), { seat: 0 })).toMatchObject({ no: 'two-hands', field: 'seat' });
    expect(await carl.refused(at(room, 'sit'), { seat: 0 })).toMatchObject({ no: 'seated' });
    await watching.until(({ turn }) => turn.includes(1));
    expect(await watching.play('choose 1')).toBe('kept');
  });

  test('is played on by its bot, whatever keys its person used before', async () => {
    const { pages, people, room } = await party(server.url, 2, { options: { offers: false } });
    // The bot's first move will follow entry 3, the change of the chair.
    expect(await pages[0]!.play('leave', 'bot-3')).toBe('kept');
    await people[0]!.post(at(room, 'stand'));
    await pages[1]!.until(({ seq }) => seq >= 4);
  });

  test('stays what it is for options, and the table ends only by its last person', async () => {
    const { people, room } = await party(server.url, 2);
    expect(await people[0]!.refused(at(room, 'change'), { options: { prize: 'low' } })).toMatchObject({
      no: 'not-open',
    });
    expect(await people[0]!.refused(at(room, 'bot'), { seat: 1 })).toMatchObject({ no: 'not-open' });
    expect(await people[0]!.refused(at(room, 'start'))).toMatchObject({ no: 'not-open' });
    expect(await people[0]!.refused(at(room, 'end'))).toMatchObject({ no: 'not-alone' });
    await people[1]!.post(at(room, 'stand'));
    expect(await people[0]!.post(at(room, 'end'))).toMatchObject({ status: 'aborted', fault: 'people' });
    expect(await people[0]!.refused(at(room, 'stand'))).toMatchObject({ no: 'not-running' });
  });
});

test('the luck of a finished game can be checked, and there is one rematch', async () => {
  const { pages, people, room } = await party(server.url, 1, { seats: 3, bots: 2 });
  const page = pages[0]!;
  const early = await people[0]!.get(`/api/tables/${room.id}/record`);
  expect([early.status, JSON.parse(early.text)]).toEqual([409, expect.objectContaining({ no: 'not-over' })]);
  for (let seed = 1; page.room!.status === 'running'; seed++) {
    await page.until(({ turn, room }) => turn.includes(0) || room!.status === 'over');
    if (page.turn.includes(0)) expect(await page.play(anyMove(page, seed))).toBe('kept');
    else await page.until(({ room }) => room!.status === 'over');
    if (page.turn.length === 0) await page.until(({ room }) => room!.status === 'over');
  }
  const over = page.room!;
  expect(over.outcome!.scores).toHaveLength(3);
  expect(over.seed).toMatch(/^[0-9a-f]{64}$/);
  const { status, text } = await people[0]!.get(`/api/tables/${room.id}/record`);
  expect(status).toBe(200);
  const record = readRecord(text);
  expect(record.commitment).toBe(room.luck);
  expect(verify(game, record, over.seed!).draws).toBeGreaterThan(9);

  const again = await people[0]!.post(at(room, 'again'));
  expect(again).toMatchObject({ before: room.id, status: 'open' });
  expect(names(again)).toEqual(['bot random', 'bot random', 'P0']);
  expect(await (await visit(server.url)).post(at(room, 'again'))).toMatchObject({ id: again.id });
  await page.until(each => each.room!.next === again.id);
});

test('the list of games says what a form needs', async () => {
  const { games } = JSON.parse((await anna.get('/api/games')).text) as { games: GameInfo[] };
  expect(games).toMatchObject([
    { id: 'probe', seats: { min: 2, max: 4 }, bots: ['random'], options: [{ id: 'contracts' }, {}, {}] },
  ]);
});
