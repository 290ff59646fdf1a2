import { serve } from './serve.ts';

interface Command {
  readonly name: string;
  readonly does: string;
  readonly run: (args: readonly string[]) => Promise<number>;
}

const COMMANDS: readonly Command[] = [
  { name: 'serve', does: 'serve Kontor over HTTP (--port 3000, --host 127.0.0.1)', run: serve },
  { name: 'help', does: 'show this list', run: help },
];

async function help(): Promise<number> {
  const width = Math.max(...COMMANDS.map(command => command.name.length));
  console.log('Usage: kontor <command> [options]\n');
  for (const command of COMMANDS) console.log(`  ${command.name.padEnd(width)}  ${command.does}`);
  return 0;
}

const [name = 'help', ...args] = process.argv.slice(2);
const command = COMMANDS.find(each => each.name === name.replace(/^--/, ''));
if (command === undefined) console.error(`kontor: no command "${name}"; \`kontor help\` lists them all.`);
process.exitCode = command === undefined ? 2 : await command.run(args);
