import { describe, expect, test } from 'vitest';
import { cards, scene, tell, turnOf } from '../test/scenario.ts';
import { game, type State } from './index.ts';

const forecast = (state: State, text: string) => game.forecast(state, turnOf(state)!, game.read(text)!);

describe('what a move brings', () => {
  test('a play says what it beats and what stays in the hand', () => {
    const { state } = tell(scene({ hands: ['b3 y3 b12', 'b4 y4 r9', 'b6 y6'] }), ['0 pair b3 y3']);
    expect(forecast(state, 'pair b4 y4')).toEqual({
      left: 1,
      rank: 4,
      beats: { seat: 0, kind: 'pair', rank: 3, cards: cards('b3 y3') },
      cost: { cards: 2 },
    });
  });

  test('HS-3.5 the last to pass hands the trick over', () => {
    const { state } = tell(scene({ hands: ['b3 b12', 'b4 y4', 'b6 y6'] }), ['0 single b3']);
    expect(forecast(state, 'pass')).toEqual({ left: 2 });
    expect(forecast(tell(state, ['1 pass']).state, 'pass')).toEqual({ left: 2, ends: 'trick', taker: 0 });
  });

  test('HS-3.6 a Hamburg sticht ends the trick and captures it', () => {
    const { state } = tell(scene({ hands: ['b7 b12', 'r5 r6 r7 y4'], marker: 'g7' }), ['0 single b7']);
    expect(forecast(state, 'trump r5-r7')).toMatchObject({
      left: 1,
      ends: 'trick',
      taker: 1,
      gain: { cards: 4, bonus: 2 },
      points: { bonus: 2 },
    });
  });

  test('HS-4.3 going out brings the place, and the last one ends the round or the game', () => {
    const round = scene({ hands: ['b7', 'b12 y12'], marker: 'g7' });
    expect(forecast(round, 'single b7')).toMatchObject({
      left: 0,
      place: 1,
      ends: 'round',
      taker: 0,
      gain: { cards: 1, bonus: 1 },
      points: { place: 1, bonus: 1 },
    });
    expect(forecast(scene({ hands: ['b7', 'b12 y12'], marker: 'g7', round: 4 }), 'single b7').ends).toBe('game');
    const first = forecast(scene({ hands: ['b7', 'b12', 'y12'], marker: 'g7' }), 'single b7');
    expect(first).toMatchObject({ place: 1, points: { place: 2 } });
    expect(first.ends).toBeUndefined();
  });

  test('it says when a Hamburg sticht is torn apart', () => {
    const state = scene({ hands: ['b4 b5 b6 b7 y6', 'r1'] });
    expect(forecast(state, 'single b5').breaks).toBe(true);
    expect(forecast(state, 'pair b6 y6').breaks).toBe(true);
    expect(forecast(state, 'single b7').breaks).toBeUndefined();
    expect(forecast(state, 'single y6').breaks).toBeUndefined();
    expect(forecast(state, 'trump b4-b6').breaks).toBeUndefined();
    expect(forecast(scene({ hands: ['b4 j5/6 b6', 'r1'] }), 'single b4').breaks).toBeUndefined();
    expect(forecast(scene({ hands: ['b4 j5/6 b6', 'r1'], options: { jokerInTrump: true } }), 'single b4').breaks).toBe(
      true,
    );
  });
});
