import { awaited } from '@kontor/core';
import { expect, test } from 'vitest';
import { chipsOf, goodsOf, learn, named, scenario, scene } from '../../test/scene.ts';
import { game } from '../index.ts';
import { newTurn } from '../turn-frame.ts';

const market = (more: Partial<Parameters<typeof scene>[0]> = {}) =>
  scenario(
    scene({
      seats: 3,
      players: [
        { city: 3, chips: [1, 2], goods: { salt: 1, ore: 1 } },
        { city: 3, chips: [5, 6], goods: { furs: 2 } },
        { city: 4, chips: [7], goods: { amber: 1 } },
      ],
      ...more,
    }),
  );

test('KO-7.1 cogs in the same city swap goods and chips on any terms, also when neither is on turn', () => {
  const it = market({ stack: [{ type: 'round' }, { type: 'turns', next: 3 }, newTurn(2, 4)] });
  expect(it.why(0, 'offer blue give salt 1')).toBe('KO-7.1');
  it.play(0, 'offer yellow give salt 1 ask furs 1 chip 5');
  expect(it.view(1).actors).toEqual([2]);
  expect([game.asked!(it.state), awaited(game, it.state)]).toEqual([[1], [1, 2]]);
  it.play(1, 'accept green');
  expect(game.asked!(it.state)).toEqual([]);
  expect([goodsOf(it.state, 0), chipsOf(it.state, 0)]).toEqual([{ ore: 1, furs: 1 }, [1, 2, 5]]);
  expect([goodsOf(it.state, 1), chipsOf(it.state, 1)]).toEqual([{ furs: 1, salt: 1 }, [6]]);
});

test('KO-7.1 others see that a swap took place and the new counts, not what', () => {
  const it = market();
  it.play(0, 'offer yellow give salt 1 ask chip 5');
  expect(it.heard(2)).toEqual([{ type: 'offered', from: 0, to: 1, reveals: true }]);
  it.play(1, 'accept green');
  expect(it.heard('public')).toEqual([
    { type: 'accepted', from: 0, to: 1, reveals: true },
    { type: 'swapped', from: 0, to: 1, reveals: true },
  ]);
  expect(it.heard(1)[1]).toMatchObject({ secret: { give: [3], ask: [9] } });
  const seen = it.view(2).players;
  expect(seen.map(({ chipCount, goodsCount }) => [chipCount, goodsCount])).toEqual([
    [3, 1],
    [1, 3],
    [1, 1],
  ]);
  expect(seen[0]!.chips).toEqual(Array(9).fill(0));
});

test('KO-7.1 gifts are allowed, an empty offer is none, and nobody trades alone', () => {
  const it = market();
  expect(it.why(0, 'offer yellow')).toBe('KO-7.1');
  expect(it.why(0, 'offer green give salt 1')).toBe('KO-7.1');
  expect(it.why(0, 'offer red give salt 1')).toBe('KO-7.1');
  it.play(0, 'offer yellow give chip 1');
  it.play(1, 'accept green');
  expect(chipsOf(it.state, 1)).toEqual([1, 5, 6]);
});

test('KO-7.1 no trade while a division or a forced move is pending', () => {
  const it = market();
  it.play(0, 'raid yellow');
  expect(it.why(0, 'offer yellow give salt 1')).toBe('K-2');
  it.play(1, 'divide furs 1');
  expect(it.why(1, 'offer green ask salt 1')).toBe('K-2');
});

test('KO-7.2 goods in offices can not be offered or asked for', () => {
  const it = market({ cities: { 3: { offices: [{ owner: 0, goods: { amber: 2 } }] } } });
  expect(it.why(0, 'offer yellow give amber 1')).toBe('KO-7.4');
  expect(it.why(0, 'offer yellow office 3 1 give amber 1')).toBe('KO-10.2');
});

