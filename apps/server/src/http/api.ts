import type { GameInfo, Person, Room } from '@kontor/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { levelsOf } from '../bots/levels.ts';
import { atTable, gameOf, type House, openTable } from '../house.ts';
import { No } from '../no.ts';
import { again, create } from '../table/found.ts';
import { change, end, seatBot, sit, stand } from '../table/lobby.ts';
import { type Live, roomOf } from '../table/live.ts';
import { recordOf } from '../table/record.ts';
import { start } from '../table/start.ts';
import { bodies, type Reader } from './schema.ts';
import type { Sessions } from './session.ts';

type Named = { readonly name?: string | undefined };

const MY_TABLES = 20;
/** Spoken codes are short; nobody tries them all. */
const CODES_PER_MINUTE = 20;

export function routes(app: FastifyInstance, house: House, people: Sessions, addresses: () => readonly string[]): void {
  const idOf = (request: FastifyRequest): string => {
    const { id } = request.params as { id: string };
    if (!/^[a-z2-7]{26}$/.test(id)) throw new No('no-table', { field: 'table', says: 'there is no such table' });
    return id;
  };

  /** A change of a table: who, what, in its turn, and then how the room stands. */
  function act<B extends object>(
    path: string,
    read: Reader<B>,
    action: (live: Live, person: Person, body: B) => Promise<unknown>,
  ): void {
    app.post(`/api/tables/:id/${path}`, async (request, reply): Promise<Room> => {
      const body = read(request.body ?? {});
      const table = idOf(request);
      await openTable(house, table);
      const { id, name } = await people.guest(request, reply, (body as Named).name);
      return atTable(house, table, async live => {
        await action(live, { id, name }, body);
        return roomOf(live);
      });
    });
  }

  const me = async (request: FastifyRequest, reply: FastifyReply, called?: string) => {
    const { id, name } = await people.guest(request, reply, called);
    return { id, name, addresses: addresses() };
  };
  app.get('/api/me', (request, reply) => me(request, reply));
  app.post('/api/me', (request, reply) => me(request, reply, bodies.name(request.body).name));

  app.get('/api/games', async (): Promise<{ games: GameInfo[] }> => ({
    games: await Promise.all(
      Object.keys(house.titles).map(async each => {
        const { id, seats, options } = await gameOf(house, each);
        return { id, seats, options, bots: levelsOf(id) };
      }),
    ),
  }));

  app.post('/api/tables', async (request, reply): Promise<Room> => {
    const wish = bodies.newTable(request.body);
    const { id, name } = await people.guest(request, reply, wish.name);
    return roomOf(await create(house, { id, name }, wish as Parameters<typeof create>[2]));
  });
  app.get('/api/tables', async request => {
    const person = await people.find(request);
    const rows = person ? await house.store.tablesOf(person.id, MY_TABLES) : [];
    const known = rows.filter(row => Object.hasOwn(house.titles, row.game));
    return { tables: await Promise.all(known.map(async row => roomOf({ row, game: await gameOf(house, row.game) }))) };
  });
  app.get('/api/codes/:code', { config: { rateLimit: { max: CODES_PER_MINUTE } } }, async request => {
    const code = bodies.code((request.params as { code: string }).code.toLowerCase());
    const table = await house.store.tableOfCode(code);
    if (table === undefined) throw new No('no-table', { field: 'code', says: 'there is no such table' });
    return { table };
  });
  app.get('/api/tables/:id', async request => roomOf(await openTable(house, idOf(request))));
  app.get('/api/tables/:id/record', async (request, reply) => {
    const live = await openTable(house, idOf(request));
    const text = await recordOf(house, live);
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="${live.row.game}-${live.row.id.slice(0, 8)}.game"`)
      .send(text);
  });

  act('sit', bodies.sit, (live, person, body) => sit(house, live, person, body as Parameters<typeof sit>[3]));
  act('stand', bodies.nothing, (live, person) => stand(house, live, person));
  act('change', bodies.change, (live, person, body) =>
    change(house, live, person, body as Parameters<typeof change>[3]),
  );
  act('bot', bodies.bot, (live, person, body) => seatBot(house, live, person, body as Parameters<typeof seatBot>[3]));
  act('start', bodies.start, (live, person, body) => start(house, live, person, body.fill ?? false));
  act('end', bodies.nothing, (live, person) => end(house, live, person));
  app.post('/api/tables/:id/again', async request => {
    bodies.nothing(request.body ?? {});
    const next = await atTable(house, idOf(request), live => again(house, live));
    return roomOf(await openTable(house, next));
  });
}
