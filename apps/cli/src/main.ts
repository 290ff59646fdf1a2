import { BadOption, BadPack, BadRecord, BadTable, Refused } from '@kontor/core';
import { BadCall } from './args.ts';

interface Command {
  readonly usage: string;
  readonly does: string;
  run(args: readonly string[]): Promise<number>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  serve: {
    usage: 'serve [--port 3000] [--data DIR]',
    does: 'serve Kontor over HTTP, with an embedded database and bots',
    run: async args => (await import('./commands/serve.ts')).serve(args),
  },
  games: {
    usage: 'games',
    does: 'what can be played, and with which options',
    run: async () => (await import('./commands/list-games.ts')).listGames(),
  },
  play: {
    usage: 'play <game> [--seats N] [--level easy|medium|hard] [--seed S] [--name N] [--<option> v] [--lang de|en|fr]',
    does: 'play against bots in the terminal',
    run: async args => (await import('./commands/play.ts')).play(args),
  },
  simulate: {
    usage: 'simulate <game> [--seats N] [--games K] [--seed S] [--<option> v] [--json] [--out DIR]',
    does: 'random bots play whole games',
    run: async args => (await import('./commands/simulate.ts')).simulate(args),
  },
  fuzz: {
    usage: 'fuzz <game> [--games K] [--seed S] [--out FILE]',
    does: 'random games under all laws, until one breaks',
    run: async args => (await import('./commands/fuzz.ts')).fuzz(args),
  },
  duel: {
    usage: 'duel <game> --bots A,B[,C] [--seats N] [--games N] [--seed S] [--at-least P] [--json]',
    does: 'bots against bots on duplicate deals, with 95 % intervals',
    run: async args => (await import('./commands/duel.ts')).duel(args),
  },
  replay: {
    usage: 'replay <file> [--at N] [--view SEAT] [--lang de|en|fr]',
    does: 'play a record again and show the table',
    run: async args => (await import('./commands/replay.ts')).replay(args),
  },
  verify: {
    usage: 'verify <file> [--seed S]',
    does: "compare a record's luck with the seed committed to",
    run: async args => (await import('./commands/verify.ts')).verify(args),
  },
  engine: {
    usage: 'engine <game>',
    does: 'the rules for other programs: JSON lines (docs/engine-protocol.md)',
    run: async args => (await import('./commands/engine.ts')).engine(args),
  },
};

function help(): number {
  console.log('kontor: board games of Hamburg and the Hanse\n');
  for (const { usage, does } of Object.values(COMMANDS)) console.log(`  kontor ${usage}\n      ${does}`);
  return 0;
}

/** Mistakes of the caller; anything else is ours and shows where it happened. */
const EXPECTED = [BadCall, BadOption, BadPack, BadRecord, BadTable, Refused];

async function main([name = 'help', ...args]: readonly string[]): Promise<number> {
  if (['help', '--help', '-h'].includes(name)) return help();
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    console.error(`kontor: there is no command ${name}; there are ${Object.keys(COMMANDS).join(', ')}`);
    return 2;
  }
  if (args.includes('--help')) {
    console.log(`kontor ${command.usage}\n    ${command.does}`);
    return 0;
  }
  try {
    return await command.run(args);
  } catch (error) {
    if (!EXPECTED.some(kind => error instanceof kind)) throw error;
    console.error(`kontor ${name}: ${(error as Error).message}`);
    return 2;
  }
}

/** Whoever reads our output may have heard enough: `kontor games | head -1`. */
process.stdout.on('error', () => process.exit(0));

process.exitCode = await main(process.argv.slice(2));
