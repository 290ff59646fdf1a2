import { type Frozen, type Outcome, ranked } from '@kontor/core';
import type { State } from './state.ts';

/** [HS-4.6] Most points win, level players share. [HS-4.7] Nothing else counts. */
export function outcome({ stack, players }: Frozen<State>): Outcome | undefined {
  if (stack.length > 0) return undefined;
  const scores = players.map(({ place, bonus }) => place + bonus);
  return {
    scores,
    ranks: ranked(scores),
    ending: 'rounds',
    sources: players.map(({ place, bonus }) => ({ place, bonus })),
  };
}
