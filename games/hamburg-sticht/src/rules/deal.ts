import { type Step, take } from '@kontor/core';
import { type Card, DECK, HAND_SIZE } from '../../words/index.ts';
import { nextSeat, roundsFor } from '../queries.ts';
import type { HamburgSticht } from '../state.ts';

/** [HS-1.2] Thirteen cards each and the marker; the rest is not even looked at. [HS-1.3] The dealer's left neighbour leads. */
export const deal: Step<HamburgSticht, { type: 'deal' }> = {
  run(state, _, chance, emit) {
    const { players, round, dealer } = state;
    const dice = chance.at('deal', round);
    const deck = DECK.slice();
    for (const player of players) {
      const hand: Card[] = [];
      while (hand.length < HAND_SIZE) hand.push(take(dice, deck));
      player.hand = hand.sort((a, b) => a - b);
      player.captured = [];
    }
    state.marker = take(dice, deck);
    state.out = [];
    const leader = nextSeat(dealer, players.length);
    state.stack = [{ type: 'play', seat: leader }];
    if (!emit) return;
    emit({
      type: 'dealt',
      round,
      rounds: roundsFor(players.length),
      dealer,
      leader,
      marker: state.marker,
      reveals: true,
    });
    players.forEach(({ hand }, seat) =>
      emit({ type: 'hand', seat, secret: { to: [seat], cards: hand }, reveals: true }),
    );
  },
};
