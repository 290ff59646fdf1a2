import type { Frozen, Viewer } from '@kontor/core';
import { laws } from '@kontor/testkit/vitest';
import { expect } from 'vitest';
import { type HamburgSticht, hamburgSticht, type State } from '../src/index.ts';
import { DECK, words } from '../words/index.ts';

laws<HamburgSticht>(hamburgSticht, {
  words,
  help: {
    /** [HS-5.2] Every card a viewer has not seen could be in every other hand. */
    hidden: (state, viewer) =>
      state.players.flatMap(({ hand }, seat) =>
        seat === viewer || hand.length === 0
          ? []
          : [{ place: `hand ${seat}`, items: hand, could: unseenBy(state, viewer) }],
      ),
    balances: ({ players }) => players.map(({ place, bonus }) => place + bonus),
    deltas: event =>
      event.type === 'scored' ? event.place.map((points, seat) => points + event.bonus[seat]!) : undefined,
  },
  after(reports) {
    for (const type of ['dealt', 'hand', 'played', 'passed', 'out', 'taken', 'lastHand', 'scored', 'over'])
      expect(
        reports.some(({ events }) => events[type]! > 0),
        type,
      ).toBe(true);
  },
});

function unseenBy({ players, trick, marker }: Frozen<State>, viewer: Viewer): number[] {
  const seen = new Set([
    marker,
    ...trick.flatMap(({ cards }) => cards),
    ...players.flatMap(({ hand, captured }, seat) => [...captured, ...(seat === viewer ? hand : [])]),
  ]);
  return DECK.filter(card => !seen.has(card));
}
