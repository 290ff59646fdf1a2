import { expect, test } from 'vitest';
import { card, offers, refused, scene, tell, told, withoutLuck } from '../../test/scene.ts';
import { game } from '../index.ts';

const row = [
  ['bank', [0, 1, 0]],
  ['ship B-1', [1], 'tea tea rubber'],
  ['office A-1', [1, 0]],
] as const;

const market = (coins: readonly number[] = [5, 5]) =>
  scene({ seats: coins.map(each => ({ coins: each })), row, phase: 'purchase' });

test('SP-4.1 cards are settled left to right, and the lowest worker decides first', () => {
  const state = market();
  expect(game.actors(state)).toEqual([0]);
  expect(offers(state, 0)).toEqual(['buy', 'decline']);
  expect(refused(state, 1, 'buy')).toBe('K-2');
  const { events } = tell(state, ['0 buy', '1 buy', '1 decline', '0 buy']);
  expect(events.filter(({ type }) => type === 'buy').map(event => (event.type === 'buy' ? event.space : -1))).toEqual([
    0, 1, 2,
  ]);
});

test('SP-4.1 the price is the number of workers that stand there', () => {
  const { state } = tell(market(), ['0 buy'], withoutLuck);
  expect(state.players[0]!.coins).toBe(2);
});

test('SP-4.2 who buys takes the card, and all workers of that column go home', () => {
  const { state, events } = tell(market(), ['0 buy', '1 buy'], withoutLuck);
  expect(state.players.map(({ cards }) => cards)).toEqual([[card('bank')], [card('ship B-1')]]);
  expect(state.row.map(space => space.queue)).toEqual([[], [], [1, 0]]);
  expect(told(state.players[1]!.loose)).toBe('tea 2, rubber 1');
  expect(events[0]).toMatchObject({ type: 'buy', seat: 0, coins: -3 });
});

test('SP-4.2 a card works from now on: the bank pays in the same round', () => {
  const { state } = tell(market(), ['0 buy', '1 decline', '1 decline', '0 decline']);
  expect(state.players.map(({ coins }) => coins)).toEqual([5 - 3 + 2, 5 + 2]);
});

test('SP-4.3 declining lowers the price by one and asks the next worker', () => {
  const { state, events } = tell(market(), ['0 decline'], withoutLuck);
  expect(state.row[0]!.queue).toEqual([1, 0]);
  expect(game.actors(state)).toEqual([1]);
  expect(events).toMatchObject([{ type: 'decline', seat: 0, price: 3, forced: false }]);
});

test('SP-4.3 who has several workers in a column is asked once for each', () => {
  const { state } = tell(market(), ['0 decline', '1 decline'], withoutLuck);
  expect(game.actors(state)).toEqual([0]);
  expect(game.view(state, 0).row[0]!.asked).toEqual([{ seat: 0, price: 1, pays: true }]);
  expect(tell(state, ['0 buy'], withoutLuck).state.players[0]!.coins).toBe(4);
});

test('SP-4.3 whose coins are too few declines by itself, without being asked', () => {
  const state = scene({ seats: [{ coins: 1 }, { coins: 2 }], row: [['bank', [0, 1, 0, 1, 0]]] });
  const { state: next, events } = tell(state, ['1 worker 1'], withoutLuck);
  // The queue is 0 1 0 1 0 1: prices 6 to 3 are too high for all, at price 2 seat 0 has 1 coin, at price 1 seat 1 can pay.
  expect(events.slice(1)).toMatchObject(
    [6, 5, 4, 3, 2].map((price, i) => ({ type: 'decline', seat: i % 2, price, forced: true })),
  );
  expect(game.actors(next)).toEqual([1]);
  expect(next.row[0]!.queue).toEqual([1]);
});

test('SP-4.4 a card that nobody buys is discarded, also one above which nobody stood', () => {
  const state = scene({
    seats: [{}, {}],
    row: [
      ['bank', [0]],
      ['office A-1', []],
      ['office B-1', [1]],
    ],
    phase: 'purchase',
  });
  const { state: next, events } = tell(state, ['0 decline'], withoutLuck);
  expect(next.discard.filter(each => !state.discard.includes(each))).toEqual([card('office A-1'), card('bank')]);
  expect(next.discard).toEqual(next.discard.toSorted((a, b) => a - b));
  expect(events.map(({ type }) => type)).toEqual(['decline', 'discard', 'discard']);
});

test('SP-4.4 goods on a discarded ship go to the supply', () => {
  const { state, events } = tell(market(), ['0 buy', '1 decline'], withoutLuck);
  expect(told(state.supply)).toBe('tea 2, rubber 1');
  expect(events.at(-1)).toMatchObject({ type: 'discard', card: card('ship B-1'), goods: [1, 1, 3] });
  expect(state.players[1]!.loose).toEqual([0, 0, 0, 0, 0]);
});

test('SP-4.5 the metal coin pays nothing: the start player with no coins declines', () => {
  const state = scene({ seats: [{ coins: 0 }, { coins: 5 }], start: 0, row: [['bank', [0, 1, 0, 1, 0]]] });
  const { events } = tell(state, ['1 worker 1'], withoutLuck);
  expect(events[1]).toMatchObject({ type: 'decline', seat: 0, forced: true });
});

test('SP-4.5 no move gives anything to another player', () => {
  for (const text of ['give tea', 'trade', 'offer 1 coin', 'pay 1 3']) expect(refused(market(), 0, text)).toBe('K-1');
});
