import { botsOf } from '@kontor/catalog/bots';
import { type Contestant, contestant, duel as playDuel, type Standing } from '@kontor/bots';
import { tableFor } from '@kontor/core';
import { BadCall, gameFlags, readArgs, textFlag, wholeFlag } from '../args.ts';
import { gameOf } from '../games.ts';
import { progress } from '../progress.ts';

const KNOWN = ['bots', 'seats', 'games', 'seed', 'json', 'at-least', 'pack'];

/** `kontor duel <game> --bots A,B[,C]`: duplicate deals, rotated seats; the first bot in one chair against the others. */
export async function duel(args: readonly string[]): Promise<number> {
  const call = readArgs(args, ['json']);
  const game = await gameOf(call.words[0], call.flags['pack'] === undefined ? undefined : textFlag(call, 'pack', ''));
  const bots = await contestants(game.id, textFlag(call, 'bots', ''));
  const table = tableFor(game, wholeFlag(call, 'seats', game.seats.min, 2, 5), gameFlags(call, KNOWN));
  const sets = Math.max(1, Math.round(wholeFlag(call, 'games', 100) / table.seats));
  const seed = textFlag(call, 'seed', '0');
  const atLeast = call.flags['at-least'] === undefined ? undefined : percent(textFlag(call, 'at-least', ''));

  const standings = playDuel({ game, table, bots, sets, seed, done: progress(sets) });
  const [first] = standings;
  const lower = first!.wins.mean - first!.wins.plus;
  if (call.flags['json']) console.log(JSON.stringify({ game: game.id, ...table, sets, seed, standings }));
  else {
    console.log(
      `${game.id}, ${table.seats} players, ${sets} deals each played from ${table.seats} chairs; par ${share(1 / table.seats)}`,
    );
    for (const standing of standings) console.log(line(standing));
  }
  if (atLeast === undefined || lower >= atLeast) return 0;
  console.error(`${first!.bot} wins at least ${share(lower)} (lower 95 % bound), not ${share(atLeast)}`);
  return 1;
}

async function contestants(game: string, names: string): Promise<Contestant[]> {
  const load = botsOf[game];
  if (!load) throw new BadCall(`${game} has no bots`);
  const bots = await load();
  const wanted = names.split(',').filter(Boolean);
  if (wanted.length < 2) throw new BadCall('--bots names two or more: --bots ismcts:500,greedy');
  return wanted.map(name => {
    const found = contestant(bots, name);
    if (!found)
      throw new BadCall(
        `there is no bot ${name}; there are random, greedy, ismcts:N, mcts-fair:N, clairvoyant:N, easy, medium, hard`,
      );
    return found;
  });
}

function percent(text: string): number {
  const value = Number(text);
  if (!(value >= 0 && value <= 100)) throw new BadCall('--at-least is a share in percent');
  return value / 100;
}

const share = (value: number): string => `${(100 * value).toFixed(1)} %`;

const line = ({ bot, wins, points, think }: Standing): string =>
  `  ${bot.padEnd(18)} wins ${share(wins.mean)} ± ${(100 * wins.plus).toFixed(1)}   points ${points.mean.toFixed(2)} ± ${points.plus.toFixed(2)}   ` +
  `thinks ${think.p50.toFixed(2)} ms, p99 ${think.p99.toFixed(2)} ms`;
