import type { Question } from './thinker.ts';

/** What a thread says to a question: a move in notation, or why there is none. */
export interface Answer {
  readonly move?: string;
  readonly error?: string;
}

/** Something that thinks elsewhere: a thread of the server, a worker of the page. */
export interface Thread {
  ask(question: Question): void;
  /** Ends it at once, whatever it is doing. */
  end(): unknown;
}

/** Starts a thread. It answers by `hear`; by `fail` it says that it is of no use any more. */
export type Hire = (hear: (answer: Answer) => void, fail: (why: string) => void) => Thread;

export interface PoolOptions {
  readonly hire: Hire;
  readonly threads: number;
  /** Milliseconds after which a thread that has not answered is thrown away. */
  readonly limit: number;
  readonly log: (line: string) => void;
}

export interface Pool {
  /** A move in notation; undefined if the bot failed or took longer than it may. */
  choose(question: Question): Promise<string | undefined>;
  /** Ends all threads; what is still being thought about is never answered. */
  close(): Promise<void>;
}

interface Asked {
  readonly question: Question;
  answer(move: string | undefined): void;
}

interface Desk {
  readonly thread: Thread;
  /** What is being thought about, and the end of its time. */
  asked?: Asked & { readonly alarm: ReturnType<typeof setTimeout> };
}

/** Bots think in threads that are hired when there is work, one question at a time, with a hard limit. */
export function openPool({ hire, threads, limit, log }: PoolOptions): Pool {
  const queue: Asked[] = [];
  const desks = new Set<Desk>();

  function work(): void {
    if (queue.length === 0) return;
    const desk = [...desks].find(each => !each.asked) ?? (desks.size < threads ? open() : undefined);
    if (!desk) return;
    const asked = queue.shift()!;
    desk.asked = { ...asked, alarm: setTimeout(() => lose(desk, `no answer within ${limit} ms`), limit) };
    desk.thread.ask(asked.question);
  }

  function open(): Desk {
    const desk: Desk = {
      thread: hire(
        ({ move, error }) => done(desk, move, error),
        why => lose(desk, why),
      ),
    };
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
    void desk.thread.end();
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
        await thread.end();
      }
      desks.clear();
    },
  };
}
