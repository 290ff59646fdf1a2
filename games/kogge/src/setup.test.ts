import { quick, tableFor } from '@kontor/core';
import { expect, test } from 'vitest';
import { fresh, goodsOf, scenario, scene } from '../test/scene.ts';
import { CHIPS_IN_BOX, GOODS_IN_BOX, HOME } from '../words/data/tables.ts';
import { game } from './index.ts';

const setups = (options = {}) =>
  [2, 3, 4].flatMap(seats => [1, 2, 3, 4, 5, 6].map(seed => game.setup(tableFor(game, seats, options), quick(seed))));

test('KO-1.1 nine cities, two squares and two sites each, home goods by number', () => {
  for (const { cities } of setups()) {
    expect(cities).toHaveLength(9);
    expect(cities.every(({ routes }) => routes.length === 2)).toBe(true);
  }
  expect(HOME.map(good => 'OFAS'[good]).join('')).toBe('OOOFFAASS');
});

test('KO-1.2 the goods in the box are 25 ore, 18 furs, 13 amber and 10 salt, at every number of players', () => {
  expect(GOODS_IN_BOX).toEqual([25, 18, 13, 10]);
  for (const state of setups()) expect(game.tally(state)).toMatchObject({ ore: 25, furs: 18, amber: 13, salt: 10 });
});

test('KO-1.3 ninety chips, fourteen 0s down to six 8s, none removed for fewer players', () => {
  expect(CHIPS_IN_BOX.reduce((a, b) => a + b)).toBe(90);
  for (const state of setups()) CHIPS_IN_BOX.forEach((n, chip) => expect(game.tally(state)[`chip ${chip}`]).toBe(n));
});

test('KO-1.4 each player has four offices and two raid markers, one at hand; there are eight bonus chips', () => {
  for (const { players, bonuses } of setups()) {
    expect(bonuses).toEqual([2, 2, 2, 2]);
    for (const { reserve, markers, second } of players) expect([reserve, markers, second]).toEqual([4, 1, true]);
  }
});

test('KO-2.1 three home goods in each city; chips 0-8, two ore and one furs for each player', () => {
  for (const { cities, players } of setups()) {
    cities.forEach(({ goods }, city) => expect(goods).toEqual([0, 1, 2, 3].map(good => (good === HOME[city] ? 3 : 0))));
    for (const { chips, goods } of players) expect([chips, goods]).toEqual([Array(9).fill(1), [2, 1, 0, 0]]);
  }
});

test('KO-2.2 guild master and end marker begin in the same city, and its chip is back in the supply', () => {
  const starts = new Set<number>();
  for (const { guild, players, cities, supply } of setups()) {
    starts.add(guild.city);
    expect(guild.end).toBe(guild.city);
    const onBoard = cities.flatMap(({ routes }) => routes).filter(({ chip }) => chip === guild.city).length;
    expect(supply.chips[guild.city]).toBe(CHIPS_IN_BOX[guild.city]! - players.length - onBoard);
  }
  expect(starts.size).toBeGreaterThan(3);
});

