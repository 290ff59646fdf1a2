import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { joinLine, openLine } from './line.ts';

/** Gathers what is heard; the next message that has not been taken. */
function inbox(): { hear(message: unknown): void; next(): Promise<unknown> } {
  const came: unknown[] = [];
  let wake = (): void => {};
  return {
    hear: message => {
      came.push(message);
      wake();
    },
    async next() {
      while (came.length === 0) await new Promise<void>(resolve => (wake = resolve));
      return came.shift();
    },
  };
}

test('what is said is heard at the other end, also what was said before there was one', async () => {
  const [here, there] = [inbox(), inbox()];
  const line = openLine(here.hear);
  line.say({ early: 1 });
  line.say({ early: 2 });
  const other = joinLine(line.address, there.hear);
  expect([await there.next(), await there.next()]).toEqual([{ early: 1 }, { early: 2 }]);
  other.say({ name: 'Ümit\n\u2028', missing: undefined });
  expect(await here.next()).toEqual({ name: 'Ümit\n\u2028' });
  line.say({ late: true });
  expect(await there.next()).toEqual({ late: true });
  other.close();
});

test('a text goes with a message as it is, line breaks and quotes and all', async () => {
  const heard: string[] = [];
  const there = inbox();
  const line = openLine(() => {});
  const other = joinLine(line.address, (message, text) => {
    heard.push(text);
    there.hear(message);
  });
  const texts = ['', '\n', '"a"\n\\b\n', 'ü\n'.repeat(50_000)];
  for (const [i, text] of texts.entries()) line.say({ i }, text);
  line.say({ i: texts.length });
  for (let i = 0; i <= texts.length; i++) expect(await there.next()).toEqual({ i });
  expect(heard).toEqual([...texts, '']);
  other.close();
});

test('messages of any length come whole and in order, many at a time', async () => {
  const there = inbox();
  const line = openLine(() => {});
  const other = joinLine(line.address, there.hear);
  const messages = [3, 70_000, 1, 300_000, 65_535, 65_536, 2].map(length => ({ text: 'ü'.repeat(length) }));
  for (const message of messages) line.say(message);
  for (const message of messages) expect(await there.next()).toEqual(message);
  line.close();
  other.close();
});

test('nobody else can come once somebody is there', async () => {
  const there = inbox();
  const line = openLine(() => {});
  const other = joinLine(line.address, there.hear);
  line.say({});
  await there.next();
  expect(existsSync(path.dirname(line.address))).toBe(false);
  other.close();
});

test('a line that nobody joined leaves nothing behind', async () => {
  const line = openLine(() => {});
  line.say({});
  line.close();
  expect(existsSync(path.dirname(line.address))).toBe(false);
});

test('what is said to somebody who is gone disturbs nobody', async () => {
  const line = openLine(() => {});
  const other = connect(line.address);
  await once(other, 'connect');
  other.pause();
  // More than the kernel keeps for a reader who does not read: some of it is still to be written when that one goes.
  for (let i = 0; i < 20; i++) line.say({ text: 'x'.repeat(100_000) });
  await new Promise(setImmediate);
  other.destroy();
  await once(other, 'close');
  for (let i = 0; i < 20; i++) {
    line.say({ i });
    await new Promise(setImmediate);
  }
});
