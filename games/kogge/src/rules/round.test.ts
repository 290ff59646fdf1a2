import { quick, tape } from '@kontor/core';
import { expect, test } from 'vitest';
import { chipsOf, counted, named, scenario, scene } from '../../test/scene.ts';
import { CHIPS_IN_BOX } from '../../words/data/tables.ts';
import { newTurn } from '../turn-frame.ts';

const planned = [
  { type: 'round' as const },
  { type: 'turns' as const, next: 0 },
  { type: 'guild' as const },
  { type: 'bidding' as const, next: 0 },
];
const bidOf = (seat: number) => [...planned, { type: 'bid' as const, seat }];
const lastTurn = (seat: number, of: number) => [
  { type: 'round' as const },
  { type: 'turns' as const, next: of },
  newTurn(seat, 0),
];

test('KO-3.1 unsold chips return, then eight new ones lie in four pairs', () => {
  const it = scenario(
    scene({ groups: [[1, 2], [], [5, 6]], players: [{ chips: [1] }, { chips: [2] }], stack: lastTurn(1, 2) }),
    quick(5),
  );
  it.play(1, 'end turn');
  expect(it.has('supplied')!.groups.map(group => group.length)).toEqual([2, 2, 2, 2]);
  expect(it.state.round).toBe(2);
});

test('KO-3.1 a short supply makes fewer groups, the last of them a single chip', () => {
  const all = CHIPS_IN_BOX.flatMap((n, chip) => Array<number>(n).fill(chip));
  const onBoard = Array.from({ length: 9 }, (_, n) => [(n + 1) % 9, (n + 2) % 9]).flat();
  const rest = all.slice();
  for (const chip of onBoard) rest.splice(rest.indexOf(chip), 1);
  const it = scenario(
    scene({ players: [{ chips: rest.slice(3) }, { chips: [] }], stack: lastTurn(1, 2) }),
    tape([0, 0, 0]),
  );
  it.play(1, 'end turn');
  expect(it.has('supplied')!.groups.map(group => group.length)).toEqual([2, 1]);
});

test('KO-3.2 owners of the bonus draw a hidden chip for each, in the current order', () => {
  const it = scenario(
    scene({ players: [{ chips: [1], bonuses: [0, 2, 0, 0] }, { chips: [2] }], stack: lastTurn(1, 2) }),
    quick(3),
  );
  it.play(1, 'end turn');
  const drawn = it.events.filter(event => event.type === 'drew');
  expect(drawn).toHaveLength(2);
  expect(chipsOf(it.state, 0)).toHaveLength(3);
  expect(it.heard(1).filter(event => event.type === 'drew')).toEqual(
    [0, 0].map(seat => ({ type: 'drew', seat, reveals: true })),
  );
  expect(it.view(1).players[0]).toMatchObject({ chipCount: 3 });
});

test('KO-3.3 each lays one or more chips in the current order; the same set twice is refused', () => {
  const it = scenario(scene({ order: [1, 0], players: [{ chips: [5, 5, 2] }, { chips: [5, 7] }], stack: bidOf(1) }));
  expect(it.view('public').actors).toEqual([1]);
  expect(it.why(1, 'bid 8')).toBe('KO-3.3');
  it.play(1, 'bid 5');
  expect(it.why(0, 'bid 5')).toBe('KO-3.3');
  expect(it.why(0, 'bid 5 5')).toBe('legal');
  expect(it.why(0, 'bid 2 5')).toBe('legal');
  expect(it.why(0, 'bid')).toBe('KO-3.3');
});

test('KO-3.3 who has no chip or no allowed set is skipped', () => {
  const it = scenario(scene({ seats: 3, players: [{ chips: [5] }, { chips: [5] }, { chips: [] }], stack: bidOf(0) }));
  it.play(0, 'bid 5');
  expect(it.events.filter(event => event.type === 'skipped').map(event => event.seat)).toEqual([1, 2]);
  expect(it.state.order).toEqual([0, 1, 2]);
});

