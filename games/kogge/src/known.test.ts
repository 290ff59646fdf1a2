import { quick } from '@kontor/core';
import { expect, test } from 'vitest';
import {
  couldBe,
  enter,
  guess,
  type Known,
  known,
  leave,
  mix,
  moveUnseen,
  moveUnseenOf,
  reveal,
  revealCount,
  sizeAt,
  sureAt,
} from './known.ts';

/** Three places, four kinds. */
const PLACES = 3;
const holding = (...places: number[][]): Known => {
  const k = known(PLACES, 4);
  places.forEach((kinds, place) => kinds.forEach(kind => enter(k, place, kind)));
  return k;
};

const worlds = (k: Known): string[] =>
  [...new Set(Array.from({ length: 300 }, (_, seed) => JSON.stringify(guess(k, PLACES, quick(seed)))))].sort();

test('what is seen to come and go is sure', () => {
  const k = holding([0, 1], [2]);
  leave(k, 0, 1);
  enter(k, 1, 1);
  expect([sureAt(k, 0), sureAt(k, 1)]).toEqual([
    [1, 0, 0, 0],
    [0, 1, 1, 0],
  ]);
  expect(worlds(k)).toHaveLength(1);
});

test('an unseen piece leaves a doubt about its source alone', () => {
  const k = holding([0, 1], [2], []);
  moveUnseen(k, 0, 2, 1);
  expect(sureAt(k, 1)).toEqual([0, 0, 1, 0]);
  expect(worlds(k)).toHaveLength(2);
  expect([couldBe(k, 0), couldBe(k, 2)]).toEqual([
    [0, 1],
    [0, 1],
  ]);
  reveal(k, 2, 1);
  expect([sureAt(k, 0), sureAt(k, 2)]).toEqual([
    [1, 0, 0, 0],
    [0, 1, 0, 0],
  ]);
  expect(k.pools).toEqual([]);
});

test('equal pieces leave no doubt', () => {
  const k = holding([3, 3, 3]);
  moveUnseen(k, 0, 1, 1);
  expect([sureAt(k, 0), sureAt(k, 1)]).toEqual([
    [0, 0, 0, 2],
    [0, 0, 0, 1],
  ]);
});

test('nothing that was sure is forgotten by a second unseen move', () => {
  const k = holding([0, 1], [2, 3], []);
  moveUnseen(k, 0, 1, 1);
  moveUnseen(k, 1, 2, 1);
  // Place 0 holds 0 or 1, never 2 or 3.
  expect(couldBe(k, 0)).toEqual([0, 1]);
  expect(couldBe(k, 2)).toEqual([0, 1, 2, 3]);
  expect(worlds(k)).toHaveLength(6);
});

test('a swap between two places mixes them and leaves the third alone', () => {
  const k = holding([0], [1, 2], [3]);
  mix(k, 0, 1, 2, 1);
  expect([sizeAt(k, 0), sizeAt(k, 1)]).toEqual([2, 1]);
  expect(sureAt(k, 2)).toEqual([0, 0, 0, 1]);
  expect(worlds(k)).toHaveLength(3);
});

test('a count tells also what is not there', () => {
  const k = holding([0, 1, 2], [], []);
  moveUnseen(k, 0, 1, 1);
  revealCount(k, 0, 2, 0);
  expect(sureAt(k, 1)).toEqual([0, 0, 1, 0]);
  const other = holding([0, 0, 1, 2], []);
  moveUnseen(other, 0, 1, 2);
  revealCount(other, 0, 0, 0);
  expect(sureAt(other, 1)).toEqual([2, 0, 0, 0]);
  const third = holding([0, 1, 2, 3], [], []);
  moveUnseen(third, 0, 1, 2);
  revealCount(third, 0, 3, 0);
  expect(worlds(third)).toHaveLength(3);
  expect(couldBe(third, 0)).toEqual([0, 1, 2]);
});

test('a piece of a known colour keeps the colour', () => {
  const k = holding([0, 1, 2, 3], [], []);
  moveUnseenOf(k, 0, 1, [2, 3]);
  expect(couldBe(k, 1)).toEqual([2, 3]);
  expect(sureAt(k, 0)).toEqual([1, 1, 0, 0]);
});

test('a piece that could come out of two heaps joins them, and sizes stay right', () => {
  const k = holding([0, 1], [1, 2], []);
  moveUnseen(k, 0, 2, 1);
  moveUnseen(k, 1, 2, 1);
  leave(k, 2, 1);
  expect([0, 1, 2].map(place => sizeAt(k, place))).toEqual([1, 1, 1]);
  expect(couldBe(k, 0)).toContain(1);
  for (const world of worlds(k)) {
    const all = (JSON.parse(world) as number[][]).reduce((sum, counts) => sum.map((n, kind) => n + counts[kind]!));
    expect(all).toEqual([1, 1, 1, 0]);
  }
});

test('random moves: the truth always stays possible, sizes and sums right', () => {
  for (let seed = 0; seed < 60; seed++) {
    const dice = quick(seed);
    const truth = [[0, 0, 1, 2], [1, 2, 3], [3]];
    const k = holding(...truth);
    for (let i = 0; i < 14; i++) {
      const from = dice.below(3);
      const to = (from + 1 + dice.below(2)) % 3;
      if (truth[from]!.length === 0) continue;
      const [piece] = truth[from]!.splice(dice.below(truth[from]!.length), 1) as [number];
      const before = truth[from]!;
      switch (dice.below(4)) {
        case 0:
          leave(k, from, piece);
          enter(k, to, piece);
          truth[to]!.push(piece);
          break;
        case 1:
          moveUnseen(k, from, to, 1);
          truth[to]!.push(piece);
          break;
        case 2:
          before.push(piece);
          revealCount(k, from, piece, before.filter(kind => kind === piece).length);
          break;
        default:
          truth[to]!.push(piece);
          mix(k, from, to, truth[from]!.length, truth[to]!.length);
      }
      const faults = truth.flatMap((pieces, place) => [
        ...(sizeAt(k, place) === pieces.length ? [] : [`the size of ${place}`]),
        ...sureAt(k, place).flatMap((n, kind) =>
          pieces.filter(other => other === kind).length >= n ? [] : [`sure of ${kind} in ${place}`],
        ),
        ...pieces.flatMap(kind => (couldBe(k, place).includes(kind) ? [] : [`thinks ${kind} impossible in ${place}`])),
      ]);
      expect(faults).toEqual([]);
      const world = guess(k, PLACES, dice);
      expect(world.map(counts => counts.reduce((a, b) => a + b))).toEqual(truth.map(({ length }) => length));
    }
  }
});
