import type { Step } from '@kontor/core';
import type { Deck } from '../../words/data/deck.ts';
import { hasGoods, seatAfter } from '../queries.ts';
import type { Speicherstadt } from '../state.ts';
import { hasChoice } from './handling.ts';

/** [SP-5.1, SP-5.9] One after the other from the start player; [SP-5.12] those who have nothing to decide are skipped. */
export const loading = (deck: Deck): Step<Speicherstadt, { type: 'loading'; asked: number }> => ({
  run(state, frame) {
    while (frame.asked < state.players.length) {
      const seat = seatAfter(state, frame.asked++);
      if (!hasGoods(state.players[seat]!) || !hasChoice(deck, state, seat)) continue;
      state.stack.push({ type: 'handling', seat });
      return;
    }
    state.stack.pop();
  },
});
