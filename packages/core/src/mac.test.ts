import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { macUnder } from './mac.ts';

const bytes = (from: number, to: number): fc.Arbitrary<Uint8Array> => fc.uint8Array({ minLength: from, maxLength: to });

const wordOf = (key: Uint8Array, text: Uint8Array): number => new DataView(hmac(sha256, key, text).buffer).getUint32(0);

test('the first word is what a library says, for all keys and texts', () => {
  fc.assert(
    fc.property(bytes(0, 64), bytes(0, 200), (key, text) => {
      expect(macUnder(key)(text, text.length)).toBe(wordOf(key, text));
    }),
  );
});

test('also where a text fills its last block, with or without room for its length', () => {
  const key = Uint8Array.of(1, 2, 3);
  const macOf = macUnder(key);
  for (let length = 0; length <= 260; length++) {
    const text = Uint8Array.from({ length }, (_, at) => at);
    expect([length, macOf(text, length)]).toEqual([length, wordOf(key, text)]);
  }
});

test('what lies behind the end of a text does not count, nor what was asked before or under another key', () => {
  const [one, other] = [macUnder(Uint8Array.of(1)), macUnder(Uint8Array.of(2))];
  const long = Uint8Array.of(7, 8, 9);
  const first = one(long, 2);
  other(long, 3);
  expect(one(Uint8Array.of(7, 8), 2)).toBe(first);
});
