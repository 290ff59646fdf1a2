import { expect, test } from 'vitest';
import { goodsOf, named, scenario, scene } from '../../test/scene.ts';

test('KO-5.1 the first step is free, each further one costs a good or a chip', () => {
  const it = scenario(
    scene({
      players: [{ city: 0, chips: [4], goods: { ore: 1 } }],
      cities: { 0: { routes: [1, 2] }, 1: { routes: [3, 4] } },
    }),
  );
  expect(it.why(0, 'sail 3')).toBe('KO-5.1');
  expect(it.why(0, 'sail 1 pay ore 1')).toBe('KO-5.1');
  it.play(0, 'sail 1');
  expect(it.why(0, 'sail 3')).toBe('KO-5.1');
  expect(it.why(0, 'sail 3 pay salt 1')).toBe('KO-5.1');
  expect(it.why(0, 'sail 3 pay ore 1 chip 4')).toBe('KO-5.1');
  it.play(0, 'sail 3 pay ore 1');
  expect([it.state.players[0]!.city, it.state.supply.goods[0]]).toEqual([3, 25]);
});

test('KO-5.1 a cog may stay', () => {
  const it = scenario(scene({ players: [{ city: 4 }] }));
  it.play(0, 'end turn');
  expect(it.state.players[0]!.city).toBe(4);
});

test('KO-5.2 a face-down route is used unseen, turned up for good, and binding', () => {
  const it = scenario(scene({ players: [{ city: 0 }], cities: { 0: { routes: [1, { down: 6 }] } } }));
  expect(it.view(0).cities[0]!.routes[1]).toEqual({ down: true });
  expect(it.why(0, 'sail face-down 1')).toBe('KO-5.2');
  it.play(0, 'sail face-down 2');
  expect(it.has('sailed')).toMatchObject({ to: 6, slot: 1, reveals: true });
  expect(it.view(1).cities[0]!.routes[1]).toEqual({ down: false, chip: 6 });
});

test('KO-5.3 an open route to the own raid marker is barred, also in passing', () => {
  const it = scenario(
    scene({ players: [{ city: 0, markers: 0 }], cities: { 0: { routes: [1, 2] }, 1: { raiders: [0] } } }),
  );
  expect(it.why(0, 'sail 1')).toBe('KO-5.3');
  expect(it.why(0, 'sail 2')).toBe('legal');
});

test('KO-5.3 a face-down route to the own raid marker ends the steps; what was paid stays paid', () => {
  const it = scenario(
    scene({
      players: [{ city: 0, markers: 0, goods: { ore: 3 } }],
      cities: {
        0: { routes: [2, 3] },
        2: { routes: [{ down: 1 }, 5], offices: [{ owner: 0, goods: { ore: 1 } }] },
        1: { raiders: [0] },
      },
    }),
  );
  it.plays(0, 'sail 2', 'sail face-down 1 pay ore 1');
  expect(it.has('stranded')).toMatchObject({ city: 2, to: 1 });
  expect([it.state.players[0]!.city, it.state.players[0]!.goods[0]]).toEqual([2, 2]);
  expect(it.state.cities[2]!.routes[0]).toEqual({ chip: 1, down: false });
  expect(it.why(0, 'sail 5 pay ore 1')).toBe('KO-5.3');
  expect(it.why(0, 'pick up all')).toBe('legal');
});

test('KO-5.4 goods in own offices come aboard wherever the cog is, until the first action', () => {
  const it = scenario(
    scene({
      players: [{ city: 0, goods: { ore: 1 } }],
      cities: {
        0: {
          offices: [
            { owner: 0, goods: { ore: 2, salt: 1 } },
            { owner: 1, goods: { ore: 1 } },
          ],
          routes: [1, 2],
        },
      },
      groups: [[1, 2]],
    }),
  );
  expect(it.why(0, 'pick up ore 3')).toBe('KO-5.4');
  it.play(0, 'pick up ore 1');
  expect(goodsOf(it.state, 0)).toEqual({ ore: 2 });
  it.play(0, 'buy 1 for ore');
  expect(it.why(0, 'pick up all')).toBe('KO-5.4');
  expect(it.why(0, 'sail 1')).toBe('KO-5.4');
  expect(named(it.state.cities[0]!.offices[0]!.goods)).toEqual({ ore: 1, salt: 1 });
});

test('KO-5.4 picked-up goods may pay for steps, and both offices of a city are within reach', () => {
  const it = scenario(
    scene({
      players: [{ city: 0 }],
      cities: {
        0: { routes: [1, 2] },
        1: {
          offices: [
            { owner: 0, goods: { ore: 1 } },
            { owner: 0, goods: { salt: 1 } },
          ],
          routes: [2, 3],
        },
      },
    }),
  );
  it.plays(0, 'sail 1', 'pick up all', 'sail 2 pay ore 1');
  expect(goodsOf(it.state, 0)).toEqual({ salt: 1 });
});

test('KO-5.5 with two steps the second is free too', () => {
  const it = scenario(
    scene({
      players: [{ city: 0, bonuses: [0, 0, 1, 0], chips: [5] }],
      cities: { 0: { routes: [1, 2] }, 1: { routes: [2, 3] }, 2: { routes: [3, 4] } },
    }),
  );
  it.plays(0, 'sail 1', 'sail 2');
  expect(it.why(0, 'sail 3')).toBe('KO-5.1');
  expect(it.why(0, 'sail 3 pay chip 5')).toBe('legal');
});

test('KO-5.5 the secret way leads to the guild master for one good or chip on top', () => {
  const at = (bonuses: number[], more: Partial<Parameters<typeof scene>[0]> = {}) =>
    scenario(
      scene({
        players: [{ city: 0, bonuses, goods: { ore: 3 }, markers: 0 }],
        cities: { 5: { raiders: [0] } },
        guild: { city: 6 },
        ...more,
      }),
    );
  expect(at([0, 0, 0, 0]).why(0, 'sail secret pay ore 1')).toBe('KO-5.5');
  const it = at([0, 0, 0, 1]);
  expect(it.why(0, 'sail secret')).toBe('KO-5.5');
  it.play(0, 'sail 1');
  expect(it.why(0, 'sail secret pay ore 1')).toBe('KO-5.5');
  it.play(0, 'sail secret pay ore 2');
  expect(it.state.players[0]!.city).toBe(6);
  expect(it.why(0, 'sail secret pay ore 1')).toBe('KO-5.5');
  expect(at([0, 0, 0, 1], { guild: { city: 5 } }).why(0, 'sail secret pay ore 1')).toBe('KO-5.3');
});
