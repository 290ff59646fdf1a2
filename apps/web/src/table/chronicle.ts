import type { Happening, Phrase, Viewer } from '@kontor/core';
import type { Past, Step } from '@kontor/protocol';

/** One entry of the log as the page keeps it. */
export interface Entry {
  readonly seq: number;
  readonly events: readonly Happening[];
  readonly undone: boolean;
}

export const entryOf = ({ seq, events = [], undone }: Past): Entry => ({
  seq,
  events,
  undone: undone === true,
});
export const entryOfStep = ({ step, events = [] }: Step): Entry => ({ seq: step, events, undone: false });

/** Two parts of the chronicle as one, in order, each entry once; the newer telling counts. */
export function merged(old: readonly Entry[], newer: readonly Entry[]): readonly Entry[] {
  const bySeq = new Map([...old, ...newer].map(entry => [entry.seq, entry]));
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}

export interface Line {
  readonly id: string;
  readonly phrase: Phrase;
  readonly undone: boolean;
}

interface Telling {
  readonly viewer: Viewer;
  tell(event: Happening): Phrase;
  isQuiet(event: Happening): boolean;
}

/** The log as sentences. */
export const linesOf = (entries: readonly Entry[], { tell, isQuiet }: Telling): readonly Line[] =>
  entries.flatMap(({ seq, events, undone }) =>
    events.flatMap((event, i) => (isQuiet(event) ? [] : [{ id: `${seq}.${i}`, phrase: tell(event), undone }])),
  );

const seatOf = (event: Happening): number | undefined => {
  const { seat } = event as { readonly seat?: unknown };
  return typeof seat === 'number' ? seat : undefined;
};

/** The last news of each seat since the viewer's own last move. */
export function newsBySeat(entries: readonly Entry[], viewer: Viewer): ReadonlyMap<number, Happening> {
  const news = new Map<number, Happening>();
  for (const { events, undone } of entries) {
    if (undone) continue;
    for (const event of events) {
      const seat = seatOf(event);
      if (seat === undefined) continue;
      if (seat === viewer) news.clear();
      else news.set(seat, event);
    }
  }
  return news;
}

/** The last news for which that holds. */
export const lastWhere = (entries: readonly Entry[], isWanted: (event: Happening) => boolean): Happening | undefined =>
  entries.findLast(({ events, undone }) => !undone && events.some(isWanted))?.events.findLast(isWanted);
