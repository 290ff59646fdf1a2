import type { Legal } from '@kontor/core';
import { expect, test } from 'vitest';
import { readLegal, writeLegal } from './legal.ts';

type Move = { type: 'pass' } | { type: 'play'; cards: readonly number[] };

const notation = {
  write: (move: Move) => (move.type === 'pass' ? 'pass' : `play ${move.cards.join(' ')}`),
  read: (text: string): Move | undefined => {
    if (text === 'pass') return { type: 'pass' };
    return text.startsWith('play ') ? { type: 'play', cards: text.slice(5).split(' ').map(Number) } : undefined;
  },
};

const legal: Legal<Move> = {
  moves: [{ type: 'pass' }, { type: 'play', cards: [1, 2] }],
  selections: [
    {
      move: { type: 'play', cards: [] },
      picks: [
        {
          field: 'cards',
          from: [
            { id: 3, most: 1 },
            { id: 5, most: 2 },
          ],
          min: 1,
          max: 2,
        },
      ],
      except: [{ cards: [3, 5] }],
    },
  ],
};

test('a list of legal moves comes out as it went in', () => {
  const wire = JSON.parse(JSON.stringify(writeLegal(notation, legal))) as ReturnType<typeof writeLegal>;
  expect(wire).toEqual({
    moves: ['pass', 'play 1 2'],
    picks: [{ move: { type: 'play', cards: [] }, picks: [['cards', [3, [5, 2]], 1, 2]], except: [{ cards: [3, 5] }] }],
  });
  expect(readLegal(notation, wire)).toEqual(legal);
});

test('an empty list is absent', () => {
  expect(writeLegal(notation, { moves: [], selections: [] })).toBeUndefined();
  expect(readLegal(notation, undefined)).toEqual({ moves: [], selections: [] });
});

test('a text that is no move of these words is named', () => {
  expect(() => readLegal(notation, { moves: ['fly'] })).toThrow('"fly" is no move here');
});
