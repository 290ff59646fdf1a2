import { Worker } from 'node:worker_threads';
import type { Question } from './think.ts';

export interface Bots {
  /** A move in notation; undefined if the bot failed or took longer than it may. */
  choose(question: Question): Promise<string | undefined>;
  close(): Promise<void>;
}

interface Waiting {
  readonly question: Question;
  answer(move: string | undefined): void;
}

/** Bots think in a thread, one question at a time, and have a hard limit: a thread that is late is thrown away. */
export function openBots(worker: URL, log: (line: string) => void, limit = 10_000): Bots {
  let thread: Worker | undefined;
  let asked: (Waiting & { readonly id: number; readonly alarm: NodeJS.Timeout }) | undefined;
  let last = 0;
  const queue: Waiting[] = [];

  function done(move: string | undefined): void {
    if (!asked) return;
    clearTimeout(asked.alarm);
    const { answer } = asked;
    asked = undefined;
    answer(move);
    next();
  }

  function lost(why: string): void {
    log(`bots: ${why}`);
    void thread?.terminate();
    thread = undefined;
    done(undefined);
  }

  function hire(): Worker {
    const hired = new Worker(worker);
    hired.on('message', (said: { id: number; move?: string; error?: string }) => {
      if (said.id !== asked?.id) return;
      if (said.error !== undefined) log(`bots: ${said.error}`);
      done(said.move);
    });
    hired.on('error', error => hired === thread && lost(error.message));
    return hired;
  }

  function next(): void {
    if (asked) return;
    const waiting = queue.shift();
    if (!waiting) return;
    thread ??= hire();
    const id = ++last;
    asked = { ...waiting, id, alarm: setTimeout(() => lost(`no answer within ${limit} ms`), limit) };
    thread.postMessage({ id, question: waiting.question });
  }

  return {
    choose: question =>
      new Promise(answer => {
        queue.push({ question, answer });
        next();
      }),
    async close() {
      queue.length = 0;
      if (asked) clearTimeout(asked.alarm);
      asked = undefined;
      await thread?.terminate();
      thread = undefined;
    },
  };
}
