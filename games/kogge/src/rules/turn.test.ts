import { expect, test } from 'vitest';
import { chipsOf, goodsOf, learn, named, scenario, scene } from '../../test/scene.ts';

test('KO-6.1 an office takes the three other goods and a chip of the city; never a third office', () => {
  const price = { ore: 1, furs: 1, amber: 1 };
  const it = scenario(scene({ players: [{ city: 7, chips: [7], goods: price }], cities: { 7: {} } }));
  it.play(0, 'build');
  expect(it.state.cities[7]!.offices).toEqual([{ owner: 0, goods: [0, 0, 0, 0] }]);
  expect(it.view('public').players[0]!.development).toBe(1);
  const full = scenario(
    scene({
      players: [{ city: 7, chips: [7, 7, 7], goods: price }],
      cities: { 7: { offices: [{ owner: 0 }, { owner: 1 }] } },
    }),
  );
  expect(full.why(0, 'build')).toBe('KO-6.1');
  const poor = scenario(scene({ players: [{ city: 7, chips: [7], goods: { ore: 2, furs: 1 } }] }));
  expect(poor.why(0, 'build')).toBe('KO-6.1');
  const both = scenario(
    scene({ players: [{ city: 7, chips: [7, 7], goods: price }], cities: { 7: { offices: [{ owner: 0 }] } } }),
  );
  both.play(0, 'build');
  expect(both.state.cities[7]!.offices.map(({ owner }) => owner)).toEqual([0, 0]);
});

const deals = (player: NonNullable<Parameters<typeof scene>[0]['players']>[number], city = 8) =>
  scenario(scene({ players: [{ city, ...player }], guild: { city: 8 } }));

test('KO-6.2 three equal chips buy the second raid marker, once per game', () => {
  const it = deals({ chips: [4, 4, 4, 5] });
  expect(it.why(0, 'deal raid-marker for 5')).toBe('KO-6.2');
  it.play(0, 'deal raid-marker for 4');
  expect(it.state.players[0]).toMatchObject({ markers: 2, second: false });
  expect(chipsOf(it.state, 0)).toEqual([5]);
  expect(deals({ chips: [4, 4, 4], markers: 2, second: false }).why(0, 'deal raid-marker for 4')).toBe('KO-6.2');
});

test('KO-6.2 six equal goods buy a bonus chip; kinds run out, the same kind twice is allowed', () => {
  const it = deals({ goods: { furs: 7 }, bonuses: [1, 0, 0, 0] });
  expect(it.why(0, 'deal three-for-one for ore')).toBe('KO-6.2');
  it.play(0, 'deal three-for-one for furs');
  expect(it.state.players[0]!.bonuses).toEqual([2, 0, 0, 0]);
  expect(it.state.supply.goods[1]).toBe(17);
  expect(deals({ goods: { furs: 6 }, bonuses: [2, 0, 0, 0] }).why(0, 'deal three-for-one for furs')).toBe('KO-6.2');
});

test('KO-6.2 a good for a chip of its colour, a chip for a good of its colour', () => {
  const it = deals({ goods: { salt: 1 }, chips: [5] });
  it.play(0, 'deal chip for salt');
  expect(it.why(0, 'take chip 5')).toBe('KO-6.2');
  it.play(0, 'take chip 7');
  expect([chipsOf(it.state, 0), goodsOf(it.state, 0)]).toEqual([[5, 7], {}]);
  expect(it.why(0, 'deal good for 5')).toBe('KO-6.11');
  const other = deals({ chips: [5] });
  other.play(0, 'deal good for 5');
  expect([chipsOf(other.state, 0), goodsOf(other.state, 0)]).toEqual([[], { amber: 1 }]);
});

test('KO-6.2 no deal away from the guild master, nor for a good the supply lacks', () => {
  expect(deals({ chips: [5] }, 7).why(0, 'deal good for 5')).toBe('KO-6.2');
  const it = scenario(
    scene({ players: [{ city: 8, chips: [5] }], guild: { city: 8 }, supply: { ore: 25, furs: 18, salt: 10 } }),
  );
  expect(it.why(0, 'deal good for 5')).toBe('KO-6.2');
});

/** All 7s and 8s are in the other hand. */
const noSalt = () =>
  scenario(
    scene({
      players: [{ city: 8, goods: { salt: 1, ore: 1 } }, { city: 1 }],
      guild: { city: 8 },
    }),
  );

