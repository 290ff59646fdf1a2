import type { Seat } from './game.ts';
import type { OptionValue } from './options.ts';
import type { Entry } from './play.ts';

/** A whole game as readable text: who agreed on what, each move with the luck it met, the result, and last the seed. */
export interface GameRecord {
  readonly game: string;
  readonly edition: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue | string>>;
  /** The content of a pack that is not built in. */
  readonly pack?: unknown;
  readonly match?: string;
  readonly commitment?: string;
  /** The draws of the set-up, or a position to start from. */
  readonly start: Drawn | { readonly position: unknown };
  readonly lines: readonly RecordLine[];
  readonly result?: RecordResult;
  readonly seed?: string;
}

/** What a draw was for: a number below `below`, for an event of the game. With it, anybody can check the luck without the rules. */
export interface Asked {
  readonly event: string;
  readonly index: number;
  readonly below: number;
}

interface Drawn {
  readonly draws: readonly number[];
  /** One for each draw, where the record says it. */
  readonly asked?: readonly Asked[];
}

export type MoveLine = Entry & Drawn & { readonly undone: boolean; readonly at?: number };

/** Takes back the last `undo` moves that still stand. */
export type UndoLine = { readonly undo: number; readonly seat: Seat; readonly at?: number };

/** `at` is the line in the file. */
export type RecordLine = MoveLine | UndoLine;

export interface RecordResult {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly ending: string;
  /** Hash of the final state. */
  readonly state: string;
  readonly at?: number;
}

/** The first line of a record that makes no sense, or does not replay. */
export class BadRecord extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
    this.line = line;
  }
}

function bracket({ draws, asked }: Drawn): string {
  if (draws.length === 0) return '';
  return ` [${draws.map((draw, i) => (asked ? labelled(draw, asked[i]!, asked[i - 1]) : `${i ? ' ' : ''}${draw}`)).join('')}]`;
}

/** `deal 1: 12/54 3/53; marker 1: 0/15` */
function labelled(draw: number, { event, index, below }: Asked, before: Asked | undefined): string {
  const goesOn = before?.event === event && before.index === index;
  return `${goesOn ? '' : `${before ? ';' : ''}${before ? ' ' : ''}${event} ${index}:`} ${draw}/${below}`;
}

export function writeRecord(record: GameRecord): string {
  const lines = [
    'kontor record 1',
    `game ${record.game}`,
    `edition ${record.edition}`,
    `seats ${record.seats}`,
    ...Object.entries(record.options).map(([id, value]) => `option ${id} ${value}`),
    ...(record.pack === undefined ? [] : [`pack ${JSON.stringify(record.pack)}`]),
    ...(record.match === undefined ? [] : [`match ${record.match}`]),
    ...(record.commitment === undefined ? [] : [`luck ${record.commitment}`]),
    '',
    'draws' in record.start ? `setup${bracket(record.start)}` : `position ${JSON.stringify(record.start.position)}`,
  ];
  let n = 0;
  for (const line of record.lines)
    lines.push(
      'undo' in line
        ? `undo ${line.seat} ${line.undo}`
        : `${line.undone ? '~' : ''}${++n} ${line.seat} ${line.move}${bracket(line)}`,
    );
  lines.push('');
  if (record.result) {
    const { scores, ranks, ending, state } = record.result;
    lines.push(`scores ${scores.join(' ')}`, `ranks ${ranks.join(' ')}`, `ending ${ending}`, `state ${state}`);
  } else lines.push('running');
  if (record.seed !== undefined) lines.push(`seed ${record.seed}`);
  return [...lines, 'end', ''].join('\n');
}

export const RECORD_LIMIT = 16 * 1024 * 1024;

/** Reads the form of a record; whether it replays is another question. Throws BadRecord. */
export function readRecord(text: string): GameRecord {
  if (text.length > RECORD_LIMIT) throw new BadRecord(1, 'the file is too large for a record');
  const source = new Lines(text);
  source.next();
  if (!source.line.startsWith('kontor record ')) throw source.error('this is not a Kontor record');
  if (source.word(2) !== '1') throw source.error(`record format ${source.word(2)} is not known here`);
  const head = readHead(source);
  const start = readStart(source);
  const lines = readLines(source);
  const tail = readTail(source);
  return { ...head, start, lines, ...tail };
}

/** A cursor over the lines of a file; knows where it is. */
class Lines {
  private readonly lines: readonly string[];
  private at = 0;
  constructor(text: string) {
    this.lines = text.split(/\r?\n/);
  }
  get number(): number {
    return this.at;
  }
  get line(): string {
    return this.lines[this.at - 1]!;
  }
  /** Goes to the next line that says something. */
  next(): void {
    do {
      if (this.at >= this.lines.length)
        throw new BadRecord(this.lines.length, 'the file breaks off before its last line, "end"');
      this.at++;
    } while (this.line.trim() === '' || this.line.startsWith('#'));
  }
  word(n: number): string {
    return this.line.split(' ')[n] ?? '';
  }
  /** The line after its first `n` words. */
  rest(n: number): string {
    return this.line.split(' ').slice(n).join(' ');
  }
  error(message: string): BadRecord {
    return new BadRecord(this.at, message);
  }
  integer(text: string, what: string): number {
    if (!/^\d{1,9}$/.test(text)) throw this.error(`${what} is a whole number, not "${text}"`);
    return Number(text);
  }
  json(text: string, what: string): unknown {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw this.error(`${what} is no JSON`);
    }
  }
}

