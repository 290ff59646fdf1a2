import type { Emit, Step } from '@kontor/core';
import type { Deck } from '../../words/data/deck.ts';
import type { Event } from '../../words/events.ts';
import { discard } from '../discard.ts';
import { NOTHING, type Space, type Speicherstadt, type State } from '../state.ts';
import { valueOf } from './supply.ts';

/** [SP-4.1] Settles the cards left to right; whoever stands lowest and can pay is asked. */
export const purchase = (deck: Deck): Step<Speicherstadt, { type: 'purchase' }> => ({
  run(state, _frame, _chance, emit) {
    const at = state.row.findIndex(space => space.card !== NOTHING);
    if (at < 0) {
      state.stack.pop();
      return;
    }
    const space = state.row[at]!;
    while (space.queue.length > 0) {
      if (state.players[space.queue[0]!]!.coins >= space.queue.length) {
        state.stack.push({ type: 'offer', space: at });
        return;
      }
      decline(deck, state, at, true, emit);
    }
    throwAway(deck, state, space, at, emit);
  },
});

/** [SP-4.3] The lowest worker goes home, and the price falls by one. */
export function decline(deck: Deck, state: State, at: number, forced: boolean, emit?: Emit<Event>): void {
  const { card, queue } = state.row[at]!;
  const price = queue.length;
  const seat = queue.shift()!;
  emit?.({ type: 'decline', seat, space: at, card, value: valueOf(deck, card), price, forced });
}

/** [SP-4.4] A card that nobody bought is discarded; goods on it go to the supply. */
function throwAway(deck: Deck, state: State, space: Space, at: number, emit?: Emit<Event>): void {
  const { card, goods } = space;
  for (const good of goods) state.supply[good]!++;
  space.card = NOTHING;
  space.goods = [];
  discard(state, card);
  emit?.({ type: 'discard', space: at, card, value: valueOf(deck, card), goods });
}
