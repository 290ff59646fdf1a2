import { BadPack, openGame, playout, quick, tableFor } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { hamburgum } from '../../src/index.ts';
import { hamburg } from './hamburg.ts';
import type { CityMap } from './map.ts';
import { refuseMap } from './map-pack.ts';
import { MAPS } from './maps.ts';

type Changeable<T> = T extends readonly (infer U)[]
  ? Changeable<U>[]
  : T extends object
    ? { -readonly [K in keyof T]: Changeable<T[K]> }
    : T;

/** Hamburg with something wrong. */
function spoilt(spoil: (map: Changeable<CityMap>) => unknown): string | undefined {
  const map = JSON.parse(JSON.stringify(hamburg)) as Changeable<CityMap>;
  spoil(map);
  return refuseMap(map);
}

const drop = (map: Changeable<CityMap>, a: string, b: string) =>
  (map.lines = map.lines.filter(([x, y]) => !(x === a && y === b)));

describe('map packs', () => {
  test('HB-9.4 both built-in maps would be good packs', () => {
    for (const map of Object.values(MAPS)) expect(refuseMap(JSON.parse(JSON.stringify(map)))).toBeUndefined();
  });

  test('HB-1.4 a pack with other sites is refused by naming the fault', () => {
    expect(spoilt(map => map.sites.pop())).toBe('sites: 28 entries are expected, not 27');
    expect(spoilt(map => (map.sites[0]!.type = 'brewer'))).toBe('sites: 5 of type brewer are expected, not 6');
    expect(spoilt(map => (map.sites[3]!.type = 'smith' as never))).toBe(
      'sites[3].type: one of brewer, refiner, clothmaker, merchant, captain, official is expected',
    );
    expect(spoilt(map => (map.sites[1]!.id = 'M1'))).toBe('M1 is the id of two places');
    expect(spoilt(map => (map.sites[1]!.id = 'm2'))).toBe(
      'sites[1].id: an id of two or three capitals or digits is expected',
    );
    expect(spoilt(map => (map.sites[1]!.parish = 'XXX'))).toBe('M2 lies in the parish XXX, which is no church');
    expect(spoilt(map => (map.sites[1]!.parish = 'DOM'))).toBe(
      'M2 lies in the parish of the cathedral, which has none',
    );
  });

  test('HB-6.5 a pack with other tokens is refused', () => {
    expect(spoilt(map => map.churches[0]!.tokens.pop())).toBe('churches[0].tokens: 5 entries are expected, not 4');
    expect(spoilt(map => (map.churches[0]!.tokens[1]!.kind = 'ship'))).toBe('MIC has no donation token');
    expect(spoilt(map => delete map.churches[0]!.tokens[3]!.building)).toBe(
      'MIC: the building token says no type of building',
    );
    expect(spoilt(map => (map.churches[0]!.tokens[2]!.building = 'captain'))).toBe(
      'MIC: the ship token counts no type of building',
    );
    expect(spoilt(map => (map.churches[0]!.tokens[0]!.points = 6))).toBe('MIC: the five token is worth 5');
  });

  test('HB-1.3 six churches, one of them the cathedral, each parish with an outline', () => {
    expect(spoilt(map => map.churches.pop())).toBe('churches: 6 entries are expected, not 5');
    expect(spoilt(map => (map.churches[5]!.cathedral = false))).toBe('one cathedral is expected, not 0');
    expect(spoilt(map => delete map.parishes['NIC'])).toBe('parishes: NIC has no outline');
    expect(spoilt(map => (map.parishes['XYZ'] = map.parishes['NIC']!))).toBe('parishes: XYZ is no church');
    expect(spoilt(map => map.sites.forEach(site => (site.parish = site.parish === 'JAC' ? 'PET' : site.parish)))).toBe(
      'the parish of JAC has no site',
    );
  });

  test('HB-7.2 lines join places that exist, each once, and hold the city together', () => {
    expect(spoilt(map => map.lines.push(['M1', 'Z9']))).toBe('line M1-Z9: there is no Z9');
    expect(spoilt(map => map.lines.push(['M1', 'M1']))).toBe('line M1-M1 leads nowhere');
    expect(spoilt(map => map.lines.push(['MIC', 'NIC']))).toBe('line MIC-NIC joins two churches');
    expect(spoilt(map => map.lines.push(['M2', 'M1']))).toBe('line M2-M1 is there twice');
    expect(spoilt(map => (drop(map, 'M4', 'M5'), drop(map, 'M5', 'M6'), map.lines.push(['M5', 'N5'])))).toBe(
      "M5 can't be reached from its church MIC inside the parish",
    );
    expect(spoilt(map => (map.lines = map.lines.filter(line => !line.includes('DOM'))))).toBe(
      "DOM can't be reached from MIC",
    );
  });

  test('HB-9.4 nonsense is refused, whatever it is', () => {
    for (const nonsense of [
      undefined,
      null,
      7,
      'map',
      [],
      {},
      { ...hamburg, extra: 1 },
      { ...hamburg, canvas: [0, 700] },
    ])
      expect(typeof refuseMap(nonsense)).toBe('string');
    expect(refuseMap({ ...hamburg, extra: 1 })).toBe('extra: nothing of this name is expected');
    expect(refuseMap({})).toBe('id: is missing');
    expect(() => openGame(hamburgum, {})).toThrow(BadPack);
  });

  test('HB-9.4 a game with a pack has its map, shows it and can be played', () => {
    const content = { ...hamburg, id: 'altona', name: 'Altona' };
    const game = openGame(hamburgum, content);
    expect(game.options[0]).toMatchObject({ id: 'map', values: ['altona'], default: 'altona' });
    const chance = quick(4);
    const state = game.setup(tableFor(game, 3), chance);
    expect(game.view(state, 'public').map).toEqual(content);
    expect(playout(game, state, chance, 10_000)).toBeGreaterThan(100);
    expect(game.outcome(state)).toMatchObject({ ending: 'six-churches' });
    expect(
      hamburgum.game().view(hamburgum.game().setup(tableFor(hamburgum.game(), 3), quick(1)), 0).map,
    ).toBeUndefined();
  });
});
