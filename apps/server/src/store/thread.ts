import { Worker } from 'node:worker_threads';
import { type Line, openLine } from './line.ts';
import { entryText } from './rows.ts';
import { type Kept, keptOf, type Reads, type Store, type Write } from './store.ts';

/** A commit has a number for each write that is an entry and nothing else, as nearly all are: the length of its text, which follows. */
export type Request = { readonly id: number } & (
  | { readonly commit: readonly (Kept | number)[] }
  | { readonly read: keyof Reads; readonly args: readonly unknown[] }
  | { readonly close: true }
);

export type Response = { readonly id: number } & ({ readonly value?: unknown } | { readonly error: string });

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/**
 * So many writes at most are one transaction, and so many don't wait for the end of a turn. A commit costs as much as a few dozen of
 * its writes, so fewer would be dear; with more, all wait for one commit that takes long, and the main thread for them.
 */
const MOST = 80;

interface Writing {
  readonly write: Write;
  resolve(written: boolean): void;
  reject(error: Error): void;
}

/** No line of a text may hold these. Who writes a move so is a game, which anybody may add. */
const BREAKS = /[\n\0]/;

/** The text of what is an entry and nothing else. */
function textOf(write: Write): string | undefined {
  for (const part in write) if (part !== 'entry') return undefined;
  return write.entry && entryText(write.entry);
}

/**
 * SQLite in its own thread. Writes of one turn of the event loop, and those that come while a commit is under way, are one
 * transaction, if they are not too many: a disk that syncs 300 times a second still keeps thousands of moves. A thread that dies is replaced; whoever
 * waited for it is told, and finds out from the log whether the write was kept.
 */
export function openStore(file: string, worker: URL): Store {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let isClosed = false;
  const batch: Writing[] = [];
  let committing = false;

  const ask = (request: Record<string, unknown>, text = ''): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (isClosed) return reject(new Error('store: closed'));
      const id = ++last;
      waiting.set(id, { resolve, reject });
      line ??= hire();
      line.say({ id, ...request }, text);
    });

  function hear(response: Response): void {
    const { resolve, reject } = waiting.get(response.id)!;
    waiting.delete(response.id);
    if ('error' in response) reject(new Error(`store: ${response.error}`));
    else resolve(response.value);
  }

  /** Starts the thread; gives the line to it. */
  function hire(): Line {
    const own = openLine(message => hear(message as Response));
    const thread = new Worker(worker, { workerData: { file, line: own.address } });
    const lose = (error: Error): void => {
      own.close();
      if (line !== own) return;
      line = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    thread.on('error', lose);
    thread.on('exit', () => lose(new Error('store: the thread is gone')));
    return own;
  }
  let line: Line | undefined = hire();

  function flush(): void {
    if (committing || batch.length === 0) return;
    const writing = batch.splice(0, MOST);
    committing = true;
    let texts = '';
    const commit = writing.map(({ write }) => {
      const text = textOf(write);
      if (text === undefined) return keptOf(write);
      texts += text;
      return text.length;
    });
    /** The thread gets what came meanwhile first: it works while those who wrote go on. */
    const done = (tell: (writer: Writing, i: number) => void): void => {
      committing = false;
      flush();
      writing.forEach(tell);
    };
    ask({ commit }, texts).then(
      written => done(({ resolve }, i) => resolve((written as boolean[])[i]!)),
      (error: Error) => done(({ reject }) => reject(error)),
    );
  }

  const read =
    <K extends keyof Reads>(name: K) =>
    (...args: Parameters<Reads[K]>) =>
      ask({ read: name, args }) as ReturnType<Reads[K]>;

  return {
    write: write =>
      new Promise((resolve, reject) => {
        if (write.entry && BREAKS.test(write.entry.move)) return reject(new Error('store: a move is one line'));
        const waits = batch.push({ write, resolve, reject });
        if (waits === 1) process.nextTick(flush);
        else if (waits === MOST) flush();
      }),
    entries: read('entries'),
    entryOf: read('entryOf'),
    snapshot: read('snapshot'),
    table: read('table'),
    tableOfCode: read('tableOfCode'),
    tablesOf: read('tablesOf'),
    running: read('running'),
    personOf: read('personOf'),
    async close() {
      while (batch.length > 0 || committing) await new Promise(setImmediate);
      if (!isClosed && line) await ask({ close: true });
      isClosed = true;
    },
  };
}
