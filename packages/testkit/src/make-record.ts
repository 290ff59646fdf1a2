import {
  begin,
  commitment,
  digest,
  type Dice,
  epochAfter,
  find,
  freeUndo,
  longer,
  NO_TRAIL,
  type Frozen,
  type Game,
  type GameRecord,
  keyed,
  matchFrom,
  perform,
  type Played,
  quick,
  resultOf,
  sample,
  type Seat,
  seedFrom,
  seedText,
  type Table,
  type Vocabulary,
} from '@kontor/core';

/** Somebody who chooses moves from what a seat sees: a bot. */
export interface Chooser<G extends Vocabulary> {
  choose(situation: { game: Game<G>; seat: Seat; view: Frozen<G['View']>; seed: number }): G['Move'];
}

export interface Recording<G extends Vocabulary> {
  /** Absent: any legal move. */
  readonly bot?: Chooser<G>;
  /** Moves are taken back now and then: freely, and past draws by consent. */
  readonly undo?: boolean;
  /** How often a seat of `may` acts, in percent. */
  readonly asides?: number;
  readonly limit?: number;
}

/** A whole game with keyed luck, commitment and seed, as a record. Everything follows from the seed text. */
export function recordGame<G extends Vocabulary>(
  game: Game<G>,
  table: Table<G['Options']>,
  seed: string,
  { bot, undo = false, asides = 20, limit = 20_000 }: Recording<G> = {},
): GameRecord {
  const key = seedFrom(seed);
  const match = matchFrom(seed);
  const dice = quick(Number.parseInt(digest(`kontor choices|${seed}`).slice(0, 8), 16));
  const first = begin(game, table, keyed(key));
  const lines: Mutable<GameRecord['lines'][number]>[] = [];
  const standing: { played: Played<G>; line: { undone: boolean } }[] = [];
  let epoch = 0;
  let moves = 0;
  const now = (): Frozen<G['State']> => (standing.at(-1)?.played.state ?? first.state) as Frozen<G['State']>;

  while (game.actors(now()).length > 0) {
    if (++moves > limit) throw new Error(`${game.id}: no end after ${limit} moves (seed "${seed}")`);
    const seat = nextSeat(game, now(), dice, asides);
    const legal = game.legal(now(), seat);
    const wanted = bot
      ? bot.choose({ game, seat, view: game.view(now(), seat) as Frozen<G['View']>, seed: dice.below(2 ** 31) })
      : sample(legal, dice);
    const move = find(game, legal, wanted);
    if (!move) throw new Error(`${game.id}: "${game.write(wanted)}" of seat ${seat} is not legal (seed "${seed}")`);
    const played = perform(game, now(), seat, move, keyed(key, epoch));
    const line = { ...played.entry, undone: false };
    standing.push({ played, line });
    lines.push(line);
    if (!undo || game.outcome(now()) || dice.below(12) > 0) continue;
    const back = undoable(
      standing.map(({ played: { entry, free } }) => ({ seat: entry.seat, free })),
      dice,
    );
    const undone = standing.splice(-back);
    for (const { line } of undone) line.undone = true;
    lines.push({ seat, undo: back });
    epoch = epochAfter(
      epoch,
      undone.map(({ played: { entry } }) => entry),
    );
  }
  const result = resultOf(game, now());
  return {
    game: game.id,
    edition: table.edition,
    seats: table.seats,
    options: table.options,
    ...(game.pack ? { pack: game.pack.content } : {}),
    match,
    commitment: commitment(match, key),
    start: { draws: first.draws },
    lines,
    ...(result ? { result } : {}),
    seed: seedText(key),
  };
}

type Mutable<T> = T extends unknown ? { -readonly [K in keyof T]: T[K] } : never;

function nextSeat<G extends Vocabulary>(game: Game<G>, state: Frozen<G['State']>, dice: Dice, asides: number): Seat {
  const actors = game.actors(state);
  const may = game.may(state);
  const seats = may.length > 0 && dice.below(100) < asides ? may : actors;
  return seats[dice.below(seats.length)]!;
}

/** How many moves are taken back: what the last player may freely, or up to three by consent. */
function undoable(entries: readonly { seat: Seat; free: boolean }[], dice: Dice): number {
  const trail = entries.reduce((trail, { seat, free }) => longer(trail, seat, free), NO_TRAIL);
  const free = freeUndo(trail, trail.last);
  return free > 0 && dice.below(2) === 0 ? 1 + dice.below(free) : 1 + dice.below(Math.min(3, entries.length));
}
