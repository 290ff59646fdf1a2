import type { Dice, Entry, Frozen, Game, Happening, Table, Tagged, Viewer, Vocabulary } from '@kontor/core';

export type AnyGame = Game<Vocabulary>;
export type AnyState = Frozen<object>;

/** A place with contents that a viewer does not see. */
export interface Hiding {
  /** `hand 2`, `choice of 1`. */
  readonly place: string;
  /** What is really there. */
  readonly items: readonly (string | number)[];
  /** What the viewer must think possible there; without it: all items of all places that say nothing here. */
  readonly could?: readonly (string | number)[];
}

/** What a game tells the laws about itself, so that they can check more. */
export interface LawsHelp<G extends Vocabulary = Vocabulary> {
  /** All ids of RULES.md: a refusal names one of them. */
  readonly rules?: readonly string[];
  /** The places that this viewer can't see into. Over many guesses each item turns up in each place it could be. */
  hidden?(state: Frozen<G['State']>, viewer: Viewer): readonly Hiding[];
  /** Coins by seat (more entries are allowed: a bank). */
  balances?(state: Frozen<G['State']>): readonly number[];
  /** How an event changes the balances. */
  deltas?(event: G['Event']): readonly number[] | undefined;
  /** What of a state matters, if it holds lists in an order that means nothing, or book-keeping that no view shows. */
  essence?(state: Frozen<G['State']>): unknown;
  /** Members of the state that are there at times only. */
  readonly optional?: readonly string[];
  /** The table as text (`Words.board` with a voice): views that differ give texts that differ. */
  board?(view: G['View'], viewer: Viewer): string;
  /** Texts that must be there for what happens: throws, or returns sentences that are looked at for gaps. */
  sentences?(about: {
    view: G['View'];
    viewer: Viewer;
    moves: readonly G['Move'][];
    events: readonly G['Event'][];
  }): readonly string[];
}

export interface LawsSettings<G extends Vocabulary = Vocabulary> {
  readonly help?: LawsHelp<G>;
  /** `keyed` as in a match, or `quick`. */
  readonly luck?: 'keyed' | 'quick';
  /** How many moments of the game are looked at closely. */
  readonly moments?: number;
  /** Guesses per viewer and moment. */
  readonly guesses?: number;
  /** Moves that `why` is asked about, per seat and moment. */
  readonly probes?: number;
  /** Legal moves that are spelled out at most, per seat and moment. */
  readonly spell?: number;
  /** A game that takes more moves does not end. */
  readonly limit?: number;
  /** How often a seat of `may` acts, in percent. */
  readonly asides?: number;
  /** Whether guesses must vary. Without the help of the game its book-keeping can't be told from secrets. */
  readonly variety?: boolean;
}

/** What was checked: a law that met nothing is worth nothing, so the numbers are given. */
export interface Report {
  readonly moves: number;
  readonly ending: string;
  readonly scores: readonly number[];
  /** How often each type of event occurred. */
  readonly events: Readonly<Record<string, number>>;
  readonly moments: number;
  readonly guesses: number;
  /** Guesses in which the move was legal for its player, so that the events could be compared. */
  readonly compared: number;
  /** Pairs of choices that a viewer could not tell apart. */
  readonly secretPairs: number;
  /** Moves that `why` was asked about: legal, and refused. */
  readonly asked: { readonly legal: number; readonly refused: number };
  readonly record: string;
}

/** One moment of the game under test. States are frozen. */
export interface Moment {
  readonly state: AnyState;
  readonly text: string;
  /** What a copy of this state shares with it; moves must leave that alone. */
  readonly shared: string | undefined;
  /** The move that was played now; none at the end. */
  played?: { readonly move: Tagged; readonly entry: Entry; readonly events: readonly Happening[] };
}

/** The game under test. */
export interface Run {
  readonly game: AnyGame;
  readonly table: Table;
  readonly seed: number;
  readonly help: LawsHelp;
  readonly settings: Required<Omit<LawsSettings, 'help'>>;
  readonly moments: Moment[];
  setupDraws: readonly number[];
  setupEvents: readonly Happening[];
  /** For the decisions of the laws themselves. */
  readonly dice: Dice;
  /** Texts of moves seen anywhere in the game. */
  readonly texts: string[];
  readonly count: { guesses: number; compared: number; secretPairs: number; legal: number; refused: number };
}

export const viewersOf = (run: Run): Viewer[] => [
  ...Array.from({ length: run.table.seats }, (_, seat) => seat),
  'public',
];

export const nameOf = (viewer: Viewer): string => (viewer === 'public' ? 'the public' : `seat ${viewer}`);
