import { expect, test } from 'vitest';
import { goodsOf, scenario, scene } from '../../test/scene.ts';

const raids = (more: Partial<Parameters<typeof scene>[0]> = {}) =>
  scenario(
    scene({
      seats: 3,
      players: [{ city: 3 }, { city: 3, goods: { ore: 2, furs: 1, salt: 2 } }, { city: 5, goods: { ore: 1 } }],
      cities: {
        3: {
          goods: { furs: 4 },
          offices: [
            { owner: 0, goods: { amber: 1 } },
            { owner: 1, goods: { salt: 1 } },
          ],
          routes: [4, 7],
        },
      },
      ...more,
    }),
  );

test('KO-6.6 raid of a cog: its owner divides, the robber takes a pile, the marker stays', () => {
  const it = raids();
  expect(it.why(0, 'raid blue')).toBe('KO-6.6');
  it.play(0, 'raid yellow');
  expect(it.state.cities[3]!.raiders).toEqual([0]);
  expect(it.view('public').actors).toEqual([1]);
  expect(it.why(1, 'divide ore 2 furs 1')).toBe('KO-6.6');
  expect(it.why(1, 'divide amber 2')).toBe('KO-6.6');
  it.play(1, 'divide salt 2');
  expect(it.heard(2)[0]).toEqual({ type: 'divided', seat: 0, victim: 1, sizes: [2, 3], reveals: true });
  expect(it.heard(0)[0]).toMatchObject({
    secret: {
      piles: [
        [3, 3],
        [0, 0, 1],
      ],
    },
  });
  it.play(0, 'pile 2');
  expect([goodsOf(it.state, 0), goodsOf(it.state, 1)]).toEqual([{ ore: 2, furs: 1 }, { salt: 2 }]);
  expect(it.view(2).players.map(({ goodsCount }) => goodsCount)).toEqual([3, 2, 1]);
  expect(it.view(2).players[0]!.unsure).toBe(3);
});

test('KO-6.6 raid of a city: all goods on it and in its offices', () => {
  const it = raids();
  it.play(0, 'raid city');
  expect(goodsOf(it.state, 0)).toEqual({ furs: 4, amber: 1, salt: 1 });
  expect(it.state.cities[3]!.offices).toHaveLength(2);
  expect(it.state.players[0]!.markers).toBe(0);
});

test('KO-6.6 no raid without a marker at hand, and never two own markers in one city', () => {
  const none = raids({ players: [{ city: 3, markers: 0 }, {}, {}], cities: { 5: { raiders: [0] } } });
  expect(none.why(0, 'raid city')).toBe('KO-6.6');
  const again = raids({ players: [{ city: 3, markers: 1, second: false }, {}, {}], cities: { 3: { raiders: [0] } } });
  expect(again.why(0, 'raid city')).toBe('KO-6.6');
});

test('KO-6.7 after a raid the left neighbour sends the robber away, and the turn is over', () => {
  const it = raids();
  it.play(0, 'raid city');
  expect(it.view('public').actors).toEqual([1]);
  expect(it.why(0, 'end turn')).toBe('K-2');
  expect(it.why(1, 'drive 5')).toBe('KO-6.7');
  it.play(1, 'drive 7');
  expect(it.state.players[0]!.city).toBe(7);
  expect(it.state.stack.at(-1)).toMatchObject({ type: 'turn', seat: 1 });
});

test('KO-6.7 routes to the robber\u2019s markers: open ones can not be chosen, a face-down one leaves the cog where it is', () => {
  const player = { city: 3, markers: 1, second: false };
  const it = raids({ players: [player, {}, {}], cities: { 4: { raiders: [0] }, 3: { routes: [4, { down: 4 }] } } });
  it.play(0, 'raid city');
  expect(it.why(1, 'drive 4')).toBe('KO-6.7');
  it.play(1, 'drive face-down 2');
  expect(it.has('held')).toMatchObject({ city: 3, to: 4 });
  expect(it.state.players[0]!.city).toBe(3);
  const stuck = raids({ players: [player, {}, {}], cities: { 4: { raiders: [0] }, 3: { routes: [4, 4] } } });
  stuck.play(0, 'raid city');
  expect(stuck.has('held')).toEqual({ type: 'held', seat: 0, city: 3 });
  expect(stuck.state.stack.at(-1)).toMatchObject({ type: 'turn', seat: 1 });
});

test('KO-6.8 an empty cog and an empty city may be raided', () => {
  const it = raids({ players: [{ city: 3 }, { city: 3 }, {}], cities: {} });
  expect(it.why(0, 'raid city')).toBe('legal');
  it.play(0, 'raid yellow');
  expect(it.state.stack.at(-1)!.type).toBe('drive');
});