test('KO-7.3 a new offer replaces the open one, three of them between two other moves', () => {
  const it = market();
  it.play(0, 'offer yellow give salt 1 ask furs 2');
  it.play(0, 'offer yellow give salt 1 ask furs 1');
  expect(it.state.offers).toHaveLength(1);
  it.play(0, 'withdraw yellow');
  it.play(0, 'offer yellow give chip 1');
  expect(it.why(0, 'offer yellow give chip 2')).toBe('KO-7.3');
  expect(it.why(1, 'offer green give chip 5')).toBe('legal');
  it.play(1, 'decline green');
  expect(it.why(0, 'offer yellow give chip 2')).toBe('KO-7.3');
  it.play(0, 'route 1 lay 1');
  expect(it.why(0, 'offer yellow give chip 2')).toBe('legal');
});

test('KO-7.4 what is promised is set aside until the offer is withdrawn or answered', () => {
  const it = market({ groups: [[8, 8]] });
  it.play(0, 'offer yellow give ore 1 ask furs 1');
  expect(it.why(0, 'buy 1 for ore')).toBe('KO-7.4');
  expect(it.why(0, 'buy 1 for salt')).toBe('legal');
  it.play(0, 'withdraw yellow');
  expect(it.why(0, 'buy 1 for ore')).toBe('legal');
});

test('KO-7.4 to the maker an offer that can not be kept looks like one not yet answered', () => {
  const rich = market();
  const poor = market();
  poor.state.players[1]!.goods = [0, 0, 2, 0];
  poor.state.supply.goods[1]! += 2;
  poor.state.supply.goods[2]! -= 2;
  const other = scenario(relearn(poor.state));
  for (const it of [rich, other]) it.play(0, 'offer yellow give salt 1 ask furs 2');
  expect(rich.why(1, 'accept green')).toBe('legal');
  expect(other.why(1, 'accept green')).toBe('KO-7.4');
  expect(other.why(1, 'decline green')).toBe('legal');
  for (const viewer of [0, 2, 'public'] as const) {
    const { supply: _a, ...first } = rich.view(viewer);
    const { supply: _b, ...second } = other.view(viewer);
    expect(JSON.stringify(first.offers)).toBe(JSON.stringify(second.offers));
    expect([first.actors, first.may]).toEqual([second.actors, second.may]);
  }
});

test('KO-7.4 an offer that was accepted once can not be accepted again', () => {
  const it = market();
  it.play(0, 'offer yellow give salt 1');
  it.play(1, 'accept green');
  expect(it.why(1, 'accept green')).toBe('KO-7.4');
});

test('KO-7.4 offers lapse when cogs part, for all to see', () => {
  const it = market({ cities: { 3: { routes: [5, 6] } } });
  it.play(1, 'offer green give furs 1 ask salt 1');
  it.play(0, 'sail 5');
  expect(it.has('lapsed')).toEqual({ type: 'lapsed', from: 1, to: 0 });
  expect(it.state.offers).toEqual([]);
});

test('KO-7.4 offers lapse at the end of a phase and by a raid', () => {
  const it = market();
  it.play(1, 'offer green give furs 1');
  it.play(0, 'raid city');
  expect(it.has('lapsed')).toMatchObject({ from: 1, to: 0 });
  const phase = market({ stack: [{ type: 'round' }, { type: 'turns', next: 0 }, { type: 'guild' }] });
  phase.play(1, 'offer green give furs 1');
  phase.play(0, 'guild 1');
  expect(phase.has('lapsed')).toMatchObject({ from: 1, to: 0 });
});

test('KO-7.4 a counter-offer declines and offers at once', () => {
  const it = market();
  expect(it.why(1, 'counter green give furs 1 ask salt 1')).toBe('KO-7.4');
  it.play(0, 'offer yellow give ore 1 ask furs 1');
  it.play(1, 'counter green give furs 1 ask salt 1');
  expect(it.state.offers).toEqual([{ from: 1, to: 0, give: [1], ask: [3] }]);
  it.play(0, 'accept yellow');
  expect(goodsOf(it.state, 0)).toEqual({ ore: 1, furs: 1 });
});

