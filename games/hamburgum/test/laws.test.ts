import { laws } from '@kontor/testkit/vitest';
import { expect } from 'vitest';
import { type Hamburgum, hamburgum } from '../src/index.ts';
import { EVENT_TYPES, words } from '../words/index.ts';
import type { Event } from '../words/index.ts';

/** Money by seat as an event tells it. */
function deltas(event: Event): readonly number[] | undefined {
  if (!('money' in event) || !('seat' in event)) return undefined;
  return Array.from({ length: event.seat + 1 }, (_, seat) => (seat === event.seat ? event.money : 0));
}

laws<Hamburgum>(hamburgum, {
  words,
  seeds: 1,
  settings: { moments: 10, guesses: 2, luck: 'quick' },
  help: { balances: ({ players }) => players.map(({ money }) => money), deltas },
  after(reports) {
    const seen = new Set(reports.flatMap(({ events }) => Object.keys(events)));
    /** A captain without a ship is rare when moves are drawn by lot; the records have it. */
    expect(EVENT_TYPES.filter(type => !seen.has(type) && !['started', 'no-ship', 'canon-lost'].includes(type))).toEqual(
      [],
    );
    expect(Math.max(...reports.map(({ moves }) => moves))).toBeLessThan(5000);
  },
});
