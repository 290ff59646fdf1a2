import { type Answer, type Question, THINK_MS } from '@kontor/bots';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { advisor } from './advice.svelte.ts';
import { openThinking } from './thinking.ts';

/** A worker of which the test is the other side. */
class FakeWorker {
  static all: FakeWorker[] = [];
  readonly asked: Question[] = [];
  readonly type: string | undefined;
  isEnded = false;
  onmessage?: (message: { data: Answer }) => void;
  onerror?: (event: { message: string }) => void;
  constructor(_address: URL, options?: WorkerOptions) {
    this.type = options?.type;
    FakeWorker.all.push(this);
  }
  postMessage(question: Question): void {
    this.asked.push(structuredClone(question));
  }
  terminate(): void {
    this.isEnded = true;
  }
  answer(data: Answer): void {
    this.onmessage?.({ data });
  }
}

const workers = () => FakeWorker.all.map(({ asked, isEnded }) => [asked.map(({ bot }) => bot).join(), isEnded]);
const last = () => FakeWorker.all.at(-1)!;

const question: Question = { game: 'kogge', bot: 'hard', view: { hand: [1] }, seat: 2, seed: 7 };

/** Longer than any bot may take. */
const LATE = 10 * THINK_MS;

beforeEach(() => {
  vi.useFakeTimers();
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('no worker is started before a bot is asked; then one, for all questions', async () => {
  const { think } = openThinking();
  expect(workers()).toEqual([]);
  for (const move of ['a', 'b']) {
    const answer = think(question);
    last().answer({ move });
    expect(await answer).toBe(move);
  }
  expect(workers()).toEqual([['hard,hard', false]]);
  expect(last().type).toBe('module');
  expect(last().asked[0]).toEqual(question);
});

test('a worker that never answers is ended and replaced, and the quickest bot answers the same question', async () => {
  const { think } = openThinking();
  const answer = think(question);
  await vi.advanceTimersByTimeAsync(THINK_MS);
  expect(workers()).toEqual([['hard', false]]);
  await vi.advanceTimersByTimeAsync(LATE - THINK_MS);
  expect(workers()).toEqual([
    ['hard', true],
    ['easy', false],
  ]);
  expect(last().asked).toEqual([{ ...question, bot: 'easy' }]);
  last().answer({ move: 'quick' });
  expect(await answer).toBe('quick');
  expect(console.warn).toHaveBeenCalledTimes(1);
});

test.each<[string, (worker: FakeWorker) => void]>([
  ['could not load a game', worker => worker.answer({ error: 'TypeError: Failed to fetch' })],
  ['broke down', worker => worker.onerror?.({ message: '' })],
])('a worker that %s is replaced', async (_, breakDown) => {
  const { think } = openThinking();
  const answer = think(question);
  breakDown(last());
  await vi.advanceTimersByTimeAsync(0);
  last().answer({ move: 'quick' });
  expect(await answer).toBe('quick');
  expect(workers()).toEqual([
    ['hard', true],
    ['easy', false],
  ]);
});

test('where no worker ever answers, that is said in the end', async () => {
  const { think } = openThinking();
  const answer = think(question);
  await vi.advanceTimersByTimeAsync(2 * LATE);
  expect(await answer).toBeUndefined();
  expect(workers()).toEqual([
    ['hard', true],
    ['easy', true],
  ]);
});

test('advice is for the decision it was asked for, and goes with it', async () => {
  const { on, ask } = advisor();
  expect(on(5)).toBeUndefined();
  const first = ask(5, question);
  expect([on(5), on(6)]).toEqual(['thinking', undefined]);
  const second = ask(6, question);
  last().answer({ move: 'a' });
  await vi.advanceTimersByTimeAsync(0);
  expect([on(5), on(6)]).toEqual([undefined, 'thinking']);
  last().answer({ move: 'b' });
  expect(await Promise.all([first, second])).toEqual([undefined, 'b']);
  expect(on(6)).toEqual({ move: 'b' });
});

test('who asks again about the same decision hears the same, without more thought; after a failure a bot is asked again', async () => {
  const { on, ask } = advisor();
  const failed = ask(5, question);
  await vi.advanceTimersByTimeAsync(2 * LATE);
  expect([await failed, on(5)]).toEqual([undefined, 'none']);
  const first = ask(5, question);
  last().answer({ move: 'a' });
  expect([await first, await ask(5, question)]).toEqual(['a', 'a']);
  expect(workers()).toEqual([
    ['hard', true],
    ['easy', true],
    ['hard', false],
  ]);
});

test('who leaves the table ends the worker', async () => {
  const { ask, close } = advisor();
  void ask(5, question);
  close();
  await vi.advanceTimersByTimeAsync(LATE);
  expect(workers()).toEqual([['hard', true]]);
});
