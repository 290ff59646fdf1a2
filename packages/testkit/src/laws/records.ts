import { perform, readRecord, replayRecord, tape, verify, withPurposes, writeRecord } from '@kontor/core';
import { broken, same, sameData } from './broken.ts';
import type { Run } from './help.ts';
import { luckOf } from './luck.ts';
import { recordOf } from './record-of.ts';

/** What is written of the game replays to the same states; what was taken back leaves no trace. */
export function checkRecord(run: Run): string {
  const { game, moments, table, settings } = run;
  const text = writeRecord(recordOf(run));
  const record = readRecord(text);
  let at = 0;
  try {
    for (const { state } of replayRecord(game, record)) {
      sameData('a record replays', `the state after move ${at}`, moments[at]!.state, state);
      at++;
    }
    // What each draw was for goes into the text and comes back; luck is checked with it.
    const told = readRecord(writeRecord(withPurposes(game, record)));
    if (settings.luck === 'keyed') verify(game, told, record.seed!);
  } catch (error) {
    broken('a record replays', error instanceof Error ? error.message : String(error));
  }
  if (at !== moments.length) broken('a record replays', `it holds ${at} moments, not ${moments.length}`);
  if (writeRecord(record) !== text) broken('a record replays', 'read and written again it is another text');
  same(
    'the set-up is deterministic',
    'a set-up after the game',
    moments[0]!.text,
    JSON.stringify(game.setup(table, luckOf(run, 0))),
  );
  return text;
}

/** Every moment of the game is still what it was, and can be played on from as before. */
export function checkUndo(run: Run): void {
  const { game, moments } = run;
  for (const [at, { state, text, played }] of moments.entries()) {
    same('undo is exact', `the state before move ${at + 1}, taken back,`, text, JSON.stringify(state));
    if (!played) continue;
    const again = perform(game, state, played.entry.seat, played.move, tape(played.entry.draws));
    sameData(
      'undo is exact',
      `the state after move ${at + 1}, taken back and played again,`,
      moments[at + 1]!.state,
      again.state,
    );
    same(
      'undo is exact',
      `the news of move ${at + 1}, taken back and played again,`,
      JSON.stringify(played.events),
      JSON.stringify(again.events),
    );
  }
}
