import type { Decision, Flow } from './flow.ts';
import type { Frozen, Seat } from './game.ts';
import { NONE, only, type Notation } from './legal.ts';

/** A rule, and whether it refuses a candidate. One that takes no `move` refuses all or none. */
export type Guard<G extends Flow, F> = readonly [rule: G['Rule'], refuses: Refuses<G, F>];

type Refuses<G extends Flow, F> = (state: Frozen<G['State']>, frame: Frozen<F>, seat: Seat, move: G['Move']) => boolean;
type RefusesAll<G extends Flow, F> = (state: Frozen<G['State']>, frame: Frozen<F>, seat: Seat) => boolean;
const TAKES_MOVE = 4;

export interface Guarded<G extends Flow, F> {
  /** Everything one could try here, legal or not. */
  candidates(state: Frozen<G['State']>, frame: Frozen<F>, seat: Seat): readonly G['Move'][];
  readonly guards: readonly Guard<G, F>[];
  /** The rule broken by a move that is no candidate. */
  readonly otherwise: G['Rule'];
  readonly notation: Notation<G['Move']>;
}

/**
 * `legal` is what no guard refuses, `why` is the first guard that does.
 * Guards that take no `move` are asked once, before there are candidates.
 */
export function guarded<G extends Flow, F>({
  candidates,
  guards,
  otherwise,
  notation,
}: Guarded<G, F>): Pick<Decision<G, F>, 'legal' | 'why'> {
  const refusals = guards.map(([, refuses]) => refuses);
  const ofAll = refusals.filter(refuses => refuses.length < TAKES_MOVE) as RefusesAll<G, F>[];
  const ofSome = refusals.filter(refuses => refuses.length >= TAKES_MOVE);
  const isRefused: Refuses<G, F> = (state, frame, seat, move) => {
    for (const refuses of ofSome) if (refuses(state, frame, seat, move)) return true;
    return false;
  };
  return {
    // The hottest loop of most games: no closure for each candidate.
    legal(state, frame, seat) {
      for (const refuses of ofAll) if (refuses(state, frame, seat)) return NONE;
      const moves: G['Move'][] = [];
      for (const move of candidates(state, frame, seat)) if (!isRefused(state, frame, seat, move)) moves.push(move);
      return only(moves);
    },
    why(state, frame, seat, move) {
      const text = notation.write(move);
      const candidate = candidates(state, frame, seat).find(other => notation.write(other) === text);
      return candidate ? guards.find(([, refuses]) => refuses(state, frame, seat, candidate))?.[0] : otherwise;
    },
  };
}
