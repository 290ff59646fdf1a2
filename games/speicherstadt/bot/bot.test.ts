import { contestant, duel, greedy, ismcts } from '@kontor/bots';
import { enumerate, find, type Frozen, openGame, quick, tableFor } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { game, speicherstadt, type State } from '../src/index.ts';
import { otherPack } from '../test/packs.ts';
import { scene } from '../test/scene.ts';
import { bots, brain } from './index.ts';

describe('the brain', () => {
  test.each([
    ['the built-in cards', game],
    ['a pack', openGame(speicherstadt, otherPack)],
  ])('with %s it only thinks of legal moves, and judges every seat', (_, game) => {
    for (let seats = 2; seats <= 5; seats++) {
      const luck = quick(seats);
      const state = game.setup(tableFor(game, seats), luck);
      const look = state as Frozen<State>;
      for (let seat = game.actors(look)[0]; seat !== undefined; seat = game.actors(look)[0]) {
        const legal = game.legal(look, seat);
        const move = brain.policy!(look, seat, legal, luck);
        for (const each of [move, ...brain.candidates!(look, seat, legal)])
          expect(find(game, legal, each), game.write(each)).toBeDefined();
        const worth = brain.worth(look);
        expect(worth).toHaveLength(seats);
        expect(worth.every(Number.isFinite)).toBe(true);
        game.apply(state, seat, move, luck);
      }
      expect(game.outcome(look)).toBeDefined();
    }
  });

  test('whoever is asked again at once waits for the lower price', () => {
    const state = scene({
      seats: [{}, {}],
      row: [
        ['st-michaelis', [0, 0]],
        ['bank', [1]],
      ],
      phase: 'purchase',
    });
    expect(brain.policy!(state, 0, game.legal(state, 0), quick(1))).toEqual({ type: 'decline' });
  });

  test('the policy completes a contract rather than selling', () => {
    const state = scene({
      seats: [{ loose: 'tea', cards: ['contract B-1', 'tea-taster'], laid: { 'B-1': 'coffee' } }, {}],
      phase: 'loading',
    });
    expect(game.write(brain.policy!(state, 0, game.legal(state, 0), quick(1)))).toBe('load tea > contract B-1');
  });

  test('in loading few alternatives are left of very many moves', () => {
    const state = scene({
      seats: [{ loose: 'coffee tea saffron rubber carpet carpet', cards: ['contract C-4', 'tea-taster'] }, {}],
      supply: 'coffee tea saffron rubber carpet',
      phase: 'loading',
    });
    const legal = game.legal(state, 0);
    expect([...enumerate(legal)].length).toBeGreaterThan(40);
    expect(brain.candidates!(state, 0, legal).length).toBeLessThan(7);
  });
});

describe('the ladder, on fixed deals', () => {
  test.each([2, 4])('greedy beats random with %i players', seats => {
    const [best] = duel({
      game,
      table: tableFor(game, seats),
      bots: [greedy(brain), contestant(bots, 'random')!],
      sets: 6,
      seed: 'ladder',
    });
    expect(best!.wins.mean).toBeGreaterThan(0.75);
  });

  test('search beats greedy with 2 players', () => {
    const search = ismcts(brain, { iterations: 40 });
    const [best] = duel({ game, table: tableFor(game, 2), bots: [search, greedy(brain)], sets: 4, seed: 'ladder' });
    expect(best!.wins.mean).toBeGreaterThan(0.6);
  });

  test('there is a bot for each level', () => {
    expect(Object.keys(bots.levels)).toEqual(['easy', 'medium', 'hard']);
  });
});
