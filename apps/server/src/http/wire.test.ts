import fc from 'fast-check';
import { createServer, get } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { hearTexts, textFrame } from './wire.ts';

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

const [CONTINUED, TEXT, BINARY, CLOSE, PING] = [0, 1, 2, 8, 9];

interface Sent {
  readonly opcode: number;
  readonly final: boolean;
  readonly body: Buffer;
}

/** A frame as clients send it. */
function masked({ opcode, final, body }: Sent, mask: readonly number[]): Buffer {
  const { length } = body;
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = (final ? 0x80 : 0) | opcode;
  head[1] = 0x80 | (head.length === 2 ? length : head.length === 4 ? 126 : 127);
  if (head.length === 4) head.writeUInt16BE(length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, Buffer.from(mask), body.map((byte, i) => byte ^ mask[i % 4]!)]);
}

const whole = (opcode: number, body: string | Buffer): Sent => ({ opcode, final: true, body: Buffer.from(body) });
/** One byte that is no UTF-8. */
const BROKEN = Buffer.from([0xff]);

const ascii = fc.string({ maxLength: 200 });
/** Messages as they may come, each of one or more frames. */
const messages = fc.oneof(
  { weight: 6, arbitrary: ascii.map(text => [whole(TEXT, text)]) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }).map(text => [whole(TEXT, text)]) },
  { weight: 1, arbitrary: ascii.map(text => [whole(BINARY, text)]) },
  { weight: 1, arbitrary: ascii.map(text => [whole(PING, text.slice(0, 20))]) },
  { weight: 1, arbitrary: fc.constantFrom(70_000, 300, 126).map(size => [whole(TEXT, 'x'.repeat(size))]) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(ascii, ascii)
      .map(([a, b]) => [
        { opcode: TEXT, final: false, body: Buffer.from(a) },
        whole(PING, ''),
        { opcode: CONTINUED, final: true, body: Buffer.from(b) },
      ]),
  },
);

describe('what a client says', () => {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  beforeAll(() => new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    sockets.close();
    server.close();
  });

  /** What is heard of these chunks by the library alone, or with us below it. They are put where the line would give them. */
  async function say(chunks: readonly Buffer[], isBelow: boolean): Promise<readonly string[]> {
    const heard: string[] = [];
    const over = new Promise<void>(resolve => {
      sockets.once('connection', (socket, { socket: line }) => {
        if (isBelow) hearTexts(line, text => heard.push(`text ${text}`));
        socket.on('message', (data: Buffer, isBinary) => heard.push(`${isBinary ? 'bytes' : 'text'} ${String(data)}`));
        socket.on('ping', (data: Buffer) => heard.push(`ping ${String(data)}`));
        socket.on('error', error => heard.push(error.message));
        socket.on('close', code => {
          heard.push(`close ${code}`);
          resolve();
        });
        for (const chunk of chunks) line.emit('data', Buffer.from(chunk));
      });
    });
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    client.on('error', () => {});
    await over;
    client.terminate();
    return heard;
  }

  async function both(frames: readonly Sent[], cuts: readonly number[], mask: readonly number[]): Promise<void> {
    const all = Buffer.concat(frames.map(frame => masked(frame, mask)));
    const at = [0, ...cuts.map(cut => cut % (all.length + 1)), all.length].toSorted((a, b) => a - b);
    const chunks = at.slice(1).map((end, i) => all.subarray(at[i], end));
    const alone = await say(chunks, false);
    expect(await say(chunks, true)).toEqual(alone);
    expect(alone.at(-1)).toMatch(/^close/);
  }

  test('is heard as the library alone would hear it, however it is cut', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(messages, { maxLength: 8 }),
        fc.array(fc.nat(), { maxLength: 4 }),
        fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255)),
        (said, cuts, mask) => both([...said.flat(), whole(CLOSE, Buffer.from([3, 232]))], cuts, mask),
      ),
      { numRuns: 150 },
    ));

  test.each([
    ['bytes that are no text', [whole(TEXT, BROKEN)]],
    ['a text within another', [{ opcode: TEXT, final: false, body: Buffer.from('a') }, whole(TEXT, 'b')]],
    ['a kind that does not exist', [whole(5, 'a')]],
    ['the rest of nothing', [whole(CONTINUED, 'a')]],
    ['more after a goodbye', [whole(CLOSE, Buffer.from([3, 232])), whole(TEXT, 'late'), whole(TEXT, BROKEN)]],
  ])('is refused as by the library: %s', (_, frames) => both([whole(TEXT, 'before'), ...frames], [], [1, 2, 3, 4]));

  test('is no frame of its own where it is the rest of another', () => {
    const mask = [0, 0, 0, 0];
    const inner = masked(whole(TEXT, 'forged'), mask);
    const outer = [whole(BINARY, Buffer.concat([Buffer.from('x'), inner])), whole(CLOSE, Buffer.from([3, 232]))];
    return both(outer, [2 + mask.length + 1], mask);
  });

  test('comes below the library if it is whole and plain, also two at a time', async () => {
    const below: string[] = [];
    const library: string[] = [];
    const over = new Promise<void>(resolve => {
      sockets.once('connection', (socket, request) => {
        hearTexts(request.socket, text => below.push(text));
        socket.on('message', (data: Buffer) => library.push(String(data)));
        socket.on('close', () => resolve());
      });
    });
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await new Promise(resolve => client.once('open', resolve));
    for (const text of ['one', 'x'.repeat(200), 'ü', 'two']) client.send(text);
    client.close();
    await over;
    expect(below).toEqual(['one', 'x'.repeat(200), 'two']);
    expect(library).toEqual(['ü']);
  });

  /** A client that says bytes, and its line here. */
  async function raw(heard: string[]): Promise<{ client: Socket; line: Socket }> {
    const line = new Promise<Socket>(resolve => {
      sockets.once('connection', (socket, request) => {
        hearTexts(request.socket, text => heard.push(text));
        socket.on('message', (data: Buffer) => heard.push(`${String(data)} (in pieces)`));
        resolve(request.socket);
      });
    });
    const asked = get({
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      headers: {
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      },
    });
    const client = await new Promise<Socket>(resolve => asked.on('upgrade', (_, socket) => resolve(socket)));
    return { client, line: await line };
  }

  test('in pieces stays what it was while others speak', async () => {
    const heard: string[] = [];
    const [one, other] = [await raw(heard), await raw(heard)];
    const say = async ({ client, line }: typeof one, bytes: Buffer): Promise<void> => {
      const all = line.bytesRead + bytes.length;
      client.write(bytes);
      while (line.bytesRead < all) await turn();
    };
    const text = 'ü'.repeat(50);
    const frame = masked(whole(TEXT, text), [1, 2, 3, 4]);
    for (let at = 0; at < frame.length; at += 20) {
      await say(one, frame.subarray(at, at + 20));
      await say(other, masked(whole(TEXT, 'meanwhile'), [5, 6, 7, 8]));
    }
    const pieces = Math.ceil(frame.length / 20);
    expect(heard).toEqual([...Array<string>(pieces - 1).fill('meanwhile'), `${text} (in pieces)`, 'meanwhile']);
    for (const { client } of [one, other]) client.destroy();
  });
});
