import { Worker } from 'node:worker_threads';
import type { Question } from '@kontor/bots';
import { whereOf } from '../no.ts';

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

interface Desk {
  readonly thread: Worker;
  /** What is being thought about, and the end of its time. */
  asked?: Asked & { readonly alarm: NodeJS.Timeout };
}

/** Bots think in threads that are hired when there is work, one question at a time, with a hard limit. */
export function openBots({ worker, threads, limit, log }: PoolOptions): Bots {
  const queue: Asked[] = [];
  const desks = new Set<Desk>();

  function work(): void {
    if (queue.length === 0) return;
    const desk = [...desks].find(each => !each.asked) ?? (desks.size < threads ? hire() : undefined);
    if (!desk) return;
    const asked = queue.shift()!;
    desk.asked = { ...asked, alarm: setTimeout(() => lose(desk, `no answer within ${limit} ms`), limit) };
    desk.thread.postMessage(asked.question);
  }

  function hire(): Desk {
    const desk: Desk = { thread: new Worker(worker) };
    desk.thread.on('message', ({ move, error }: { move?: string; error?: string }) => done(desk, move, error));
    desk.thread.on('error', error => lose(desk, whereOf(error)));
    desks.add(desk);
    return desk;
  }

  function done(desk: Desk, move: string | undefined, why: string | undefined): void {
    const { asked } = desk;
    if (!asked) return;
    delete desk.asked;
    clearTimeout(asked.alarm);
    if (why !== undefined) log(`bot ${asked.question.bot} of ${asked.question.game}: ${why}`);
    asked.answer(move);
    work();
  }

  function lose(desk: Desk, why: string): void {
    desks.delete(desk);
    void desk.thread.terminate();
    done(desk, undefined, why);
  }

  return {
    choose: question =>
      new Promise(answer => {
        queue.push({ question, answer });
        work();
      }),
    async close() {
      queue.length = 0;
      for (const { thread, asked } of desks) {
        clearTimeout(asked?.alarm);
        await thread.terminate();
      }
      desks.clear();
    },
  };
}
