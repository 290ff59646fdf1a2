import { ranked, type Step } from '@kontor/core';
import { bonusCards, holderFrom, nextSeat, placePoints, roundsFor, scoreOf } from '../queries.ts';
import type { HamburgSticht } from '../state.ts';

/** [HS-4.1] In this order: last hand, place points, bonus points, next dealer. The open trick was taken before. */
export const score: Step<HamburgSticht, { type: 'score' }> = {
  run(state, _, __, emit) {
    const { players, out, marker, round } = state;
    const last = holderFrom(players, 0);
    const first = out[0]!;
    const cards = players[last]!.hand;
    players[first]!.captured = [...players[first]!.captured, ...cards];
    players[last]!.hand = [];
    emit?.({ type: 'lastHand', from: last, to: first, cards, bonus: bonusCards(cards, marker), reveals: true });

    const order = [...out, last];
    const place = players.map((_, seat) => placePoints(order.indexOf(seat) + 1, players.length));
    const bonus = players.map(({ captured }) => bonusCards(captured, marker));
    players.forEach((player, seat) => {
      player.place += place[seat]!;
      player.bonus += bonus[seat]!.length;
    });
    const scores = players.map(scoreOf);
    const counts = bonus.map(cards => cards.length);
    emit?.({ type: 'scored', round, order, place, bonus: counts, cards: bonus, scores, reveals: true });

    if (round < roundsFor(players.length)) {
      state.round++;
      state.dealer = nextSeat(state.dealer, players.length);
      state.stack = [{ type: 'deal' }];
    } else {
      state.stack = [];
      emit?.({ type: 'over', winners: seatsOf(ranked(scores), 1), scores });
    }
  },
};

const seatsOf = (ranks: readonly number[], rank: number): number[] =>
  ranks.flatMap((each, seat) => (each === rank ? [seat] : []));
