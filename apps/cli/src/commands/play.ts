import { createInterface } from 'node:readline/promises';
import { botsOf } from '@kontor/catalog/bots';
import { type Level, LEVELS } from '@kontor/bots';
import { tableFor } from '@kontor/core';
import { BadCall, gameFlags, readArgs, textFlag, wholeFlag } from '../args.ts';
import { gameOf, wordsFor } from '../games.ts';
import { languageOf } from '../language.ts';
import { Match } from '../match.ts';
import { Table } from '../terminal/table.ts';
import { textsFor } from '../terminal/texts.ts';

const KNOWN = ['seats', 'seat', 'seed', 'level', 'lang', 'pack', 'name'];

/** `kontor play <game>`: one person against bots in the terminal. */
export async function play(args: readonly string[]): Promise<number> {
  const call = readArgs(args);
  const game = await gameOf(call.words[0], call.flags['pack'] === undefined ? undefined : textFlag(call, 'pack', ''));
  const seats = wholeFlag(call, 'seats', Math.min(3, game.seats.max), game.seats.min, game.seats.max);
  const table = tableFor(game, seats, gameFlags(call, KNOWN));
  const level = textFlag(call, 'level', 'easy');
  if (!LEVELS.includes(level as Level)) throw new BadCall(`--level is one of ${LEVELS.join(', ')}`);
  const load = botsOf[game.id];
  if (!load) throw new BadCall(`${game.id} has no bots yet`);
  const language = languageOf(call);
  const words = await wordsFor(game.id);

  const terminal = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: process.stdin.isTTY,
  });
  const match = new Match(game, table, textFlag(call, 'seed', String(Date.now())));
  const at = new Table({
    match,
    words,
    voice: await words.voices[language](),
    texts: textsFor(language),
    name: textFlag(call, 'name', textsFor(language).person),
    bot: (await load()).levels[level as Level],
    seat: wholeFlag(call, 'seat', 0, 0, seats - 1),
    print: text => process.stdout.write(`${text}\n`),
  });
  at.open();
  terminal.setPrompt('> ');
  terminal.prompt();
  for await (const line of terminal) {
    at.hear(line);
    if (at.isLeft || at.isOver) break;
    terminal.prompt();
  }
  terminal.close();
  return 0;
}
