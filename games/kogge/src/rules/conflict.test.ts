import { expect, test } from 'vitest';
import { chipsOf, goodsOf, scenario, scene } from '../../test/scene.ts';

const quarrel = (more: Partial<Parameters<typeof scene>[0]> = {}) =>
  scenario(
    scene({
      seats: 4,
      options: { conflicts: true },
      order: [0, 3, 2, 1],
      players: [
        { city: 3, chips: [1, 8], goods: { ore: 2, salt: 1 } },
        { city: 3, chips: [5, 5], goods: { furs: 1 } },
        { city: 3, chips: [2], goods: { amber: 2 } },
        { city: 7, chips: [7] },
      ],
      cities: { 3: { routes: [4, { down: 6 }] } },
      ...more,
    }),
  );

test('KO-10.3 after the actions first the active player, then the others here in order, may attack', () => {
  const it = quarrel();
  it.play(0, 'end turn');
  expect(it.view('public').actors).toEqual([0]);
  expect(it.why(0, 'attack red')).toBe('KO-10.3');
  it.play(0, 'pass');
  expect(it.view('public').actors).toEqual([2]);
  expect(it.why(2, 'attack yellow')).toBe('KO-10.3');
  it.play(2, 'pass');
  expect(it.view('public').actors).toEqual([1]);
  it.play(1, 'pass');
  expect(it.state.stack.at(-1)).toMatchObject({ type: 'turn', seat: 3 });
});

test('KO-10.3 each pair fights once a turn, and the step ends when the active cog has left', () => {
  const it = quarrel();
  it.plays(0, 'end turn', 'attack blue');
  it.play(0, 'fight 8');
  it.play(2, 'fight 2');
  it.plays(0, 'claim amber 2', 'pass');
  // Blue fought already: next is Yellow.
  expect(it.view('public').actors).toEqual([1]);
  it.play(1, 'attack green');
  it.play(0, 'fight 1');
  it.play(1, 'fight 5 5');
  it.plays(1, 'claim nothing', 'drive 4');
  expect(it.state.players[0]!.city).toBe(4);
  expect(it.state.stack.at(-1)).toMatchObject({ type: 'turn', seat: 3 });
});

test('KO-10.3 the step ends when the active cog is driven away, whoever has not been asked', () => {
  const it = quarrel();
  it.plays(0, 'end turn', 'pass');
  it.play(2, 'attack green');
  it.play(0, 'fight 1');
  it.play(2, 'fight 2');
  it.plays(2, 'claim nothing', 'drive 4');
  expect(it.state.stack.at(-1)).toMatchObject({ type: 'turn', seat: 3 });
});

test('KO-10.3 no such step after a raid, nor where the active cog is alone', () => {
  const raid = quarrel();
  raid.play(0, 'raid city');
  raid.play(1, 'drive 4');
  expect(raid.state.stack.at(-1)).toMatchObject({ type: 'turn', seat: 3 });
  const alone = quarrel({ players: [{ city: 5, chips: [1] }, {}, {}, {}] });
  alone.play(0, 'end turn');
  expect(alone.state.stack.at(-1)).toMatchObject({ type: 'turn', seat: 3 });
});

test('KO-10.5 both choose secretly, may change until both have, then swap and keep the sets', () => {
  const it = quarrel();
  it.plays(0, 'end turn', 'attack yellow');
  expect(it.view('public').actors).toEqual([0, 1]);
  it.play(0, 'fight 1');
  expect(it.heard(1)).toEqual([{ type: 'armed-set', seat: 0 }]);
  expect(it.view(1).stack.at(-1)).not.toHaveProperty('set');
  expect([it.view(1).actors, it.view(1).may]).toEqual([[1], [0]]);
  it.play(0, 'fight 1 8');
  expect(it.why(1, 'fight')).toBe('KO-10.5');
  expect(it.why(1, 'fight 6')).toBe('KO-10.5');
  it.play(1, 'fight 5');
  expect(it.has('fought')).toMatchObject({ winner: 0 });
  expect([chipsOf(it.state, 0), chipsOf(it.state, 1)]).toEqual([[5], [1, 5, 8]]);
});

