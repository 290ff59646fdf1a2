import { epochAfter, type Happening, isSeen, type Viewer, veil } from '@kontor/core';
import type { Past } from '@kontor/protocol';
import type { NewEntry } from '../store/rows.ts';

/** The moves of a log that still stand, and what else follows from its undos. */
interface Standing {
  readonly moves: readonly NewEntry[];
  readonly undone: ReadonlySet<number>;
  readonly epoch: number;
  /** No undo reached back before this seq since then: snapshots from here on are of use. */
  readonly firm: number;
  /** The last change of a chair: what was played before it, by somebody else perhaps, is nobody's to take back. */
  readonly swapped: number;
}

export function standingOf(rows: readonly NewEntry[]): Standing {
  const moves: NewEntry[] = [];
  const undone = new Set<number>();
  let epoch = 0;
  let firm = 0;
  let swapped = 0;
  for (const row of rows)
    if (row.kind === 'move') moves.push(row);
    else if (row.kind === 'undo') {
      const back = moves.splice(-Number(row.move));
      for (const { seq } of back) undone.add(seq);
      epoch = epochAfter(
        epoch,
        back.map(({ draws }) => ({ draws: drawsOf(draws) })),
      );
      firm = row.seq;
    } else if (row.kind !== 'start') swapped = row.seq;
  return { moves, undone, epoch, firm, swapped };
}

export const drawsOf = (draws: string): readonly number[] => JSON.parse(draws) as number[];

const eventsOf = (events: string): readonly Happening[] => JSON.parse(events) as Happening[];

/** Whether a kept move may be taken back by its player alone; the end of a game is for the caller to know. */
export const isFree = ({ draws, events }: NewEntry): boolean => draws === '[]' && !eventsOf(events).some(isSeen);

/** Entries as the chronicle of one viewer tells them. Moves are left out: a choice may be secret where its news is not. */
export const chronicle = (rows: readonly NewEntry[], undone: ReadonlySet<number>, viewer: Viewer): readonly Past[] =>
  rows.map(({ seq, at, seat, kind, events }) => {
    const seen = eventsOf(events).map(event => veil(event, viewer));
    return {
      seq,
      at,
      ...(seat >= 0 && { seat }),
      ...(seen.length > 0 && { events: seen }),
      ...(undone.has(seq) && { undone: true as const }),
      ...(kind !== 'move' && { control: kind }),
    };
  });
