import { type Frozen, type Outcome, ranked } from '@kontor/core';
import { scoreOf } from './queries.ts';
import type { State } from './state.ts';

/** [HS-4.6] Most points win, level players share. */
export function outcome({ stack, players }: Frozen<State>): Outcome | undefined {
  if (stack.length > 0) return undefined;
  const scores = players.map(scoreOf);
  return {
    scores,
    ranks: ranked(scores),
    ending: 'rounds',
    sources: players.map(({ place, bonus }) => ({ place, bonus })),
  };
}
