import type { Step } from '@kontor/core';
import type { Deck } from '../../words/data/deck.ts';
import { discard } from '../discard.ts';
import { burn, firemen } from '../queries.ts';
import type { Speicherstadt } from '../state.ts';

/** [SP-7.1] The most firemen gain, the fewest lose, at once. */
export const fire = (deck: Deck): Step<Speicherstadt, { type: 'fire'; card: number }> => ({
  run(state, { card }, _chance, emit) {
    const sums = state.players.map(player => firemen(deck, player));
    const points = burn(sums, deck.values[card]!);
    state.players.forEach((player, seat) => (player.track += points[seat]!));
    discard(state, card);
    state.stack.pop();
    emit?.({ type: 'fire', card, value: deck.values[card]!, sums, points });
  },
});
