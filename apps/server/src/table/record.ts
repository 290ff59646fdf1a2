import { type GameRecord, type RecordLine, resultOf, withPurposes, writeRecord } from '@kontor/core';
import type { House } from '../house.ts';
import { No } from '../no.ts';
import { isPast, type Live } from './live.ts';
import { drawsOf, standingOf } from './log.ts';
import { tableOf } from './match.ts';

/** The whole game as a `.game` file, with its luck and its seed; only when there is nothing left to hide. */
export async function recordOf(house: House, { row, game, match }: Live): Promise<string> {
  if (!isPast(row)) throw new No('not-over', { says: 'the record comes when the game is over' });
  const rows = await house.store.entries(row.id);
  const first = rows[0];
  if (!first || !match) throw new No('not-running', { says: 'this table never started' });
  const { undone } = standingOf(rows);
  const lines = rows.flatMap(({ seq, kind, seat, move, draws }): RecordLine[] => {
    if (kind === 'undo') return [{ undo: Number(move), seat }];
    return kind === 'move' ? [{ seat, move, draws: drawsOf(draws), undone: undone.has(seq) }] : [];
  });
  const { edition, seats, options } = tableOf(first);
  const result = resultOf(game, match.state);
  const record: GameRecord = {
    game: row.game,
    edition,
    seats,
    options,
    match: row.id,
    commitment: row.luck,
    start: { draws: drawsOf(first.draws) },
    lines,
    ...(result && { result }),
    seed: row.seed,
  };
  return writeRecord(withPurposes(game, record));
}
