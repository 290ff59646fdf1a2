import { describe, expect, test } from 'vitest';
import { BLUE, foresee, GREEN, RED, scene, tell, typesOf, viewOf, type Scene } from '../test/scene.ts';
import { game } from './index.ts';
import type { State } from './state.ts';

const FIVE = ['MIC', 'NIC', 'PET', 'JAC', 'CAT'];
/** Five churches are complete, given by Blue alone, and the cathedral lacks its last donation. */
const LAST = {
  ...Object.fromEntries(FIVE.map(id => [id, '1 five*, 1 donation*, 1 ship*, 1 building*, 1 citizen*'])),
  DOM: '2 five, 2 ship, 2 donation, 2 building',
};

/** Red can give the last donation. */
const ending = (rest: Partial<Scene> = {}): State =>
  scene({
    donations: LAST,
    ...rest,
    frame: { type: 'church', seat: 0, church: -1, scoring: false },
    players: { 0: { materials: [1, 1, 1], money: 0 }, ...rest.players },
  });

describe('the end', () => {
  test('HB-8.1 the game ends at once with the sixth church, in the middle of a round', () => {
    const { state, events } = tell(ending(), 'donate DOM citizen');
    expect(typesOf(events).slice(0, 2)).toEqual(['donated', 'completed']);
    expect(events.at(-1)).toMatchObject({ type: 'over' });
    expect(state.stack).toEqual([]);
    expect(game.outcome(state)).toMatchObject({ ending: 'six-churches' });
    expect(game.why(state, 1, { type: 'end' })).toBe('K-3');
  });

  test('HB-8.1 five churches are not the end', () => {
    expect(game.outcome(ending())).toBeUndefined();
    expect(tell(ending(), 'end').state.stack).toEqual([{ type: 'rondel', seat: 1 }]);
  });

  test('HB-8.2 open tokens of all players are scored, at their value now', () => {
    const { events } = tell(ending({ harbour: [[GREEN], [], [GREEN, RED]] }), 'donate DOM citizen');
    const scored = events.flatMap(event =>
      event.type === 'scored' ? [[event.seat, event.token, event.points, event.final]] : [],
    );
    expect(scored).toEqual([
      [GREEN, 'five', 5, true],
      [GREEN, 'donation', 4, true],
      [GREEN, 'ship', 4, true],
      [GREEN, 'building', 0, true],
      [RED, 'citizen', 0, true],
    ]);
  });

  test('HB-8.2 goods and materials sell for 50 each, then every full hundred is a point', () => {
    const state = ending({
      players: {
        0: { materials: [2, 3, 1], money: 30, goods: [1, 0, 2] },
        1: { money: 199 },
        2: { goods: [1, 0, 0], materials: [0, 0, 1] },
      },
    });
    const { state: over, events } = tell(state, 'donate DOM citizen');
    expect(events).toContainEqual({ type: 'sold-out', seat: RED, pieces: 6, money: 300 });
    expect(events).toContainEqual({ type: 'bought-prestige', seat: RED, points: 3, money: -300 });
    expect(over.players.map(({ money, points }) => [money, points[8]])).toEqual([
      [30, 3],
      [99, 1],
      [0, 1],
    ]);
    expect(over.players.every(({ goods, materials }) => [...goods, ...materials].every(n => n === 0))).toBe(true);
  });

  test('HB-8.2 the score by source adds up', () => {
    const state = ending({
      players: { 0: { materials: [1, 1, 1], money: 250, prestige: 2 }, 2: { prestige: 3 } },
      citizens: { 0: 'M1 M4' },
      harbour: [[], [], [GREEN, RED]],
    });
    const { state: over } = tell(state, 'donate DOM citizen');
    const { scores, sources } = game.outcome(over)!;
    expect(sources[RED]).toEqual({ start: 2, citizen: 2, builder: 3, money: 2 });
    expect(sources[GREEN]).toEqual({ start: 3, five: 5, donation: 4, ship: 2 });
    expect(scores).toEqual([9, 0, 14]);
  });

  test('HB-8.3 most points win, then the money left', () => {
    const state = ending({
      players: {
        0: { materials: [1, 1, 1], prestige: 0, money: 40 },
        1: { prestige: 3, money: 50 },
        2: { prestige: 0, money: 0 },
      },
    });
    const { state: over } = tell(state, 'donate DOM citizen');
    expect(game.outcome(over)).toMatchObject({ scores: [3, 3, 11], ranks: [3, 2, 1] });
  });

  test('HB-8.3 still level players share the place', () => {
    const state = ending({
      players: { 0: { materials: [1, 1, 1], money: 50 }, 1: { prestige: 3, money: 50 }, 2: { prestige: 0, money: 0 } },
    });
    expect(game.outcome(tell(state, 'donate DOM citizen').state)).toMatchObject({
      scores: [3, 3, 11],
      ranks: [2, 2, 1],
    });
  });

  test('HB-8.1 the forecast of the game-ending donation has everybody’s final score', () => {
    const state = ending({ players: { 0: { materials: [1, 1, 1], money: 110 }, 1: { goods: [1, 1, 0] } } });
    const forecast = foresee(state, 'donate DOM citizen');
    const { state: over } = tell(state, 'donate DOM citizen');
    expect(forecast).toMatchObject({
      ends: 'game',
      scores: game.outcome(over)!.scores,
      ranks: game.outcome(over)!.ranks,
    });
    expect(forecast.scores).toEqual([4, 1, 11]);
  });

  test('HB-8.2 the view says what everybody would have if the game ended now', () => {
    const state = ending({ players: { 0: { materials: [1, 1, 1], money: 60, prestige: 1 }, 1: { prestige: 7 } } });
    const { ifOver } = viewOf(state).standing;
    expect(ifOver.map(({ score }) => score)).toEqual([3, 7, 11]);
    expect(ifOver[RED]).toEqual({ score: 3, money: 10, sources: { start: 1, money: 2 } });
    expect(ifOver[BLUE]!.sources).toEqual({ start: 7 });
    const over = tell(state, 'donate DOM citizen').state;
    expect(viewOf(over).standing.ifOver.map(({ score }) => score)).toEqual(game.outcome(over)!.scores);
  });
});
