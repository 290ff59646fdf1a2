import type { Game, Title } from '@kontor/core';
import type { Pace } from '@kontor/protocol';
import type { Bots } from './bots/pool.ts';
import { No, whereOf } from './no.ts';
import type { Store } from './store/store.ts';
import { inTurn, type Live, rest } from './table/live.ts';
import { restore, snapshotOf } from './table/match.ts';

/** What the parts of the server share. */
export interface House {
  readonly store: Store;
  readonly titles: Readonly<Record<string, () => Promise<Title>>>;
  readonly bots: Bots;
  readonly pace: Pace;
  readonly now: () => number;
  readonly entropy: (bytes: number) => Uint8Array;
  /** For the one who runs the server; never holds what players may not know. */
  readonly log: (line: string) => void;
  /** Sees to it that a bot moves if one has to. */
  readonly drive: (live: Live) => void;
  readonly tables: Map<string, Promise<Live>>;
  readonly games: Map<string, Promise<Game>>;
}

export function gameOf(house: House, id: string): Promise<Game> {
  const load = Object.hasOwn(house.titles, id) ? house.titles[id] : undefined;
  if (!load) throw new No('no-game', { field: 'game', says: `there is no game ${id}` });
  let game = house.games.get(id);
  if (!game) {
    game = load().then(title => title.game());
    house.games.set(id, game);
  }
  return game;
}

/** The table, from memory or from disk. */
export function openTable(house: House, id: string): Promise<Live> {
  let live = house.tables.get(id);
  if (!live) {
    live = load(house, id);
    house.tables.set(id, live);
    live.catch(() => house.tables.delete(id));
  }
  return live;
}

async function load(house: House, id: string): Promise<Live> {
  const row = await house.store.table(id);
  if (!row) throw new No('no-table', { field: 'table', says: 'there is no such table' });
  const live = newLive(house, row, await gameOf(house, row.game));
  if (row.status === 'open') return live;
  await reload(house, live);
  house.drive(live);
  return live;
}

export const newLive = (house: House, row: Live['row'], game: Game): Live => ({
  row,
  game,
  match: undefined,
  classes: new Map(),
  shown: undefined,
  connections: new Set(),
  turn: undefined,
  jobs: 0,
  queue: Promise.resolve(),
  asked: undefined,
  bot: undefined,
  touched: house.now(),
  isGone: false,
});

/** Does something at a table when it is its turn. A table that was just being cleared away is opened again. */
export async function atTable<T>(house: House, id: string, job: (live: Live) => Promise<T>): Promise<T> {
  for (;;) {
    const live = await openTable(house, id);
    const done = await inTurn(live, async () => (live.isGone ? undefined : { value: await job(live) }));
    if (done) return done.value;
  }
}

/** Reads the table and its match as the disk has them. */
export async function reload(house: House, live: Live): Promise<void> {
  const { id, seed } = live.row;
  const [row, rows, snapshot] = await Promise.all([
    house.store.table(id),
    house.store.entries(id),
    house.store.snapshot(id),
  ]);
  if (row) live.row = row;
  if (rows.length === 0) return;
  try {
    live.match = restore({ id, game: live.game, seed }, rows, snapshot);
  } catch (error) {
    house.log(`table ${id} does not replay: ${whereOf(error)}`);
    throw new No('runaway', { says: 'the log of this table does not replay' });
  }
}

/** Forgets tables where nobody has been for a while; what they were stays on disk. */
export async function sweep(house: House, idle: number): Promise<void> {
  for (const [id, opening] of house.tables) {
    const live = await opening.catch(() => undefined);
    if (live)
      await inTurn(live, async () => {
        if (live.connections.size > 0 || live.bot || house.now() - live.touched < idle) return;
        live.isGone = true;
        house.tables.delete(id);
        const { match } = live;
        if (match && match.snapshot < match.seq) await house.store.write({ snapshot: snapshotOf(match) });
      });
  }
}

/** Lets all that is under way come to its end. */
export async function settle(house: House): Promise<void> {
  for (const opening of house.tables.values()) {
    const live = await opening.catch(() => undefined);
    if (!live) continue;
    rest(live);
    await live.queue;
  }
}
