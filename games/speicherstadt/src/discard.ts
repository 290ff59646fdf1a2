import type { State } from './state.ts';

/** Puts a card on the discard pile, which is kept ascending. */
export function discard(state: State, card: number): void {
  let at = state.discard.length;
  while (at > 0 && state.discard[at - 1]! > card) at--;
  state.discard.splice(at, 0, card);
}