test('KO-2.3 all routes lie face up; first squares hold 0-8 once; no own number, no target twice in a city', () => {
  for (const { cities } of setups()) {
    expect(cities.map(({ routes }) => routes[0]!.chip).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    cities.forEach(({ routes: [first, second] }, city) => {
      expect([first!.down, second!.down]).toEqual([false, false]);
      expect([first!.chip, second!.chip]).not.toContain(city);
      expect(first!.chip).not.toBe(second!.chip);
    });
  }
});

test('KO-2.4 choices are secret until the last one, and can be changed until then', () => {
  const it = fresh(3);
  it.play(0, 'choose 5');
  expect(it.view(0).stack.at(-1)).toMatchObject({ chosen: [true, false, false], choice: 5 });
  expect(it.view(1).stack.at(-1)).not.toHaveProperty('choice');
  expect(it.heard(1)).toEqual([{ type: 'chose', seat: 0 }]);
  expect([it.view(1).actors, it.view(1).may]).toEqual([[1, 2], [0]]);
  it.play(0, 'choose 6');
  it.play(1, 'choose 5');
  it.play(2, 'choose 6');
  expect(it.state.players.map(({ city }) => city)).toEqual([6, 5, 6]);
  expect(it.state.players[0]!.chips[6]).toBe(0);
});

test('KO-2.4 three in one city keep their chips and choose again, not this chip next time', () => {
  const it = fresh(4);
  for (const seat of [0, 1, 2]) it.play(seat, 'choose 5');
  it.play(3, 'choose 1');
  expect(it.has('clashed')).toMatchObject({ seats: [0, 1, 2], city: 5 });
  expect(it.view('public').actors).toEqual([0, 1, 2]);
  expect(it.state.players[0]!.chips[5]).toBe(1);
  expect(it.why(0, 'choose 5')).toBe('KO-2.4');
  expect(it.why(3, 'choose 2')).toBe('K-2');
  it.play(0, 'choose 1');
  it.play(1, 'choose 2');
  it.play(2, 'choose 1');
  // One office stands in 1 and two more want it: both choose again, and 5 is free to them now.
  expect(it.has('clashed')).toMatchObject({ seats: [0, 2], city: 1 });
  expect(it.why(0, 'choose 1')).toBe('KO-2.4');
  expect(it.why(0, 'choose 5')).toBe('legal');
});

test('KO-2.4 a city with two offices can not be chosen', () => {
  const state = scene({
    seats: 3,
    players: [{ city: -1, chips: [3, 4] }, { city: 3 }, { city: 3 }],
    cities: { 3: { offices: [{ owner: 1 }, { owner: 2 }] } },
    stack: [{ type: 'round' }, { type: 'start', choices: [-1, 3, 3], open: [0], barred: [-1, -1, -1], tries: 1 }],
  });
  expect(scenario(state).why(0, 'choose 3')).toBe('KO-2.4');
  expect(scenario(state).why(0, 'choose 4')).toBe('legal');
});

test('KO-2.5 the lowest city begins; two in one city by lot', () => {
  const orders = new Set<string>();
  for (let seed = 1; seed < 12; seed++) {
    const it = fresh(3, {}, seed);
    it.play(0, 'choose 7');
    it.play(1, 'choose 2');
    it.play(2, 'choose 7');
    const { order } = it.has('ordered')!;
    expect(order[0]).toBe(1);
    orders.add(order.join());
  }
  expect([...orders].sort()).toEqual(['1,0,2', '1,2,0']);
});

test('KO-10.4 Memory: all routes face down, 0-8 on the first squares, two ore and two furs', () => {
  let own = 0;
  let twice = 0;
  for (const { cities, players } of setups({ memoryRoutes: true })) {
    expect(cities.every(({ routes }) => routes.every(({ down }) => down))).toBe(true);
    expect(cities.map(({ routes }) => routes[0]!.chip).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(players[0]!.goods).toEqual([2, 2, 0, 0]);
    cities.forEach(({ routes: [first, second] }, city) => {
      if (first!.chip === city || second!.chip === city) own++;
      if (first!.chip === second!.chip) twice++;
    });
  }
  expect(own).toBeGreaterThan(0);
  expect(twice).toBeGreaterThan(0);
});

test('KO-10.4 Memory: in order each may look at the two routes there, then swap one; the second sees the swap', () => {
  const it = fresh(3, { memoryRoutes: true }, 3);
  it.play(0, 'choose 5');
  it.play(1, 'choose 5');
  it.play(2, 'choose 2');
  const [first, second, third] = it.state.order as [number, number, number];
  expect(first).toBe(2);
  it.play(first, 'look');
  const seen = it.has('looked')!.secret!.chips;
  expect(it.heard(0)).toEqual([{ type: 'looked', seat: 2, city: 2, pay: [], reveals: true }]);
  expect(it.view(2).cities[2]!.routes.map(({ chip }) => chip)).toEqual(seen);
  expect(it.view(0).cities[2]!.routes).toEqual([{ down: true }, { down: true }]);
  expect(it.why(first, 'look')).toBe('KO-10.4');
  it.play(first, 'pass');
  it.play(second, 'look');
  expect(it.why(second, 'route 1 lay 5')).toBe('KO-10.9');
  it.play(second, 'route 1 lay 8');
  expect(it.has('rerouted')).not.toHaveProperty('took');
  expect(it.view(second).cities[5]!.routes[0]).toEqual({ down: true, chip: 8 });
  it.play(third, 'look');
  expect(it.has('looked')!.secret!.chips[0]).toBe(8);
  it.play(third, 'pass');
  expect(it.state.stack.at(-1)!.type).toBe('bid');
});

test('KO-10.7 open cargo and conflicts exclude each other', () => {
  expect(game.refuse(3, { ...optionsOf(), openCargo: true, conflicts: true })).toBe('KO-10.7');
  expect(game.refuse(3, { ...optionsOf(), conflicts: true })).toBeUndefined();
  expect(() => tableFor(game, 2, { openCargo: true, conflicts: true })).toThrow('KO-10.7');
});

const optionsOf = () => tableFor(game, 2).options;

test('KO-11.2 open cargo shows cargo and chips to all, and then also what was laid face down', () => {
  const it = fresh(2, { openCargo: true });
  it.play(0, 'choose 4');
  it.play(1, 'choose 6');
  expect(it.view('public').players.map(({ chips }) => chips)).toEqual(it.state.players.map(({ chips }) => chips));
  expect(goodsOf(it.state, 0)).toEqual({ ore: 2, furs: 1 });
  expect(it.view(1).players[0]!.goods).toEqual([2, 1, 0, 0]);
  expect(scenario(it.state).view(1).players[0]!.unsure).toBe(0);
});
