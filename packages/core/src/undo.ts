import type { Seat } from './game.ts';

/** What undo needs to know of an entry. */
export interface Undoable {
  readonly seat: Seat;
  /** See Played.free. */
  readonly free: boolean;
}

/** How many of the last entries a seat may take back without asking anybody: its own, back to the information line. */
export function freeUndo(entries: readonly Undoable[], seat: Seat): number {
  let n = 0;
  while (n < entries.length && entries[entries.length - 1 - n]!.seat === seat && entries[entries.length - 1 - n]!.free)
    n++;
  return n;
}

/** The epoch after taking entries back: past a draw, what is drawn again is new luck. */
export const epochAfter = (epoch: number, undone: readonly { readonly draws: readonly number[] }[]): number =>
  undone.some(({ draws }) => draws.length > 0) ? epoch + 1 : epoch;
