import type { Seat } from './game.ts';

/** What undo needs to know of the moves that stand. */
export interface Trail {
  /** Who made the last one; -1 if there is none. */
  readonly last: Seat;
  /** So many of the last are that seat's, and free: see Played.free. */
  readonly free: number;
  /** By seat, how many there are from its last one on. */
  readonly since: readonly number[];
}

export const NO_TRAIL: Trail = { last: -1, free: 0, since: [] };

/** The trail with one more move at its end. */
export function longer({ last, free, since }: Trail, seat: Seat, isFree: boolean): Trail {
  const counts = since.map(count => (count > 0 ? count + 1 : 0));
  while (counts.length <= seat) counts.push(0);
  counts[seat] = 1;
  return { last: seat, free: !isFree ? 0 : seat === last ? free + 1 : 1, since: counts };
}

/** How many of the last moves a seat may take back without asking anybody: its own, back to the information line. */
export const freeUndo = ({ last, free }: Trail, seat: Seat): number => (seat === last ? free : 0);

/** How many moves there are from the last one of a seat on; 0 if it made none. */
export const sinceLast = ({ since }: Trail, seat: Seat): number => since[seat] ?? 0;

/** The epoch after taking entries back: past a draw, what is drawn again is new luck. */
export const epochAfter = (epoch: number, undone: readonly { readonly draws: readonly number[] }[]): number =>
  undone.some(({ draws }) => draws.length > 0) ? epoch + 1 : epoch;
