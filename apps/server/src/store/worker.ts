import { parentPort, workerData } from 'node:worker_threads';
import { openSqlite } from './sqlite.ts';
import type { Request, Response } from './thread.ts';

/** The thread of the database: one file, one request after another. */
const port = parentPort!;
const file = openSqlite((workerData as { file: string }).file);

const answer = (request: Exclude<Request, { close: true }>): unknown =>
  'commit' in request
    ? file.commit(request.commit)
    : (file.reads[request.read] as (...args: readonly unknown[]) => unknown)(...request.args);

port.on('message', (request: Request) => {
  const { id } = request;
  try {
    if ('close' in request) {
      file.close();
      port.postMessage({ id, value: true } satisfies Response);
      port.close();
    } else port.postMessage({ id, value: answer(request) } satisfies Response);
  } catch (error) {
    port.postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies Response);
  }
});
