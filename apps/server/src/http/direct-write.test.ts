import { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Lines, openLines } from '../../test/lines.ts';
import { directly } from './direct-write.ts';

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;

let lines: Lines;
beforeAll(async () => {
  lines = await openLines();
});
afterAll(() => lines.close());

async function heard(client: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of client) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
}

/** Pieces that can be told apart. */
const piecesOf = (size: number, count: number): Buffer[] =>
  Array.from({ length: count }, (_, i) => Buffer.alloc(size, 65 + (i % 26)));

test('what is written is with the kernel at once, and the stream has nothing to do with it', async () => {
  const [client, line] = await lines.pair();
  const write = vi.spyOn(line, 'write');
  const say = directly(line);
  for (const word of ['one ', 'two ', 'three']) expect(say(Buffer.from(word))).toBe(0);
  line.end();
  expect(await heard(client)).toBe('one two three');
  expect(write).not.toHaveBeenCalled();
});

test('what a line can not take yet is told, waits untouched, and comes in its order', async () => {
  const [client, line] = await lines.pair();
  const say = directly(line);
  const pieces = piecesOf(1 << 20, 30);
  const waiting = pieces.map(piece => say(Buffer.from(piece)));
  // The first are with the kernel; from some piece on all wait.
  const full = waiting.findIndex(bytes => bytes > 0);
  expect(full).toBeGreaterThan(-1);
  for (let i = full + 1; i < pieces.length; i++) expect(waiting[i]).toBe(waiting[full]! + (i - full) * (1 << 20));
  for (let i = 0; i < 50; i++) await turn();
  gc();
  // And others are written meanwhile.
  const [other, otherLine] = await lines.pair();
  const tell = directly(otherLine);
  for (const piece of piecesOf(100, 50)) expect(tell(piece)).toBe(0);
  otherLine.end();
  line.end();
  expect(await heard(client)).toBe(Buffer.concat(pieces).toString('latin1'));
  expect(await heard(other)).toBe(Buffer.concat(piecesOf(100, 50)).toString('latin1'));
});

test('pieces are not torn by what is written to the stream, nor tear it', async () => {
  const [client, line] = await lines.pair();
  const say = directly(line);
  const size = 100_000;
  const said: Record<string, number> = {};
  for (let i = 0; i < 200; i++) {
    const piece = Buffer.alloc(size, 65 + (i % 26));
    if (i % 3 === 0) line.write(piece);
    else say(piece);
    const letter = String.fromCharCode(65 + (i % 26));
    said[letter] = (said[letter] ?? 0) + 1;
  }
  line.end();
  const all = await heard(client);
  const came: Record<string, number> = {};
  for (let at = 0; at < all.length; at += size) {
    expect(all.slice(at, at + size)).toBe(all[at]!.repeat(size));
    came[all[at]!] = (came[all[at]!] ?? 0) + 1;
  }
  expect(came).toEqual(said);
});

test.each([
  ['while something waits', 30],
  ['when something is written next', 0],
])(
  'a line whose other end is gone is closed %s, and what is written to it after that goes nowhere',
  async (_, count) => {
    // It is not read, which would find that out, too.
    const still = await openLines({ pauseOnConnect: true });
    const [client, line] = await still.pair();
    line.on('error', () => {});
    const closed = new Promise(resolve => line.on('close', resolve));
    const say = directly(line);
    for (const piece of piecesOf(1 << 20, count)) say(piece);
    client.resetAndDestroy();
    while (!line.destroyed) {
      if (count === 0) say(Buffer.from('x'));
      await turn();
    }
    await closed;
    expect(say(Buffer.from('x'))).toBe(0);
    still.close();
  },
);

test('where Node has nothing of the kind below a socket, the stream gets what is written and says what waits', () => {
  const line = new Socket();
  const written: unknown[] = [];
  vi.spyOn(line, 'write').mockImplementation(piece => written.push(piece) > 0);
  vi.spyOn(line, 'writableLength', 'get').mockReturnValue(7);
  const piece = Buffer.from('x');
  expect(directly(line)(piece)).toBe(7);
  expect(written).toEqual([piece]);
});
