import type { FrameOf, Step } from '@kontor/core';
import { bonusCards, holderFrom, isRoundOver, trickCards } from '../queries.ts';
import type { HamburgSticht } from '../state.ts';

/** [HS-3.5] [HS-3.6] [HS-3.7] The trick goes to the player of its last combination, also to one who is out. [HS-3.8] Who leads next. */
export const take: Step<HamburgSticht, FrameOf<HamburgSticht, 'take'>> = {
  run(state, { by }, _, emit) {
    const { players, trick, marker } = state;
    const seat = trick[trick.length - 1]!.seat;
    const taker = players[seat]!;
    const cards = trickCards(trick);
    taker.captured = [...taker.captured, ...cards];
    state.trick = [];
    const leader = isRoundOver(state) ? undefined : holderFrom(players, seat);
    state.stack = [leader === undefined ? { type: 'score' } : { type: 'play', seat: leader }];
    if (!emit) return;
    const bonus = bonusCards(cards, marker);
    emit({ type: 'taken', seat, by, cards: cards.length, bonus, ...(leader === undefined ? {} : { leader }) });
  },
};
