import type { Seat } from '@kontor/core';
import { expect, test } from 'vitest';
import { game, type State } from '../src/index.ts';
import { scene } from '../test/scene.ts';
import { bots, brain } from './index.ts';

const choice = (state: State, seat: Seat, level: 'easy' | 'medium' = 'medium'): string =>
  game.write(bots.levels[level].choose({ game, seat, view: game.view(state, seat), seed: 1 }));

test('KO-10.1 taxes are paid with the least valuable good', () => {
  const state = scene({
    options: { taxes: true },
    players: [{ city: 3, goods: { ore: 2, salt: 1, amber: 1 } }],
    guild: { city: 3 },
    stack: [{ type: 'round' }, { type: 'turns', next: 0 }, { type: 'taxing', queue: [0] }, { type: 'tax', seat: 0 }],
  });
  expect(game.write(bots.levels.medium.choose({ game, seat: 0, view: game.view(state, 0), seed: 1 }))).toBe('tax ore');
});

/** Seat 0 has ended its turn beside seat 1. */
const face = (mine: readonly number[], theirs: readonly number[]) =>
  scene({
    options: { conflicts: true },
    players: [
      { city: 3, chips: mine, goods: { ore: 1 } },
      { city: 3, chips: theirs, goods: { salt: 3, amber: 2 } },
    ],
    stack: [
      { type: 'round' },
      { type: 'turns', next: 1 },
      { type: 'conflict', active: 0, city: 3, asked: 0, fought: [] },
      { type: 'attack', seat: 0, active: 0 },
    ],
  });

const quickly = (state: State, seat: Seat): string =>
  game.write(brain.policy!(state, seat, game.legal(state, seat), dice));
const dice = { below: () => 0 };

test('KO-10.3 a bot attacks when it is stronger and there is something to be won, and not when it is weaker', () => {
  expect(quickly(face([8, 8, 8], [1, 2]), 0)).toBe('attack yellow');
  expect(quickly(face([1, 2], [8, 8, 8]), 0)).toBe('pass');
  expect(quickly(face([5], [5]), 0)).toBe('pass');
  expect(choice(face([8, 8, 8], [1]), 0)).toBe('attack yellow');
  const poor = face([8, 8, 8], [1, 2]);
  poor.supply.goods = poor.supply.goods.map((n, good) => n + poor.players[1]!.goods[good]!);
  poor.players[1]!.goods = [0, 0, 0, 0];
  expect(quickly(poor, 0)).toBe('pass');
});

test('KO-10.5 a bot lays its best set: equal chips if it can, the more the better', () => {
  const fighting = (chips: readonly number[]) => {
    const state = face(chips, [1]);
    state.stack.pop();
    state.stack.push({ type: 'fight', attacker: 0, defender: 1, ready: [false, false], sets: [[], []] });
    return quickly(state, 0);
  };
  expect(fighting([0, 0, 7, 8])).toBe('fight 0 0');
  expect(fighting([2, 2, 2, 8, 8])).toBe('fight 2 2 2');
  expect(fighting([1, 3, 7])).toBe('fight 3 7');
});

const memory = (goods: Record<string, number>) =>
  scene({
    options: { memoryRoutes: true },
    players: [{ city: 3, chips: [1, 1, 1, 2, 2], goods }, { city: 8 }],
    stack: [
      { type: 'round' },
      { type: 'turns', next: 1 },
      {
        type: 'turn',
        seat: 0,
        from: 3,
        steps: 1,
        moving: false,
        stopped: false,
        used: ['route', 'buy', 'trade', 'guild', 'build'],
        lacks: [],
      },
    ],
  });

test('KO-10.9 a bot looks at unknown routes before its turn ends, for the cheapest thing it has, if it has enough', () => {
  const state = memory({ ore: 2 });
  state.players[0]!.markers = 0;
  state.cities[7]!.raiders.push(0);
  expect(choice(state, 0, 'easy')).toMatch(/^look pay chip [12]$/);
  const seen = memory({ ore: 2 });
  seen.players[0]!.markers = 0;
  seen.cities[7]!.raiders.push(0);
  game.apply(seen, 0, { type: 'look', pay: [0] }, { at: () => dice });
  (seen.stack.at(-1) as { used: string[] }).used.pop();
  expect(choice(seen, 0, 'easy')).toBe('end turn');
  const poor = memory({});
  poor.players[0]!.markers = 0;
  poor.cities[7]!.raiders.push(0);
  expect(choice(poor, 0, 'easy')).toBe('end turn');
});

test('KO-10.4 a bot takes the look that costs nothing', () => {
  const state = memory({});
  state.stack = [{ type: 'round' }, { type: 'first-look', queue: [0, 1], looked: false }];
  expect(choice(state, 0)).toBe('look');
});
