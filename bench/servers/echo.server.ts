import websocket, { type WebSocket } from '@fastify/websocket';
import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { ready } from './child.ts';

/** No game at all: what one client of a table says, all of them hear. The floor for anything on this stack. */
const app = fastify();
const tables = new Map<string, Set<WebSocket>>();
await app.register(websocket);
app.get<{ Params: { table: string } }>('/:table', { websocket: true }, (socket, { params: { table } }) => {
  const here = tables.get(table) ?? new Set();
  tables.set(table, here.add(socket));
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    for (const each of here) each.send(text);
  });
});
await app.listen({ port: 0, host: '127.0.0.1' });
ready((app.server.address() as AddressInfo).port);
