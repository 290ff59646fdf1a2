import { expect } from 'vitest';
import { laws } from '../../test/vitest.ts';
import { EVENT_TYPES, lawsHelp, probe, words } from './index.ts';
import { otherPack } from './pack.example.ts';

laws(probe, {
  words,
  help: lawsHelp,
  seeds: 1,
  after(reports) {
    const seen = new Set(reports.flatMap(({ events }) => Object.keys(events)));
    expect(EVENT_TYPES.filter(type => !seen.has(type))).toEqual([]);
    expect(reports.some(({ secretPairs }) => secretPairs > 0)).toBe(true);
    expect(new Set(reports.map(({ ending }) => ending)).size).toBe(2);
  },
});

laws(probe, { words, help: lawsHelp, seeds: 1, tables: 'seats', pack: otherPack });
