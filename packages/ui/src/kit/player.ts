import type { Phrase, Seat } from '@kontor/core';

/** A player as the panel shows one. */
export interface PlayerRow {
  readonly seat: Seat;
  readonly name: string;
  readonly isMe: boolean;
  readonly isTurn: boolean;
  /** Here, away, a bot. */
  readonly presence: string;
  readonly score: string;
  /** The last thing this player did since my last move. */
  readonly last?: Phrase;
}