test('KO-3.6 who is skipped with chips in hand shows them', () => {
  const it = scenario(
    scene({ seats: 3, players: [{ chips: [5] }, { chips: [5] }, { chips: [1, 2] }], stack: bidOf(0) }),
  );
  it.play(0, 'bid 5');
  expect(it.has('skipped')).toEqual({ type: 'skipped', seat: 1, chips: [5], reveals: true });
  expect(it.view(2).players[1]!.chips[5]).toBe(1);
});

test('KO-3.6 that somebody with a single chip can bid tells that it is none of those laid', () => {
  const it = scenario(
    scene({ seats: 3, players: [{ chips: [5] }, { chips: [6] }, { chips: [1, 2, 3, 4, 7] }], stack: bidOf(0) }),
  );
  it.play(0, 'bid 5');
  expect(it.has('able')).toMatchObject({ seat: 1 });
});

test('KO-3.4 production with short stocks: what is there, highest city first', () => {
  const it = scenario(
    scene({
      supply: { ore: 3, furs: 18, amber: 13, salt: 10 },
      players: [{ chips: [0, 2, 2], city: 5 }, { city: 5 }],
      cities: { 2: { offices: [{ owner: 1 }] } },
      stack: bidOf(0),
    }),
  );
  const before = it.state.cities[0]!.goods[0]!;
  it.play(0, 'bid 0 2 2');
  expect(named(it.state.cities[2]!.offices[0]!.goods)).toEqual({ ore: 1 });
  expect(named(it.state.cities[2]!.goods)).toEqual({ ore: 2 });
  expect(it.state.cities[0]!.goods[0]).toBe(before);
});

test('KO-3.4 one office and one good: the office gets it', () => {
  const it = scenario(
    scene({
      supply: { ore: 25, furs: 18, amber: 13, salt: 1 },
      players: [{ chips: [8] }],
      cities: { 8: { offices: [{ owner: 1 }] } },
      stack: bidOf(0),
    }),
  );
  it.play(0, 'bid 8');
  expect(named(it.state.cities[8]!.offices[0]!.goods)).toEqual({ salt: 1 });
  expect(it.state.cities[8]!.goods).toEqual(counted());
});

test('KO-3.5 the best bid leads; who laid nothing comes last in the previous order; chips laid go to the supply', () => {
  const it = scenario(
    scene({ seats: 4, order: [3, 2, 1, 0], players: [{ chips: [1] }, { chips: [0, 0] }, {}, {}], stack: bidOf(1) }),
  );
  const before = it.state.supply.chips.slice();
  it.play(1, 'bid 0 0');
  it.play(0, 'bid 1');
  expect(it.state.order).toEqual([1, 0, 3, 2]);
  expect(it.state.supply.chips[0]).toBe(before[0]! + 2);
  expect(it.state.bids).toEqual([]);
  expect(it.view('public').actors).toEqual([1]);
});

test('KO-3.5 a pair with something beside it is no set of equals', () => {
  const it = scenario(scene({ players: [{ chips: [3, 3, 1] }, { chips: [8] }], stack: bidOf(0) }));
  it.play(0, 'bid 1 3 3');
  it.play(1, 'bid 8');
  expect(it.state.order).toEqual([1, 0]);
});

const guildScene = (
  raiders: number[],
  guild: { city: number; end: number; crossings?: number },
  supply?: Parameters<typeof scene>[0]['supply'],
) =>
  scenario(
    scene({
      seats: 4,
      players: Array.from({ length: 4 }, (_, seat) => ({
        markers: raiders.some((_, i) => i % 4 === seat) ? 0 : 1,
        city: 8,
      })),
      cities: Object.fromEntries(raiders.map((city, i) => [city, { raiders: [i % 4] }])),
      guild,
      ...(supply ? { supply } : {}),
      stack: [{ type: 'round' }, { type: 'turns', next: 0 }, { type: 'guild' }],
    }),
  );

test('KO-4.1 the start player moves the guild master one or two cities, past raided ones', () => {
  const it = guildScene([3, 4], { city: 2, end: 8 });
  expect(it.view('public').actors).toEqual([0]);
  it.play(0, 'guild 2');
  expect(it.state.guild.city).toBe(6);
  expect(guildScene([], { city: 2, end: 8 }).play(0, 'guild 1')[0]).toMatchObject({ to: 3 });
});

