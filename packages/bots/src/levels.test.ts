import { describe, expect, test } from 'vitest';
import { bagBrain } from '../test/bag.ts';
import type { Budget } from './ismcts.ts';
import { BOT_NAMES, botsFor, contestant, LEVELS } from './levels.ts';

const bots = botsFor(bagBrain, { blur: 1, mediumIterations: 50 });

describe('contestants', () => {
  test.each([
    ['random', 'random'],
    ['greedy', 'greedy'],
    ['ismcts', 'ismcts-500'],
    ['ismcts:20', 'ismcts-20'],
    ['search:20', 'ismcts-20'],
    ['mcts-fair:30', 'mcts-fair-30'],
    ['clairvoyant:40', 'clairvoyant-40'],
    ['easy', 'easy'],
    ['medium', 'medium'],
    ['hard', 'hard'],
  ])('%s is called %s', (name, called) => {
    expect(contestant(bots, name)?.name).toBe(called);
  });

  test.each(['', 'best', 'ismcts:0', 'ismcts:x', 'ismcts:1.5', 'ismcts:-1', 'toString'])('"%s" is none', name => {
    expect(contestant(bots, name)).toBeUndefined();
  });

  test('a game with a search of its own calls it by the same name', () => {
    const own = { ...bots, search: ({ iterations }: Budget) => ({ ...bots.levels.hard, name: `own-${iterations}` }) };
    expect(contestant(own, 'search:20')?.name).toBe('own-20');
    expect(contestant(own, 'ismcts:20')?.name).toBe('ismcts-20');
  });

  test('only the clairvoyant is shown the truth', () => {
    for (const name of ['random', 'greedy', 'ismcts', 'mcts-fair', ...LEVELS])
      expect(contestant(bots, name)).not.toHaveProperty('chooseKnowing');
    expect(contestant(bots, 'clairvoyant')).not.toHaveProperty('choose');
  });
});

test('people choose from three levels, and none is random', () => {
  expect(Object.keys(bots.levels)).toEqual([...LEVELS]);
  expect(Object.values(bots.levels).map(({ name }) => name)).not.toContain('random');
});

test('bots have names, more than there are chairs, and no name twice', () => {
  expect(new Set(BOT_NAMES).size).toBe(BOT_NAMES.length);
  expect(BOT_NAMES.length).toBeGreaterThan(5);
  for (const name of BOT_NAMES) expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
});
