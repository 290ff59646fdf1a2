import { canonical, hashOf } from './canonical.ts';
import type { Chance, Dice } from './chance.ts';
import type { Frozen, Game, Vocabulary } from './game.ts';
import { commitment, seedFrom } from './luck.ts';
import { begin, type Played, replay, tableFor } from './play.ts';
import { type Asked, BadRecord, type GameRecord, type MoveLine, type RecordLine, type RecordResult } from './record.ts';
import { BadDraws, keyed, tape } from './sources.ts';
import { epochAfter } from './undo.ts';

/** One moment of a record: the state after a line. */
export interface Moment<G extends Vocabulary> {
  readonly state: G['State'];
  readonly line?: RecordLine;
  readonly events: readonly G['Event'][];
}

type Drawn = Pick<MoveLine, 'draws' | 'asked'>;

/** Makes the chance for a line from its draws; a verifier compares, a replay just plays them. */
type Luck = (drawn: Drawn, epoch: number) => Chance & { left(): number };

/** Plays the draws of a line, told what each is for; a line that says what it drew for must say so truly. */
const told =
  (listen: (asked: Asked, draw: number, line: Drawn, epoch: number) => void): Luck =>
  (line, epoch) => {
    const played = tape(line.draws);
    return {
      left: played.left,
      at: (event, index = 0) => ({
        below(n) {
          const said = line.asked?.[line.draws.length - played.left()];
          const draw = played.below(n);
          const asked: Asked = { event, index, below: n };
          if (said && canonical(said) !== canonical(asked))
            throw new BadDraws(`draw ${draw} is for ${label(asked)}, not for ${label(said)}`);
          listen(asked, draw, line, epoch);
          return draw;
        },
      }),
    };
  };

const label = ({ event, index, below }: Asked): string => `${event} ${index}, below ${below}`;

const says = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Plays a record line by line. Throws BadRecord with the exact line that does not fit. */
export function* replayRecord<G extends Vocabulary>(
  game: Game<G>,
  record: GameRecord,
  luck: Luck = told(() => {}),
): Generator<Moment<G>, void> {
  const first = startOf(game, record, luck);
  yield first;
  const standing: { state: G['State']; line: MoveLine }[] = [];
  let epoch = 0;
  const now = (): G['State'] => standing.at(-1)?.state ?? first.state;
  for (const line of record.lines) {
    const at = line.at ?? 0;
    if ('undo' in line) {
      if (line.undo < 1 || line.undo > standing.length)
        throw new BadRecord(at, `${line.undo} moves can't be taken back here`);
      const undone = standing.splice(-line.undo);
      const kept = undone.find(({ line }) => !line.undone);
      if (kept) throw new BadRecord(at, `takes back a move that is not marked with ~ (line ${kept.line.at ?? 0})`);
      epoch = epochAfter(
        epoch,
        undone.map(({ line }) => line),
      );
      yield { state: now(), line, events: [] };
      continue;
    }
    let played: Played<G>;
    try {
      played = replay(game, now() as Frozen<G['State']>, line, luck(line, epoch));
    } catch (error) {
      throw new BadRecord(at, says(error));
    }
    standing.push({ state: played.state, line });
    yield { state: played.state, line, events: played.events };
  }
  const left = standing.find(({ line }) => line.undone);
  if (left) throw new BadRecord(left.line.at ?? 0, 'marked as taken back, but no undo line takes it back');
  if (record.result) checkResult(game, now(), record.result);
}

function startOf<G extends Vocabulary>(game: Game<G>, record: GameRecord, luck: Luck): Moment<G> {
  if (record.game !== game.id) throw new BadRecord(2, `this is a record of ${record.game}, not of ${game.id}`);
  try {
    const table = tableFor(game, record.seats, record.options, record.edition);
    if ('position' in record.start) {
      const fault = game.valid(record.start.position);
      if (fault !== undefined) throw new Error(`position: ${fault}`);
      return { state: record.start.position as G['State'], events: [] };
    }
    const chance = luck(record.start, 0);
    const { state, events } = begin(game, table, chance);
    if (chance.left() > 0) throw new Error(`${chance.left()} draws of the set-up are left over`);
    return { state, events };
  } catch (error) {
    throw new BadRecord(1, says(error));
  }
}

/** What a record says of a finished game. */
export function resultOf<G extends Vocabulary>(game: Game<G>, state: Frozen<G['State']>): RecordResult | undefined {
  const outcome = game.outcome(state);
  return outcome && { scores: outcome.scores, ranks: outcome.ranks, ending: outcome.ending, state: hashOf(state) };
}

function checkResult<G extends Vocabulary>(game: Game<G>, state: G['State'], { at = 0, ...said }: RecordResult): void {
  const result = resultOf(game, state as Frozen<G['State']>);
  if (!result) throw new BadRecord(at, 'the record gives a result, but the game is not over after its last move');
  for (const part of ['scores', 'ranks', 'ending', 'state'] as const)
    if (canonical(said[part]) !== canonical(result[part]))
      throw new BadRecord(
        at,
        `the ${part} should be ${String(result[part])}, not ${String(said[part])}: some line above was changed`,
      );
}

/** The last state of a record. */
export function finalState<G extends Vocabulary>(game: Game<G>, record: GameRecord): G['State'] {
  let last: G['State'] | undefined;
  for (const { state } of replayRecord(game, record)) last = state;
  return last!;
}

/** Compares every draw of a record with the seed, and the seed with the commitment. Throws BadRecord at the first that differs. */
export function verify<G extends Vocabulary>(game: Game<G>, record: GameRecord, seed: string): { draws: number } {
  const key = seedFrom(seed);
  if (record.match === undefined || record.commitment === undefined)
    throw new BadRecord(1, 'the record has no match id or no commitment to check');
  if (commitment(record.match, key) !== record.commitment)
    throw new BadRecord(1, 'the seed is not the one that was committed to');
  let draws = 0;
  const streams = new Map<string, Dice>();
  const comparing = told(({ event, index, below }, draw, line, epoch) => {
    const name = `${epoch}|${event}|${index}`;
    const dice = streams.get(name) ?? keyed(key, epoch).at(event, index);
    streams.set(name, dice);
    const fair = dice.below(below);
    if (draw !== fair)
      throw new BadDraws(`a draw for ${label({ event, index, below })} is ${draw}, but the seed gives ${fair}`);
    draws++;
  });
  for (const _ of replayRecord(game, record, comparing));
  return { draws };
}

/** The record with every draw's purpose noted, so that its luck can be checked without the rules. */
export function withPurposes<G extends Vocabulary>(game: Game<G>, record: GameRecord): GameRecord {
  const purposes = new Map<Drawn, Asked[]>();
  const noting = told((asked, _draw, line) => purposes.set(line, [...(purposes.get(line) ?? []), asked]));
  for (const _ of replayRecord(game, record, noting));
  const noted = <L extends Drawn>(line: L): L => (purposes.has(line) ? { ...line, asked: purposes.get(line)! } : line);
  return {
    ...record,
    start: 'draws' in record.start ? noted(record.start) : record.start,
    lines: record.lines.map(line => ('undo' in line ? line : noted(line))),
  };
}