test('KO-6.12 if the supply has no chip of the colour nothing is paid, all learn it, and another deal is open', () => {
  const state = noSalt().state;
  for (const chip of [7, 8]) {
    state.players[1]!.chips[chip]! += state.supply.chips[chip]!;
    state.supply.chips[chip] = 0;
  }
  const it = scenario(relearnt(state));
  it.play(0, 'deal chip for salt');
  expect(it.has('lacking')).toMatchObject({ good: 3, reveals: true });
  expect(goodsOf(it.state, 0)).toEqual({ ore: 1, salt: 1 });
  expect(it.why(0, 'deal chip for salt')).toBe('KO-6.2');
  expect(it.why(0, 'deal chip for ore')).toBe('legal');
});

test('KO-11.3 the dealer is told what the supply offers in that colour, nobody else', () => {
  const it = deals({ goods: { salt: 1 } });
  it.play(0, 'deal chip for salt');
  const shown = it.has('shown')!.secret!.chips;
  expect(shown.filter(chip => chip === 7)).toHaveLength(it.state.supply.chips[7]!);
  expect(it.heard(1).find(event => event.type === 'shown')).not.toHaveProperty('secret');
  expect(it.view(0).supply.chips.slice(7)).toEqual(it.state.supply.chips.slice(7));
  it.play(0, 'take chip 8');
  expect(it.heard(1)).toEqual([{ type: 'took', seat: 0, good: 3 }]);
});

test('KO-6.3 one whole group for one good of choice; no refill', () => {
  const it = scenario(
    scene({
      players: [{ goods: { ore: 2 } }],
      groups: [
        [1, 2],
        [3, 3],
      ],
    }),
  );
  expect(it.why(0, 'buy 1 for salt')).toBe('KO-6.3');
  expect(it.why(0, 'buy 3 for ore')).toBe('KO-6.3');
  it.play(0, 'buy 2 for ore');
  expect(chipsOf(it.state, 0)).toEqual([3, 3]);
  expect(it.state.groups).toEqual([[1, 2], []]);
  expect(it.why(0, 'buy 1 for ore')).toBe('KO-6.11');
});

test('KO-6.4 trade only in another city than the turn began in, also after a round trip', () => {
  const it = scenario(
    scene({
      players: [{ city: 3, goods: { ore: 2 } }],
      cities: { 3: { goods: { furs: 4 }, routes: [4, 5] }, 4: { routes: [3, 5] } },
    }),
  );
  expect(it.why(0, 'trade give ore 1')).toBe('KO-6.4');
  it.plays(0, 'sail 4', 'sail 3 pay ore 1');
  expect(it.why(0, 'trade give ore 1')).toBe('KO-6.4');
});

test('KO-6.4 n goods buy n to 2n of what lies in the city, not in offices, and each kind is on one side', () => {
  const it = scenario(
    scene({
      players: [{ city: 2, goods: { ore: 2, salt: 1 } }],
      cities: {
        2: { routes: [3, 4] },
        3: { goods: { furs: 5, ore: 1 }, offices: [{ owner: 1, goods: { amber: 5 } }] },
      },
    }),
  );
  it.play(0, 'sail 3');
  it.play(0, 'trade give ore 2');
  expect(it.why(0, 'take furs 1')).toBe('KO-6.4');
  expect(it.why(0, 'take furs 5')).toBe('KO-6.4');
  expect(it.why(0, 'take furs 4')).toBe('legal');
  expect(it.why(0, 'take ore 1 furs 2')).toBe('KO-6.4');
  expect(it.why(0, 'take amber 2')).toBe('KO-6.4');
  expect(it.why(0, 'end turn')).toBe('K-2');
  it.play(0, 'take furs 3');
  expect(named(it.state.cities[3]!.goods)).toEqual({ ore: 3, furs: 2 });
  expect(it.why(0, 'trade give salt 1')).toBe('KO-6.11');
});

test('KO-6.4 nobody gives more than can be taken for it', () => {
  const it = scenario(
    scene({
      players: [{ city: 2, goods: { ore: 3, salt: 3 } }],
      cities: { 2: { routes: [3, 4] }, 3: { goods: { furs: 2 } } },
    }),
  );
  it.play(0, 'sail 3');
  expect(it.why(0, 'trade give ore 3')).toBe('KO-6.4');
  it.play(0, 'trade give ore 1');
  expect(it.why(0, 'trade give salt 2')).toBe('KO-6.4');
  expect(it.why(0, 'trade give ore 1')).toBe('KO-6.4');
  expect(it.why(0, 'trade give salt 1')).toBe('legal');
});

