import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { titles as catalog } from '@kontor/catalog/rules';
import type { Title } from '@kontor/core';
import type { Pace } from '@kontor/protocol';
import { lanAddresses } from './addresses.ts';
import { openBots } from './bots/pool.ts';
import { type House, openTable, settle, sweep } from './house.ts';
import { buildApp } from './http/app.ts';
import type { Pulse } from './http/socket.ts';
import type { Store } from './store/store.ts';
import { openStore } from './store/thread.ts';
import { drive } from './table/driver.ts';

export interface ServeOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  /** `0.0.0.0` (default) lets others in the network come. */
  readonly host?: string;
  /** The folder of the database; made if it is not there. */
  readonly data?: string;
  /** How long bots wait at new tables. */
  readonly pace?: Pace;
  /** The address people use, if it is another than this machine's: `https://games.example` behind a proxy. */
  readonly url?: string;
  /** The folder of the built page. */
  readonly web?: string;
  /** The folder of the bundled threads, `kontor-store.mjs` and `kontor-bots.mjs`. */
  readonly threads?: string;
  readonly titles?: Readonly<Record<string, () => Promise<Title>>>;
  /** Milliseconds after which a table where nobody is leaves the memory. */
  readonly idle?: number;
  /** Milliseconds a bot has at most; then any legal move is played for it. */
  readonly thinking?: number;
  readonly store?: Store;
  readonly pulse?: Pulse;
  readonly requestsPerMinute?: number;
  readonly log?: (line: string) => void;
  readonly now?: () => number;
  readonly entropy?: (bytes: number) => Uint8Array;
}

export interface Server {
  /** Where this machine reaches it. */
  readonly url: string;
  /** Where others in this network reach it. */
  readonly addresses: readonly string[];
  /** Ends everything properly: what is under way is kept, pages are told to come back. */
  close(): Promise<void>;
}

const THINKING = 10_000;
const IDLE = 10 * 60_000;
const WAKE = 500;
/** Beside the bundle; where the sources run unbundled, tests say where it is. */
const BESIDE = path.dirname(fileURLToPath(import.meta.url));

export async function serve(options: ServeOptions = {}): Promise<Server> {
  const { port = 3000, host = '0.0.0.0', data = 'data', threads = BESIDE, idle = IDLE } = options;
  const url = options.url === undefined ? undefined : new URL(options.url).origin;
  const log = options.log ?? (line => console.error(line));
  const thread = (name: string): URL => new URL(`file://${path.resolve(threads, name)}`);
  if (!options.store) mkdirSync(data, { recursive: true });
  const store = options.store ?? openStore(path.join(data, 'kontor.db'), thread('kontor-store.mjs'));
  const bots = openBots({
    worker: thread('kontor-bots.mjs'),
    threads: Math.max(1, availableParallelism() - 1),
    limit: options.thinking ?? THINKING,
    log,
  });
  const house: House = {
    store,
    bots,
    log,
    titles: options.titles ?? catalog,
    pace: options.pace ?? 'relaxed',
    now: options.now ?? Date.now,
    entropy: options.entropy ?? (bytes => randomBytes(bytes)),
    drive: live => drive(house, live),
    tables: new Map(),
    games: new Map(),
  };
  let bound = port;
  const addresses = (): readonly string[] => (url ? [url] : lanAddresses(host, bound));
  const app = await buildApp(house, {
    web: options.web ?? path.join(BESIDE, 'web'),
    url,
    pulse: options.pulse ?? { burst: 60, perSecond: 20 },
    requestsPerMinute: options.requestsPerMinute ?? 600,
    addresses,
  });
  try {
    await wake(house);
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    await bots.close();
    await store.close();
    throw error;
  }
  bound = (app.server.address() as AddressInfo).port;
  const sweeping = setInterval(() => void sweep(house, idle).catch((error: unknown) => log(String(error))), idle);
  sweeping.unref();

  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    clearInterval(sweeping);
    for (const socket of app.websocketServer.clients) socket.close(1001);
    await app.close();
    await settle(house);
    await bots.close();
    await store.close();
  };
  const local = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return { url: `http://${local}:${bound}`, addresses: addresses(), close: () => (closing ??= close()) };
}

/** Opens the tables that go on, so that bots which owe a move make it. */
async function wake(house: House): Promise<void> {
  for (const id of await house.store.running(WAKE)) {
    const row = await house.store.table(id);
    if (row?.body.chairs.some(chair => 'bot' in chair)) await openTable(house, id).catch(() => undefined);
  }
}
