import type { Decision, Flow } from './flow.ts';
import type { Frozen, Seat } from './game.ts';
import { only, type Notation } from './legal.ts';

/** A rule, and whether it refuses a candidate. */
export type Guard<G extends Flow, F> = readonly [
  rule: G['Rule'],
  refuses: (state: Frozen<G['State']>, frame: Frozen<F>, seat: Seat, move: G['Move']) => boolean,
];

export interface Guarded<G extends Flow, F> {
  /** Everything one could try here, legal or not. */
  candidates(state: Frozen<G['State']>, frame: Frozen<F>, seat: Seat): readonly G['Move'][];
  readonly guards: readonly Guard<G, F>[];
  /** The rule broken by a move that is no candidate. */
  readonly otherwise: G['Rule'];
  readonly notation: Notation<G['Move']>;
}

/** `legal` is what no guard refuses, `why` is the first guard that does. */
export function guarded<G extends Flow, F>({
  candidates,
  guards,
  otherwise,
  notation,
}: Guarded<G, F>): Pick<Decision<G, F>, 'legal' | 'why'> {
  return {
    legal: (state, frame, seat) =>
      only(
        candidates(state, frame, seat).filter(move => !guards.some(([, refuses]) => refuses(state, frame, seat, move))),
      ),
    why(state, frame, seat, move) {
      const text = notation.write(move);
      const candidate = candidates(state, frame, seat).find(other => notation.write(other) === text);
      return candidate ? guards.find(([, refuses]) => refuses(state, frame, seat, candidate))?.[0] : otherwise;
    },
  };
}
