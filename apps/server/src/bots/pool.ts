import { Worker } from 'node:worker_threads';
import { openPool, type Pool, type PoolOptions } from '@kontor/bots';
import { whereOf } from '../no.ts';

export type Bots = Pool;

export interface BotsOptions extends Omit<PoolOptions, 'hire'> {
  /** The bundled thread. */
  readonly worker: URL;
}

/** The server's bots: each thread is one of Node's. */
export const openBots = ({ worker, ...options }: BotsOptions): Bots =>
  openPool({
    ...options,
    hire(hear, fail) {
      const thread = new Worker(worker);
      thread.on('message', hear);
      thread.on('error', error => fail(whereOf(error)));
      return { ask: question => thread.postMessage(question), end: () => thread.terminate() };
    },
  });
