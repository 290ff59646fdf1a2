import { type Chance, keyed, quick, seedFrom } from '@kontor/core';
import { broken } from './broken.ts';
import type { Run } from './help.ts';

export const seedTextOf = (run: Run): string => `laws ${run.seed}`;

/** The luck of a move (0 is the set-up). Asked again it is the same, also for numbers below another bound. */
export const luckOf = (run: Run, move: number): Chance =>
  run.settings.luck === 'keyed' ? keyed(seedFrom(seedTextOf(run))) : quick(run.seed * 100_003 + move);

/** Watches that each pair of event and index is asked for once: keyed luck would repeat itself. */
export function askedOnce(): (chance: Chance, move: number) => Chance {
  const asked = new Map<string, number>();
  return (chance, move) => ({
    at(event, index = 0) {
      const pair = `${event} ${index}`;
      const before = asked.get(pair);
      if (before !== undefined)
        broken(
          'luck is asked once',
          `chance "${pair}" is asked at move ${move}, and was at move ${before}: it would bring the same luck`,
        );
      asked.set(pair, move);
      return chance.at(event, index);
    },
  });
}
