import { describe, expect, test } from 'vitest';
import {
  BLUE,
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
import { isOpenTo } from '../queries.ts';
import type { State } from '../state.ts';

const RICH = { money: 500, materials: [9, 9, 1] };

/** Red is in church. */
const praying = (rest: Partial<Scene> = {}): State =>
  scene({
    ...rest,
    frame: { type: 'church', seat: rest.frame?.seat ?? 0, church: -1, scoring: false },
    players: { 0: RICH, ...rest.players },
  });

const MIC = HAMBURG.churchOf['MIC']!;
const NIC = HAMBURG.churchOf['NIC']!;

describe('donating', () => {
  test('HB-6.1 what the first to the fifth donation costs', () => {
    const state = praying({ citizens: { 0: 'M1 M2 M3' }, donations: { MIC: '0' } });
    const { events } = tell(
      state,
      'donate NIC five; donate NIC ship; donate NIC donation; donate NIC building; donate NIC citizen',
    );
    const costs = events.flatMap(event => (event.type === 'donated' ? [event.cost] : []));
    expect(costs).toEqual([
      { timber: 0, brick: 1, bell: 0, money: 0 },
      { timber: 1, brick: 1, bell: 0, money: 0 },
      { timber: 1, brick: 1, bell: 0, money: 20 },
      { timber: 1, brick: 1, bell: 0, money: 40 },
      { timber: 1, brick: 1, bell: 1, money: 30 },
    ]);
  });

  test('HB-6.1 only one church per action', () => {
    const { state } = tell(praying(), 'donate NIC five');
    expect(refusal(state, 'donate MIC five')).toBe('HB-6.1');
    expect(refusal(state, 'donate NIC ship')).toBeUndefined();
    expect(listed(state, 'donate').every(text => text.startsWith('donate NIC'))).toBe(true);
  });

  test('HB-1.6 each part of the price must be there', () => {
    const given = { NIC: '1, 1, 1' };
    const fourth = (materials: number[], money: number): string | undefined =>
      refusal(praying({ donations: given, players: { 0: { materials, money } } }), 'donate NIC citizen');
    expect(fourth([1, 1, 0], 40)).toBeUndefined();
    expect(fourth([0, 1, 0], 40)).toBe('HB-1.6');
    expect(fourth([1, 0, 0], 40)).toBe('HB-1.6');
    expect(fourth([1, 1, 0], 39)).toBe('HB-1.6');
    const fifth = (materials: number[]): string | undefined =>
      refusal(
        praying({ donations: { NIC: '1, 1, 1, 1' }, players: { 0: { materials, money: 0 } } }),
        'donate NIC citizen',
      );
    expect(fifth([1, 1, 1])).toBeUndefined();
    expect(fifth([1, 1, 0])).toBe('HB-1.6');
  });

  test('HB-1.6 lacking material is named in the view, for everybody', () => {
    const state = praying({
      donations: { NIC: '1, 1, 1, 1' },
      citizens: { 0: 'M1 M2' },
      players: { 0: { materials: [0, 2, 0], money: 5 } },
    });
    const next = viewOf(state).standing.donations.find(({ church }) => church === NIC)!;
    expect(next.nth).toBe(5);
    expect(next.costs[RED]).toEqual({ timber: 1, brick: 1, bell: 1, money: 20 });
    expect(next.lacking[RED]).toEqual({ timber: 1, brick: 0, bell: 1, money: 15 });
    expect(next.costs[BLUE]).toEqual({ timber: 1, brick: 1, bell: 1, money: 0 });
  });

  test('HB-6.2 the first donation takes the five, later ones choose among what is left', () => {
    const state = praying();
    expect(listed(state, 'donate')).toHaveLength(6);
    expect(listed(state, 'donate').every(text => text.endsWith('five'))).toBe(true);
    expect(refusal(state, 'donate NIC ship')).toBe('HB-6.2');
    const { state: next } = tell(state, 'donate NIC five; donate NIC ship');
    expect(listed(next, 'donate')).toEqual(['donate NIC donation', 'donate NIC building', 'donate NIC citizen']);
    expect(refusal(next, 'donate NIC ship')).toBe('HB-6.2');
  });

  test('HB-6.3 the fifth donation completes the church: token, bonus, church builder', () => {
    const state = praying({ donations: { NIC: '1, 2, 2, 1' } });
    const { state: next, events } = tell(state, 'donate NIC citizen');
    expect(typesOf(events)).toEqual(['donated', 'completed']);
    expect(events[1]).toEqual({ type: 'completed', seat: RED, church: { id: 'NIC', name: 'St. Nicolai' }, bonus: 8 });
    expect(next.players[RED]!.prestige).toBe(8);
    expect(next.donors[NIC]).toEqual([1, 2, 2, 1, 0]);
    expect(foresee(state, 'donate NIC citizen')).toMatchObject({ points: { builder: 8 }, ends: 'church' });
    expect(viewOf(next).standing.donations.some(({ church }) => church === NIC)).toBe(false);
  });

  test('HB-6.3 a finished church takes no more donations', () => {
    expect(refusal(praying({ donations: { NIC: '1, 2, 2, 1, 1' } }), 'donate NIC citizen')).toBe('HB-6.3');
  });

  test('HB-6.3 bonuses go down from 8 to 3', () => {
    const churches = ['MIC', 'NIC', 'PET', 'JAC', 'CAT', 'DOM'];
    for (let done = 0; done < 6; done++) {
      const donations = Object.fromEntries(churches.map((id, i) => [id, i < done ? '1, 1, 1, 1, 1' : '1, 1, 1, 1']));
      const { events } = tell(praying({ donations }), `donate ${churches[done]} citizen`);
      expect(events[1]).toMatchObject({ type: 'completed', bonus: 8 - done });
    }
  });

  test('HB-10.6 third and fourth donation together', () => {
    const state = praying({
      donations: { MIC: '0, 1' },
      seats: 4,
      frame: { type: 'rondel', seat: YELLOW },
      players: { [YELLOW]: { materials: [2, 2, 0], money: 60 } },
    });
    const { state: next } = tell(state, 'donate MIC ship; donate MIC citizen');
    expect(next.players[YELLOW]).toMatchObject({ materials: [0, 0, 0], money: 0 });
    expect(next.donors[MIC]).toEqual([RED, BLUE, YELLOW, YELLOW]);
  });

  test('HB-10.6 fourth and fifth donation with five buildings, and all keep their neighbourhood', () => {
    const state = praying({
      seats: 4,
      frame: { type: 'rondel', seat: GREEN },
      donations: { NIC: '3, 3, 0' },
      citizens: { [GREEN]: 'N3 N4 N5 M6 M5' },
      players: { [GREEN]: { materials: [2, 2, 1], money: 90, prestige: 1 } },
    });
    const { state: next } = tell(state, 'donate NIC building; donate NIC citizen');
    expect(next.players[GREEN]).toMatchObject({ materials: [0, 0, 0], money: 0, prestige: 9 });
    const N1 = HAMBURG.siteOf['N1']!;
    expect([RED, BLUE, GREEN, YELLOW].map(seat => isOpenTo(next, HAMBURG, seat, N1))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });
});

describe('scoring', () => {
  test('HB-6.4 a token pays its value now and is turned over for good', () => {
    const state = praying({ donations: { NIC: '0 five, 0 ship' }, harbour: [[RED], [RED], [RED]] });
    const { state: next, events } = tell(state, 'score NIC ship');
    expect(events).toEqual([
      { type: 'scored', seat: RED, church: { id: 'NIC', name: 'St. Nicolai' }, token: 'ship', points: 6 },
    ]);
    expect(next.players[RED]!.prestige).toBe(6);
    expect(refusal(next, 'score NIC ship')).toBe('HB-6.4');
    expect(viewOf(next).standing.tokens[NIC * 5 + 2]).toEqual([]);
  });

  test('HB-6.4 the first scoring ends donating', () => {
    const { state } = tell(praying(), 'donate NIC five; score NIC five');
    expect(refusal(state, 'donate NIC ship')).toBe('HB-6.4');
    expect(listed(state, 'donate')).toEqual([]);
  });

  test('HB-6.4 nobody scores tokens of others, or those at the church', () => {
    const state = praying({ donations: { NIC: '1 five' } });
    expect(refusal(state, 'score NIC five')).toBe('HB-6.4');
    expect(refusal(state, 'score NIC ship')).toBe('HB-6.4');
  });

  test('HB-6.5 the value of each kind for each player', () => {
    const state = praying({
      donations: { NIC: '1 five, 0 ship', MIC: '0 five*, 0 building', JAC: '0 five' },
      citizens: { 0: 'N1 N2 M3 N3 J2', 1: 'N5 C1' },
      harbour: [[RED], [BLUE], [RED, GREEN]],
    });
    const { tokens } = viewOf(state).standing;
    const values = (id: string) => tokens.slice(HAMBURG.churchOf[id]! * 5, HAMBURG.churchOf[id]! * 5 + 5);
    expect(values('NIC')[0]).toEqual([5, 5, 5]);
    expect(values('NIC')[1]).toEqual([5, 2, 1]);
    expect(values('NIC')[2]).toEqual([4, 2, 2]);
    expect(values('NIC')[3]).toEqual([4, 4, 0]);
    expect(values('NIC')[4]).toEqual([9, 3, 0]);
    expect(values('MIC')[0]).toEqual([]);
    expect(values('MIC')[3]).toEqual([15, 0, 0]);
    expect(values('DOM')[3]).toEqual([4, 0, 0]);
    expect(values('DOM')[4]).toEqual([5, 2, 0]);
  });

  test('HB-6.5 only the ship kind can fall', () => {
    const before = scene({
      frame: { type: 'dockyard', seat: 1 },
      players: { 1: { materials: [1, 0, 0] } },
      donations: { NIC: '0, 0, 0, 0' },
      harbour: [[RED, RED], [], [GREEN, GREEN, GREEN]],
    });
    const after = tell(before, 'ship').state;
    const mine = (state: State) =>
      viewOf(state)
        .standing.tokens.slice(NIC * 5, NIC * 5 + 5)
        .map(values => values[RED]);
    expect([mine(before)[2], mine(after)[2]]).toEqual([4, 0]);
    expect(mine(after).toSpliced(2, 1)).toEqual(mine(before).toSpliced(2, 1));
  });

  test('HB-6.6 the action can not end with two open tokens of a kind', () => {
    const state = praying({ donations: { NIC: '0 five', MIC: '0 five', JAC: '0 five' } });
    expect(refusal(state, 'end')).toBe('HB-6.6');
    const once = tell(state, 'score MIC five').state;
    expect(refusal(once, 'end')).toBe('HB-6.6');
    const twice = tell(once, 'score JAC five').state;
    expect(refusal(twice, 'end')).toBeUndefined();
    expect(listed(twice, 'score')).toEqual(['score NIC five']);
  });

  test('HB-6.6 the five kinds are counted whatever the church', () => {
    for (const kind of ['donation', 'ship', 'building', 'citizen']) {
      const two = praying({ donations: { NIC: `1 five, 0 ${kind}`, PET: `1 five, 0 ${kind}` } });
      expect(refusal(two, 'end')).toBe('HB-6.6');
    }
    const different = praying({
      donations: { NIC: '0 five, 0 ship, 0 donation', PET: '1 five, 0 building, 0 citizen' },
    });
    expect(refusal(different, 'end')).toBeUndefined();
    const scored = praying({ donations: { NIC: '0 five*', PET: '0 five' } });
    expect(refusal(scored, 'end')).toBeUndefined();
  });

  test('HB-6.7 tokens can be scored without a donation', () => {
    const { state, events } = tell(
      praying({ donations: { NIC: '0 five' }, players: { 0: {} } }),
      'score NIC five; end',
    );
    expect(typesOf(events)).toEqual(['scored', 'turn-ended']);
    expect(state.players[RED]!.points).toEqual([0, 5, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('HB-10.7 two ship tokens, three citizens in St. Petri, five tokens', () => {
    const state = praying({
      seats: 4,
      frame: { type: 'rondel', seat: YELLOW },
      players: { [YELLOW]: { materials: [1, 2, 0], money: 20 } },
      donations: { NIC: '3 five*', JAC: '0 five, 3 ship', PET: '1 five, 3 citizen', MIC: '0 five' },
      citizens: { [YELLOW]: 'P1 P2 P3' },
      harbour: [[YELLOW], [YELLOW, RED], [YELLOW, YELLOW]],
    });
    const { state: next } = tell(
      { ...state, players: state.players.with(YELLOW, { ...state.players[YELLOW]!, materials: [2, 2, 0] }) },
      'donate MIC ship; donate MIC donation',
    );
    expect(refusal(next, 'end')).toBe('HB-6.6');
    for (const [text, points] of [
      ['MIC ship', 8],
      ['JAC ship', 8],
      ['PET citizen', 12],
      ['MIC donation', 5],
    ] as const)
      expect(tell(next, `score ${text}`).state.players[YELLOW]!.prestige).toBe(points);
    expect(refusal(tell(next, 'score JAC ship').state, 'end')).toBeUndefined();
  });

  test('HB-6.1 the survey names the church whose next donation pays best', () => {
    const state = scene({
      players: { 0: { materials: [1, 1, 0] } },
      donations: { NIC: '1 five', PET: '1 five, 1 ship' },
      citizens: { 0: 'P3 P4 N6' },
    });
    expect(surveyOf(state, 0, 'church')).toEqual({
      gain: { donations: 1, points: 8, tokens: 0, worth: 0 },
      church: 'NIC',
    });
    const more = scene({
      players: { 0: { materials: [2, 3, 0], money: 20 } },
      donations: { PET: '1 five' },
      citizens: { 0: 'P3 P4 N6' },
    });
    expect(surveyOf(more, 0, 'church')).toEqual({
      gain: { donations: 3, points: 8, tokens: 0, worth: 0 },
      church: 'PET',
    });
  });
});