test('KO-7.4 whoever owes a bid and traded all chips away is asked no more', () => {
  const it = market({
    stack: [
      { type: 'round' },
      { type: 'turns', next: 0 },
      { type: 'guild' },
      { type: 'bidding', next: 0 },
      { type: 'bid', seat: 0 },
    ],
  });
  it.play(0, 'offer yellow give chip 1 chip 2');
  expect(it.why(0, 'bid 1')).toBe('KO-7.4');
  it.play(1, 'accept green');
  expect(it.has('skipped')).toMatchObject({ seat: 0 });
  expect(it.view('public').actors).toEqual([1]);
});

test('KO-7.5 no trade before the first round', () => {
  const it = scenario(
    scene({
      options: { memoryRoutes: true },
      players: [
        { city: 3, chips: [1] },
        { city: 3, chips: [2] },
      ],
      stack: [{ type: 'round' }, { type: 'first-look', queue: [0, 1], looked: false }],
    }),
  );
  expect(it.why(0, 'offer yellow give chip 1')).toBe('K-2');
});

const offices = (more: Partial<Parameters<typeof scene>[0]> = {}) =>
  market({
    options: { officeTrade: true },
    cities: { 3: { offices: [{ owner: 2, goods: { amber: 2, furs: 1 } }, { owner: 0 }] } },
    ...more,
  });

test('KO-10.2 a cog deals with the owner of an office in its city, wherever the owner is', () => {
  const it = offices();
  expect(it.why(0, 'offer blue give salt 1 ask amber 2')).toBe('KO-7.1');
  it.play(0, 'offer blue office 3 1 give salt 1 chip 1 ask amber 2 chip 7');
  it.play(2, 'accept green');
  expect([goodsOf(it.state, 0), chipsOf(it.state, 0)]).toEqual([{ ore: 1, amber: 2 }, [2, 7]]);
  expect(named(it.state.cities[3]!.offices[0]!.goods)).toEqual({ furs: 1, salt: 1 });
  expect([goodsOf(it.state, 2), chipsOf(it.state, 2)]).toEqual([{ amber: 1 }, [1]]);
});

test('KO-10.2 the owner offers goods of this office alone, and what is promised stays in it', () => {
  const it = offices({ stack: [{ type: 'round' }, { type: 'turns', next: 3 }, newTurn(2, 4)] });
  expect(it.why(2, 'offer yellow office 3 1 give amber 3')).toBe('KO-7.4');
  it.play(2, 'offer yellow office 3 1 give amber 2 ask furs 1');
  it.state.players[2]!.city = 3;
  expect(it.why(2, 'pick up amber 1')).toBe('KO-7.4');
  expect(it.why(2, 'pick up all')).toBe('legal');
});

test('KO-10.2 not with one’s own office, not office with office, not from another city', () => {
  const it = offices();
  expect(it.why(0, 'offer blue office 3 2 ask chip 7')).toBe('KO-10.2');
  expect(it.why(0, 'offer yellow office 3 1 ask amber 1')).toBe('KO-10.2');
  expect(it.why(2, 'offer green office 3 2 ask salt 1')).toBe('KO-10.2');
  expect(
    offices({ players: [{ city: 5 }, { city: 5 }, { city: 4 }] }).why(0, 'offer blue office 3 1 ask amber 1'),
  ).toBe('KO-10.2');
});

test('KO-10.2 such an offer lapses when the cog leaves, not when the owner’s cog does', () => {
  const it = offices({ stack: [{ type: 'round' }, { type: 'turns', next: 2 }, newTurn(2, 4)] });
  it.play(0, 'offer blue office 3 1 give salt 1 ask amber 1');
  it.play(2, 'sail 5');
  expect(it.state.offers).toHaveLength(1);
  it.play(2, 'end turn');
  expect(it.has('lapsed')).toBeUndefined();
});

function relearn<T extends Parameters<typeof scenario>[0]>(state: T): T {
  learn(state);
  return state;
}
