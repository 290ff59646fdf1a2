import { describe, expect, test } from 'vitest';
import {
  BLUE,
  count,
  foresee,
  GREEN,
  HAMBURG,
  listed,
  RED,
  refusal,
  scene,
  surveyOf,
  tell,
  typesOf,
  viewOf,
  YELLOW,
  type Scene,
} from '../../test/scene.ts';
import { MAPS, type Office } from '../../words/index.ts';
import { cityOf } from '../city.ts';
import { isOpenTo } from '../queries.ts';
import type { State } from '../state.ts';

/** Red is in the guildhall with plenty of material. */
const building = (rest: Partial<Scene> = {}): State =>
  scene({
    ...rest,
    frame: { type: 'guildhall', seat: rest.frame?.seat ?? 0, official: false },
    players: { 0: { materials: [9, 9, 0] }, ...rest.players },
  });

const openSites = (state: State): string[] =>
  listed(state, 'build')
    .map(text => text.slice(6))
    .sort();

describe('building', () => {
  test('HB-7.1 a building costs timber and brick, puts a citizen there and takes effect', () => {
    const { state, events } = tell(building({ donations: { NIC: '0' } }), 'build N5');
    expect(state.players[RED]!.materials).toEqual([8, 8, 0]);
    expect(state.citizens[HAMBURG.siteOf['N5']!]).toBe(RED);
    expect(count(state, 'brewer', RED)).toBe(1);
    expect(events[0]).toEqual({
      type: 'built',
      seat: RED,
      site: { id: 'N5', name: 'Deichstraße' },
      building: 'brewer',
      cost: { timber: 1, brick: 1, bell: 0, money: 0 },
    });
  });

  test('HB-7.1 one official per turn, any number of other buildings', () => {
    const { state } = tell(
      building({ donations: { NIC: '0' } }),
      'build N1; build N2; build N3; build N4; build N5; build N6',
    );
    expect(refusal(state, 'build P1')).toBe('HB-7.1');
    expect(refusal(state, 'build M3')).toBeUndefined();
    const next = tell(state, 'end; go beer; end; go beer; end').state;
    expect(next.stack).toEqual([{ type: 'rondel', seat: RED }]);
  });

  test('HB-1.6 timber and brick must both be there', () => {
    for (const materials of [
      [0, 5, 0],
      [5, 0, 0],
    ])
      expect(refusal(building({ donations: { NIC: '0' }, players: { 0: { materials } } }), 'build N5')).toBe('HB-1.6');
  });

  test('HB-7.2 sites beside own citizens and own donations are open, others are not', () => {
    const state = building({ donations: { CAT: '0', PET: '1' }, citizens: { 0: 'J3', 1: 'M4' } });
    expect(openSites(state)).toEqual(['C1', 'C2', 'C4', 'C5', 'C6', 'J2', 'J4']);
    expect(refusal(state, 'build P1')).toBe('HB-7.2');
    expect(refusal(state, 'build M4')).toBe('HB-7.2');
    expect(refusal(state, 'build J3')).toBe('HB-7.2');
    const reasons = viewOf(state).standing.sites[RED]!;
    expect(
      HAMBURG.map.sites
        .filter((_, i) => reasons[i] === 'open')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(openSites(state));
    expect(reasons[HAMBURG.siteOf['P1']!]).toBe('HB-7.2');
    expect(surveyOf(state, RED, 'guildhall').gain).toEqual({ buildings: 9, sites: 7 });
  });

  test('HB-7.2 citizens of this turn open further sites: chains', () => {
    const state = building({ donations: { MIC: '0' } });
    expect(refusal(state, 'build M2')).toBe('HB-7.2');
    const { state: next } = tell(state, 'build M1; build M2; build M3; build N1; build N2; build N6');
    expect(openSites(next)).toContain('C1');
    expect(refusal(state, 'build C1')).toBe('HB-7.2');
  });

  test('HB-7.2 a donation opens nothing to others', () => {
    const state = building({ donations: { NIC: '1' }, citizens: { 1: 'N5' } });
    expect(openSites(state)).toEqual([]);
  });

  test('HB-7.3 church builders build on any free site', () => {
    const state = building({ donations: { NIC: '1, 1, 1, 1, 0' }, citizens: { 1: 'J3' } });
    expect(openSites(state)).toHaveLength(27);
    expect(refusal(state, 'build J3')).toBe('HB-7.2');
    const donor = building({ donations: { NIC: '0, 0, 0, 0, 1' } });
    expect(openSites(donor)).toEqual(['N1', 'N3', 'N4', 'N5', 'N6']);
  });

  test('HB-10.14 without a donation nothing can be built', () => {
    expect(openSites(building())).toEqual([]);
    expect(surveyOf(building(), RED, 'guildhall').gain).toEqual({ buildings: 0, sites: 0 });
  });

  test('HB-10.14 donors of a finished church still build beside it', () => {
    const state = building({ donations: { JAC: '0, 1, 1, 1, 1' } });
    expect(openSites(state)).toEqual(['J1', 'J2', 'J4', 'J5']);
  });

  test('HB-7.4 a producer lowers the price of its good at once and never below 50', () => {
    const { state, events } = tell(
      building({ donations: { NIC: '1, 1, 1, 1, 0' } }),
      'build N5; build P2; build J3; build C4; build C6',
    );
    expect(state.prices).toEqual([50, 100, 100]);
    expect(events.flatMap(event => (event.type === 'price-fell' ? [event.price] : []))).toEqual([90, 80, 70, 60, 50]);
    expect(count(state, 'brewer', RED)).toBe(5);
    expect(listed(state, 'build').some(text => ['N5', 'P2', 'J3', 'C4', 'C6'].includes(text.slice(6)))).toBe(false);
  });

  test('HB-1.5 with all producers built every price is 50 and goods still sell', () => {
    const state = scene({
      frame: { type: 'trade', seat: 0, selling: false, shipped: false },
      players: { 0: { goods: [3, 0, 0] } },
      citizens: { 1: 'N5 P2 J3 C4 C6 M5 N2 N6 P4 C1 M1 M2 P3 J4 C2' },
      harbour: [[], [], [RED]],
    });
    expect(state.prices).toEqual([50, 50, 50]);
    expect(tell(state, 'sell beer 3').state.players[0]!.money).toBe(150);
  });

  test('HB-10.12 two clothmakers and a brewer', () => {
    const state = building({ donations: { CAT: '0', MIC: '0' }, citizens: { 1: 'P2 M5 N2 C1 P3 J4' } });
    expect(state.prices).toEqual([90, 70, 80]);
    expect(tell(state, 'build C2; build M1; build C6').state.prices).toEqual([80, 70, 60]);
  });

  test('HB-7.5 a merchant pays 100 at once', () => {
    const { state, events } = tell(building({ donations: { NIC: '0' } }), 'build N3');
    expect(state.players[RED]!.money).toBe(100);
    expect(events.at(-1)).toEqual({ type: 'earned', seat: RED, by: 'merchant', money: 100 });
    expect(foresee(building({ donations: { NIC: '0' } }), 'build N3')).toEqual({
      cost: { timber: 1, brick: 1 },
      gain: { money: 100 },
    });
  });

  test('HB-9.4 on the London map the same rules hold along its own lines', () => {
    const london = cityOf(MAPS['london']!);
    const state = building({ options: { map: 'london' }, donations: { PAU: '0' } });
    expect(openSites(state)).toEqual(['B3', 'B5', 'G1', 'W1', 'W2']);
    expect(isOpenTo(state, london, RED, london.siteOf['S1']!)).toBe(false);
  });
});

describe('officials', () => {
  /** HB-10.11: Yellow before the official. */
  const position = (top: Office): State =>
    building({
      seats: 4,
      frame: { type: 'rondel', seat: YELLOW },
      players: { [YELLOW]: { materials: [2, 2, 0] } },
      donations: { NIC: '2, 2, 3', DOM: '2, 2', PET: '0', CAT: '0' },
      citizens: { [GREEN]: 'N3 N4 C1', [RED]: 'P5 N2', [YELLOW]: 'N1 N5 N6' },
      top,
    });

  test('HB-10.11 Yellow’s free neighbours are exactly merchant M3, clothmaker C2 and official P1', () => {
    expect(openSites(position('vicar'))).toEqual(['C2', 'M3', 'P1']);
    expect(openSites(tell(position('vicar'), 'build P1').state)).toContain('P2');
  });

  test('HB-7.7 councilman, vicar and lord mayor pay for what all players have', () => {
    const pay = (top: Office): number => tell(position(top), 'build P1').state.players[YELLOW]!.money;
    expect([pay('councilman'), pay('vicar'), pay('lord-mayor')]).toEqual([90, 70, 0]);
    const finished = building({ donations: { NIC: '1, 1, 1, 1, 1', PET: '0, 1, 1, 1, 1' }, top: 'lord-mayor' });
    expect(tell(finished, 'build P1').state.players[RED]!.money).toBe(120);
    const vicar = building({ donations: { NIC: '1, 1, 1, 1, 1', PET: '0' }, top: 'vicar' });
    expect(tell(vicar, 'build P1').state.players[RED]!.money).toBe(60);
  });

  test('HB-7.7 they come from the top of the stack, and the next one follows', () => {
    const { state } = tell(
      building({ donations: { NIC: '0' } }),
      'build N1; end; go beer; end; go beer; end; go guildhall',
    );
    expect(state.posts[HAMBURG.siteOf['N1']!]).toBe(0);
    expect([...state.open, ...state.pile]).toEqual([0, 0, 1, 1, 1, 2]);
  });

  test('HB-10.8 mayor 0, vicar 70, councilman 90, or 100 after another building', () => {
    for (const [top, money] of [
      ['lord-mayor', 0],
      ['vicar', 70],
      ['councilman', 90],
    ] as const) {
      const { state, events } = tell(position(top), 'build P1');
      expect(events.find(({ type }) => type === 'earned')).toEqual({ type: 'earned', seat: YELLOW, by: top, money });
      expect(state.players[YELLOW]!.money).toBe(money);
      expect(viewOf(position(top)).standing.offices[YELLOW]).toEqual([money]);
    }
    expect(tell(position('councilman'), 'build C2; build P1').state.players[YELLOW]!.money).toBe(100);
    expect(tell(position('councilman'), 'build P1; build C2').state.players[YELLOW]!.money).toBe(90);
  });

  test('HB-10.8 the St. Petri brewer opens only after the official, which then pays 90', () => {
    expect(refusal(position('councilman'), 'build P2')).toBe('HB-7.2');
    expect(tell(position('councilman'), 'build P1; build P2').state.players[YELLOW]!.money).toBe(90);
  });

  /** HB-10.11: Red before a blue official; `other` has the office already there. */
  const blue = (rest: Partial<Scene> = {}): State =>
    building({
      options: { officials: 'professional' },
      players: { 0: { materials: [3, 3, 0], goods: [2, 1, 1] } },
      donations: { NIC: '0', PET: '0, 0' },
      citizens: { [RED]: 'N4 N5 P4 P5' },
      harbour: [[], [RED], [RED, BLUE]],
      ...rest,
    });

  const PAYS = {
    guildmaster: 120,
    'harbour-master': 80,
    deacon: 90,
    sexton: 100,
    'master-builder': 100,
    'civil-servant': 120,
  } as const;

  test('HB-10.9 what the blue officials pay', () => {
    for (const [office, money] of Object.entries(PAYS)) {
      const { state, events } = tell(blue(), `build J5; appoint ${office}`);
      expect(state.players[RED]!.money).toBe(money);
      expect(typesOf(events)).toEqual(['built', 'appointed', 'earned']);
    }
    expect(tell(blue(), 'build C2; build J5; appoint master-builder').state.players[RED]!.money).toBe(120);
    expect(tell(blue(), 'build C2; build J5; appoint civil-servant').state.players[RED]!.money).toBe(160);
  });

  test('HB-10.11 the official stands on J5 in the blue parish, the other building on C2', () => {
    const parish = (id: string) => HAMBURG.map.churches[HAMBURG.parish[HAMBURG.siteOf[id]!]!]!.colour;
    expect([parish('J5'), parish('C2'), parish('N4'), parish('P4')]).toEqual(['blue', 'yellow', 'white', 'green']);
    expect(openSites(blue())).toEqual(expect.arrayContaining(['C2', 'J5']));
    const { standing, open } = viewOf(blue());
    expect(Object.fromEntries(open.map((office, i) => [office, standing.offices[RED]![i]]))).toMatchObject({
      4: 120,
      5: 80,
      6: 90,
      7: 100,
      8: 100,
      9: 120,
    });
  });

  test('HB-9.1 only one blue official per turn, and it counts as a building of type official', () => {
    const { state } = tell(blue(), 'build J5; appoint deacon');
    expect(refusal(state, 'build P1')).toBe('HB-7.1');
    expect(count(state, 'official', RED)).toBe(2);
  });

  test('HB-9.2 any official still there may be chosen, others not', () => {
    const { state } = tell(blue(), 'build J5');
    expect(listed(state, 'appoint')).toEqual([
      'appoint guildmaster',
      'appoint harbour-master',
      'appoint deacon',
      'appoint sexton',
      'appoint master-builder',
      'appoint civil-servant',
    ]);
    expect(refusal(state, 'appoint canon')).toBe('HB-9.2');
    expect(refusal(state, 'appoint vicar')).toBe('HB-9.2');
    expect(refusal(state, 'end')).toBe('HB-9.2');
    expect(tell(state, 'appoint sexton').state.open).not.toContain(7);
  });

  test('HB-9.2 the last official needs no choice', () => {
    const state = building({
      options: { officials: 'professional' },
      donations: { NIC: '0', PET: '1' },
      citizens: { 1: 'M4 P1 P5 J1 J5 C5' },
    });
    const { events, state: next } = tell(state, 'build N1');
    expect(typesOf(events)).toEqual(['built', 'appointed', 'earned']);
    expect(next.open).toEqual([]);
  });
});

describe('the random variant', () => {
  const random = (): State => building({ options: { officials: 'random' }, donations: { NIC: '0' }, top: 'deacon' });

  test('HB-9.3 only the top official can be built, and the next is drawn when it is turned up', () => {
    for (let draw = 0; draw < 6; draw++) {
      const { state, events } = tell(random(), 'build N1', { at: () => ({ below: n => (expect(n).toBe(6), draw) }) });
      expect(events.filter(({ type }) => type === 'turned-up')).toEqual([expect.objectContaining({ reveals: true })]);
      expect(state.open).toEqual([random().pile[draw]]);
      expect(state.pile).toEqual(random().pile.toSpliced(draw, 1));
      expect(state.players[RED]!.money).toBe(30);
    }
  });

  test('HB-9.3 what was turned up can not be taken back', () => {
    const { free } = tell(random(), 'build N5; build N1; build N6');
    expect(free).toEqual([true, false, true]);
  });
});
