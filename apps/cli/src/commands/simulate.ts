import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { random } from '@kontor/bots';
import { tableFor, withPurposes, writeRecord } from '@kontor/core';
import { recordGame } from '@kontor/testkit';
import { gameFlags, readArgs, textFlag, wholeFlag } from '../args.ts';
import { gameOf } from '../games.ts';
import { progress } from '../progress.ts';

const KNOWN = ['seats', 'games', 'seed', 'json', 'pack', 'out'];

/** `kontor simulate <game>`: random bots play whole games; `--out DIR` keeps the records. */
export async function simulate(args: readonly string[]): Promise<number> {
  const call = readArgs(args, ['json']);
  const game = await gameOf(call.words[0], call.flags['pack'] === undefined ? undefined : textFlag(call, 'pack', ''));
  const table = tableFor(game, wholeFlag(call, 'seats', game.seats.min), gameFlags(call, KNOWN));
  const games = wholeFlag(call, 'games', 100);
  const seed = textFlag(call, 'seed', '0');
  const out = call.flags['out'] === undefined ? undefined : textFlag(call, 'out', '');
  if (out !== undefined) await mkdir(out, { recursive: true });

  const show = progress(games);
  const lengths: number[] = [];
  const endings: Record<string, number> = {};
  const points = Array<number>(table.seats).fill(0);
  const wins = Array<number>(table.seats).fill(0);
  const began = performance.now();
  for (let i = 0; i < games; i++) {
    const record = recordGame(game, table, `${seed} ${i}`, { bot: random });
    const { scores, ranks, ending } = record.result!;
    lengths.push(record.lines.length);
    endings[ending] = (endings[ending] ?? 0) + 1;
    scores.forEach((score, seat) => (points[seat]! += score));
    const winners = ranks.filter(rank => rank === 1).length;
    ranks.forEach((rank, seat) => (wins[seat]! += rank === 1 ? 1 / winners : 0));
    if (out !== undefined)
      await writeFile(join(out, `${game.id}-${seed}-${i}.game`), writeRecord(withPurposes(game, record)));
    show(i + 1);
  }
  const seconds = (performance.now() - began) / 1000;
  const moves = lengths.reduce((sum, n) => sum + n, 0);
  const report = {
    game: game.id,
    ...table,
    games,
    seed,
    endings,
    moves: { mean: round(moves / games), least: Math.min(...lengths), most: Math.max(...lengths) },
    points: points.map(sum => round(sum / games)),
    wins: wins.map(sum => round(sum / games)),
  };
  if (call.flags['json']) console.log(JSON.stringify(report));
  else {
    console.log(
      `${games} games of ${game.id} with ${table.seats} players, seed ${seed}: ${round(games / seconds)} games/s`,
    );
    console.log(`  moves a game   ${report.moves.mean} (${report.moves.least} to ${report.moves.most})`);
    console.log(
      `  endings        ${Object.entries(endings)
        .map(([ending, n]) => `${ending} ${n}`)
        .join(', ')}`,
    );
    console.log(`  points by seat ${report.points.join('  ')}`);
    console.log(`  wins by seat   ${report.wins.join('  ')}`);
  }
  return 0;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
