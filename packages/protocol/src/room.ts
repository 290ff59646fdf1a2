import type { Chosen, Option, Outcome, Seat } from '@kontor/core';

/** Someone who came in: the id is public and stays, the name can change. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Who sits in a chair: a person, or a bot, or nobody yet. */
export type Chair =
  | { readonly person: Person; readonly here: boolean }
  /** `level` names the bot, `kept` the person who handed the chair over and may have it back. */
  | { readonly bot: string; readonly name: string; readonly kept?: Person }
  | { readonly empty: true };

export type Status = 'open' | 'running' | 'over' | 'aborted';

export const PACES = ['relaxed', 'quick', 'instant'] as const;
/** How long bots take before they move. */
export type Pace = (typeof PACES)[number];

/** All that everybody may know about a table beside the game itself: the waiting room, the chairs, who is here. */
export interface Room {
  readonly id: string;
  /** Five letters to say aloud; they open the table as the link does. */
  readonly code: string;
  readonly game: string;
  readonly options: Chosen;
  readonly pace: Pace;
  readonly status: Status;
  /** In an open room the chairs may be more or fewer than will play: whoever sits when somebody presses start. */
  readonly chairs: readonly Chair[];
  readonly watchers: number;
  /** The commitment to the luck of this table, published before the first draw. */
  readonly luck: string;
  /** Revealed when it is over. */
  readonly seed?: string;
  readonly outcome?: Outcome;
  /** Why it was aborted. */
  readonly fault?: 'runaway' | 'people';
  /** The table this is a rematch of, and the rematch of this one. */
  readonly before?: string;
  readonly next?: string;
  /** A rule that forbids this combination of chairs and options; such a room can't start. */
  readonly refused?: string;
}

/** A game as the form for a new table needs it. */
export interface GameInfo {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly Option[];
  /** The bots one can seat, weakest first. */
  readonly bots: readonly string[];
}

/**
 * HTTP, all JSON, all below /api. Refusals have a status of 400 or more and a `Refusal` as body.
 *
 * GET  /api/me                  -> Me                       who am I (a first visit makes a guest)
 * POST /api/me                  Name -> Me                  call me so
 * GET  /api/games               -> { games: GameInfo[] }
 * POST /api/tables              NewTable -> Room            a new table; the maker sits unless `watch`
 * GET  /api/tables              -> { tables: Room[] }       my tables, the newest first
 * GET  /api/codes/:code         -> { table: id }            the table behind a spoken code
 * GET  /api/tables/:id          -> Room
 * POST /api/tables/:id/sit      Sit -> Room                 open: any empty chair or that of a bot; running: the chair of a bot
 * POST /api/tables/:id/stand    {} -> Room                  open: leave the chair; running: hand it to a bot
 * POST /api/tables/:id/change   Change -> Room              open only: game options, chairs, pace (pace at any time)
 * POST /api/tables/:id/bot      SeatBot -> Room             open only: a bot into an empty chair, or out again
 * POST /api/tables/:id/start    Start -> Room               `fill`: bots into empty chairs, else empty chairs are taken away
 * POST /api/tables/:id/end      {} -> Room                  the only person at a table ends it: aborted
 * POST /api/tables/:id/again    {} -> Room                  the rematch, seats rotated; the same one for everybody
 * GET  /api/tables/:id/record   -> text/plain               the .game record, once it is over
 */
export interface Me extends Person {
  /** Addresses under which others in this network reach this server, best first. */
  readonly addresses: readonly string[];
}

export interface Name {
  readonly name: string;
}

export interface NewTable {
  readonly game: string;
  readonly options?: Readonly<Record<string, string | boolean>>;
  /** How many chairs; as many as the game takes if absent. */
  readonly seats?: number;
  readonly pace?: Pace;
  /** Bots for this many of the chairs. */
  readonly bots?: number;
  /** Which ones, of `GameInfo.bots`; the middle one if absent. */
  readonly bot?: string;
  /** Start at once (needs bots in the empty chairs). */
  readonly start?: boolean;
  readonly watch?: boolean;
  readonly name?: string;
}

export interface Sit {
  readonly seat?: Seat;
  readonly name?: string;
}

export interface Change {
  readonly options?: Readonly<Record<string, string | boolean>>;
  readonly seats?: number;
  readonly pace?: Pace;
}

export interface SeatBot {
  readonly seat: Seat;
  /** One of `GameInfo.bots`, the middle one if absent; `false` empties the chair. */
  readonly bot?: string | false;
}

export interface Start {
  readonly fill?: boolean;
}
