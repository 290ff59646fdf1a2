import {
  type Frozen,
  type GameRecord,
  type Moment,
  openGame,
  plain,
  readRecord,
  replayRecord,
  type Viewer,
  type Vocabulary,
} from '@kontor/core';
import { BadCall, type Args, readArgs, textFlag, wholeFlag } from '../args.ts';
import { textFile, titleOf, wordsFor } from '../games.ts';
import { languageOf } from '../language.ts';

/** `kontor replay <file>`: plays a record again and shows the table, after move N if asked, as one seat sees it if asked. */
export async function replay(args: readonly string[]): Promise<number> {
  const call = readArgs(args);
  const record = readRecord(await textFile(call.words[0]));
  const game = openGame(await titleOf(record.game), record.pack);
  const words = await wordsFor(record.game);
  const voice = await words.voices[languageOf(call)]();
  const viewer = viewerOf(call, record.seats);
  const at = wholeFlag(call, 'at', Number.POSITIVE_INFINITY, 0);
  const name = (seat: number): string => `seat ${seat}`;

  let moves = 0;
  let shown: Moment<Vocabulary> | undefined;
  for (const moment of replayRecord(game, record)) {
    if (moment.line && 'move' in moment.line) moves++;
    if (moves > at) continue;
    shown = moment;
    if (moment.line && call.flags['at'] === undefined) console.log(lineOf(moment.line, moves));
  }
  console.log(`\n${words.board(game.view(shown!.state as Frozen<object>, viewer), viewer, voice)}`);
  const asked = voice.prompt(game.view(shown!.state as Frozen<object>, viewer), viewer);
  console.log(plain(asked.asks, name));
  if (record.result && at >= moves) console.log(`scores ${record.result.scores.join(' ')}; the record replays.`);
  return 0;
}

function lineOf(line: GameRecord['lines'][number], n: number): string {
  if ('undo' in line) return `     seat ${line.seat} takes back ${line.undo}`;
  return `${String(n).padStart(4)} seat ${line.seat} ${line.move}${line.undone ? '   (taken back)' : ''}`;
}

function viewerOf(call: Args, seats: number): Viewer {
  const given = textFlag(call, 'view', 'public');
  if (given === 'public') return given;
  const seat = wholeFlag(call, 'view', 0, 0);
  if (seat >= seats) throw new BadCall(`--view: there are seats 0 to ${seats - 1}, and public`);
  return seat;
}