type Head = Pick<GameRecord, 'game' | 'edition' | 'seats' | 'options' | 'pack' | 'match' | 'commitment'>;

function readHead(source: Lines): Head {
  const head: { -readonly [K in keyof Head]?: Head[K] } = {};
  const options: Record<string, string> = {};
  for (source.next(); !['setup', 'position'].includes(source.word(0).split('[')[0]!); source.next())
    switch (source.word(0)) {
      case 'game':
        head.game = source.rest(1);
        break;
      case 'edition':
        head.edition = source.integer(source.rest(1), 'the edition');
        break;
      case 'seats':
        head.seats = source.integer(source.rest(1), 'the number of seats');
        break;
      case 'option':
        options[source.word(1)] = source.rest(2);
        break;
      case 'pack':
        head.pack = source.json(source.rest(1), 'the pack');
        break;
      case 'match':
        head.match = source.rest(1);
        break;
      case 'luck':
        head.commitment = source.rest(1);
        break;
      default:
        throw source.error(`"${source.word(0)}" is no line of a record's head`);
    }
  const { game, edition, seats } = head;
  if (game === undefined) throw source.error('the head names no game');
  if (edition === undefined) throw source.error('the head names no edition');
  if (seats === undefined) throw source.error('the head names no number of seats');
  return { ...head, game, edition, seats, options };
}

/** Splits `text [1 2 3]` or `text [deal 1: 12/54 3/53]` into the text and the draws. */
function drawsOf(source: Lines, text: string): { said: string } & Drawn {
  const match = /^(.*?)(?: ?\[([^\]]*)\])?$/.exec(text)!;
  const inside = match[2] ?? '';
  if (!inside.includes(':')) {
    const draws = inside
      .split(' ')
      .filter(Boolean)
      .map(draw => source.integer(draw, 'a draw'));
    return { said: match[1]!, draws };
  }
  const draws: number[] = [];
  const asked: Asked[] = [];
  for (const group of inside.split('; ')) {
    const [, event, index, list] = /^([a-z][a-z0-9-]*) (\d+): (.+)$/.exec(group) ?? [];
    if (event === undefined) throw source.error(`"${group}" does not say what was drawn`);
    for (const pair of list!.split(' ')) {
      const [draw = '', below = ''] = pair.split('/');
      draws.push(source.integer(draw, 'a draw'));
      asked.push({ event, index: Number(index), below: source.integer(below, 'the bound of a draw') });
    }
  }
  return { said: match[1]!, draws, asked };
}

function readStart(source: Lines): GameRecord['start'] {
  if (source.word(0) === 'position') return { position: source.json(source.rest(1), 'the position') };
  const { said: _, ...drawn } = drawsOf(source, source.line);
  return drawn;
}

function readLines(source: Lines): RecordLine[] {
  const lines: RecordLine[] = [];
  let n = 0;
  for (source.next(); /^~?\d|^undo /.test(source.line); source.next()) {
    const at = source.number;
    if (source.word(0) === 'undo') {
      lines.push({
        seat: source.integer(source.word(1), 'a seat'),
        undo: source.integer(source.word(2), 'the number of moves taken back'),
        at,
      });
      continue;
    }
    const undone = source.line.startsWith('~');
    if (source.integer(source.word(0).slice(undone ? 1 : 0), 'the number of a move') !== ++n)
      throw source.error(`move ${n} is expected here`);
    const { said: move, ...drawn } = drawsOf(source, source.rest(2));
    lines.push({ seat: source.integer(source.word(1), 'a seat'), move, ...drawn, undone, at });
  }
  return lines;
}

function readTail(source: Lines): Pick<GameRecord, 'result' | 'seed'> {
  const found: Record<string, string> = {};
  let at = source.number;
  for (; source.line !== 'end'; source.next()) {
    const word = source.word(0);
    if (!['scores', 'ranks', 'ending', 'state', 'running', 'seed'].includes(word))
      throw source.error(`"${source.line}" is no line of a record`);
    if (word === 'state') at = source.number;
    found[word] = source.rest(1);
  }
  const seed = found['seed'] === undefined ? {} : { seed: found['seed'] };
  if (found['running'] !== undefined) return seed;
  for (const word of ['scores', 'ranks', 'ending', 'state'])
    if (found[word] === undefined) throw source.error(`the result has no line "${word}"`);
  const numbers = (word: string): number[] => found[word]!.split(' ').map(Number);
  return {
    result: {
      scores: numbers('scores'),
      ranks: numbers('ranks'),
      ending: found['ending']!,
      state: found['state']!,
      at,
    },
    ...seed,
  };
}
