import { tableFor } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { type Bag, bag } from '../test/bag.ts';
import { duel, interval, percentiles } from './arena.ts';
import type { Bot, Situation } from './bot.ts';

const always = (name: string, kind: number, seen: Situation<Bag>[] = []): Bot<Bag> => ({
  name,
  choose(situation) {
    seen.push(situation);
    return { type: 'pick', items: [kind] };
  },
});

describe('duel', () => {
  test('the first bot sits in every chair once for each deal, the others share the rest', () => {
    const game = bag();
    const chairs: Record<string, number[]> = { a: [], b: [], c: [] };
    const bots = Object.keys(chairs).map((name): Bot<Bag> => ({
      name,
      choose({ seat }) {
        chairs[name]!.push(seat);
        return { type: 'pick', items: [0] };
      },
    }));
    duel({ game, table: tableFor(game, 4), bots, sets: 2, seed: 's' });
    expect(chairs['a']!.toSorted()).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
    expect(chairs['b']!.length).toBe(16);
    expect(chairs['c']!.length).toBe(8);
  });

  test('every rotation of a set is the same deal, every set another', () => {
    const game = bag();
    const deals: string[] = [];
    const dealing = {
      ...game,
      setup: (...[table, chance]: Parameters<typeof game.setup>) => {
        const dice = chance.at('deal');
        deals.push([dice.below(1000), dice.below(1000), dice.below(1000)].join(' '));
        return game.setup(table, chance);
      },
    };
    duel({ game: dealing, table: tableFor(game, 3), bots: [always('a', 1), always('b', 0)], sets: 2, seed: 's' });
    expect(deals).toHaveLength(6);
    expect(new Set(deals.slice(0, 3)).size).toBe(1);
    expect(new Set(deals.slice(3)).size).toBe(1);
    expect(new Set(deals).size).toBe(2);
  });

  test('no two decisions have the same seed', () => {
    const game = bag();
    const seen: Situation<Bag>[] = [];
    duel({ game, table: tableFor(game, 3), bots: [always('a', 1, seen), always('b', 0, seen)], sets: 3, seed: 's' });
    expect(new Set(seen.map(({ seed }) => seed)).size).toBe(27);
  });

  test('shares of victory and points are per chair; shared victories count in part', () => {
    const game = bag();
    const [a, b] = duel({
      game,
      table: tableFor(game, 3),
      bots: [always('a', 2), always('b', 1)],
      sets: 4,
      seed: 's',
    });
    expect(a).toMatchObject({ bot: 'a', wins: { mean: 1, plus: 0 }, points: { mean: 2, plus: 0 } });
    expect(b).toMatchObject({ bot: 'b', wins: { mean: 0, plus: 0 }, points: { mean: 1, plus: 0 } });
    const even = duel({ game, table: tableFor(game, 4), bots: [always('a', 1), always('b', 1)], sets: 1, seed: 's' });
    expect(even.map(({ wins }) => wins.mean)).toEqual([0.25, 0.25]);
  });

  test('think times come from the given clock', () => {
    const game = bag();
    let time = 0;
    const slow: Bot<Bag> = { name: 'slow', choose: () => ((time += 7), { type: 'pick', items: [0] }) };
    const [a, b] = duel({
      game,
      table: tableFor(game, 2),
      bots: [slow, always('b', 1)],
      sets: 2,
      seed: 's',
      now: () => time,
    });
    expect(a!.think).toEqual({ p50: 7, p99: 7 });
    expect(b!.think).toEqual({ p50: 0, p99: 0 });
  });
});

describe('figures', () => {
  test('the interval is 1.96 standard errors of the mean', () => {
    const { mean, plus } = interval([1, 2, 3, 4]);
    expect(mean).toBe(2.5);
    expect(plus).toBeCloseTo(1.96 * Math.sqrt(5 / 3 / 4), 12);
    expect(interval([0.5, 0.5])).toEqual({ mean: 0.5, plus: 0 });
  });

  test('one value says nothing about the spread', () => {
    expect(interval([1]).plus).toBe(Infinity);
  });

  test('percentiles are values that occurred', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(percentiles(hundred)).toEqual({ p50: 50, p99: 99 });
    expect(percentiles([3])).toEqual({ p50: 3, p99: 3 });
    expect(percentiles([])).toEqual({ p50: 0, p99: 0 });
  });
});
