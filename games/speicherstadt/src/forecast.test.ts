import { expect, test } from 'vitest';
import { scene, tell, withoutLuck } from '../test/scene.ts';
import { game, type State } from './index.ts';

const forecast = (state: State, seat: number, text: string) => game.forecast(state, seat, game.read(text)!);

test('SP-4.1 a worker is forecast as the card at the price its owner would be asked', () => {
  const state = scene({
    seats: [{}, {}],
    row: [
      ['office A-1', [0, 1]],
      ['ship B-1', [], 'tea tea rubber'],
    ],
  });
  expect(forecast(state, 0, 'worker 1')).toEqual({ cost: { coins: 3 }, points: { offices: 2 } });
  const behind = scene({ seats: [{}, {}], row: [['office A-1', [1, 0, 1]]], start: 1 });
  expect(forecast(behind, 0, 'worker 1')).toEqual({ cost: { coins: 3 }, points: { offices: 2 } });
  const last = scene({ seats: [{}, {}, {}], row: [['office A-1', [0, 1]]] });
  expect(forecast(last, 2, 'worker 1')).toEqual({ cost: { coins: 1 }, points: { offices: 2 } });
  const asked = game.view(tell(last, ['2 worker 1'], withoutLuck).state, 2);
  expect(asked.players[2]!.queued).toBe(1);
  expect(forecast(state, 0, 'worker 2')).toEqual({ cost: { coins: 1 }, gain: { tea: 2, rubber: 1 } });
});

test('a purchase is forecast with its price, its goods and its points', () => {
  const state = scene({
    seats: [{ cards: ['port', 'chamber'] }, {}, {}],
    row: [
      ['ship B-1', [0, 1], 'tea tea rubber'],
      ['bank', [2]],
    ],
    phase: 'purchase',
  });
  expect(forecast(state, 0, 'buy')).toEqual({
    cost: { coins: 2 },
    gain: { tea: 2, rubber: 1 },
    points: { port: 1, chamber: -2 },
  });
  expect(forecast(state, 0, 'decline')).toEqual({});
});

test('loading is forecast with goods, coins and points, and says what it ends', () => {
  const state = scene({
    seats: [{ loose: 'tea rubber', cards: ['contract B-1', 'tea-taster'], laid: { 'B-1': 'coffee' } }, {}],
    phase: 'loading',
  });
  expect(forecast(state, 0, 'load tea > contract B-1')).toEqual({ cost: { tea: 1 }, points: { contracts: 5 } });
  expect(forecast(state, 0, 'sell tea')).toEqual({ cost: { tea: 1 }, gain: { coins: 1 } });
  expect(forecast(state, 0, 'load tea > hall')).toEqual({});
  expect(forecast(state, 0, 'done losing tea rubber')).toEqual({ cost: { tea: 1, rubber: 1 }, ends: 'round' });
});

test('the last move of the last round ends the game', () => {
  const state = scene({ seats: [{ loose: 'tea' }, {}], pile: ['fire 4'], phase: 'loading' });
  expect(forecast(state, 0, 'done losing tea')).toEqual({ cost: { tea: 1 }, ends: 'game' });
  expect(game.outcome(tell(state, ['0 done losing tea'], withoutLuck).state)).toBeDefined();
});

test('off turn a seat may ask what each card would bring', () => {
  const state = scene({
    seats: [{}, { cards: ['office B-1'] }],
    row: [
      ['office A-1', [0, 1]],
      ['bank', []],
    ],
  });
  expect(game.actors(state)).toEqual([0]);
  expect(game.survey!(state, 1).slice(0, 2)).toEqual([
    { move: { type: 'worker', space: 0 }, forecast: { cost: { coins: 2 }, points: { offices: 3 } } },
    { move: { type: 'worker', space: 1 }, forecast: { cost: { coins: 1 } } },
  ]);
});

test('SP-3.1 a full column is no choice: the survey leaves it out, and its price can not rise', () => {
  const state = scene({ seats: [{}, {}, {}], row: [['bank', [0, 1, 2, 0, 1, 2, 0, 1]]] });
  expect(game.survey!(state, 2).map(({ move }) => game.write(move))).toEqual(['worker 2', 'worker 3', 'worker 4']);
  expect(game.view(state, 2).row[0]).toMatchObject({ price: 8, priceAfter: 8 });
});
