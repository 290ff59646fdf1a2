import {
  begin,
  type Chance,
  commitment,
  digest,
  epochAfter,
  type Frozen,
  type Game,
  type GameRecord,
  keyed,
  matchFrom,
  type MoveLine,
  play,
  type Played,
  type RecordLine,
  resultOf,
  type Seat,
  seedFrom,
  seedText,
  type Table,
  type Vocabulary,
  withPurposes,
} from '@kontor/core';

type State = Vocabulary['State'];

/** A game being played by one program: the state now, and the way back. */
export class Match {
  readonly game: Game;
  readonly table: Table;
  private readonly seed: Uint8Array;
  private readonly start: GameRecord['start'];
  private readonly first: State;
  private readonly standing: { played: Played<Vocabulary>; line: number }[] = [];
  private readonly lines: RecordLine[] = [];
  private epoch = 0;
  private samples = 0;

  constructor(game: Game, table: Table, seed: string, position?: State) {
    this.game = game;
    this.table = table;
    this.seed = seedFrom(seed);
    if (position) {
      this.start = { position };
      this.first = position;
    } else {
      const { state, draws } = begin(game, table, keyed(this.seed));
      this.start = { draws };
      this.first = state;
    }
  }

  get state(): Frozen<State> {
    return (this.standing.at(-1)?.played.state ?? this.first) as Frozen<State>;
  }

  get moves(): number {
    return this.standing.length;
  }

  /** Whether a seat has a move that still stands. */
  hasMoved(seat: Seat): boolean {
    return this.standing.some(({ played }) => played.entry.seat === seat);
  }

  private get id(): string {
    return matchFrom(seedText(this.seed));
  }

  get commitment(): string {
    return commitment(this.id, this.seed);
  }

  play(seat: Seat, move: string, luck: Chance = keyed(this.seed, this.epoch)): Played<Vocabulary> {
    const played = play(this.game, this.state, seat, move, luck);
    this.standing.push({ played, line: this.lines.length });
    this.lines.push({ ...played.entry, undone: false });
    return played;
  }

  /** Takes the last move back; past a draw, what is drawn again is new luck. */
  undo(): Seat | undefined {
    const last = this.standing.pop();
    if (!last) return undefined;
    const { entry } = last.played;
    this.lines[last.line] = { ...(this.lines[last.line] as MoveLine), undone: true };
    this.lines.push({ seat: entry.seat, undo: 1 });
    this.epoch = epochAfter(this.epoch, [entry]);
    return entry.seat;
  }

  /** A number for the next sample; reproducible, and not the luck of the match. */
  nextSample(): number {
    return Number.parseInt(digest(`kontor sample|${this.id}|${this.samples++}`).slice(0, 8), 16);
  }

  record(): GameRecord {
    const result = resultOf(this.game, this.state);
    return withPurposes(this.game, {
      game: this.game.id,
      ...this.table,
      ...(this.game.pack && { pack: this.game.pack.content }),
      match: this.id,
      commitment: this.commitment,
      start: this.start,
      lines: this.lines,
      ...(result && { result, seed: seedText(this.seed) }),
    });
  }
}