test('KO-4.2 walking over the end city counts, also when it is skipped for a raid marker; leaving does not', () => {
  const over = guildScene([], { city: 2, end: 3 });
  over.play(0, 'guild 2');
  expect(over.state.guild.crossings).toBe(1);
  const skipped = guildScene([3], { city: 2, end: 3 });
  skipped.play(0, 'guild 1');
  expect(skipped.state.guild).toMatchObject({ city: 4, crossings: 1 });
  const leaving = guildScene([], { city: 3, end: 3 });
  leaving.play(0, 'guild 2');
  expect(leaving.state.guild.crossings).toBe(0);
});

test('KO-4.2 the second crossing ends the game before goods come', () => {
  const it = guildScene([], { city: 2, end: 3, crossings: 1 });
  const before = it.state.cities[3]!.goods.slice();
  it.play(0, 'guild 1');
  expect(it.state.ending).toBe('guild');
  expect(it.state.cities[3]!.goods).toEqual(before);
  expect(it.has('delivered')).toBeUndefined();
});

test('KO-4.3 two home goods come to his city, as far as there are, never to offices', () => {
  const it = scenario(
    scene({
      players: [{ city: 8 }, { city: 8 }],
      cities: { 3: { offices: [{ owner: 0 }] } },
      guild: { city: 2, end: 8 },
      supply: { ore: 25, furs: 1, amber: 13, salt: 10 },
      stack: [{ type: 'round' }, { type: 'turns', next: 0 }, { type: 'guild' }],
    }),
  );
  it.play(0, 'guild 1');
  expect(named(it.state.cities[3]!.goods)).toEqual({ furs: 1 });
  expect(named(it.state.cities[3]!.offices[0]!.goods)).toEqual({});
});

const taxes = (goods: { furs?: number; salt?: number; ore?: number } = { furs: 1, salt: 1 }) =>
  scenario(
    scene({
      seats: 3,
      options: { taxes: true },
      order: [2, 1, 0],
      players: [
        { city: 3, goods },
        { city: 3, goods: { ore: 2 } },
        { city: 4, goods: { ore: 1 } },
      ],
      cities: { 3: { goods: { salt: 3, furs: 2 }, offices: [{ owner: 2, goods: { amber: 1 } }] } },
      guild: { city: 2, end: 8 },
      stack: [{ type: 'round' }, { type: 'turns', next: 0 }, { type: 'guild' }],
    }),
  );

test('KO-10.1 every cog where the guild master arrives pays one good of its choice, in the order of the round', () => {
  const it = taxes();
  it.play(2, 'guild 1');
  expect(it.view('public').actors).toEqual([1]);
  expect(it.why(1, 'tax salt')).toBe('KO-10.1');
  it.play(1, 'tax ore');
  expect(it.why(0, 'tax ore')).toBe('KO-10.1');
  it.play(0, 'tax furs');
  expect(named(it.state.players[0]!.goods)).toEqual({ salt: 1 });
  expect(named(it.state.players[2]!.goods)).toEqual({ ore: 1 });
});

test('KO-10.1 then what the city does not produce goes to the supply, goods in offices not; then two goods come', () => {
  const it = taxes({});
  it.play(2, 'guild 1');
  it.play(1, 'tax ore');
  expect(it.has('confiscated')).toMatchObject({ city: 3, goods: [3, 3, 3] });
  expect(named(it.state.cities[3]!.goods)).toEqual({ furs: 4 });
  expect(named(it.state.cities[3]!.offices[0]!.goods)).toEqual({ amber: 1 });
  expect(it.view('public').actors).toEqual([2]);
});

test('KO-10.1 no taxes without the option, and none when his move ends the game', () => {
  const off = guildScene([], { city: 7, end: 2 });
  off.play(0, 'guild 1');
  expect(off.has('taxed')).toBeUndefined();
  expect(off.state.stack.at(-1)!.type).toBe('turn');
  const it = taxes();
  it.state.guild = { city: 2, end: 3, crossings: 1 };
  it.play(2, 'guild 1');
  expect(it.state.ending).toBe('guild');
});
