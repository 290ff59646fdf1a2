import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../src/serve.ts';
import type { Store } from '../src/store/store.ts';
import { openStore } from '../src/store/thread.ts';
import { titles } from './titles.ts';

/**
 * A server that dies without a word: before it writes its nth move, or when that is on disk and nobody was told.
 * `never` waits to be killed from outside. `lying` says that the nth move is kept, which it is not, and dies at the next of
 * that table: whoever makes it has heard of the lie. If that was the last move there, others go on for a while.
 */
const [data, when, count] = process.argv.slice(2) as [string, 'before' | 'after' | 'never' | 'lying', string];
const here = path.dirname(fileURLToPath(import.meta.url));
const store = openStore(path.join(data, 'kontor.db'), new URL('./kontor-store.mjs', import.meta.url));
let left = Number(count);
let lie: string | undefined;
let others = 20;

const die = (): void => void process.kill(process.pid, 'SIGKILL');

const mortal: Store = {
  ...store,
  async write(write) {
    const last = write.entry?.kind === 'move' && --left === 0;
    if (last && when === 'before') die();
    if (lie !== undefined && (write.entry?.match === lie || --others === 0)) die();
    if (last && when === 'lying') {
      lie = write.entry.match;
      return true;
    }
    const written = store.write(write);
    if (!last || when !== 'after') return written;
    await written;
    die();
    return new Promise(() => {});
  },
};

const server = await serve({
  port: 0,
  host: '127.0.0.1',
  data,
  threads: here,
  store: mortal,
  titles,
  pace: 'instant',
  pulse: { burst: 1e6, perSecond: 1e6 },
  requestsPerMinute: 1e6,
});
console.log(server.url);
