import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { type Game, quick, sample } from '@kontor/core';
import { readLegal, type Room } from '@kontor/protocol';
import { workshop } from '../proof/threads.ts';
import { serve, type ServeOptions, type Server } from '../src/index.ts';
import { type Client, type Page, visit } from './client.ts';
import { title, titles } from './titles.ts';

export const game: Game = title.game();

/** Servers for tests: real database, real sockets, on this machine alone. */
export interface Inn {
  /** A folder for a database. */
  data(): string;
  open(data?: string, options?: ServeOptions): Promise<Server>;
  close(): Promise<void>;
  readonly folder: string;
}

export async function inn(more: Readonly<Record<string, string>> = {}): Promise<Inn> {
  const shop = await workshop(more);
  const servers: Server[] = [];
  const data = (): string => mkdtempSync(path.join(shop.folder, 'data-'));
  return {
    folder: shop.folder,
    data,
    async open(folder = data(), options = {}) {
      const server = await serve({
        port: 0,
        host: '127.0.0.1',
        data: folder,
        threads: shop.folder,
        web: path.join(shop.folder, 'web'),
        titles,
        pace: 'instant',
        pulse: { burst: 1e6, perSecond: 1e6 },
        requestsPerMinute: 1e6,
        log: () => {},
        ...options,
      });
      servers.push(server);
      return server;
    },
    async close() {
      for (const server of servers) await server.close();
      shop.clear();
    },
  };
}

export interface Party {
  readonly room: Room;
  readonly people: readonly Client[];
  readonly pages: readonly Page[];
}

/** So many people at a running table, each with a page. */
export async function party(url: string, people: number, wish: object = {}): Promise<Party> {
  const clients = await Promise.all(Array.from({ length: people }, (_, i) => visit(url, undefined, `P${i}`)));
  const room = await clients[0]!.post('/api/tables', { game: 'probe', seats: people, ...wish });
  for (const client of clients.slice(1)) await client.post(`/api/tables/${room.id}/sit`);
  const pages = await Promise.all(clients.map(client => client.page()));
  for (const page of pages) await page.join(room.id);
  await clients[0]!.post(`/api/tables/${room.id}/start`);
  for (const page of pages) await page.until(({ seq }) => seq > 0);
  return { room, people: clients, pages };
}

/** Any legal move of a page, in notation. */
export const anyMove = ({ legal }: Page, seed: number): string =>
  game.write(sample(readLegal(game, legal), quick(seed)));

/** All pages have seen the same. */
export async function inStep(pages: readonly Page[]): Promise<void> {
  const seq = Math.max(...pages.map(page => page.seq));
  for (const page of pages) await page.until(each => each.seq >= seq);
}
