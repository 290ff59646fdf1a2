import { laws } from '@kontor/testkit/vitest';
import { expect } from 'vitest';
import { speicherstadt } from '../src/index.ts';
import { EVENT_TYPES, type Event, words } from '../words/index.ts';
import { otherPack } from './packs.ts';

/** Coins by seat that an event gives or takes. */
function coinsOf(event: Event): readonly number[] | undefined {
  if (event.type === 'income') return event.coins;
  if (!('coins' in event)) return undefined;
  return Array.from({ length: event.seat + 1 }, (_, seat) => (seat === event.seat ? event.coins : 0));
}

const help = {
  balances: ({ players }: { readonly players: readonly { readonly coins: number }[] }) =>
    players.map(({ coins }) => coins),
  deltas: coinsOf,
};

laws(speicherstadt, {
  words,
  help,
  seeds: 2,
  after(reports) {
    const seen = new Set(reports.flatMap(({ events }) => Object.keys(events)));
    // `begin` belongs to the set-up, before the first move.
    expect(EVENT_TYPES.filter(type => type !== 'begin' && !seen.has(type))).toEqual([]);
  },
});

laws(speicherstadt, { words, help, seeds: 1, pack: otherPack });