test('KO-6.5 a chip goes face down on an open square; only the player knows it', () => {
  const it = scenario(
    scene({ players: [{ city: 3, chips: [3, 4, 5] }, { city: 1 }], cities: { 3: { routes: [7, { down: 1 }] } } }),
  );
  expect(it.why(0, 'route 1 lay 3')).toBe('KO-6.5');
  expect(it.why(0, 'route 1 lay 8')).toBe('KO-6.5');
  expect(it.why(0, 'route 2 lay 4')).toBe('KO-6.5');
  it.play(0, 'route 1 lay 5');
  expect(it.heard(1)).toEqual([{ type: 'rerouted', seat: 0, city: 3, slot: 0, took: 7 }]);
  expect(it.view(0).cities[3]!.routes[0]).toEqual({ down: true, chip: 5 });
  expect(it.view(1).cities[3]!.routes[0]).toEqual({ down: true });
  expect(it.view('public').cities[3]!.routes[0]).toEqual({ down: true });
});

test('KO-6.5 twice the same target is allowed now', () => {
  const it = scenario(scene({ players: [{ city: 3, chips: [4] }], cities: { 3: { routes: [7, 4] } } }));
  expect(it.why(0, 'route 1 lay 4')).toBe('legal');
});

test('KO-6.9 what is paid goes to the supply; only goods given in trade stay in the city', () => {
  const it = scenario(
    scene({
      players: [{ city: 2, chips: [4], goods: { ore: 3 } }],
      cities: { 2: { routes: [3, 4] }, 3: { goods: { furs: 2 }, routes: [4, 5] }, 4: { goods: { furs: 1 } } },
      groups: [[1, 1]],
    }),
  );
  const [ore, fours] = [it.state.supply.goods[0]!, it.state.supply.chips[4]!];
  it.plays(0, 'sail 3', 'sail 4 pay chip 4', 'buy 1 for ore', 'trade give ore 1', 'take furs 1');
  expect([it.state.supply.goods[0], it.state.supply.chips[4]]).toEqual([ore + 1, fours + 1]);
  expect(named(it.state.cities[4]!.goods)).toEqual({ ore: 1 });
});

test('KO-6.10 a bonus works from the moment it is taken; two of a kind are two points', () => {
  const it = scenario(
    scene({
      players: [{ city: 7, goods: { ore: 7 }, bonuses: [0, 0, 1, 0] }],
      cities: { 7: { routes: [8, 0] }, 8: { goods: { salt: 3 } } },
      guild: { city: 8 },
    }),
  );
  it.plays(0, 'sail 8', 'deal three-for-one for ore', 'trade give ore 1', 'take salt 3');
  expect(goodsOf(it.state, 0)).toEqual({ salt: 3 });
  const two = scenario(scene({ players: [{ city: 8, goods: { ore: 6 }, bonuses: [0, 0, 1, 0] }], guild: { city: 8 } }));
  two.play(0, 'deal two-steps for ore');
  expect(two.view(0).players[0]!.development).toBe(2);
});

test('KO-6.11 each action at most once a turn', () => {
  const it = scenario(
    scene({
      players: [{ city: 3, chips: [4, 5], goods: { ore: 2, amber: 2, salt: 2 } }],
      cities: { 3: { routes: [7, 8] } },
      groups: [
        [1, 2],
        [1, 2],
      ],
    }),
  );
  it.plays(0, 'route 1 lay 4', 'buy 1 for ore');
  expect(it.why(0, 'route 2 lay 5')).toBe('KO-6.11');
  expect(it.why(0, 'buy 2 for ore')).toBe('KO-6.11');
});

test('KO-8.1 each office, also the first, and each bonus chip is a development point', () => {
  const it = scenario(
    scene({ players: [{ bonuses: [1, 1, 0, 0] }], cities: { 3: { offices: [{ owner: 0 }, { owner: 0 }] } } }),
  );
  expect(it.view(1).players[0]!.development).toBe(4);
});

