import { expect, test } from 'vitest';
import { card, scene, tell, withoutLuck } from '../test/scene.ts';
import { game } from './index.ts';

const market = () =>
  scene({
    seats: [{ coins: 4, cards: ['fireman A-2'] }, { coins: 2 }, { coins: 7 }],
    row: [
      ['bank', [0, 1, 0]],
      ['ship B-1', [2, 0], 'tea tea rubber'],
      ['office A-1', [1, 2]],
      ['office B-1', []],
    ],
  });

test('the view gives each card its price now and after me, and who is asked next at what price', () => {
  const { row } = game.view(market(), 0);
  expect(row.map(({ price, priceAfter }) => [price, priceAfter])).toEqual([
    [3, 4],
    [2, 3],
    [2, 3],
    [0, 1],
  ]);
  expect(row[0]!.asked).toEqual([
    { seat: 0, price: 3, pays: true },
    { seat: 1, price: 2, pays: true },
    { seat: 0, price: 1, pays: true },
  ]);
});

test('the view sets what a player queues for against the coins', () => {
  const { players } = game.view(market(), 0);
  // Seat 0: 3 for the bank and 1 for the ship; seat 1: 2 and 2 with 2 coins; seat 2: 2 and 1.
  expect(players.map(({ queued, canPayAll }) => [queued, canPayAll])).toEqual([
    [4, true],
    [4, false],
    [3, true],
  ]);
  expect(players.map(({ workersLeft }) => workersLeft)).toEqual([0, 1, 1]);
});

test('the view tells the next fire, within how many cards it comes, and what it would do now', () => {
  const { nextFire, toCome, season, seasonLeft } = game.view(market(), 0);
  expect(nextFire).toEqual({ card: card('fire 1'), points: 1, within: 15, now: [1, -1, -1] });
  expect([season, seasonLeft]).toEqual(['A', 8]);
  expect(toCome).toMatchObject({ ship: 9, contract: 8, fire: 4 });
  expect(toCome.bank).toBeUndefined();
});

test('the view tells what goods at hand would complete, income, and points if it ended now', () => {
  const state = scene({
    seats: [
      { loose: 'tea rubber', hall: 'carpet', cards: ['contract B-2', 'contract B-1', 'office A-1'], bought: 1 },
      { track: -1 },
    ],
    phase: 'loading',
  });
  const { players, decides } = game.view(state, 1);
  expect(decides).toBe(0);
  expect(players[0]!.contracts).toMatchObject([
    { missing: [1, 3, 4], completable: true, points: 8 },
    { missing: [0, 1], completable: false, points: 5 },
  ]);
  expect(players.map(({ income, total, rank }) => [income, total, rank])).toEqual([
    [1, 2, 1],
    [2, -1, 2],
  ]);
});

test('the view holds everything: a guess is the very state', () => {
  const state = tell(market(), ['1 worker 4'], withoutLuck).state;
  expect(game.imagine(game.view(state, 0), 0)(withoutLuck)).toEqual(state);
  expect(game.view(state, 'public')).toEqual(game.view(state, 2));
});
