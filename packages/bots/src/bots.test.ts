import { pairs, type Table } from '@kontor/core';
import { type Options, probe } from '@kontor/testkit/probe';
import { describe, expect, test } from 'vitest';
import { walk } from '../test/same-choice.ts';
import { mctsFair } from './baselines.ts';
import type { Brain } from './brain.ts';
import { greedy } from './greedy.ts';
import { ismcts } from './ismcts.ts';
import { random } from './random.ts';

const game = probe.game();

/** Probe has secrets, simultaneous choices, offers beside the turn and selections; the bots know nothing of it but its points. */
type Probed = typeof game extends { clone(state: never): infer S } ? S : never;
const brain = {
  worth: ({ players }: Probed) => players.map(({ points, coins }) => points + coins),
  depth: 30,
  explore: 2,
} as unknown as Brain;

const bots = [random, greedy(brain), ismcts(brain, { iterations: 40 }), mctsFair({ iterations: 20 })];

describe.each([2, 3, 4])('with %i seats', seats => {
  const tables = pairs(game.options)
    .map((options): Table<Options> => ({ seats, options: options as Options, edition: game.editions.at(-1)! }))
    .filter(({ options }) => game.refuse(seats, options) === undefined);

  test.each(tables.map(table => [JSON.stringify(table.options), table] as const))(
    'bots choose by what they see alone, and within the rules: %s',
    (_, table) => {
      const { decisions, worlds, faults } = walk(game as never, table, bots, seats, 7);
      expect(faults).toEqual([]);
      expect(decisions).toBeGreaterThan(2);
      expect(worlds).toBeGreaterThan(0);
    },
  );
});
