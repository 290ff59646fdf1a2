import { type Bot, greedy, ismcts } from '@kontor/bots';
import { walk } from '@kontor/bots/proof';
import { begin, combinations, type Frozen, quick, sample, type Table, tableFor } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { game, type HamburgSticht, type State } from '../src/index.ts';
import { type Options, type PlayMove, rankOf, write } from '../words/index.ts';
import { candidates } from './candidates.ts';
import { bots } from './index.ts';
import { sketch } from './sketch.ts';
import { worth } from './worth.ts';

const { brain, levels } = bots;

const tables = [2, 3, 4].flatMap(seats =>
  combinations(game.options).map((options): Table<Options> => tableFor(game, seats, options)),
);

describe('bots choose by what they see alone, and within the rules', () => {
  const players: readonly Bot<HamburgSticht>[] = [levels.easy, greedy(brain), ismcts(brain, { iterations: 60 })];

  test.each(tables.map(table => [table.seats, table.options.jokerInTrump, table.options.memory, table] as const))(
    '%i seats, jokers in trumps: %s, memory: %s',
    (seats, _, __, table) => {
      const { decisions, worlds, faults } = walk(game, table, players, 10 * seats, 4 * seats);
      expect(faults).toEqual([]);
      expect(decisions).toBeGreaterThan(10);
      expect(worlds).toBeGreaterThan(10);
    },
  );
});

/** Positions of random games. */
function* positions(table: Table<Options>, seed: number): Generator<Frozen<State>> {
  const luck = quick(seed);
  const { state } = begin(game, table, luck);
  for (;;) {
    yield state as Frozen<State>;
    const seat = game.actors(state as Frozen<State>)[0];
    if (seat === undefined) return;
    game.apply(state, seat, sample(game.legal(state as Frozen<State>, seat), luck), luck);
  }
}

describe('candidates', () => {
  test.each([false, true])('are legal, one for each kind and rank, and every trump (jokers in trumps: %s)', joker => {
    let dropped = 0;
    for (const state of positions(tableFor(game, 4, { jokerInTrump: joker }), 3)) {
      const seat = game.actors(state)[0];
      if (seat === undefined) continue;
      const legal = game.legal(state, seat);
      const name = (move: (typeof legal.moves)[number]): string =>
        move.type === 'pass' || move.kind === 'trump' ? write(move) : `${move.kind} ${rankOf(move.kind, move.cards)}`;
      const kept = candidates(state, seat, legal);
      dropped += legal.moves.length - kept.length;
      expect(legal.moves).toEqual(expect.arrayContaining([...kept]));
      if (legal.moves.length <= 2) continue;
      expect(kept.map(name).toSorted()).toEqual([...new Set(legal.moves.map(name))].toSorted());
    }
    expect(dropped).toBeGreaterThan(100);
  });

  test('spare jokers and Hamburg stichts', () => {
    const state = game.setup(tableFor(game, 2), quick(1));
    const read = (text: string): number[] => [...(game.read(text) as PlayMove).cards];
    state.players[0]!.hand = read('highway b4 b5 b6 y6 r6 g6 j5/6');
    state.trick = [{ seat: 1, kind: 'pair', rank: 3, cards: read('pair b3 y3') }];
    state.stack = [{ type: 'play', seat: 0 }];
    const kept = candidates(state, 0, game.legal(state as Frozen<State>, 0)).map(write);
    expect(kept).toContain('pair y6 r6');
    expect(kept.filter(text => text.startsWith('pair'))).toEqual(['pair b5 j5/6', 'pair y6 r6']);
  });
});

describe('judgement', () => {
  test('is the score itself when the game is over', () => {
    for (const table of tables) {
      const last = [...positions(table, 5)].at(-1)!;
      expect(worth(last)).toEqual(game.outcome(last)!.scores);
      expect(sketch(last as State, quick(1))).toEqual(game.outcome(last)!.scores);
    }
  });

  test.each([2, 3, 4])('a sketched round gives away all places and no more bonus than there is, %i seats', seats => {
    const places = (seats * (seats - 1)) / 2;
    for (const state of positions(tableFor(game, seats), 7)) {
      if (state.stack.length === 0) break;
      const before = state.players.map(({ place, bonus }) => place + bonus);
      const after = sketch(game.clone(state), quick(state.round));
      const gained = after.map((points, seat) => points - before[seat]!);
      expect(Math.min(...gained)).toBeGreaterThanOrEqual(0);
      const total = gained.reduce((sum, points) => sum + points, 0);
      expect(total).toBeGreaterThanOrEqual(places);
      expect(total).toBeLessThanOrEqual(places + 10);
    }
  });

  test('a sketch never starts another round', () => {
    for (const state of positions(tableFor(game, 3), 9)) {
      const played = game.clone(state);
      sketch(played, quick(2));
      expect(played.round).toBe(state.round);
    }
  });
});
