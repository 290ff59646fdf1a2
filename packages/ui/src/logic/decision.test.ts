import { expect, test } from 'vitest';
import { back, choose, click, type Offer } from './decision.ts';
import type { Path } from './picker.ts';

const PATHS: Record<string, Path> = {
  nine: { set: ['9a'] },
  pair: { set: ['9a', '9b'] },
  twelve: { set: ['12'] },
  pass: ['pass'],
  sail: ['ship', 'north'],
};

const offer = (changes: Partial<Offer<string>> = {}): Offer<string> => ({
  moves: Object.keys(PATHS),
  pathOf: move => PATHS[move]!,
  isFree: move => move === 'sail',
  confirm: 'final',
  isTouch: false,
  ...changes,
});

test('a move that cannot be taken back waits for its confirmation', () => {
  expect(click(offer(), [], '12')).toEqual({ clicks: ['12'] });
  expect(click(offer(), [], 'pass')).toEqual({ clicks: ['pass'] });
});

test('a move that can be taken back goes out when its path is complete', () => {
  expect(click(offer(), ['ship'], 'north')).toEqual({ clicks: ['ship', 'north'], send: 'sail' });
  expect(click(offer({ confirm: 'always' }), ['ship'], 'north').send).toBeUndefined();
});

test('on touch every move waits, whatever the setting', () => {
  expect(click(offer({ confirm: 'never', isTouch: true }), ['ship'], 'north').send).toBeUndefined();
});

test('without confirmations nothing goes out while another click could still mean another move', () => {
  const quick = offer({ confirm: 'never' });
  expect(click(quick, [], '9a').send).toBeUndefined();
  expect(click(quick, ['9a'], '9b').send).toBe('pair');
  expect(click(quick, ['9a', '9b'], '9b')).toEqual({ clicks: ['9a'] });
});

test('a second click on the last target of a ready path sends it', () => {
  expect(click(offer(), ['pass'], 'pass').send).toBe('pass');
});

test('in the list the first press makes ready, the second sends', () => {
  expect(choose(offer(), [], 'pair')).toEqual({ clicks: ['9a', '9b'] });
  expect(choose(offer(), ['9b', '9a'], 'pair').send).toBe('pair');
  expect(choose(offer(), ['9a'], 'pair').send).toBeUndefined();
  expect(choose(offer(), [], 'sail').send).toBe('sail');
});

test('Escape steps back', () => {
  expect(back(['ship', 'north'])).toEqual(['ship']);
  expect(back([])).toEqual([]);
});
