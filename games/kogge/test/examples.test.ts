import { expect, test } from 'vitest';
import { compareSets } from '../src/bids.ts';
import { counted, chipsOf, goodsOf, named, scenario, scene } from './scene.ts';

const bidding = [
  { type: 'round' as const },
  { type: 'turns' as const, next: 0 },
  { type: 'guild' as const },
  { type: 'bidding' as const, next: 0 },
];
const bidOf = (seat: number) => [...bidding, { type: 'bid' as const, seat }];

test('KO-12.1 production with offices: city 6 gets nothing, city 4 six furs, in 3 the office one and the city three', () => {
  const it = scenario(
    scene({
      seats: 2,
      supply: { ore: 25, furs: 12, amber: 2, salt: 10 },
      players: [
        { chips: [3, 3, 4], city: 3 },
        { chips: [4, 4, 6], city: 6 },
      ],
      cities: { 3: { offices: [{ owner: 0 }] }, 6: { offices: [{ owner: 0 }, { owner: 1 }] } },
      stack: bidOf(0),
    }),
  );
  it.play(0, 'bid 3 3 4');
  it.play(1, 'bid 4 4 6');
  const { cities } = it.state;
  expect(cities[6]!.goods).toEqual(counted());
  expect(cities[6]!.offices.map(({ goods }) => named(goods))).toEqual([{ amber: 1 }, { amber: 1 }]);
  expect(named(cities[4]!.goods)).toEqual({ furs: 6 });
  expect(named(cities[3]!.goods)).toEqual({ furs: 3 });
  expect(named(cities[3]!.offices[0]!.goods)).toEqual({ furs: 1 });
});

test('KO-12.2 bids 7, 3+4, 4 and 2+2 give the order D, A, B, C and feed four cities', () => {
  const it = scenario(
    scene({
      seats: 4,
      players: [{ chips: [7] }, { chips: [3, 4] }, { chips: [4] }, { chips: [2, 2] }],
      stack: bidOf(0),
    }),
  );
  it.play(0, 'bid 7');
  it.play(1, 'bid 3 4');
  it.play(2, 'bid 4');
  it.play(3, 'bid 2 2');
  expect(it.state.order).toEqual([3, 0, 1, 2]);
  expect([7, 4, 3, 2].map(city => named(it.state.cities[city]!.goods))).toEqual([
    { salt: 2 },
    { furs: 4 },
    { furs: 2 },
    { ore: 4 },
  ]);
});

test('KO-12.3 the strict order of bids', () => {
  const beats = (a: number[], b: number[]) => compareSets(a, b) > 0 && compareSets(b, a) < 0;
  expect(beats([0, 0], [8])).toBe(true);
  expect(beats([0, 0], [5, 7])).toBe(true);
  expect(beats([3, 3], [2, 2])).toBe(true);
  expect(beats([0, 0, 0], [8, 8])).toBe(true);
  expect(beats([7], [3, 4])).toBe(true);
  expect(beats([0, 4], [4])).toBe(true);
  expect(beats([0, 3, 4], [7])).toBe(true);
});

test('KO-12.4 a movement with pick-up, payment in goods and chips, and a face-down route', () => {
  const it = scenario(
    scene({
      players: [{ city: 6, chips: [1], markers: 0 }],
      cities: {
        6: { routes: [3, 7] },
        4: { raiders: [0] },
        3: { routes: [4, { down: 6 }], offices: [{ owner: 0, goods: { furs: 2 } }] },
      },
    }),
  );
  it.play(0, 'sail 3');
  it.play(0, 'pick up all');
  expect(it.why(0, 'sail 4 pay furs 1')).toBe('KO-5.3');
  it.play(0, 'sail face-down 2 pay furs 1');
  expect(it.state.players[0]!.city).toBe(6);
  expect(it.state.cities[3]!.routes[1]).toEqual({ chip: 6, down: false });
  it.play(0, 'sail 7 pay chip 1');
  expect(it.state.players[0]!.city).toBe(7);
  expect(goodsOf(it.state, 0)).toEqual({ furs: 1 });
  expect(chipsOf(it.state, 0)).toEqual([]);
});

test('KO-12.5 an office in Danzig costs ore, furs, salt and a chip 5, two if an office stands there', () => {
  const at = (offices: { owner: number }[], chips: number[]) =>
    scenario(scene({ players: [{ city: 5, chips, goods: { ore: 1, furs: 1, salt: 1 } }], cities: { 5: { offices } } }));
  const first = at([], [5, 5]);
  first.play(0, 'build');
  expect(chipsOf(first.state, 0)).toEqual([5]);
  expect(goodsOf(first.state, 0)).toEqual({});
  expect(at([{ owner: 1 }], [5]).why(0, 'build')).toBe('KO-6.1');
  const second = at([{ owner: 1 }], [5, 5]);
  second.play(0, 'build');
  expect(chipsOf(second.state, 0)).toEqual([]);
});

