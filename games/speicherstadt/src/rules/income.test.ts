import { expect, test } from 'vitest';
import { scene, tell } from '../../test/scene.ts';
import { incomeOf } from './income.ts';

/** Seat 0 loads last of all, so that `done` ends the round. */
const ending = (coins: readonly number[], bought: readonly number[], bank = -1, start = 0) =>
  scene({
    seats: coins.map((each, seat) => ({
      coins: each,
      bought: bought[seat]!,
      cards: [
        ...(seat === bank ? ['bank'] : []),
        ...['office A-1', 'office B-1', 'office D-1'].slice(seat, seat + bought[seat]!),
      ],
      ...(seat === start ? { loose: 'tea' } : {}),
    })),
    start,
    phase: 'loading',
  });

test('SP-6.1 one coin, and one more for those who bought nothing', () => {
  const { state, events } = tell(ending([5, 0, 2], [1, 0, 0]), ['0 done losing tea']);
  expect(state.players.map(({ coins }) => coins)).toEqual([6, 2, 4]);
  expect(events.find(({ type }) => type === 'income')).toMatchObject({ coins: [1, 2, 2] });
  expect(state.players.map(({ bought }) => bought)).toEqual([0, 0, 0]);
});

test('SP-9.2 SP-6.1 the bank pays one more: 2 coins with a purchase, 3 without, all others 1 and 2', () => {
  const player = scene({
    seats: [
      { cards: ['bank', 'office A-1'], bought: 1 },
      { cards: ['office B-1'], bought: 1 },
    ],
    phase: 'loading',
  }).players;
  expect(player.map(incomeOf)).toEqual([2, 1]);
  for (const each of player) each.bought = 0;
  expect(player.map(incomeOf)).toEqual([3, 2]);
  const { state } = tell(ending([1, 1], [0, 1], 0), ['0 done losing tea']);
  expect(state.players.map(({ coins }) => coins)).toEqual([4, 2]);
});

test('SP-6.2 the metal coin goes to the left neighbour, at the end of the table to the first seat', () => {
  expect(tell(ending([5, 5, 5], [0, 0, 0]), ['0 done losing tea']).state.start).toBe(1);
  expect(tell(ending([5, 5, 5], [0, 0, 0], -1, 2), ['2 done losing tea']).state.start).toBe(0);
});

test('SP-6.3 the bank never runs out, also with far more than 25 coins in play', () => {
  const { state } = tell(ending([90, 80], [0, 0]), ['0 done losing tea']);
  expect(state.players.map(({ coins }) => coins)).toEqual([92, 82]);
});
