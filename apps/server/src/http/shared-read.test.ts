import { once } from 'node:events';
import { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lines, openLines } from '../../test/lines.ts';
import { readShared } from './shared-read.ts';

let lines: Lines;
beforeAll(async () => {
  lines = await openLines({ allowHalfOpen: true });
});
afterAll(() => lines.close());

test('lines are read into the same memory', async () => {
  const places = new Set<ArrayBufferLike>();
  for (let i = 0; i < 3; i++) {
    const [client, line] = await lines.pair();
    const isRead = new Promise<void>(resolve =>
      readShared(line, chunk => {
        places.add(chunk.buffer);
        resolve();
      }),
    );
    client.write('x');
    await isRead;
    client.destroy();
    line.destroy();
  }
  expect(places.size).toBe(1);
});

test('all that is said is read in its order, also by who pauses, and then the end', async () => {
  const [client, line] = await lines.pair();
  const parts: string[] = [];
  const ended = once(line, 'end');
  line.pause();
  client.write('before ');
  await once(client, 'connect');
  // What came before is in the line by now, which reads on until it is full.
  while (line.readableLength === 0) await turn();
  let isPaused = true;
  readShared(line, chunk => {
    expect(isPaused).toBe(false);
    parts.push(String(chunk));
    line.pause();
    isPaused = true;
    setTimeout(() => {
      isPaused = false;
      line.resume();
    });
  });
  const said = Array.from({ length: 3000 }, (_, i) => `${i} ${'x'.repeat(i % 200)}\n`);
  isPaused = false;
  line.resume();
  for (const text of said) if (!client.write(text)) await once(client, 'drain');
  client.end();
  await ended;
  expect(parts.join('')).toBe(`before ${said.join('')}`);
  line.end();
  await once(line, 'close');
});

test('what waits in a paused line stays what it was', async () => {
  const [client, line] = await lines.pair();
  let heard = '';
  readShared(line, chunk => void (heard += String(chunk)));
  line.pause();
  for (const word of ['one ', 'two ', 'three']) {
    const before = line.readableLength;
    client.write(word);
    while (line.readableLength === before) await turn();
  }
  line.resume();
  client.end();
  await once(line, 'end');
  expect(heard).toBe('one two three');
  line.end();
  await once(line, 'close');
});

test('who is paused for long is not read for', async () => {
  const [client, line] = await lines.pair();
  readShared(line, () => {});
  line.pause();
  client.write(Buffer.alloc(32 << 20));
  while (line.readableLength === 0) await turn();
  for (let i = 0; i < 100; i++) await turn();
  expect(line.readableLength).toBeLessThan(1 << 20);
  client.destroy();
  line.destroy();
});

test('a line that breaks says so', async () => {
  const [client, line] = await lines.pair();
  readShared(line, () => {});
  const said: unknown[] = [];
  line.on('error', error => said.push(error));
  client.resetAndDestroy();
  await new Promise(resolve => line.on('close', resolve));
  expect(said).toMatchObject([{ code: 'ECONNRESET' }]);
});

test('where Node has nothing of the kind below a socket, chunks come as they always did', () => {
  const line = new Socket();
  const heard: string[] = [];
  readShared(line, chunk => heard.push(String(chunk)));
  line.emit('data', Buffer.from('x'));
  expect(heard).toEqual(['x']);
});
