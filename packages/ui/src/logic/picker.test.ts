import { expect, test } from 'vitest';
import { clicked, picking, type Path } from './picker.ts';

interface Move {
  readonly name: string;
  readonly path: Path;
}

const set = (name: string, ...targets: string[]): Move => ({ name, path: { set: targets } });
const steps = (name: string, ...path: string[]): Move => ({ name, path });
const pathOf = (move: Move) => move.path;
const look = (moves: readonly Move[], ...clicks: string[]) => {
  const { lit, done, open } = picking(moves, pathOf, clicks);
  return { lit: [...lit].toSorted(), done: done?.name, open: open.map(move => move.name) };
};

const HAND = [set('nine', '9a'), set('pair', '9a', '9b'), set('run', '9a', '10', '11'), steps('pass', 'pass')];

test('before the first click everything that begins a move is lit', () => {
  expect(look(HAND)).toEqual({
    lit: ['10', '11', '9a', '9b', 'pass'],
    done: undefined,
    open: ['nine', 'pair', 'run', 'pass'],
  });
});

test('a set may be clicked in any order and is complete only when it is exact', () => {
  expect(look(HAND, '9a')).toMatchObject({ done: 'nine', lit: ['10', '11', '9b'] });
  expect(look(HAND, '9b')).toMatchObject({ done: undefined, lit: ['9a'] });
  expect(look(HAND, '9b', '9a').done).toBe('pair');
  expect(look(HAND, '11', '9a', '10').done).toBe('run');
  expect(look(HAND, '11', '9b')).toEqual({ lit: [], done: undefined, open: [] });
});

test('a path is clicked in its order', () => {
  const moves = [steps('a', 'ship', 'north'), steps('b', 'ship', 'south')];
  expect(look(moves)).toMatchObject({ lit: ['ship'] });
  expect(look(moves, 'ship')).toMatchObject({ lit: ['north', 'south'] });
  expect(look(moves, 'north').open).toEqual([]);
  expect(look(moves, 'ship', 'south').done).toBe('b');
});

test('the same piece twice is two clicks', () => {
  expect(look([set('two', 'beer', 'beer')], 'beer')).toMatchObject({ lit: ['beer'], done: undefined });
});

test('a second click takes a piece of a set back, whichever was picked first', () => {
  expect(clicked(HAND, pathOf, ['10', '9a'], '10')).toEqual(['9a']);
  expect(clicked(HAND, pathOf, ['10', '9a'], '9a')).toEqual(['10']);
});

test('a second click on an early step of a path goes back to before it', () => {
  const moves = [steps('a', 'ship', 'north', 'dock')];
  expect(clicked(moves, pathOf, ['ship', 'north'], 'ship')).toEqual([]);
  expect(clicked(moves, pathOf, ['ship', 'north'], 'north')).toEqual(['ship']);
});

test('a click elsewhere starts anew, a click on nothing changes nothing', () => {
  expect(clicked(HAND, pathOf, ['9b'], '11')).toEqual(['11']);
  expect(clicked(HAND, pathOf, ['9b'], 'pass')).toEqual(['pass']);
  expect(clicked(HAND, pathOf, ['9b'], 'nowhere')).toEqual(['9b']);
});
