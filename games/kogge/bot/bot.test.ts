import { duel, greedy, ismcts, random } from '@kontor/bots';
import { find, type Frozen, quick, type Seat, tableFor } from '@kontor/core';
import { expect, test } from 'vitest';
import { game, type State } from '../src/index.ts';
import { forget } from '../src/lore.ts';
import { scenario, scene } from '../test/scene.ts';
import { brain, bots } from './index.ts';
import { isGood, proposal } from './trading.ts';

const TABLES = [{}, { taxes: true, officeTrade: true }, { conflicts: true, memoryRoutes: true }, { openCargo: true }];

test.each(TABLES)('the brain thinks of legal moves alone, judges every seat, and its games end (%j)', options => {
  for (let seats = 2; seats <= 4; seats++) {
    const luck = quick(seats);
    const state = game.setup(tableFor(game, seats, options), luck);
    const look = state as Frozen<State>;
    for (let seat = game.actors(look)[0], n = 0; seat !== undefined; seat = game.actors(look)[0], n++) {
      const legal = game.legal(look, seat);
      const move = brain.policy!(look, seat, legal, luck);
      const thought = n % 5 === 0 ? [move, ...brain.candidates!(look, seat, legal)] : [move];
      for (const each of thought) expect(find(game, legal, each), game.write(each)).toBeDefined();
      const worth = brain.worth(look);
      expect(worth).toHaveLength(seats);
      expect(worth.every(Number.isFinite)).toBe(true);
      game.apply(state, seat, move, luck);
    }
    expect(state.round).toBeLessThan(20);
  }
});

test('where nobody keeps book of what is known, the same moves lead to the same position', () => {
  for (const [seed, options] of TABLES.entries()) {
    const luck = quick(seed);
    const state = game.setup(tableFor(game, 3, options), luck);
    const head = game.clone(state);
    forget(head);
    const [here, there] = [quick(7), quick(7)];
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      const move = brain.policy!(state, seat, game.legal(state, seat), luck);
      game.apply(state, seat, move, here);
      game.apply(head, seat, move, there);
    }
    expect({ ...head, known: 'left out' }).toEqual({ ...state, known: 'left out' });
  }
});

const choice = (state: State, seat: Seat): string =>
  game.write(bots.levels.easy.choose({ game, seat, view: game.view(state, seat), seed: 1 }));

const winning = () =>
  scene({
    players: [{ city: 7, chips: [7], goods: { ore: 1, furs: 1, amber: 1 } }],
    cities: { 1: { offices: [{ owner: 0 }, { owner: 0 }] }, 2: { offices: [{ owner: 0 }, { owner: 0 }] } },
  });

test('a bot that can win wins', () => {
  expect(choice(winning(), 0)).toBe('build');
  expect(game.write(brain.policy!(winning(), 0, game.legal(winning(), 0), quick(1)))).toBe('build');
});

const meeting = (offices: { owner: number }[] = []) =>
  scene({
    seats: 3,
    players: [
      { city: 3, chips: [5], goods: { ore: 4, furs: 1 } },
      { city: 3, chips: [5], goods: { salt: 2, ore: 1 } },
      { city: 8 },
    ],
    cities: { 1: { offices: offices.slice(0, 2) }, 2: { offices: offices.slice(2) }, 3: { routes: [5, 6] } },
  });

test('a bot answers every offer: it takes a gift and a good swap, and declines to give something for nothing', () => {
  const gift = scenario(meeting());
  gift.play(0, 'offer yellow give furs 1');
  expect(choice(gift.state, 1)).toBe('accept green');
  const theft = scenario(meeting());
  theft.play(0, 'offer yellow ask salt 2');
  expect(choice(theft.state, 1)).toBe('decline green');
  const swap = scenario(meeting());
  swap.play(0, 'offer yellow give ore 3 furs 1 ask salt 1');
  expect(choice(swap.state, 1)).toBe('accept green');
  const impossible = scenario(meeting());
  impossible.play(0, 'offer yellow give furs 1 ask amber 1');
  expect(choice(impossible.state, 1)).toBe('decline green');
});

test('a bot never feeds a leader who could win', () => {
  const leader = meeting([{ owner: 0 }, { owner: 0 }, { owner: 0 }, { owner: 0 }]);
  expect(isGood(leader, 1, { from: 0, give: [0, 0, 0, 1], ask: [3] })).toBe(false);
  expect(isGood(meeting(), 1, { from: 0, give: [0, 0, 0, 1], ask: [3] })).toBe(true);
  const asked = scenario(leader);
  asked.play(0, 'offer yellow give ore 3 furs 1 ask salt 1');
  expect(choice(asked.state, 1)).toBe('decline green');
});

test('a bot now and then offers what it can spare for what its next office lacks', () => {
  const state = meeting();
  const offers = Array.from({ length: 12 }, (_, seed) => proposal(state, 0, game.legal(state, 0), quick(seed))).filter(
    offer => offer !== undefined,
  );
  expect(offers.length).toBeGreaterThan(0);
  for (const offer of offers) expect(find(game, game.legal(state, 0), offer)).toBeDefined();
});

test('one look ahead beats chance, and a short search beats one look ahead', () => {
  const meet = (bots: Parameters<typeof duel>[0]['bots'], sets: number) =>
    duel({ game, table: tableFor(game, 2), bots, sets, seed: 'kogge' } as never)[0]!.wins.mean;
  expect(meet([greedy(brain), random] as never, 2)).toBeGreaterThan(0.8);
  expect(meet([ismcts(brain, { iterations: 30 }), greedy(brain)] as never, 2)).toBeGreaterThan(0.5);
});
