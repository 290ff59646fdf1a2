import { expect, test } from 'vitest';
import { refused, scene, tell, told, withoutLuck } from '../test/scene.ts';
import { game } from './index.ts';

/** Blue has bought two ships this round; the small contract A-1 lacks only a carpet. */
const blue = (supply = '') =>
  scene({
    seats: [
      {
        coins: 3,
        bought: 2,
        cards: ['ship B-1', 'ship B-2', 'contract A-1', 'contract C-4', 'tea-taster'],
        laid: { 'A-1': 'coffee' },
        loose: 'rubber tea carpet rubber tea saffron',
      },
      {},
    ],
    supply,
    phase: 'loading',
  });

const BEGINNING = ['0 load rubber > contract C-4', '0 load tea > contract C-4'];

test('SP-9.1 the worked example of loading comes out exactly', () => {
  const { state, events } = tell(
    blue(),
    [...BEGINNING, '0 load carpet > hall', '0 sell tea', '0 hall sell rubber saffron'],
    withoutLuck,
  );
  const player = state.players[0]!;
  expect(player.coins).toBe(5);
  expect(player.hall).toBe(4);
  expect(told(player.loose)).toBe('');
  expect(told(state.supply)).toBe('tea 1, saffron 1, rubber 1');
  const { contracts, points } = game.view(state, 0).players[0]!;
  expect(contracts.map(({ missing }) => missing)).toEqual([[4], [0, 4]]);
  expect(points.contracts).toBe(0);
  expect(events.filter(({ type }) => type === 'lose')).toEqual([]);
  expect(refused(state, 0, 'done')).toBeUndefined();
});

test('SP-9.1 also legal: the carpet completes the small contract', () => {
  const { state } = tell(blue(), [...BEGINNING, '0 load carpet > contract A-1'], withoutLuck);
  expect(game.view(state, 0).players[0]!.points.contracts).toBe(5);
});

test('SP-9.1 also legal: rubber, tea and saffron for a coffee that lies in the supply, and the large contract is complete', () => {
  const rest = [
    '0 hall exchange rubber tea saffron > coffee',
    '0 load coffee > contract C-4',
    '0 load carpet > contract C-4',
  ];
  const { state } = tell(blue('coffee'), [...BEGINNING, ...rest], withoutLuck);
  expect(game.view(state, 0).players[0]!.points.contracts).toBe(11);
  expect(refused(tell(blue(), BEGINNING, withoutLuck).state, 0, 'hall exchange rubber tea saffron > coffee')).toBe(
    'SP-5.6',
  );
});
