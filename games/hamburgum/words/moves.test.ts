import { describe, expect, test } from 'vitest';
import { code, notation } from './moves.ts';

describe('notation', () => {
  test('HB-2.1 every kind of move reads as it is written', () => {
    for (const text of [
      'go trade1',
      'sell beer 3 sugar 1',
      'direct cloth 12',
      'buy timber 2 brick 2 bell 1',
      'ship',
      'donate NIC five',
      'score DOM citizen',
      'build N4',
      'appoint harbour-master',
      'decline',
      'end',
    ])
      expect(notation.write(notation.read(text)!)).toBe(text);
  });

  test('HB-4.1 amounts are read in any order and written in one', () => {
    expect(notation.read('sell sugar 1 beer 3')).toEqual({ type: 'sell', goods: [0, 0, 0, 1] });
    expect(notation.write(notation.read('buy bell 1 brick 2')!)).toBe('buy brick 2 bell 1');
  });

  test('what is no move is not read', () => {
    for (const text of [
      '',
      'go',
      'go nowhere',
      'go beer now',
      'sell',
      'sell beer',
      'sell beer 0',
      'sell beer 01',
      'sell beer 1 beer 1',
      'sell timber 1',
      'sell beer 1000',
      'buy beer 1',
      'ship 2',
      'donate NIC',
      'donate nic five',
      'donate NIC gold',
      'score NIC five twice',
      'build',
      'build N44X',
      'appoint king',
      'end turn',
      'END',
    ])
      expect(notation.read(text)).toBeUndefined();
  });

  test('codes of different moves differ', () => {
    const texts = [
      'go beer',
      'go sugar',
      'sell beer 1',
      'sell sugar 1',
      'sell beer 1 cloth 2',
      'direct beer 1',
      'buy timber 1',
      'buy brick 1',
      'ship',
      'donate NIC five',
      'donate NIC ship',
      'score NIC five',
      'build N4',
      'build N5',
      'appoint canon',
      'decline',
      'end',
    ];
    expect(new Set(texts.map(text => code(notation.read(text)!))).size).toBe(texts.length);
  });
});
