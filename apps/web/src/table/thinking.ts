import { type Answer, type Hire, openPool, type Question, THINK_MS } from '@kontor/bots';

/** Beyond a bot's own budget: the worker and the game have to be loaded before it can think. */
const GRACE_MS = 4000;

/** The bot that does not search and so is never late. */
const QUICKEST = 'easy';

/** A worker of its own file: whoever never asks a bot never loads it. One that failed to load a game would fail again, so it is of no more use. */
const hireWorker: Hire = (hear, fail) => {
  const worker = new Worker(new URL('../worker/bots.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => (data.error === undefined ? hear(data) : fail(data.error));
  worker.onerror = ({ message }) => fail(message || 'the worker broke down');
  return { ask: question => worker.postMessage(question), end: () => worker.terminate() };
};

export interface Thinking {
  /** A move in notation, within a hard limit; undefined if even the quickest bot gave none. */
  think(question: Question): Promise<string | undefined>;
  close(): void;
}

/** Bots that think in this page. When one fails or is late, its worker is replaced and the quickest bot answers in its stead. */
export function openThinking(hire: Hire = hireWorker): Thinking {
  const pool = openPool({ hire, threads: 1, limit: THINK_MS + GRACE_MS, log: line => console.warn(line) });
  return {
    think: async question => (await pool.choose(question)) ?? pool.choose({ ...question, bot: QUICKEST }),
    close: () => void pool.close(),
  };
}
