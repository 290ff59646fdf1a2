import { expect, test } from 'vitest';
import type { Happening } from './events.ts';
import type { Flow } from './flow.ts';
import { guarded } from './guards.ts';

type Move = { readonly type: 'buy'; readonly price: number };
interface Shop extends Flow {
  State: { stack: { type: 'shop' }[]; coins: number[]; sold: number[] };
  Frame: { type: 'shop' };
  Move: Move;
  Event: Happening;
  Rule: 'S-1' | 'S-2' | 'S-3';
}

const { legal, why } = guarded<Shop, Shop['Frame']>({
  candidates: () => [1, 2, 3, 4].map(price => ({ type: 'buy', price })),
  guards: [
    ['S-1', ({ sold }, _frame, _seat, { price }) => sold.includes(price)],
    ['S-2', ({ coins }, _frame, seat, { price }) => price > coins[seat]!],
  ],
  otherwise: 'S-3',
  notation: { write: ({ price }) => `buy ${price}`, read: () => undefined },
});

const state: Shop['State'] = { stack: [{ type: 'shop' }], coins: [2, 9], sold: [1, 4] };
const frame = { type: 'shop' } as const;
const buy = (price: number): Move => ({ type: 'buy', price });

test('legal is what no guard refuses', () => {
  expect(legal(state, frame, 0)).toEqual({ moves: [buy(2)], selections: [] });
  expect(legal(state, frame, 1)).toEqual({ moves: [buy(2), buy(3)], selections: [] });
});

test('why is the first guard that refuses, and undefined exactly if the move is legal', () => {
  expect([1, 2, 3, 4].map(price => why(state, frame, 0, buy(price)))).toEqual(['S-1', undefined, 'S-2', 'S-1']);
});

test('a move that is no candidate breaks the rule named for that', () => {
  expect(why(state, frame, 0, buy(7))).toBe('S-3');
});

test('the move that was read counts by its text: what else it carries is not looked at', () => {
  expect(why(state, frame, 0, { ...buy(2), note: 'please' } as Move)).toBeUndefined();
});

test('a guard that takes no move is asked once, before there are candidates', () => {
  const asked: string[] = [];
  const { legal, why } = guarded<Shop, Shop['Frame']>({
    candidates: () => (asked.push('candidates'), [buy(1), buy(2)]),
    guards: [
      ['S-1', (_state, _frame, _seat, { price }) => price > 1],
      ['S-2', ({ coins }, _frame, seat) => (asked.push('purse'), coins[seat] === 0)],
    ],
    otherwise: 'S-3',
    notation: { write: ({ price }) => `buy ${price}`, read: () => undefined },
  });
  expect(legal(state, frame, 0).moves).toEqual([buy(1)]);
  expect(asked).toEqual(['purse', 'candidates']);
  const poor = { ...state, coins: [0, 0] };
  expect(legal(poor, frame, 0)).toEqual({ moves: [], selections: [] });
  expect(asked).toEqual(['purse', 'candidates', 'purse']);
  expect([1, 2].map(price => why(poor, frame, 0, buy(price)))).toEqual(['S-2', 'S-1']);
});
