import type { Question } from '@kontor/bots';
import { tableFor } from '@kontor/core';
import type { Pace } from '@kontor/protocol';
import { probe } from '@kontor/testkit/probe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type House, newLive } from '../house.ts';
import type { TableRow } from '../store/rows.ts';
import { drive } from './driver.ts';
import { type Next, playMove, startMatch } from './match.ts';

const game = probe.game() as never as House extends { games: Map<string, Promise<infer G>> } ? G : never;
const seed = '0'.repeat(64);
const row: TableRow = {
  id: 'table',
  code: 'abcde',
  game: 'probe',
  status: 'running',
  seed,
  luck: '',
  made: 0,
  body: {
    options: {},
    pace: 'quick',
    held: {},
    chairs: [
      { bot: 'hard', name: 'Tilde' },
      { bot: 'hard', name: 'Klaus' },
    ],
  },
};

/** When the first bot's move is written, if thinking takes so long; and what it was asked. */
async function answered(pace: Pace, thinking: number): Promise<{ at: number; limit: number }> {
  const table = tableFor(game, 2);
  const { match } = startMatch({ id: 'table', game, seed }, table, Date.now());
  const began = Date.now();
  let asked: Question | undefined;
  let at = Number.NaN;
  const house = {
    now: Date.now,
    log: (line: string) => expect.fail(line),
    bots: {
      choose(question: Question) {
        asked ??= question;
        const seat = question.seat;
        const legal = game.legal(match.state, seat);
        return new Promise<string>(resolve => setTimeout(() => resolve(game.write(legal.moves[0]!)), thinking));
      },
    },
    store: {
      write() {
        if (Number.isNaN(at)) at = Date.now() - began;
        return new Promise(() => {});
      },
    },
  } as unknown as House;
  const live = newLive(house, { ...row, body: { ...row.body, pace } }, game);
  live.match = match;
  drive(house, live);
  await vi.advanceTimersByTimeAsync(5000);
  return { at, limit: asked!.limit! };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each(['relaxed', 'quick', 'instant'] as const)(
  '%s: the time of an answer says nothing about the thinking',
  async pace => {
    const forced = await answered(pace, 0);
    const hard = await answered(pace, forced.limit);
    expect(forced.at).toBeGreaterThan(0);
    expect(hard.at).toBe(forced.at);
    expect(forced.limit).toBeLessThan(forced.at);
  },
);

test('a move that could not be written is tried again', async () => {
  const table = tableFor(game, 2);
  const { match } = startMatch({ id: 'table', game, seed }, table, Date.now());
  let writes = 0;
  const house = {
    now: Date.now,
    log: () => {},
    bots: { choose: ({ seat }: Question) => Promise.resolve(game.write(game.legal(match.state, seat).moves[0]!)) },
    store: {
      write: () => (++writes < 3 ? Promise.reject(new Error('disk full')) : new Promise(() => {})),
    },
    drive: (live: ReturnType<typeof newLive>) => drive(house, live),
  } as unknown as House;
  const live = newLive(house, row, game);
  live.match = match;
  drive(house, live);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(writes).toBe(3);
});

/** A match in which seat 0 alone owes a decision, and offers can be made: the answers of bots when the next entries come. */
function following(chairs: TableRow['body']['chairs']) {
  let { match } = startMatch({ id: 'table', game, seed }, tableFor(game, 2), Date.now());
  const go = (seat: number, move: string): void => {
    match = (playMove(match, seat, move, `k${match.seq}`, Date.now()) as Next).match;
  };
  go(0, 'leave');
  go(1, 'choose 0');
  const answers: { seat: number; after: number }[] = [];
  let [asked, began] = [-1, 0];
  const house = {
    now: Date.now,
    log: (line: string) => expect.fail(line),
    bots: {
      choose({ seat }: Question) {
        [asked, began] = [seat, Date.now()];
        return Promise.resolve(game.write(game.legal(match.state, seat).moves.at(-1)!));
      },
    },
    store: {
      write() {
        answers.push({ seat: asked, after: Date.now() - began });
        return new Promise(() => {});
      },
    },
  } as unknown as House;
  const live = newLive(house, { ...row, body: { ...row.body, chairs } }, game);
  return async (seat: number, move: string) => {
    go(seat, move);
    live.match = match;
    // No write ever ends here; the next entry comes all the same.
    live.jobs = 0;
    drive(house, live);
    await vi.advanceTimersByTimeAsync(60_000);
    return answers.at(-1);
  };
}
const PERSON = { person: { id: 'p', name: 'P' } };
const BOT = { bot: 'hard', name: 'Tilde' };

test('a bot that was made an offer answers it, though another owes the move', async () => {
  const next = following([PERSON, BOT]);
  expect(await next(0, 'offer 1 3 for 0+0')).toEqual({ seat: 1, after: 500 });
});

test('bots give a person time for an offer, and only once', async () => {
  const next = following([BOT, PERSON]);
  expect(await next(0, 'offer 1 3 for 0+0')).toEqual({ seat: 0, after: 10_000 });
  expect(await next(1, 'choose 1')).toEqual({ seat: 0, after: 500 });
  await next(1, 'decline 0');
  expect(await next(0, 'offer 1 3 for 0+0')).toEqual({ seat: 0, after: 10_000 });
});

test('an answer that comes late is played at once', async () => {
  expect((await answered('quick', 2000)).at).toBe(2000);
});
