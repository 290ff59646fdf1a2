import type { Step } from '@kontor/core';
import { ranked } from '@kontor/core';
import { showsMarker } from '../../words/index.ts';
import { bonusCards, holderFrom, nextSeat, placePoints, roundsFor } from '../queries.ts';
import type { HamburgSticht } from '../state.ts';

/** [HS-4.1] In this order: last hand, place points, bonus points, next dealer. The open trick was taken before. */
export const score: Step<HamburgSticht, { type: 'score' }> = {
  run(state, _, __, emit) {
    const { players, out, marker, round } = state;
    const last = holderFrom(players, 0);
    const first = out[0]!;
    const cards = players[last]!.hand;
    players[first]!.captured.push(...cards);
    players[last]!.hand = [];
    emit?.({ type: 'lastHand', from: last, to: first, cards, bonus: bonusCards(cards, marker), reveals: true });

    const order = [...out, last];
    order.forEach((seat, i) => (players[seat]!.place += placePoints(i + 1, players.length)));
    for (const player of players) for (const card of player.captured) if (showsMarker(card, marker)) player.bonus++;
    if (emit) {
      const bonus = players.map(({ captured }) => bonusCards(captured, marker));
      emit({
        type: 'scored',
        round,
        order,
        place: players.map((_, seat) => placePoints(order.indexOf(seat) + 1, players.length)),
        bonus: bonus.map(cards => cards.length),
        cards: bonus,
        scores: players.map(({ place, bonus }) => place + bonus),
        reveals: true,
      });
    }

    if (round < roundsFor(players.length)) {
      state.round++;
      state.dealer = nextSeat(state.dealer, players.length);
      state.stack = [{ type: 'deal' }];
      return;
    }
    state.stack = [];
    const scores = players.map(({ place, bonus }) => place + bonus);
    emit?.({ type: 'over', winners: ranked(scores).flatMap((rank, seat) => (rank === 1 ? [seat] : [])), scores });
  },
};
