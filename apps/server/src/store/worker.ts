import { workerData } from 'node:worker_threads';
import { joinLine } from './line.ts';
import { openSqlite } from './sqlite.ts';
import type { Request, Response } from './thread.ts';

/** The thread of the database: one file, one request after another. */
const { file, line: address } = workerData as { file: string; line: string };
const database = openSqlite(file);
const line = joinLine(address, message => hear(message as Request));
const say = (response: Response): void => line.say(response);

const answer = (request: Exclude<Request, { close: true }>): unknown =>
  'commit' in request
    ? database.commit(request.commit)
    : (database.reads[request.read] as (...args: readonly unknown[]) => unknown)(...request.args);

function hear(request: Request): void {
  const { id } = request;
  try {
    if ('close' in request) {
      database.close();
      say({ id, value: true });
      line.close();
    } else say({ id, value: answer(request) });
  } catch (error) {
    say({ id, error: error instanceof Error ? error.message : String(error) });
  }
}
