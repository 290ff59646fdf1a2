import { commitment, type GameRecord, matchFrom, resultOf, seedFrom, seedText, writeRecord } from '@kontor/core';
import type { Run } from './help.ts';
import { seedTextOf } from './luck.ts';

/** The game under test as a record, as far as it came. */
export function recordOf(run: Run): GameRecord {
  const { game, table, moments } = run;
  const lines = moments.flatMap(({ played }) => (played ? [{ ...played.entry, undone: false }] : []));
  const last = moments.at(-1);
  const result = last && resultOf(game, last.state);
  const seed = seedFrom(seedTextOf(run));
  const match = matchFrom(seedTextOf(run));
  return {
    game: game.id,
    edition: table.edition,
    seats: table.seats,
    options: table.options,
    ...(game.pack ? { pack: game.pack.content } : {}),
    ...(run.settings.luck === 'keyed' ? { match, commitment: commitment(match, seed) } : {}),
    start: { draws: run.setupDraws },
    lines,
    ...(result ? { result } : {}),
    ...(run.settings.luck === 'keyed' ? { seed: seedText(seed) } : {}),
  };
}

/** The record with what went wrong above it, as comments. */
export function recordText(run: Run, remarks: readonly string[] = []): string {
  let record: string;
  try {
    record = writeRecord(recordOf(run));
  } catch {
    // The outcome itself is broken: the moves alone must do.
    record = writeRecord({ ...recordOf({ ...run, moments: run.moments.slice(0, -1) }) });
  }
  return (
    remarks
      .flatMap(remark => remark.split('\n'))
      .map(line => `# ${line}\n`)
      .join('') + record
  );
}
