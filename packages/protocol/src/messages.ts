import type { Chosen, Forecast, Happening, Seat, Viewer } from '@kontor/core';
import type { WireLegal } from './legal.ts';
import type { Patch } from './patch.ts';
import type { Person, Room } from './room.ts';
import type { Shape } from './shapes.ts';

/** The socket, one table at a time. Ask for /api/me before opening it: whoever comes without a session only watches. */
export const SOCKET_PATH = '/api/socket';

/** Longest message a client may send, in bytes. */
export const MESSAGE_LIMIT = 4096;

/** What a client says. */
export type Ask = Join | Leave | PlayMove | Undo | Why | Forecasts | Survey | History;

/** Come to a table. `seq` is the last entry seen before the line broke: what was missed comes with the `full`. */
export interface Join {
  readonly join: string;
  readonly seq?: number;
}

export interface Leave {
  readonly leave: string;
}

/** `ask` is the one of the newest list of legal moves; `key` is new for each decision and the same for each repetition of the send. */
export interface PlayMove {
  readonly table: string;
  readonly ask: number;
  readonly key: string;
  /** In notation. */
  readonly move: string;
}

/** Take back. `undo` is the newest seq seen: a second click takes back nothing more. */
export interface Undo {
  readonly table: string;
  readonly undo: number;
  readonly key: string;
}

/** Requests carry `re`, any number; the answer repeats it. They change nothing. */
export interface Why {
  readonly table: string;
  readonly re: number;
  readonly why: string;
}

/** What these moves would bring: the client asks for what is on screen. */
export interface Forecasts {
  readonly table: string;
  readonly re: number;
  readonly forecast: readonly string[];
}

/** What choices would bring, also off turn. */
export interface Survey {
  readonly table: string;
  readonly re: number;
  readonly survey: true;
}

/** The chronicle: up to `HISTORY_PAGE` entries before this seq, oldest first. */
export interface History {
  readonly table: string;
  readonly re: number;
  readonly history: number;
}

export const HISTORY_PAGE = 200;

/** What the server says; `frameReader` reads it. Each kind is known by its first member. */
export type Frame = Welcome | RoomFrame | Step | Full | Ack | No | Answer;

export interface Welcome {
  readonly welcome: Person;
}

/** The table beside the game: on join and whenever something of it changes. */
export interface RoomFrame {
  readonly room: Room;
}

/** Parts that step and full share. In a step, what is absent did not change. */
interface Standing {
  /**
   * Comes with each list of legal moves that differs from the one before. Without `legal` beside it the list is empty.
   * Watchers never get it.
   */
  readonly ask?: number;
  readonly legal?: WireLegal;
  /** Seats that owe a decision. */
  readonly turn?: readonly Seat[];
  /** How many moves one undo would take back; 0 if none. */
  readonly undo?: number;
  readonly clocks?: Clocks;
}

/** Milliseconds left by seat, as of now; the clocks of `turn` run. */
export interface Clocks {
  readonly left: readonly number[];
}

/** One entry of the log: the film, and how the view changes. `key` tells its sender that the move is safely kept. Travels in shapes. */
export interface Step extends Standing {
  readonly step: number;
  readonly key?: string;
  readonly events?: readonly Happening[];
  readonly patch?: Patch;
}

/** The whole truth for one viewer: on join, after a gap, after an undo, or when the chair changed. */
export interface Full extends Standing {
  readonly full: number;
  readonly as: Viewer;
  /** The game as agreed. */
  readonly options: Chosen;
  readonly edition: number;
  readonly view: object;
  readonly turn: readonly Seat[];
  /** This full follows from an undo of that seat. */
  readonly undone?: Seat;
  readonly key?: string;
  /** Those agreed on so far; steps count on from here. */
  readonly shapes?: readonly Shape[];
  /** Entries after the `seq` of the join, at most `HISTORY_PAGE`. */
  readonly missed?: readonly Past[];
}

/** An entry as the chronicle tells it. */
export interface Past {
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly seat?: Seat;
  readonly events?: readonly Happening[];
  /** Taken back later. */
  readonly undone?: true;
  /** No move but: the start, an undo of so many moves, a person taking or handing over a chair. */
  readonly control?: 'start' | 'undo' | 'takeover' | 'return';
}

/** The answer to a repeated send: the move with this key is kept, as this entry. */
export interface Ack {
  readonly ack: number;
  readonly key: string;
}

/** Nothing was changed. */
export interface No extends Refusal {
  readonly key?: string;
  readonly re?: number;
}

/** Why something was refused, as data: the client makes the sentence in its language. */
export interface Refusal {
  readonly no: Code;
  /** The rule of the game or the kernel that says so. */
  readonly rule?: string;
  /** The field that is wrong, and what is wrong with it (English, for developers). */
  readonly field?: string;
  readonly says?: string;
}

export const CODES = [
  'malformed', // not JSON, not one of the messages, or a field is wrong
  'too-large',
  'too-fast',
  'no-table', // there is no such table
  'no-game',
  'not-joined', // join the table first
  'not-seated', // watchers don't move
  'stale', // the list of legal moves changed since; a `full` came just before
  'illegal', // `rule` says why
  'no-undo', // nothing can be taken back
  'not-open', // the table has started
  'not-running', // the table has not started, or is over
  'taken', // somebody sits there
  'no-chair', // there is no such chair, or no free one
  'two-hands', // you held another chair of this game
  'seated', // you sit at this table already
  'not-alone', // others play here too
  'cannot-start', // too few people, or options that don't go together (`rule`)
  'bad-options',
  'not-over', // comes when the game is over
  'busy', // try again
  'runaway', // the rules ran away; this table stands still
  'not-found',
  'forbidden', // from a page of another origin
] as const;
export type Code = (typeof CODES)[number];

export type Answer = WhyAnswer | ForecastAnswer | SurveyAnswer | HistoryAnswer;

/** Without `rule` the move is legal. */
export interface WhyAnswer {
  readonly why: string;
  readonly re: number;
  readonly rule?: string;
}

/** One forecast for each move asked for; an empty one where the move is not legal. */
export interface ForecastAnswer {
  readonly forecast: readonly Forecast[];
  readonly re: number;
}

export interface SurveyAnswer {
  readonly survey: readonly { readonly move: string; readonly forecast: Forecast }[];
  readonly re: number;
}

export interface HistoryAnswer {
  readonly history: readonly Past[];
  readonly re: number;
}
