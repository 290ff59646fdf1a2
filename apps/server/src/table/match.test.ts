import { type Game, hashOf, quick, sample, tableFor } from '@kontor/core';
import { probe } from '@kontor/testkit/probe';
import { expect, test } from 'vitest';
import type { NewEntry, SnapshotRow } from '../store/rows.ts';
import { offerTo } from './frames.ts';
import { isFree, standingOf } from './log.ts';
import { control, type Match, type Next, playMove, restore, startMatch, statesSince, undo, undoable } from './match.ts';

const game = probe.game() as unknown as Game;
const origin = { id: 'm', game, seed: 'some seed' };

/** A match that is played and taken back at random, with all that a store would keep. */
function* course(
  seed: number,
): Generator<{ match: Match; rows: readonly NewEntry[]; snapshots: readonly SnapshotRow[] }> {
  const dice = quick(seed);
  const rows: NewEntry[] = [];
  const snapshots: SnapshotRow[] = [];
  const keep = ({ row, match, snapshot }: Next): Match => {
    rows.push(row);
    if (snapshot) snapshots.push(snapshot);
    return match;
  };
  let match = keep(startMatch(origin, tableFor(game, 3), 1));
  while (!match.outcome) {
    yield { match, rows, snapshots };
    const seat = game.actors(match.state)[0]!;
    const chance = dice.below(10);
    const back = undoable(match, seat, chance < 2);
    if (chance < 4 && back > 0) match = keep(undo(match, rows, seat, back, `u${match.seq}`, 1));
    else if (chance === 4) match = keep(control(match, 'takeover', seat, `t${match.seq}`, 'p', 1));
    else {
      const next = playMove(match, seat, game.write(sample(game.legal(match.state, seat), dice)), `k${match.seq}`, 1);
      if ('rule' in next) throw new Error(next.rule);
      match = keep(next);
    }
  }
  yield { match, rows, snapshots };
}

test('at any moment the log gives the match again, with its newest snapshot and without', () => {
  let undos = 0;
  let kept = 0;
  for (let seed = 1; seed <= 3; seed++)
    for (const { match, rows, snapshots } of course(seed)) {
      undos += Number(rows.at(-1)!.kind === 'undo');
      if (match.seq % 9 > 0 && !match.outcome) continue;
      const plain = restore(origin, rows, undefined);
      const quickly = restore(origin, rows, snapshots.at(-1));
      expect({ ...plain, game: 0, snapshot: 0 }).toEqual({ ...match, game: 0, snapshot: 0 });
      expect({ ...quickly, game: 0, snapshot: 0 }).toEqual({ ...plain, game: 0, snapshot: 0 });
      kept += Number(quickly.snapshot > 0);
    }
  expect(undos).toBeGreaterThan(10);
  expect(kept).toBeGreaterThan(3);
});

test('a snapshot holds the state it names, at the end too', () => {
  let last: readonly SnapshotRow[] = [];
  let end: Match | undefined;
  for (const { match, snapshots } of course(3)) [last, end] = [snapshots, match];
  for (const { state, hash } of last) expect(hashOf(JSON.parse(state))).toBe(hash);
  expect(last.at(-1)).toMatchObject({ seq: end!.seq, hash: hashOf(end!.state) });
});

test('the states since an entry are those that were, undos included', () => {
  const states: string[] = [];
  let all: readonly NewEntry[] = [];
  for (const { match, rows } of course(5)) {
    states.push(hashOf(match.state));
    all = rows;
  }
  expect([...statesSince(game, all, 1)].map(hashOf)).toEqual(states);
  expect([...statesSince(game, all, 4)].map(hashOf)).toEqual(states.slice(3));
});

test('luck that was taken back is drawn anew', () => {
  const start = startMatch(origin, tableFor(game, 2), 1);
  const looked = playMove(start.match, 0, 'look', 'a', 1) as Next;
  expect(isFree(looked.row)).toBe(false);
  expect(undoable(looked.match, 0, false)).toBe(0);
  expect(undoable(looked.match, 0, true)).toBe(1);
  const crates = new Set<string>();
  let { match } = looked;
  const rows = [start.row, looked.row];
  for (let i = 0; i < 40; i++) {
    const back = undo(match, rows, 0, 1, `u${i}`, 1);
    const again = playMove(back.match, 0, 'look', `l${i}`, 1) as Next;
    rows.push(back.row, again.row);
    match = again.match;
    expect(match.epoch).toBe(i + 1);
    crates.add(again.row.draws);
  }
  expect(crates.size).toBeGreaterThan(3);
  expect(standingOf(rows)).toMatchObject({ epoch: 40, moves: [{ key: 'l39' }] });
});

test('nothing is taken back that was played before a chair changed hands', () => {
  const start = startMatch(origin, tableFor(game, 2), 1);
  const left = playMove(start.match, 0, 'leave', 'a', 1) as Next;
  expect(undoable(left.match, 0, false)).toBe(1);
  const stood = control(left.match, 'return', 1, 'b', 'p', 1);
  expect([undoable(stood.match, 0, false), undoable(stood.match, 0, true)]).toEqual([0, 0]);
  const chose = playMove(stood.match, 0, 'choose 1', 'c', 1) as Next;
  const rows = [start.row, left.row, stood.row, chose.row];
  expect(undoable(restore(origin, rows, undefined), 0, true)).toBe(1);
  const back = undo(chose.match, rows, 0, 1, 'd', 1);
  expect(undoable(back.match, 0, true)).toBe(0);
});

test.each<[string, (state: string) => string]>([
  ['a number is another one', state => state.replace(/\d/, digit => String((Number(digit) + 1) % 10))],
  ['the end is missing', state => state.slice(0, -1)],
])('a snapshot in which %s is of no use', (_, damage) => {
  let met = 0;
  for (const { match, rows, snapshots } of course(1)) {
    const snapshot = snapshots.at(-1);
    if (!snapshot || restore(origin, rows, snapshot).snapshot === 0) continue;
    met++;
    const damaged = { ...snapshot, state: damage(snapshot.state) };
    expect(damaged.state).not.toBe(snapshot.state);
    const restored = restore(origin, rows, damaged);
    expect({ ...restored, game: 0 }).toEqual({ ...match, game: 0, snapshot: 0 });
  }
  expect(met).toBeGreaterThan(3);
});

test('a snapshot of what the log does not hold is of no use', () => {
  const start = startMatch(origin, tableFor(game, 2), 1);
  const { match } = playMove(start.match, 0, 'leave', 'a', 1) as Next;
  const restored = restore(origin, [start.row], { match: 'm', seq: 2, state: JSON.stringify(match.state), hash: '' });
  expect(hashOf(restored.state)).toBe(hashOf(start.match.state));
});

test('nothing is taken back when the game is over', () => {
  for (const { match } of course(7))
    if (match.outcome) expect([undoable(match, 0, true), undoable(match, 1, false)]).toEqual([0, 0]);
});

test('a move that was offered in another state is looked up in this one', () => {
  const { match } = startMatch(origin, tableFor(game, 3), 1);
  const seat = game.actors(match.state)[0]!;
  const offer = offerTo(seat, match);
  const move = offer.wire!.moves![0]!;
  const next = playMove(match, seat, move, 'k1', 1, offer) as Next;
  expect(next).toEqual(playMove(match, seat, move, 'k1', 1));
  expect(playMove(next.match, seat, move, 'k2', 1, offer)).toHaveProperty('rule');
});
