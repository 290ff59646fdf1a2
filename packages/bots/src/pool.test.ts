import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, openPool } from './pool.ts';
import type { Question } from './thinker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIMIT = 100;
const question = (bot: string): Question => ({ game: 'bag', bot, view: {}, seat: 0, seed: 1 });

class Fake {
  readonly asked: string[] = [];
  isEnded = false;
  readonly hear: (answer: Answer) => void;
  readonly fail: (why: string) => void;
  constructor(hear: (answer: Answer) => void, fail: (why: string) => void) {
    this.hear = hear;
    this.fail = fail;
  }
  ask({ bot }: Question): void {
    this.asked.push(bot);
  }
  end(): void {
    this.isEnded = true;
  }
}

function opened(threads = 1) {
  const hired: Fake[] = [];
  const lines: string[] = [];
  const hire = (hear: (answer: Answer) => void, fail: (why: string) => void) => {
    const fake = new Fake(hear, fail);
    hired.push(fake);
    return fake;
  };
  const pool = openPool({ hire, threads, limit: LIMIT, log: line => lines.push(line) });
  return { pool, hired, lines };
}

test('nobody is hired before there is work, and one who is free is asked again', async () => {
  const { pool, hired } = opened(2);
  expect(hired).toEqual([]);
  for (const bot of ['a', 'b']) {
    const answer = pool.choose(question(bot));
    hired[0]!.hear({ move: `${bot}!` });
    expect(await answer).toBe(`${bot}!`);
  }
  expect(hired.map(({ asked }) => asked)).toEqual([['a', 'b']]);
});

test('questions beyond the threads wait, in their order', async () => {
  const { pool, hired } = opened(2);
  const answers = ['a', 'b', 'c', 'd'].map(bot => pool.choose(question(bot)));
  expect(hired.map(({ asked }) => asked)).toEqual([['a'], ['b']]);
  hired[1]!.hear({ move: '1' });
  hired[1]!.hear({ move: '2' });
  hired[0]!.hear({ move: '3' });
  hired[1]!.hear({ move: '4' });
  expect(await Promise.all(answers)).toEqual(['3', '1', '2', '4']);
});

test('a thread that never answers is ended when its time is over, and another takes its place', async () => {
  const { pool, hired, lines } = opened();
  const lost = pool.choose(question('a'));
  const next = pool.choose(question('b'));
  vi.advanceTimersByTime(LIMIT - 1);
  expect(hired).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(await lost).toBeUndefined();
  expect(hired.map(({ isEnded, asked }) => [isEnded, asked])).toEqual([
    [true, ['a']],
    [false, ['b']],
  ]);
  // What the first may still say is not taken for an answer to the second.
  hired[0]!.hear({ move: 'late' });
  hired[1]!.hear({ move: 'good' });
  expect(await next).toBe('good');
  expect(lines).toEqual([`bot a of bag: no answer within ${LIMIT} ms`]);
});

test('time runs for each question from when it is asked, and stops with its answer', async () => {
  const { pool, hired } = opened();
  const first = pool.choose(question('a'));
  const second = pool.choose(question('b'));
  vi.advanceTimersByTime(LIMIT - 1);
  hired[0]!.hear({ move: '1' });
  vi.advanceTimersByTime(LIMIT - 1);
  hired[0]!.hear({ move: '2' });
  vi.advanceTimersByTime(LIMIT);
  expect(await Promise.all([first, second])).toEqual(['1', '2']);
  expect(hired.map(({ isEnded }) => isEnded)).toEqual([false]);
});

test('a bot that failed gives no move, and its thread goes on; a thread that broke is replaced', async () => {
  const { pool, hired, lines } = opened();
  const failed = pool.choose(question('a'));
  hired[0]!.hear({ error: 'no idea' });
  expect(await failed).toBeUndefined();
  const broken = pool.choose(question('b'));
  hired[0]!.fail('out of memory');
  expect(await broken).toBeUndefined();
  void pool.choose(question('c'));
  expect(hired.map(({ isEnded, asked }) => [isEnded, asked])).toEqual([
    [true, ['a', 'b']],
    [false, ['c']],
  ]);
  expect(lines).toEqual(['bot a of bag: no idea', 'bot b of bag: out of memory']);
});

test('closing ends every thread, and no alarm rings afterwards', async () => {
  const { pool, hired, lines } = opened(2);
  for (const bot of ['a', 'b', 'c']) void pool.choose(question(bot));
  await pool.close();
  vi.advanceTimersByTime(LIMIT);
  expect(hired.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  expect([vi.getTimerCount(), lines]).toEqual([0, []]);
});
