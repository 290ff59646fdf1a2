import { readArgs } from '../args.ts';
import { linesOf } from '../engine/lines.ts';
import { LINE_LIMIT, Session } from '../engine/session.ts';
import { titleOf } from '../games.ts';

/** `kontor engine <game>`: JSON lines on standard input and output (docs/engine-protocol.md). */
export async function engine(args: readonly string[]): Promise<number> {
  const { words } = readArgs(args);
  const session = new Session(await titleOf(words[0]));
  process.stdin.setEncoding('utf8');
  for await (const read of linesOf(process.stdin as AsyncIterable<string>, LINE_LIMIT)) {
    const answer =
      'line' in read ? session.answer(read.line) : session.refuse(`a line holds at most ${LINE_LIMIT} characters`);
    if (!process.stdout.write(`${answer}\n`)) await new Promise(resolve => process.stdout.once('drain', resolve));
    if (session.over) break;
  }
  process.stdin.destroy();
  return 0;
}
