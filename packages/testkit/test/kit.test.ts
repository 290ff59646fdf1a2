import {
  finalState,
  type Frozen,
  type Game,
  keyed,
  noChance,
  readRecord,
  replayRecord,
  seedFrom,
  tableFor,
  verify,
  writeRecord,
} from '@kontor/core';
import { expect, test } from 'vitest';
import { countMoves } from '../src/counts.ts';
import { makeCorpus } from '../src/corpus.ts';
import { shownBy, wantedOf } from '../src/coverage.ts';
import { fuzz } from '../src/fuzz.ts';
import { checkLaws } from '../src/laws/check.ts';
import { type Chooser, recordGame } from '../src/make-record.ts';
import { EVENT_TYPES, lawsHelp, type Probe, probe, type State } from '../src/probe/index.ts';
import { tablesOf, tableText } from '../src/tables.ts';

const game = probe.game();

test('fuzz finds nothing in a good game', () => {
  let games = 0;
  expect(fuzz(game, { games: 6, seed: 100, laws: { help: lawsHelp }, onGame: done => (games = done) })).toBeUndefined();
  expect(games).toBe(6);
});

test('fuzz finds a dead end that only some games meet, and its record replays to the place', () => {
  const isStuck = (state: Frozen<State>): boolean => state.players[1]!.coins < 4;
  const wrong: Game<Probe> = {
    ...game,
    actors: state => (isStuck(state) ? [] : game.actors(state)),
    may: state => (isStuck(state) ? [] : game.may(state)),
  };
  const find = fuzz(wrong, { games: 50, seed: 1 })!;
  expect(find.law).toBe('the game ends');
  const record = readRecord(find.record);
  expect(record.seats).toBe(find.table.seats);
  expect(finalState(game, record).players[1]!.coins).toBeLessThan(4);
});

test('fuzz catches a runaway', () => {
  const wrong = {
    ...game,
    apply(...args: Parameters<typeof game.apply>) {
      game.apply(...args);
      if (args[0].stack[0]?.type === 'bid') args[0].stack[0].turn = args[0].starter;
    },
  };
  expect(fuzz(wrong, { games: 1, seed: 1, laws: { limit: 200 } })!.law).toBe('the game ends');
});

test('the laws report what they met', () => {
  const report = checkLaws(game, tableFor(game, 3), 5, { help: lawsHelp });
  expect(report.moments).toBe(16);
  expect(report.guesses).toBeGreaterThan(100);
  expect(report.compared).toBeGreaterThan(50);
  expect(report.events['round']).toBeGreaterThan(1);
  expect(readRecord(report.record).result!.ending).toBe(report.ending);
});

test('the laws are the same for the same seed', () => {
  const [a, b, c] = [5, 5, 6].map(seed => checkLaws(game, tableFor(game, 2), seed, { moments: 4 }));
  expect(a).toEqual(b);
  expect(a!.record).not.toBe(c!.record);
});

test('counts: moves from named positions', () => {
  const start = game.setup(tableFor(game, 2, { offers: false }), keyed(seedFrom('counts')));
  const count = (depth: number): number => countMoves(game, start, depth, () => keyed(seedFrom('counts')));
  // Look or leave; then either player chooses one of four numbers; then the other chooses, or the first changes the mind.
  expect([count(0), count(1), count(2), count(3)]).toEqual([1, 2, 16, 16 * 7]);
  expect(() => countMoves(game, start, 2, () => noChance)).toThrow('no luck');
});

test('a recorded game follows from its seed, replays and can be verified, with moves taken back', () => {
  const table = tableFor(game, 3);
  const record = (seed: string) => recordGame(game, table, seed, { undo: true });
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map(record);
  expect(all[0]).toEqual(record('a'));
  expect(all[0]).not.toEqual(all[1]);
  const lines = all.flatMap(each => each.lines);
  expect(lines.some(line => 'undo' in line && line.undo > 1)).toBe(true);
  expect(lines.some(line => 'undone' in line && line.undone && line.draws.length > 0)).toBe(true);
  for (const each of all) {
    const read = readRecord(writeRecord(each));
    expect(verify(game, read, each.seed!).draws).toBeGreaterThan(0);
    expect([...replayRecord(game, read)].length).toBe(each.lines.length + 1);
  }
});

test('a recorded game asks the bot what a seat sees', () => {
  const asked: number[] = [];
  const bot: Chooser<Probe> = {
    choose({ seat, view, seed }) {
      if (view.players[1 - seat]!.hand) throw new Error('the bot sees another hand');
      asked.push(seed);
      if (view.phase === 'look') return { type: 'leave' };
      return view.phase === 'choose' ? { type: 'choose', boats: seat } : { type: 'pass' };
    },
  };
  const record = recordGame(game, tableFor(game, 2), 'bot', { bot, asides: 0 });
  expect(record.result!.ending).toBe('rounds');
  expect(asked.length).toBe(record.lines.length);
  const wrong: Chooser<Probe> = { choose: () => ({ type: 'withdraw' }) };
  expect(() => recordGame(game, tableFor(game, 2), 'bot', { bot: wrong })).toThrow('not legal');
});

test('tables: every seat count, every allowed pair of values, old editions, nothing refused', () => {
  const tables = tablesOf(game);
  expect(new Set(tables.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
  expect(tables.filter(({ edition }) => edition === 1).length).toBe(3);
  expect(tables.every(({ seats, options }) => game.refuse(seats, options) === undefined)).toBe(true);
  for (const offers of [true, false])
    for (const prize of ['high', 'low'])
      expect(
        tables.some(({ seats, options }) => seats === 4 && options.offers === offers && options.prize === prize),
      ).toBe(true);
  expect(tablesOf(game, true).filter(({ edition }) => edition === 2).length).toBe(3 * 6);
  expect(tables.map(table => tableText(table, game.options, 2))).toContain('3 seats, offers=false');
  expect(new Set(tables.map(table => tableText(table, game.options, 2))).size).toBe(tables.length);
});

test('a corpus shows all that is asked for and is the same each time', () => {
  const covers = { events: EVENT_TYPES, endings: ['rounds', 'empty'], moves: ['offer'] };
  const corpus = makeCorpus(probe, { count: 15, covers });
  expect(corpus.length).toBe(15);
  expect(corpus).toEqual(makeCorpus(probe, { count: 15, covers }));
  const shown = new Set(corpus.flatMap(({ record }) => [...shownBy(game, record, covers)]));
  expect([...wantedOf(game, covers)].filter(text => !shown.has(text))).toEqual([]);
  expect(() => makeCorpus(probe, { count: 1, tries: 60, covers: { events: ['earthquake'] } })).toThrow(
    'in 60 games there never was event earthquake',
  );
});