test('KO-10.5 without chips one can not attack, and attacked one loses with the empty set', () => {
  const it = quarrel({
    players: [
      { city: 3, chips: [4], goods: { ore: 1 } },
      { city: 3, goods: { furs: 2 } },
    ],
    seats: 2,
    order: [0, 1],
  });
  it.plays(0, 'end turn', 'attack yellow');
  expect(it.view('public').actors).toEqual([0]);
  it.play(0, 'fight 4');
  expect(it.has('fought')).toMatchObject({ winner: 0 });
  expect(chipsOf(it.state, 1)).toEqual([4]);
  const none = quarrel({ players: [{ city: 3 }, { city: 3, chips: [1] }], seats: 2, order: [0, 1] });
  none.play(0, 'end turn');
  expect(none.view('public').actors).toEqual([1]);
});

test('KO-10.5 equal sets: swapped, but no winner, no goods, no move', () => {
  const it = quarrel({
    players: [
      { city: 3, chips: [4, 1] },
      { city: 3, chips: [4], goods: { ore: 1 } },
    ],
    seats: 2,
    order: [0, 1],
  });
  it.plays(0, 'end turn', 'attack yellow', 'fight 4');
  it.play(1, 'fight 4');
  expect(it.has('fought')).toEqual({ type: 'fought', attacker: 0, defender: 1, reveals: true });
  expect(it.state.stack.at(-1)).toMatchObject({ type: 'turn', seat: 1 });
});

test('KO-10.6 the winner names up to three goods unseen and gets those that are there', () => {
  const it = quarrel();
  it.plays(0, 'end turn', 'attack blue', 'fight 8');
  it.play(2, 'fight 2');
  expect(it.why(0, 'claim ore 4')).toBe('KO-10.6');
  it.play(0, 'claim amber 1 salt 2');
  expect(goodsOf(it.state, 0)).toEqual({ ore: 2, amber: 1, salt: 1 });
  // Named in vain: now Green knows that Blue has no salt, and so what the last good is not.
  expect(it.view(0).players[2]!.goodsCount).toBe(1);
});

test('KO-10.6 the winner may move the loser’s cog one free step; face-down routes are revealed and bind', () => {
  const it = quarrel({
    players: [{ city: 3, chips: [8] }, { city: 3, chips: [2], markers: 0 }, { city: 1 }, { city: 1 }],
    cities: { 3: { routes: [4, { down: 6 }] }, 4: { raiders: [1] } },
  });
  it.plays(0, 'end turn', 'attack yellow', 'fight 8');
  it.play(1, 'fight 2');
  expect(it.why(0, 'drive 4')).toBe('KO-10.6');
  expect(it.why(0, 'pass')).toBe('legal');
  it.play(0, 'drive face-down 2');
  expect(it.state.players[1]!.city).toBe(6);
  const barred = quarrel({
    players: [{ city: 3, chips: [8] }, { city: 3, chips: [2], markers: 0 }, { city: 1 }, { city: 1 }],
    cities: { 3: { routes: [4, { down: 6 }] }, 6: { raiders: [1] } },
  });
  barred.plays(0, 'end turn', 'attack yellow', 'fight 8');
  barred.play(1, 'fight 2');
  barred.play(0, 'drive face-down 2');
  expect(barred.has('held')).toMatchObject({ seat: 1, city: 3, to: 6 });
  expect(barred.state.players[1]!.city).toBe(3);
});

