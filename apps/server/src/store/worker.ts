import { workerData } from 'node:worker_threads';
import { joinLine } from './line.ts';
import { openSqlite } from './sqlite.ts';
import type { Kept } from './store.ts';
import type { Request, Response } from './thread.ts';

/** The thread of the database: one file, one request after another. */
const { file, line: address } = workerData as { file: string; line: string };
const database = openSqlite(file);
const line = joinLine(address, (message, text) => hear(message as Request, text));
const say = (response: Response): void => line.say(response);

function whole(commit: readonly (Kept | number)[], text: string): Kept[] {
  let at = 0;
  return commit.map(write => (typeof write === 'number' ? { entry: text.slice(at, (at += write)) } : write));
}

const answer = (request: Exclude<Request, { close: true }>, text: string): unknown =>
  'commit' in request
    ? database.commit(whole(request.commit, text))
    : (database.reads[request.read] as (...args: readonly unknown[]) => unknown)(...request.args);

function hear(request: Request, text: string): void {
  const { id } = request;
  try {
    if ('close' in request) {
      database.close();
      say({ id, value: true });
      line.close();
    } else say({ id, value: answer(request, text) });
  } catch (error) {
    say({ id, error: error instanceof Error ? error.message : String(error) });
  }
  if ('commit' in request) database.tidy();
}
