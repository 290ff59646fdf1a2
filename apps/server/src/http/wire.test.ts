import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './wire.ts';

/** Both sides of every limit of the head. */
const LENGTHS = [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 70_000];

test('texts of all lengths reach a client as they are, between frames of the library', async () => {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  const texts = LENGTHS.map(length => 'ü'.repeat(length / 2) + 'x'.repeat(length % 2));
  sockets.on('connection', (socket, request) => {
    for (const text of texts) {
      request.socket.write(textFrame(Buffer.from(text)));
      socket.send(`${text.length}`);
    }
    socket.close();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data: Buffer, isBinary: boolean) => heard.push(isBinary ? 'binary' : data.toString()));
  await new Promise((resolve, reject) => client.on('close', resolve).on('error', reject));
  sockets.close();
  server.close();
  expect(heard).toEqual(texts.flatMap(text => [text, `${text.length}`]));
});