test('KO-10.7 others learn who fought, who won and the counts, never chips or goods', () => {
  const it = quarrel();
  it.plays(0, 'end turn', 'attack blue', 'fight 8');
  it.play(2, 'fight 2');
  expect(it.heard(3)).toEqual([
    { type: 'armed-set', seat: 2 },
    { type: 'fought', attacker: 0, defender: 2, winner: 0, reveals: true },
    { type: 'sets', attacker: 0, defender: 2, reveals: true },
  ]);
  expect(it.heard(2).at(-1)).toMatchObject({ secret: { sets: [[8], [2]] } });
  it.play(0, 'claim amber 2');
  expect(it.heard('public')).toEqual([
    { type: 'claimed', seat: 0, victim: 2, n: 2, reveals: true },
    { type: 'prize', seat: 0, victim: 2, reveals: true },
  ]);
  expect(it.view(3).players[0]).toMatchObject({ goodsCount: 5, goods: [0, 0, 0, 0] });
});

const memory = (more: Partial<Parameters<typeof scene>[0]> = {}) =>
  scenario(
    scene({
      options: { memoryRoutes: true },
      players: [{ city: 0, chips: [4, 5], goods: { ore: 2 } }, { city: 8 }],
      cities: { 0: { routes: [3, 0] }, 3: { routes: [0, 6], goods: { furs: 2 } } },
      ...more,
    }),
  );

test('KO-10.8 a route used is shown to all, sailed, and turned down again', () => {
  const it = memory();
  expect(it.why(0, 'sail 3')).toBe('KO-5.1');
  it.play(0, 'sail face-down 1');
  expect(it.state.players[0]!.city).toBe(3);
  expect(it.state.cities[0]!.routes[0]).toEqual({ chip: 3, down: true });
  for (const viewer of [0, 1, 'public'] as const)
    expect(it.view(viewer).cities[0]!.routes[0]).toEqual({ down: true, chip: 3 });
  expect(it.view(1).cities[0]!.routes[1]).toEqual({ down: true });
});

test('KO-10.8 a route to its own city costs the step, the cog stays and may sail on, and has not moved', () => {
  const it = memory({ cities: { 0: { routes: [3, 0], goods: { furs: 2 } }, 3: { routes: [0, 6] } } });
  it.play(0, 'sail face-down 2');
  expect(it.state.players[0]!.city).toBe(0);
  expect(it.why(0, 'trade give ore 1')).toBe('KO-6.4');
  expect(it.why(0, 'sail face-down 1')).toBe('KO-5.1');
  expect(it.why(0, 'sail face-down 1 pay ore 1')).toBe('legal');
});

test('KO-10.8 a route to the own raid marker ends the steps and is turned down again', () => {
  const it = memory({ players: [{ city: 0, markers: 0 }], cities: { 0: { routes: [3, 1] }, 3: { raiders: [0] } } });
  it.play(0, 'sail face-down 1');
  expect(it.has('stranded')).toMatchObject({ to: 3 });
  expect(it.state.cities[0]!.routes[0]).toEqual({ chip: 3, down: true });
  expect(it.why(0, 'sail face-down 2')).toBe('KO-5.3');
});

test('KO-10.9 a face-down route may be replaced; only the player sees the chip taken', () => {
  const it = memory();
  expect(it.why(0, 'route 1 lay 0')).toBe('KO-6.5');
  it.play(0, 'route 1 lay 5');
  expect(it.has('rerouted')).toMatchObject({ secret: { to: [0], laid: 5, took: 3 } });
  expect(it.heard(1)).toEqual([{ type: 'rerouted', seat: 0, city: 0, slot: 0, reveals: true }]);
  expect(chipsOf(it.state, 0)).toEqual([3, 4]);
});

test('KO-10.9 once a turn, for a good or a chip, a look at both routes of the city', () => {
  const it = memory();
  expect(it.why(0, 'look')).toBe('KO-10.9');
  it.play(0, 'look pay ore 1');
  expect(goodsOf(it.state, 0)).toEqual({ ore: 1 });
  expect(it.view(0).cities[0]!.routes.map(({ chip }) => chip)).toEqual([3, 0]);
  expect(it.view(1).cities[0]!.routes).toEqual([{ down: true }, { down: true }]);
  expect(it.why(0, 'look pay ore 1')).toBe('KO-6.11');
  expect(scenario(scene({ players: [{ goods: { ore: 1 } }] })).why(0, 'look pay ore 1')).toBe('KO-10.9');
});