const reval = (bonuses = [0, 0, 0, 0]) =>
  scenario(
    scene({
      players: [{ city: 2, goods: { salt: 4, furs: 2, amber: 1 }, bonuses }],
      cities: { 2: { routes: [3, 4] }, 3: { goods: { ore: 6, salt: 2 } } },
    }),
  );

const trade = (gives: string[], take: string, bonuses?: number[]) => {
  const it = reval(bonuses);
  it.play(0, 'sail 3');
  for (const give of gives) it.play(0, `trade give ${give}`);
  return { it, why: it.why(0, `take ${take}`) };
};

test('KO-12.6 trade with Reval', () => {
  expect(trade(['furs 2', 'salt 1'], 'ore 6').why).toBe('legal');
  expect(trade(['furs 2'], 'ore 4').why).toBe('legal');
  expect(trade(['furs 2'], 'ore 3 salt 1').why).toBe('legal');
  expect(trade(['amber 1'], 'ore 1 salt 1').why).toBe('legal');
  expect(trade(['amber 1', 'salt 1'], 'ore 4').why).toBe('legal');
  expect(trade(['salt 1'], 'salt 2').why).toBe('KO-6.4');
  const { it } = trade(['salt 2'], 'ore 4');
  it.play(0, 'take ore 4');
  expect(goodsOf(it.state, 0)).toEqual({ ore: 4, furs: 2, salt: 2, amber: 1 });
  expect(named(it.state.cities[3]!.goods)).toEqual({ ore: 2, salt: 4 });
});

test('KO-12.7 Yellow attacks Blue, wins with 5+5 and takes two amber', () => {
  const [blue, yellow] = [0, 1];
  const it = scenario(
    scene({
      options: { conflicts: true },
      players: [
        { city: 5, chips: [4, 8], goods: { ore: 4, salt: 3 } },
        { city: 6, chips: [5, 5], goods: { ore: 4 } },
      ],
      cities: { 5: { routes: [6, 7] }, 6: { routes: [7, 8], goods: { amber: 2 } } },
    }),
  );
  it.plays(blue, 'sail 6', 'trade give salt 1', 'take amber 2');
  expect(it.view('public').players[blue]!.goodsCount).toBe(8);
  it.plays(blue, 'end turn', 'pass');
  it.play(yellow, 'attack green');
  it.play(blue, 'fight 4 8');
  it.play(yellow, 'fight 5 5');
  expect(it.has('fought')).toMatchObject({ winner: yellow });
  it.play(yellow, 'claim furs 1 amber 2');
  expect(goodsOf(it.state, yellow)).toEqual({ ore: 4, amber: 2 });
  expect(it.view('public').players.map(({ goodsCount }) => goodsCount)).toEqual([6, 6]);
  expect(chipsOf(it.state, blue)).toEqual([5, 5]);
  expect(chipsOf(it.state, yellow)).toEqual([4, 8]);
  it.play(yellow, 'drive 7');
  expect(it.state.players[blue]!.city).toBe(7);
});

test('KO-12.8 laying a 5 face down on the 7 in Reval gives the 7; the 4 stays', () => {
  const it = scenario(scene({ players: [{ city: 3, chips: [5] }], cities: { 3: { routes: [7, 4] } } }));
  it.play(0, 'route 1 lay 5');
  expect(chipsOf(it.state, 0)).toEqual([7]);
  expect(it.state.cities[3]!.routes).toEqual([
    { chip: 5, down: true },
    { chip: 4, down: false },
  ]);
});

test('KO-12.9 after a single 5 a single 5 is refused, 5+2 and 2+3 are not', () => {
  const it = scenario(scene({ players: [{ chips: [5] }, { chips: [2, 3, 5] }], stack: bidOf(0) }));
  it.play(0, 'bid 5');
  expect(it.why(1, 'bid 5')).toBe('KO-3.3');
  expect(it.why(1, 'bid 2 5')).toBe('legal');
  expect(it.why(1, 'bid 2 3')).toBe('legal');
});

test('KO-12.10 two offices and one good left: the city gets it', () => {
  const it = scenario(
    scene({
      supply: { ore: 25, furs: 18, amber: 1, salt: 10 },
      players: [{ chips: [5] }],
      cities: { 5: { offices: [{ owner: 0 }, { owner: 1 }] } },
      stack: bidOf(0),
    }),
  );
  it.play(0, 'bid 5');
  expect(named(it.state.cities[5]!.goods)).toEqual({ amber: 1 });
  expect(it.state.cities[5]!.offices.map(({ goods }) => named(goods))).toEqual([{}, {}]);
});

test('KO-12.11 with the bonus 3:1 one good buys three and two buy six, but never the same kind', () => {
  const bonus = [1, 0, 0, 0];
  expect(trade(['furs 1'], 'ore 3', bonus).why).toBe('legal');
  expect(trade(['furs 2'], 'ore 6', bonus).why).toBe('legal');
  expect(trade(['furs 1'], 'ore 4', bonus).why).toBe('KO-6.4');
  expect(trade(['salt 1'], 'salt 2', bonus).why).toBe('KO-6.4');
});
