import { describe, expect, test } from 'vitest';
import { allPlays, game } from '../src/index.ts';
import { showsMarker, write } from '../words/index.ts';
import { cards, eventsOf, movesOf, names, ruleFor, scene, tell, turnOf } from './scenario.ts';

const isLegal = (hand: string, text: string): boolean =>
  allPlays(cards(hand), false).some(move => write(move) === text);

describe('worked examples', () => {
  test('HS-6.2 a passed player comes back, takes eight cards with two bonus points and leads a single 1', () => {
    const state = scene({
      marker: 'b7',
      hands: ['b1 y1 b11 y11 b2', 'b12 y12 r1 g1 b3', 'y7 j7/8 b4 b5'],
    });
    const told = tell(state, [
      '0 pair b1 y1',
      '1 pass',
      '2 pair y7 j7/8',
      '0 pair b11 y11',
      '1 pair b12 y12',
      '2 pass',
      '0 pass',
      '1 single r1',
    ]);
    expect(eventsOf(told, 'played').map(({ rank }) => rank)).toEqual([1, 7, 11, 12, 1]);
    expect(eventsOf(told, 'taken')).toEqual([
      { type: 'taken', seat: 1, by: 'passes', cards: 8, bonus: cards('y7 j7/8'), leader: 1 },
    ]);
    const { captured } = told.state.players[1]!;
    expect(captured).toHaveLength(8);
    expect(captured.filter(card => showsMarker(card, told.state.marker))).toHaveLength(2);
    expect(told.state.trick).toMatchObject([{ seat: 1, kind: 'single', rank: 1 }]);
    expect(turnOf(told.state)).toBe(2);
  });

  test('HS-6.3 2 points for the first place, 3 for the second with two 7s, none for the last', () => {
    const state = scene({
      marker: 'b7',
      hands: ['', 'b12', 'b3 y3'],
      turn: 1,
      out: [0],
      captured: ['b1 y1', 'y7 r7 b4', 'b5'],
    });
    const told = tell(state, ['1 single b12']);
    expect(eventsOf(told, 'scored')[0]).toMatchObject({
      order: [0, 1, 2],
      place: [2, 1, 0],
      bonus: [0, 2, 0],
      scores: [2, 3, 0],
    });
    expect(told.state.players.map(({ place, bonus }) => place + bonus)).toEqual([2, 3, 0]);
  });

  test.each([
    ['b11 j11/12', 'pair b11 j11/12'],
    ['b1 y1 r1', 'triple b1 y1 r1'],
    ['b7 y7 r7 j7/8', 'quad b7 y7 r7 j7/8'],
    ['b1 y2 r3', 'lane b1 y2 r3'],
    ['b6 y7 r8 g9', 'street b6 y7 r8 g9'],
    ['b5 y6 r7 g8 b9', 'highway b5 y6 r7 g8 b9'],
    ['b4 b5 b6', 'trump b4-b6'],
    ['y9 y10 y11 y12', 'trump y9-y12'],
  ])('HS-6.4 %s is a %s', (hand, text) => expect(isLegal(hand, text)).toBe(true));

  test('HS-6.4 a pair of 3s is beaten by 4s and up; three 1s do not beat a pair of 5s; of three 12s two, or pass', () => {
    const state = scene({ hands: ['b3 y3 b5 y5 g2', 'r3 g3 b4 y4 b12 y12 r12 b1 y1 r1'] });
    const threes = tell(state, ['0 pair b3 y3']).state;
    expect(movesOf(threes, 1)).toEqual(['pass', 'pair b4 y4', 'pair b12 y12', 'pair b12 r12', 'pair y12 r12']);
    expect(ruleFor(threes, 1, 'pair r3 g3')).toBe('HS-2.7');
    const fives = tell(state, ['0 pair b5 y5']).state;
    expect(ruleFor(fives, 1, 'triple b1 y1 r1')).toBe('HS-2.7');
    expect(ruleFor(fives, 1, 'pair b12 y12')).toBe('legal');
    expect(ruleFor(fives, 1, 'pass')).toBe('legal');
  });

  test('HS-6.2 the view tells the same story', () => {
    const state = scene({ marker: 'b7', hands: ['b1 y1 b11 y11 b2', 'b12 y12 r1 g1 b3', 'y7 j7/8 b4 b5'] });
    const told = tell(state, ['0 pair b1 y1', '1 pass', '2 pair y7 j7/8']);
    const view = game.view(told.state, 1);
    expect(names(view.bonus)).toBe('y7 j7/8');
    expect(view).toMatchObject({ turn: 0, leader: 0, trick: [{ rank: 1 }, { rank: 7 }] });
  });
});
