import type { Forecast, Language, Phrase, Seat, Viewer, Vocabulary, Voice } from '@kontor/core';
import type { Component } from 'svelte';
import type { FlightShot } from './logic/flight.ts';
import type { PathOf, Picking, Target } from './logic/picker.ts';

type Spoken = Pick<Vocabulary, 'Move' | 'Event' | 'View' | 'Forecast'>;

/** The decision as a board sees it: what is open, what is picked, and how to say so. */
export interface Desk<M, F = Forecast> {
  /** The own legal moves; empty when nothing is asked. */
  readonly moves: readonly M[];
  readonly clicks: readonly Target[];
  readonly picking: Picking<M>;
  /** A move is on its way, or waits for the line to come back. */
  readonly isSending: boolean;
  /** Changes with each new decision: controls that carry it are new ones. */
  readonly ask: number;
  click(target: Target): void;
  /** Picks exactly these targets; never sends. */
  pick(targets: readonly Target[]): void;
  /** Confirms. */
  send(move: M): void;
  /** What a move would bring, as soon as the game has said so. */
  forecast(move: M): F | undefined;
  /** The rule that forbids a move, told once the game has answered. */
  why(move: M, tell: (rule: string) => void): void;
}

export interface BoardProps<G extends Spoken, T> {
  /** What is on the table; while a film runs, the table before. */
  readonly view: G['View'];
  /** The newest view, which the decision is about. */
  readonly now: G['View'];
  readonly viewer: Viewer;
  readonly voice: Voice<G>;
  readonly text: T;
  readonly name: (seat: Seat) => string;
  readonly desk: Desk<G['Move'], G['Forecast']>;
  readonly shot: FlightShot<G['View']> | undefined;
  /** The last automatic result, such as the end of a trick: readable until something else lies there. */
  readonly result: Phrase | undefined;
  /** Closes the sheet of the current shot. */
  readonly onclose: () => void;
}

/** The "./web" door of a game. */
// oxlint-disable-next-line no-explicit-any -- a catalogue holds games whose vocabularies it does not know.
export interface GameUI<G extends Spoken = any, T = any> {
  readonly id: string;
  readonly Board: Component<BoardProps<G, T>>;
  readonly pathOf: PathOf<G['Move']>;
  /** A piece within a sentence. */
  readonly Piece?: Component<{ piece: string; text: string }>;
  /** The heading under which the list of choices has a move. */
  groupOf(move: G['Move'], text: T): string;
  /** What a forecast says in the list of choices. */
  noteOf(forecast: G['Forecast'], text: T): string;
  /** The film of one step. */
  film(events: readonly G['Event'][], viewer: Viewer, voice: Voice<G>): readonly FlightShot<G['View']>[];
  /** News that the log leaves out. */
  isQuiet?(event: G['Event'], viewer: Viewer): boolean;
  /** News of what happened by itself. */
  isResult?(event: G['Event']): boolean;
  scoreOf(view: G['View'], seat: Seat): number;
  /** A word on where the game stands: `deal 3 of 8`. */
  stageOf(view: G['View'], text: T): string;
  /** Whether its player alone could take the move back, as far as can be told beforehand. */
  isFree(move: G['Move']): boolean;
  readonly texts: Readonly<Record<Language, () => Promise<T>>>;
}
