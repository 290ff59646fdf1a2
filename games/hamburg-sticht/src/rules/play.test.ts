import { play, quick } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { eventsOf, movesOf, names, ruleFor, scene, tell, turnOf } from '../../test/scenario.ts';

const three = () => scene({ hands: ['b3 y3 b12', 'b4 y4 r4 b5', 'b6 y6 r1'] });

describe('a trick', () => {
  test('HS-3.1 the leader must play and cannot pass', () => {
    expect(movesOf(three(), 0)).not.toContain('pass');
    expect(ruleFor(three(), 0, 'pass')).toBe('HS-3.1');
    expect(() => tell(three(), ['0 pass'])).toThrow('HS-3.1');
  });

  test('HS-3.2 pass, the same combination higher, or a Hamburg sticht', () => {
    const state = scene({ hands: ['b3 y3 b12', 'b4 y4 r4 r5 r6', 'b6 y6'] });
    const { state: asked } = tell(state, ['0 pair b3 y3']);
    expect(movesOf(asked, 1)).toEqual(['pass', 'pair b4 y4', 'pair b4 r4', 'pair y4 r4', 'trump r4-r6']);
    expect(ruleFor(asked, 1, 'triple b4 y4 r4')).toBe('HS-2.7');
    expect(ruleFor(asked, 1, 'single r6')).toBe('HS-2.7');
  });

  test('HS-3.2 the turn goes clockwise past those without cards', () => {
    const state = scene({ hands: ['b3 b12', '', 'b6 y6', 'b7 y7'], out: [1] });
    expect(turnOf(tell(state, ['0 single b3']).state)).toBe(2);
    expect(turnOf(tell(state, ['0 single b3', '2 pass']).state)).toBe(3);
  });

  test('HS-3.3 nobody is forced to beat', () => {
    const { state } = tell(three(), ['0 pair b3 y3']);
    expect(movesOf(state, 1)).toContain('pair b4 y4');
    expect(ruleFor(state, 1, 'pass')).toBe('legal');
  });

  test('HS-3.4 a passed player is asked again', () => {
    const { state } = tell(three(), ['0 pair b3 y3', '1 pass', '2 pair b6 y6', '0 pass']);
    expect(turnOf(state)).toBe(1);
    const asked = tell(three(), ['0 pair b3 y3', '1 pass', '2 pair b6 y6']);
    expect(turnOf(asked.state)).toBe(0);
  });

  test('HS-3.5 when all others have passed in a row, the last combination takes the trick and leads', () => {
    const told = tell(three(), ['0 pair b3 y3', '1 pair b4 y4', '2 pass', '0 pass']);
    expect(names(told.state.players[1]!.captured)).toBe('b3 y3 b4 y4');
    expect(told.state.trick).toEqual([]);
    expect(turnOf(told.state)).toBe(1);
    expect(movesOf(told.state, 1)).not.toContain('pass');
    expect(eventsOf(told, 'taken')).toEqual([{ type: 'taken', seat: 1, by: 'passes', cards: 4, bonus: [], leader: 1 }]);
  });

  test('HS-3.5 one pass of three is not enough', () => {
    const told = tell(three(), ['0 pair b3 y3', '1 pass']);
    expect(turnOf(told.state)).toBe(2);
    expect(eventsOf(told, 'taken')).toEqual([]);
  });

  test('HS-3.6 a Hamburg sticht takes anything at once and leads', () => {
    const state = scene({ hands: ['b12 y12 r12 g11', 'b1 b2 b3 y9', 'y5 r5 g5'], marker: 'g12' });
    const told = tell(state, ['0 triple b12 y12 r12', '1 trump b1-b3']);
    expect(turnOf(told.state)).toBe(1);
    expect(told.state.trick).toEqual([]);
    expect(names(told.state.players[1]!.captured)).toBe('b12 y12 r12 b1 b2 b3');
    expect(eventsOf(told, 'taken')[0]).toMatchObject({ seat: 1, by: 'trump', cards: 6, leader: 1 });
  });

  test('HS-3.6 a Hamburg sticht that leads takes itself', () => {
    const state = scene({ hands: ['b1 b2 b3 y9', 'b10 b11 b12', 'y5'] });
    const told = tell(state, ['0 trump b1-b3']);
    expect(turnOf(told.state)).toBe(0);
    expect(told.state.players[0]!.captured).toHaveLength(3);
  });

  test('HS-3.7 the combination that empties a hand may still be beaten', () => {
    const state = scene({ hands: ['b3', 'b4 b5', 'b6 y6'] });
    const beaten = tell(state, ['0 single b3', '1 single b4', '2 pass']);
    expect(eventsOf(beaten, 'out')).toEqual([{ type: 'out', seat: 0, place: 1 }]);
    expect(names(beaten.state.players[1]!.captured)).toBe('b3 b4');
    expect(turnOf(beaten.state)).toBe(1);
  });

  test('HS-3.7 if nobody beats it the trick is still that player’s', () => {
    const told = tell(scene({ hands: ['b3', 'b4 b5', 'b6 y6'] }), ['0 single b3', '1 pass', '2 pass']);
    expect(names(told.state.players[0]!.captured)).toBe('b3');
    expect(eventsOf(told, 'taken')[0]).toMatchObject({ seat: 0, leader: 1 });
  });

  test('HS-3.8 if the winner has no cards, the next clockwise who has leads', () => {
    const state = scene({ hands: ['b3', '', 'b6 y6', 'b7 y7'], out: [1] });
    expect(turnOf(tell(state, ['0 single b3', '2 pass', '3 pass']).state)).toBe(2);
  });

  test('HS-3.8 also after a Hamburg sticht', () => {
    const state = scene({ hands: ['b1 b2 b3', 'b6 y6', 'b7 y7'] });
    const told = tell(state, ['0 trump b1-b3']);
    expect(turnOf(told.state)).toBe(1);
    expect(told.state.players[0]!.captured).toHaveLength(3);
  });

  test('HS-3.9 passes and Hamburg stichts are called: everybody hears them', () => {
    const told = tell(scene({ hands: ['b9 y1', 'b1 y9', 'r4 r5 r6 y2'] }), ['0 single b9', '1 pass', '2 trump r4-r6']);
    expect(told.events.map(({ type }) => type)).toEqual(['played', 'passed', 'played', 'taken']);
    expect(eventsOf(told, 'passed')).toEqual([{ type: 'passed', seat: 1 }]);
    expect(eventsOf(told, 'played')[1]).toMatchObject({ seat: 2, kind: 'trump', rank: 6, leads: false, left: 1 });
  });

  test('HS-3.10 one plays cards of the own hand, each once', () => {
    expect(ruleFor(three(), 0, 'pair b4 y4')).toBe('HS-3.10');
    expect(ruleFor(three(), 0, 'single g9')).toBe('HS-3.10');
    expect(ruleFor(three(), 0, 'pair b3 b3')).toBe('K-1');
    expect(ruleFor(three(), 0, 'pair b3 y3')).toBe('legal');
  });

  test('nobody plays out of turn', () => {
    expect(ruleFor(three(), 1, 'pair b4 y4')).toBe('K-2');
    expect(movesOf(three(), 1)).toEqual([]);
  });
});

test('HS-5.2 cards that others saw can not be taken back freely, a pass can', () => {
  const lead = play(game, three(), 0, 'pair b3 y3', quick(1));
  expect(lead.free).toBe(false);
  expect(play(game, lead.state, 1, 'pass', quick(1)).free).toBe(true);
});
