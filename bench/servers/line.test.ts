import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { lineTo } from './line.ts';

const TEXTS = ['', 'ä', 'x'.repeat(125), 'x'.repeat(126), 'y'.repeat(60_000), 'ö'.repeat(100_000)];

test('a lean line says and hears what the library does, also in pieces, and answers a ping', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const said: string[] = [];
  let cookie: string | undefined;
  let pongs = 0;
  server.on('connection', (socket, request) => {
    ({ cookie } = request.headers);
    socket.on('pong', () => pongs++);
    socket.on('message', (data: Buffer) => {
      said.push(data.toString());
      if (said.length < TEXTS.length - 1) return;
      socket.ping();
      for (const text of TEXTS) socket.send(text);
      // By its end all that was written before has come, the answer to the ping too.
      socket.once('pong', () => socket.send('end'));
    });
  });
  const heard: string[] = [];
  let end = (): void => {};
  const isOver = new Promise<void>(resolve => (end = resolve));
  const { port } = server.address() as AddressInfo;
  const line = await lineTo(port, '/', 'a=b', text => (text === 'end' ? end() : heard.push(text)));
  for (const text of TEXTS.slice(0, -1)) line.send(text);
  await isOver;
  line.close();
  await once([...server.clients][0]!, 'close');
  server.close();
  expect([said, heard, cookie, pongs]).toEqual([TEXTS.slice(0, -1), TEXTS, 'a=b', 1]);
});

test('who is not let in says so', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', verifyClient: () => false });
  await once(server, 'listening');
  await expect(lineTo((server.address() as AddressInfo).port, '/', '', () => {})).rejects.toThrow('401');
  server.close();
});
