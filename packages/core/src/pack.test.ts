import { expect, test } from 'vitest';
import { hashOf } from './canonical.ts';
import { BadPack, openGame, type Pack, PACK_LIMIT, type Title } from './pack.ts';

const opened: (Pack | undefined)[] = [];
const plain: Title = {
  id: 'plain',
  game(pack) {
    opened.push(pack);
    return { id: 'plain' } as never;
  },
};
const packed: Title = {
  ...plain,
  refusePack: content => (typeof content === 'object' ? undefined : 'a pack is an object'),
};

test('without content the game is the built-in one', () => {
  openGame(packed);
  expect(opened.at(-1)).toBeUndefined();
});

test('content comes with its hash, whatever the order of its members', () => {
  openGame(packed, { a: 1, b: [2] });
  expect(opened.at(-1)).toEqual({ hash: hashOf({ b: [2], a: 1 }), content: { a: 1, b: [2] } });
});

test('a title that takes no pack says so', () => {
  expect(() => openGame(plain, {})).toThrow(new BadPack('plain takes no pack'));
});

test('a bad pack is refused with its fault, a huge one before anybody looks at it', () => {
  expect(() => openGame(packed, 7)).toThrow(new BadPack('a pack is an object'));
  expect(() => openGame(packed, ['x'.repeat(PACK_LIMIT)])).toThrow(new BadPack('a pack holds at most 256 kB'));
  openGame(packed, ['x'.repeat(PACK_LIMIT - 4)]);
});

test('size is counted in bytes, and content nested too deep to write is too large', () => {
  expect(() => openGame(packed, ['ü'.repeat(PACK_LIMIT / 2)])).toThrow(new BadPack('a pack holds at most 256 kB'));
  let deep: unknown = [];
  for (let i = 0; i < 100_000; i++) deep = [deep];
  expect(() => openGame(packed, deep)).toThrow(new BadPack('a pack holds at most 256 kB'));
});
