import { expect, test } from 'vitest';
import { drawing, refused, scene, type SeatScene, tell } from '../test/scene.ts';
import { DECK } from '../words/index.ts';
import { game } from './index.ts';
import { pointsOf, standing } from './scoring.ts';

const points = (seat: SeatScene, source: keyof ReturnType<typeof pointsOf>): number => {
  const state = scene({ seats: [seat, {}, {}, {}] });
  return pointsOf(DECK, state, state.players[0]!)[source];
};

test('SP-8.1 complete contracts count 5, 8 or 11, incomplete ones nothing', () => {
  expect(points({ cards: ['contract B-1'], laid: { 'B-1': 'coffee tea' } }, 'contracts')).toBe(5);
  expect(points({ cards: ['contract B-2'], laid: { 'B-2': 'tea rubber carpet' } }, 'contracts')).toBe(8);
  expect(points({ cards: ['contract C-4'], laid: { 'C-4': 'coffee tea rubber carpet' } }, 'contracts')).toBe(11);
  expect(points({ cards: ['contract C-4', 'contract A-1'], laid: { 'C-4': 'coffee tea rubber' } }, 'contracts')).toBe(
    0,
  );
});

test.each([
  [1, 2],
  [2, 5],
  [3, 9],
  [4, 14],
])('SP-8.1 %i counting offices count %i', (many, expected) => {
  const cards = ['office A-1', 'office B-1', 'office D-1', 'office D-2'].slice(0, many);
  expect(points({ cards }, 'offices')).toBe(expected);
});

test('SP-8.1 merchants 1 each, churches 3 and 4', () => {
  expect(points({ cards: ['tea-taster', 'vulcaniser', 'carpet-trader'] }, 'merchants')).toBe(3);
  expect(points({ cards: ['boatmens-church'] }, 'churches')).toBe(3);
  expect(points({ cards: ['st-michaelis'] }, 'churches')).toBe(4);
});

test('SP-8.1 warehouse 1 per good, port 1 per own ship, chamber 1 per own coin, which stays', () => {
  expect(points({ cards: ['warehouse'], warehouse: 'tea tea rubber' }, 'warehouse')).toBe(3);
  expect(points({ cards: ['port', 'ship B-1', 'ship C-1'] }, 'port')).toBe(2);
  expect(points({ cards: ['ship B-1', 'ship C-1'] }, 'port')).toBe(0);
  expect(points({ cards: ['chamber'], coins: 6 }, 'chamber')).toBe(6);
  expect(points({ coins: 6 }, 'chamber')).toBe(0);
});

test('SP-8.1 the good in the market hall, firemen, bank and metal coin count nothing', () => {
  const state = scene({ seats: [{ cards: ['bank', 'fireman C-2'], hall: 'tea' }, {}], start: 0 });
  expect(standing(DECK, state).scores).toEqual([0, 0]);
});

test('SP-8.1 only its owner uses a card', () => {
  const state = scene({
    seats: [{ loose: 'tea coffee' }, { cards: ['contract B-1', 'tea-taster', 'warehouse'] }],
    phase: 'loading',
  });
  expect(refused(state, 0, 'load tea > contract B-1')).toBe('SP-8.1');
  expect(refused(state, 0, 'sell tea')).toBe('SP-5.4');
});

test('SP-8.1 the final score by source, all of them at once', () => {
  const state = scene({
    seats: [
      {
        coins: 2,
        track: 3,
        cards: [
          'contract B-1',
          'office A-1',
          'office B-1',
          'tea-taster',
          'warehouse',
          'st-michaelis',
          'port',
          'ship B-1',
          'chamber',
        ],
        laid: { 'B-1': 'coffee tea' },
        warehouse: 'rubber rubber',
      },
      { coins: 9 },
      {},
      {},
    ],
    pile: ['fire 4'],
    row: [
      ['bank', [0, 1, 2, 3, 0, 1, 2, 3]],
      ['office D-1', [0, 1, 2]],
    ],
  });
  const { state: end, events } = tell(state, ['3 worker 2', '1 buy', '2 decline', '3 decline', '0 done'], drawing());
  const outcome = game.outcome(end)!;
  expect(outcome.sources[0]).toEqual({
    fires: 3,
    contracts: 5,
    merchants: 1,
    churches: 4,
    offices: 5,
    warehouse: 2,
    port: 1,
    chamber: 4,
  });
  expect(outcome.scores[0]).toBe(25);
  expect(events.at(-1)).toEqual({ type: 'end', ending: 'fourth-fire', scores: outcome.scores, winners: [0] });
});

/** Two players before the last fire: same points, these coins after the income. */
function level(coins: readonly number[]) {
  const state = scene({
    seats: coins.map((each, seat) => ({
      coins: each,
      cards: [`ship B-${seat + 1}`],
      bought: 1,
      ...(seat === 0 ? { loose: 'tea' } : {}),
    })),
    pile: ['fire 4'],
    phase: 'loading',
  });
  return game.outcome(tell(state, ['0 done losing tea'], drawing()).state)!;
}

test('SP-8.2 most points win', () => {
  const state = scene({ seats: [{ track: 1 }, { coins: 30, track: 0 }, { track: 2, coins: 0 }] });
  expect(standing(DECK, state).ranks).toEqual([2, 3, 1]);
});

test('SP-8.2 level on points, more coins win; level on both, the victory is shared', () => {
  expect(level([3, 4])).toMatchObject({ scores: [0, 0], ranks: [2, 1] });
  expect(level([4, 4])).toMatchObject({ scores: [0, 0], ranks: [1, 1] });
});
