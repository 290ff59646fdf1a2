import { describe, expect, test } from 'vitest';
import { HAMBURG, LONDON, refusal, start } from '../test/scene.ts';
import { BLUE_OFFICIALS, BUILDINGS, MAPS, OFFICES, SITES_OF_TYPE } from '../words/index.ts';
import { game } from './index.ts';

describe('set-up', () => {
  test('HB-1.1 everybody has three goods, two materials and a ship in basin 3', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { players, harbour } = start(seats);
      for (const player of players) {
        expect(player).toMatchObject({
          pawn: -1,
          goods: [1, 1, 1],
          materials: [1, 1, 0],
          home: 4,
          buildings: [0, 0, 0, 0, 0, 0],
        });
      }
      expect(harbour[2]!.toSorted()).toEqual(players.map((_, seat) => seat));
      expect(harbour.slice(0, 2)).toEqual([[], []]);
    }
  });

  test('HB-1.2 the start player is drawn, and the others follow clockwise', () => {
    for (let first = 0; first < 5; first++) {
      const state = start(5, {}, [first]);
      expect(game.actors(state)).toEqual([first]);
      for (let i = 0; i < 5; i++)
        expect(state.players[(first + i) % 5]).toMatchObject({ prestige: i + 1, money: 10 * (i + 1) });
    }
  });

  test('HB-10.13 Green starts, then Blue, then Red', () => {
    const [GREEN, BLUE, RED] = [1, 2, 0];
    const { players } = start(3, {}, [GREEN]);
    expect([GREEN, BLUE, RED].map(seat => players[seat]!.prestige)).toEqual([1, 2, 3]);
    expect([GREEN, BLUE, RED].map(seat => players[seat]!.money)).toEqual([10, 20, 30]);
  });

  test('HB-1.3 prices are 100 and every church has its five tokens', () => {
    const { prices, donors, holder, scored } = start();
    expect(prices).toEqual([100, 100, 100]);
    expect(donors).toEqual([[], [], [], [], [], []]);
    expect(holder).toEqual(Array(30).fill(-1));
    expect(scored).toEqual(Array(30).fill(false));
  });

  test('HB-1.4 both maps have 28 sites of the right types, and the stack is in order', () => {
    for (const map of Object.values(MAPS)) {
      expect(map.sites).toHaveLength(28);
      expect(BUILDINGS.map(type => map.sites.filter(site => site.type === type).length)).toEqual([...SITES_OF_TYPE]);
    }
    const { open, pile } = start();
    expect([...open, ...pile].map(office => OFFICES[office])).toEqual([
      'councilman',
      'councilman',
      'councilman',
      'vicar',
      'vicar',
      'vicar',
      'lord-mayor',
    ]);
    expect(open).toHaveLength(1);
  });

  test('HB-1.5 all viewers see the same, and there is no move to trade with each other', () => {
    const state = start();
    const seen = JSON.stringify(game.view(state, 'public'));
    for (const seat of [0, 1, 2]) expect(JSON.stringify(game.view(state, seat))).toBe(seen);
    expect(refusal(state, 'give beer 1')).toBe('K-1');
  });

  test('HB-9.1 blue officials replace the base ones', () => {
    const { open, pile } = start(3, { officials: 'professional' });
    expect(open).toEqual([...BLUE_OFFICIALS]);
    expect(pile).toEqual([]);
  });

  test('HB-9.3 one official is turned up at the start, the others have no order yet', () => {
    const { open, pile } = start(3, { officials: 'random' }, [0, 4]);
    expect(open).toEqual([BLUE_OFFICIALS[4]]);
    expect(pile).toEqual(BLUE_OFFICIALS.filter(office => office !== BLUE_OFFICIALS[4]));
  });

  test('HB-9.4 the option chooses the map', () => {
    expect(game.options.find(({ id }) => id === 'map')?.values).toEqual(['hamburg', 'london']);
    expect(start(3, { map: 'london' }).options.map).toBe('london');
    expect(HAMBURG.map.currency).toBe('taler');
    expect(LONDON.map.currency).toBe('pound');
  });
});
