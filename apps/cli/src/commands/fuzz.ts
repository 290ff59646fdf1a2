import { writeFile } from 'node:fs/promises';
import { tableFor } from '@kontor/core';
import { fuzz as fuzzGame } from '@kontor/testkit';
import { gameFlags, readArgs, textFlag, wholeFlag } from '../args.ts';
import { gameOf } from '../games.ts';
import { progress } from '../progress.ts';

const KNOWN = ['seats', 'games', 'seed', 'pack', 'out'];

/** `kontor fuzz <game>`: random games under all laws; what breaks one is kept as a record that can be replayed. */
export async function fuzz(args: readonly string[]): Promise<number> {
  const call = readArgs(args);
  const game = await gameOf(call.words[0], call.flags['pack'] === undefined ? undefined : textFlag(call, 'pack', ''));
  const options = gameFlags(call, KNOWN);
  const isFixed = call.flags['seats'] !== undefined || Object.keys(options).length > 0;
  const table = isFixed ? tableFor(game, wholeFlag(call, 'seats', game.seats.min), options) : undefined;
  const games = wholeFlag(call, 'games', 100);
  const seed = wholeFlag(call, 'seed', 1, 0);
  const out = textFlag(call, 'out', `${game.id}-${seed}.game`);

  const show = progress(games);
  let moves = 0;
  const found = fuzzGame(game, {
    games,
    seed,
    ...(table && { table }),
    onGame(done, report) {
      moves += report.moves;
      show(done);
    },
  });
  if (!found) {
    console.log(`${games} games of ${game.id}, ${moves} moves: every law holds.`);
    return 0;
  }
  await writeFile(out, found.record);
  console.error(
    `${found.law}: ${found.message}\nseed ${found.seed}, ${found.table.seats} players; the game is in ${out}`,
  );
  return 1;
}
