import type { Chance } from './chance.ts';
import type { Emit, Happening } from './events.ts';
import type { Legal, Notation, Tagged } from './legal.ts';
import type { Chosen, Option } from './options.ts';
import type { Pack } from './pack.ts';

/** A place at the table, counted from zero, clockwise. */
export type Seat = number;

/** Who is looking: a seat, or anyone who watches the table. */
export type Viewer = Seat | 'public';

/** Deep readonly. Queries take Frozen<State>; only rules take State. */
export type Frozen<T> = T extends (infer U)[]
  ? readonly Frozen<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/** The vocabularies a game is made of. */
export interface Vocabulary {
  State: object;
  Move: Tagged;
  Event: Happening;
  View: object;
  Options: Chosen;
  Rule: string;
  Forecast: Forecast;
}

/** Named numbers: `{ coins: 3, tea: 1 }`. */
export type Figures = Readonly<Record<string, number>>;

/** What a move would bring, computed from what its player knows. */
export interface Forecast {
  readonly cost?: Figures;
  readonly gain?: Figures;
  /** Points by source, by seat where more than one seat is concerned. */
  readonly points?: Figures;
  /** What it ends: `trick`, `round`, `game`. */
  readonly ends?: string;
}

export interface Outcome {
  /** Final score by seat. */
  readonly scores: readonly number[];
  /** Rank by seat, 1 is best, ties share a rank. */
  readonly ranks: readonly number[];
  /** Which way the game ended; a word of the game. */
  readonly ending: string;
  /** Points by source, by seat; they add up to the score. */
  readonly sources: readonly Figures[];
}

/** What is agreed before the first draw. */
export interface Table<O extends Chosen = Chosen> {
  readonly seats: number;
  readonly options: O;
  readonly edition: number;
}

/** Rule ids of the kernel: K-1 not a move, K-2 not yours to move, K-3 the game is over. */
export type KernelRule = 'K-1' | 'K-2' | 'K-3';

/**
 * A game as a value: pure functions over plain data. No clocks, no globals, no I/O;
 * luck arrives as `chance`, and news leaves through `emit`, only if someone listens.
 */
export interface Game<G extends Vocabulary = Vocabulary> extends Notation<G['Move']> {
  readonly id: string;
  /** All editions that replay, the newest last. A rule fix that changes old replays is a new edition. */
  readonly editions: readonly number[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly Option[];
  /** The rule that forbids this combination of seats and options. */
  refuse(seats: number, chosen: G['Options']): G['Rule'] | undefined;
  /** The component pack in use, unless it is the built-in one. */
  readonly pack?: Pack;

  setup(table: Table<G['Options']>, chance: Chance, emit?: Emit<G['Event']>): G['State'];
  clone(state: Frozen<G['State']>): G['State'];

  /** Seats that owe a decision; several when play is simultaneous, none when the game is over. */
  actors(state: Frozen<G['State']>): readonly Seat[];
  /** Seats that owe nothing but have optional moves now. They run no clock and block nobody. */
  may(state: Frozen<G['State']>): readonly Seat[];
  /** Seats of either list to whom somebody put a question: an offer. They need not answer, but who asked hopes for it. */
  asked?(state: Frozen<G['State']>): readonly Seat[];
  /** All a seat may do now; empty for seats in neither list. */
  legal(state: Frozen<G['State']>, seat: Seat): Legal<G['Move']>;
  /** Plays a legal move in place. Never validates: callers obtain moves from `legal`. */
  apply(state: G['State'], seat: Seat, move: G['Move'], chance: Chance, emit?: Emit<G['Event']>): void;
  /** Undefined until the game is over. */
  outcome(state: Frozen<G['State']>): Outcome | undefined;

  /** What the viewer may know, built field by field. */
  view(state: Frozen<G['State']>, viewer: Viewer): G['View'];
  /**
   * For a game in whose view a seat has just some members more than the public, and all others alike: those. What all see is
   * then made and written once, not for each seat.
   */
  own?(state: Frozen<G['State']>, seat: Seat): Partial<G['View']>;
  /** Full states made of what the viewer sees and nothing else: each call of the answer is a fresh fair guess. */
  imagine(view: Frozen<G['View']>, viewer: Viewer): (chance: Chance) => G['State'];

  /** The rule that refuses a well-formed move of a seat that may move now; undefined exactly if it is legal. */
  why(state: Frozen<G['State']>, seat: Seat, move: G['Move']): G['Rule'] | KernelRule | undefined;
  /** What a legal move would bring, as far as its player can know. */
  forecast(state: Frozen<G['State']>, seat: Seat, move: G['Move']): G['Forecast'];
  /** What choices would bring, at any time, also off turn. */
  survey?(
    state: Frozen<G['State']>,
    seat: Seat,
  ): readonly { readonly move: G['Move']; readonly forecast: G['Forecast'] }[];

  /** Sums that never change during a game: cards, goods, chips. */
  tally(state: Frozen<G['State']>): Figures;
  /** Names the first nonsense in a state that came from outside: `players[1].hand: there is no card 99`. */
  valid(state: unknown): string | undefined;
  /** A whole number unique among the moves of one decision. */
  code(move: G['Move']): number;
}

/** Who is to act: those who were asked something before those who owe a decision. */
export const awaited = <G extends Vocabulary>(game: Game<G>, state: Frozen<G['State']>): readonly Seat[] =>
  game.asked ? [...game.asked(state), ...game.actors(state)] : game.actors(state);

/** Ranks by score, best first; `tie` breaks level scores (more is better). */
export const ranked = (scores: readonly number[], tie: readonly number[] = scores): number[] =>
  scores.map(
    (score, seat) => 1 + scores.filter((other, i) => other > score || (other === score && tie[i]! > tie[seat]!)).length,
  );
