import { openGame, readRecord, verify as verifyRecord } from '@kontor/core';
import { BadCall, readArgs, textFlag } from '../args.ts';
import { textFile, titleOf } from '../games.ts';

/** `kontor verify <file> [--seed S]`: compares every draw of a record with the seed that was committed to. */
export async function verify(args: readonly string[]): Promise<number> {
  const call = readArgs(args);
  const record = readRecord(await textFile(call.words[0]));
  const seed = textFlag(call, 'seed', record.seed ?? '');
  if (seed === '') throw new BadCall('the record holds no seed yet; give it with --seed');
  const { draws } = verifyRecord(openGame(await titleOf(record.game), record.pack), record, seed);
  console.log(`The luck is as committed: ${draws} draws compared.`);
  return 0;
}
