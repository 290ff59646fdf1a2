import { Worker } from 'node:worker_threads';
import type { Question } from './think.ts';

export interface Bots {
  /** A move in notation; undefined if the bot failed or took longer than it may. */
  choose(question: Question): Promise<string | undefined>;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly worker: URL;
  readonly threads: number;
  /** Milliseconds after which a thread that has not answered is thrown away. */
  readonly limit: number;
  readonly log: (line: string) => void;
}

interface Asked {
  readonly question: Question;
  answer(move: string | undefined): void;
}

/** Bots think in threads that are hired when there is work, one question at a time, with a hard limit. */
export function openBots({ worker, threads, limit, log }: PoolOptions): Bots {
  const queue: Asked[] = [];
  const idle: Worker[] = [];
  const hired = new Set<Worker>();

  function work(): void {
    const thread = idle.pop() ?? (hired.size < threads ? hire() : undefined);
    if (!thread) return;
    const asked = queue.shift();
    if (asked) ask(thread, asked);
    else idle.push(thread);
  }

  function hire(): Worker {
    const thread = new Worker(worker);
    hired.add(thread);
    return thread;
  }

  function ask(thread: Worker, { question, answer }: Asked): void {
    const done = (move: string | undefined, why?: string): void => {
      clearTimeout(alarm);
      thread.removeAllListeners();
      if (why !== undefined) log(`bot ${question.bot} of ${question.game}: ${why}`);
      answer(move);
      work();
    };
    const lose = (why: string): void => {
      hired.delete(thread);
      void thread.terminate();
      done(undefined, why);
    };
    const alarm = setTimeout(() => lose(`no answer within ${limit} ms`), limit);
    thread.once('error', error => lose(error.message));
    thread.once('message', ({ move, error }: { move?: string; error?: string }) => {
      idle.push(thread);
      done(move, error);
    });
    thread.postMessage(question);
  }

  return {
    choose: question =>
      new Promise(answer => {
        queue.push({ question, answer });
        work();
      }),
    async close() {
      queue.length = 0;
      for (const thread of hired) {
        thread.removeAllListeners();
        await thread.terminate();
      }
      hired.clear();
    },
  };
}
