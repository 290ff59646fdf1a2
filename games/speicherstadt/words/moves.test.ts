import { describe, expect, test } from 'vitest';
import { code, read, write } from './moves.ts';

describe('notation', () => {
  test.each([
    'worker 1',
    'worker 6',
    'buy',
    'decline',
    'load tea > contract B-2',
    'load tea > warehouse',
    'load tea > warehouse losing rubber',
    'load carpet > hall',
    'load carpet > hall losing tea',
    'sell saffron',
    'hall sell saffron rubber',
    'hall exchange tea tea rubber > coffee',
    'unload',
    'done',
    'done losing tea rubber rubber',
  ])('%s is read and written', text => {
    expect(write(read(text)!)).toBe(text);
  });

  test('goods may be named in any order', () => {
    expect(write(read('hall sell rubber saffron')!)).toBe('hall sell saffron rubber');
    expect(write(read('done losing rubber tea')!)).toBe('done losing tea rubber');
  });

  test.each([
    '',
    'worker 0',
    'worker 7',
    'worker',
    'load tea',
    'load tea > contract D-1',
    'load cocoa > hall',
    'hall sell tea',
    'hall exchange tea tea > coffee',
    'sell tea tea',
    'done losing',
    'buy 3',
  ])('"%s" is no move', text => {
    expect(read(text)).toBeUndefined();
  });

  test('codes differ', () => {
    const texts = [
      'unload',
      'done',
      'sell tea',
      'sell rubber',
      'load tea > warehouse',
      'load tea > warehouse losing rubber',
      'load tea > hall',
      'load tea > hall losing rubber',
      'load tea > contract A-1',
      'hall sell tea tea',
      'hall sell tea rubber',
      'hall exchange tea tea tea > rubber',
      'hall exchange tea tea tea > carpet',
    ];
    expect(new Set(texts.map(text => code(read(text)!))).size).toBe(texts.length);
  });
});
