import { type Frozen, lookUp, tableFor } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { type Bag, bag, bagBrain, type State } from '../test/bag.ts';
import { mctsFair } from './baselines.ts';
import { greedy, TRIED } from './greedy.ts';
import { type Budget, ismcts } from './ismcts.ts';
import { botsFor, THINK_MS } from './levels.ts';

const start = (game: ReturnType<typeof bag>, seats = 2): State =>
  game.setup(tableFor(game, seats), { at: () => ({ below: () => 0 }) });

const ask = (game: ReturnType<typeof bag>, state: State, seat = 0, limit?: number) => ({
  game,
  seat,
  view: game.view(state as Frozen<State>, seat) as Frozen<State>,
  seed: 1,
  ...(limit !== undefined && { limit }),
});

describe('search', () => {
  test('finds the best of a few moves', () => {
    const game = bag({ kinds: 7 });
    const situation = ask(game, start(game));
    expect(ismcts(bagBrain, { iterations: 200 }).choose(situation)).toEqual({ type: 'pick', items: [6] });
    expect(mctsFair<Bag>({ iterations: 400 }).choose(situation)).toEqual({ type: 'pick', items: [6] });
    expect(greedy(bagBrain).choose(situation)).toEqual({ type: 'pick', items: [6] });
  });

  test('where all choose at once it chooses for its own seat', () => {
    const game = bag({ kinds: 5, together: true });
    const state = start(game, 3);
    for (const seat of [0, 1, 2])
      expect(ismcts(bagBrain, { iterations: 100 }).choose(ask(game, state, seat)).items).toEqual([4]);
  });

  test('tries every move before it tries one again, and each iteration applies one more move at most', () => {
    const game = bag({ kinds: 9 });
    ismcts(bagBrain, { iterations: 9 }).choose(ask(game, start(game)));
    expect(game.calls.apply).toBe(9 * 2);
  });

  test.each([
    ['greedy', greedy(bagBrain)],
    ['ismcts', ismcts(bagBrain, { iterations: 300 })],
    ['mcts-fair', mctsFair<Bag>({ iterations: 300 })],
  ] as const)('%s never spells out a selection', (_, bot) => {
    const game = bag({ kinds: 60, size: 40 });
    const state = start(game);
    const move = bot.choose(ask(game, state));
    expect(lookUp(game, state, 0, game.write(move))).toHaveProperty('move');
    expect(game.calls.apply).toBeLessThan(1000);
    expect(game.calls.code).toBeLessThan(30_000);
  });

  test('the members of a selection it looks at below the root are few, and more with more visits', () => {
    const game = bag({ kinds: 30, size: 3 });
    const looked = (iterations: number): number => {
      const codes = new Set<number>();
      const code = (move: Bag['Move']): number => {
        const number = game.code(move);
        codes.add(number);
        return number;
      };
      ismcts(bagBrain, { iterations }).choose({ ...ask(game, start(game)), game: { ...game, code } });
      return codes.size;
    };
    const few = looked(50);
    const many = looked(2000);
    expect(many).toBeGreaterThan(few);
    expect(many).toBeLessThan(1000);
  });
});

describe('budget', () => {
  /** A clock that goes on by so many milliseconds each time it is read. */
  function clock(step: number): { now: () => number; readonly time: number } {
    let time = 0;
    return {
      now: () => (time += step) - step,
      get time() {
        return time;
      },
    };
  }

  const spent = (budget: Budget, step: number, limit?: number): { time: number; applied: number } => {
    const game = bag({ kinds: 4 });
    const watch = clock(step);
    ismcts(bagBrain, { ...budget, now: watch.now }).choose(ask(game, start(game), 0, limit));
    return { time: watch.time, applied: game.calls.apply };
  };

  test('milliseconds end the search, whatever the number of iterations', () => {
    const { time, applied } = spent({ milliseconds: 100 }, 1);
    expect(time).toBeGreaterThan(100);
    expect(time).toBeLessThanOrEqual(102);
    expect(applied).toBeGreaterThan(100 * 16);
  });

  test('iterations end it before the time is over', () => {
    expect(spent({ iterations: 32, milliseconds: 1000 }, 1)).toEqual({ time: 3, applied: 64 });
  });

  test('the limit of a question counts if it is smaller', () => {
    expect(spent({ milliseconds: 100 }, 1, 10).time).toBeLessThanOrEqual(12);
    expect(spent({ milliseconds: 10 }, 1, 100).time).toBeLessThanOrEqual(12);
  });

  test('a machine that is far too slow still gets an answer', () => {
    expect(spent({ milliseconds: 100 }, 1000).applied).toBe(16 * 2);
  });

  test('easy, which has no clock, tries no more moves of many options than of some', () => {
    const tried = (kinds: number): number => {
      const game = bag({ kinds });
      botsFor(bagBrain, { blur: 0, mediumIterations: 1 }).levels.easy.choose(ask(game, start(game)));
      return game.calls.apply;
    };
    expect([7, TRIED, 2000].map(tried)).toEqual([7, TRIED, TRIED]);
  });

  test.each(['medium', 'hard'] as const)('%s thinks no longer with many options than with few', level => {
    const times = [2, 2000].map(kinds => {
      const game = bag({ kinds });
      const watch = clock(5);
      botsFor(bagBrain, { blur: 0, mediumIterations: 1e6, hardIterations: 1e6, now: watch.now }).levels[level].choose(
        ask(game, start(game)),
      );
      return watch.time;
    });
    for (const time of times) expect(time).toBeLessThanOrEqual(THINK_MS + 10);
    expect(times[0]).toBe(times[1]);
  });
});
