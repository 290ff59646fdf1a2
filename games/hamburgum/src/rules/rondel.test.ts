import { describe, expect, test } from 'vitest';
import { count, listed, refusal, scene, start, surveyOf, tell, typesOf } from '../../test/scene.ts';
import { SPACES } from '../../words/index.ts';

const on = (space: string, prestige: number) =>
  scene({ players: { 0: { pawn: SPACES.findIndex(name => name === space), prestige } } });

describe('rondel', () => {
  test('HB-2.1 the spaces clockwise', () => {
    const order = ['sugar', 'church', 'trade1', 'cloth', 'guildhall', 'beer', 'trade2', 'dockyard'];
    for (const [i, space] of order.entries()) {
      const next = order[(i + 1) % 8]!;
      expect(tell(on(space, 0), `go ${next}`).events[0]).toMatchObject({
        type: 'moved',
        from: space,
        steps: 1,
        paid: 0,
      });
    }
  });

  test('HB-2.2 the first move goes anywhere, free of charge', () => {
    const state = start();
    expect(listed(state, 'go')).toEqual(SPACES.map(space => `go ${space}`));
    for (const space of SPACES) expect(tell(state, `go ${space}`).state.players[0]!.prestige).toBe(1);
  });

  test('HB-2.2 with zero prestige only three spaces can be reached', () => {
    const state = on('cloth', 0);
    expect(listed(state, 'go').sort()).toEqual(['go beer', 'go guildhall', 'go trade2']);
    expect(refusal(state, 'go dockyard')).toBe('HB-2.2');
    expect(refusal(state, 'go cloth')).toBe('HB-2.2');
    expect(surveyOf(state, 0, 'cloth')).toMatchObject({ cost: { prestige: 5 }, lacking: { prestige: 5 } });
  });

  test('HB-2.2 a full circle costs five points and is the most', () => {
    expect(refusal(on('beer', 4), 'go beer')).toBe('HB-2.2');
    const { state, events } = tell(on('beer', 5), 'go beer');
    expect(events[0]).toMatchObject({ steps: 8, paid: 5 });
    expect(state.players[0]).toMatchObject({ prestige: 0, goods: [1, 0, 0] });
    expect(listed(on('beer', 99), 'go')).toHaveLength(8);
  });

  test('HB-2.2 points of the coming action can not pay for the way', () => {
    const state = scene({
      players: { 0: { pawn: SPACES.indexOf('cloth'), prestige: 0 } },
      donations: { NIC: '0 five' },
    });
    expect(refusal(state, 'go church')).toBe('HB-2.2');
  });

  test('HB-2.2 pawns may share a space', () => {
    const { state } = tell(start(), 'go beer; end; go beer; end; go beer');
    expect(state.players.map(({ pawn }) => pawn)).toEqual([5, 5, 5]);
  });

  test('HB-10.10 from Sugar', () => {
    const cost = (space: string) => surveyOf(on('sugar', 9), 0, space).cost?.['prestige'] ?? 0;
    expect(['church', 'trade1', 'cloth', 'guildhall', 'beer', 'sugar'].map(cost)).toEqual([0, 0, 0, 1, 2, 5]);
    for (const [space, paid] of [
      ['cloth', 0],
      ['guildhall', 1],
      ['beer', 2],
      ['sugar', 5],
    ] as const)
      expect(tell(on('sugar', 9), `go ${space}`).state.players[0]!.prestige).toBe(9 - paid);
  });

  test('HB-2.3 players follow clockwise, each must move and has one action', () => {
    const state = start(3, {}, [2]);
    expect(refusal(state, 'end')).toBe('HB-2.3');
    expect(refusal(state, 'ship')).toBe('HB-2.3');
    const { state: next, events } = tell(state, 'go beer; end; go beer; end; go beer; end');
    expect(events.flatMap(event => (event.type === 'turn-ended' ? [event.seat] : []))).toEqual([2, 0, 1]);
    expect(next.stack).toEqual([{ type: 'rondel', seat: 2 }]);
    expect(next.turn).toBe(3);
  });

  test('HB-2.3 every action but production may be left unused, and nothing but `end` ends the turn', () => {
    for (const space of SPACES) {
      const { state, events } = tell(start(), `go ${space}`);
      expect(state.stack.at(-1)!.seat).toBe(0);
      expect(typesOf(events).includes('turn-ended')).toBe(false);
      expect(listed(state, 'end')).toEqual(['end']);
      expect(tell(state, 'end').state.stack).toEqual([{ type: 'rondel', seat: 1 }]);
    }
    expect(refusal(tell(start(), 'go beer').state, 'go church')).toBe('HB-2.3');
  });

  test('HB-2.3 a whole turn can be taken back until it is ended', () => {
    const { free } = tell(
      scene({ players: { 0: { money: 200, materials: [1, 3, 0] } } }),
      'go church; donate NIC five; score NIC five; end',
    );
    expect(free).toEqual([true, true, true, true]);
  });

  test('HB-3.1 one unit, and one more for each own producer', () => {
    const state = scene({ citizens: { 0: 'N5 C6', 1: 'J3' } });
    expect(count(state, 'brewer', 0)).toBe(2);
    expect(tell(state, 'go beer').events[1]).toEqual({ type: 'produced', seat: 0, good: 'beer', units: 3 });
    expect(tell(state, 'go sugar').state.players[0]!.goods).toEqual([0, 1, 0]);
  });

  test('HB-10.2 no brewer, three refiners, one clothmaker', () => {
    const state = scene({ citizens: { 0: 'M5 N2 N6 M1' } });
    expect(['beer', 'sugar', 'cloth'].map(good => tell(state, `go ${good}`).state.players[0]!.goods)).toEqual([
      [1, 0, 0],
      [0, 4, 0],
      [0, 0, 2],
    ]);
    expect(['beer', 'sugar', 'cloth'].map(good => surveyOf(state, 0, good).gain)).toEqual([
      { beer: 1 },
      { sugar: 4 },
      { cloth: 2 },
    ]);
  });
});