const almost = { city: 7, chips: [7], goods: { ore: 1, furs: 1, amber: 1, salt: 2 } };

test('KO-8.2 five development points in the own turn win at once', () => {
  const it = scenario(
    scene({
      seats: 3,
      players: [almost, { goods: { salt: 3 } }, { goods: { salt: 5 } }],
      cities: {
        1: { offices: [{ owner: 0 }, { owner: 0 }] },
        2: { offices: [{ owner: 0 }, { owner: 0 }] },
        3: { offices: [{ owner: 1 }] },
      },
    }),
  );
  it.play(0, 'build');
  expect(it.state.ending).toBe('five');
  expect(it.view('public').outcome).toMatchObject({ ending: 'five', scores: [5, 1, 0], ranks: [1, 2, 3] });
  expect(it.view('public').actors).toEqual([]);
});

test('KO-8.2 the sixth good wins too: a bonus chip as the fifth point', () => {
  const it = scenario(scene({ players: [{ city: 8, goods: { ore: 6 }, bonuses: [2, 2, 0, 0] }], guild: { city: 8 } }));
  it.play(0, 'deal secret-way for ore');
  expect(it.state.ending).toBe('five');
});

test('KO-9.1 the others rank by development points, then by victory points', () => {
  const it = scenario(
    scene({
      seats: 4,
      players: [almost, { goods: { salt: 1 } }, { goods: { salt: 2 } }, { goods: { salt: 5 } }],
      cities: {
        1: { offices: [{ owner: 0 }, { owner: 0 }] },
        2: { offices: [{ owner: 0 }, { owner: 0 }] },
        3: { offices: [{ owner: 1 }, { owner: 2 }] },
      },
    }),
  );
  it.play(0, 'build');
  expect(it.view('public').outcome!.ranks).toEqual([1, 3, 2, 4]);
});

test('KO-9.2 victory points when the guild master ends the game; level is a draw', () => {
  const it = scenario(
    scene({
      seats: 3,
      players: [
        { goods: { salt: 1, amber: 1 }, bonuses: [1, 0, 0, 0], markers: 2, second: false },
        { goods: { furs: 1, ore: 1 }, markers: 0, city: 5 },
        { markers: 1 },
      ],
      cities: { 3: { offices: [{ owner: 0 }, { owner: 1, goods: { amber: 1, ore: 1 } }], raiders: [1] } },
      guild: { city: 4, end: 5, crossings: 1 },
      stack: [{ type: 'round' }, { type: 'turns', next: 0 }, { type: 'guild' }],
    }),
  );
  it.play(0, 'guild 1');
  const { scores, sources, ranks } = it.view('public').outcome!;
  expect(scores).toEqual([10 + 20 + 20 + 12, 10 + 4 + 6, 10]);
  expect(sources[0]).toEqual({ offices: 10, bonuses: 20, raidMarkers: 20, ore: 0, furs: 0, amber: 5, salt: 7 });
  expect(ranks).toEqual([1, 2, 3]);
  const level = scenario(
    scene({
      guild: { city: 4, end: 5, crossings: 1 },
      stack: [{ type: 'round' }, { type: 'turns', next: 0 }, { type: 'guild' }],
    }),
  );
  level.play(0, 'guild 2');
  expect(level.view('public').outcome!.ranks).toEqual([1, 1]);
});

test('KO-11.1 chips paid and bought are seen by all; what a hand holds otherwise is not', () => {
  const it = scenario(
    scene({
      players: [{ city: 2, chips: [4, 5], goods: { ore: 1 } }, { city: 8 }],
      groups: [[6, 6]],
      cities: { 2: { routes: [3, 4] }, 3: { routes: [5, 6] } },
    }),
  );
  expect(it.view(1).players[0]).toMatchObject({ chipCount: 2, chips: Array(9).fill(0), goodsCount: 1 });
  it.play(0, 'sail 3');
  it.play(0, 'sail 5 pay chip 4');
  expect(it.heard(1)[0]).toMatchObject({ type: 'sailed', pay: [8], reveals: true });
  it.play(0, 'buy 1 for ore');
  expect(it.view(1).players[0]!.chips[6]).toBe(2);
  expect(it.view(1).supply.chips[4]).toBe(1);
});

function relearnt<T extends Parameters<typeof scenario>[0]>(state: T): T {
  learn(state);
  return state;
}
