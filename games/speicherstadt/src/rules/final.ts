import type { Step } from '@kontor/core';
import type { Deck } from '../../words/data/deck.ts';
import { standing } from '../scoring.ts';
import type { Speicherstadt } from '../state.ts';

/** [SP-8.2] The last fire is out: the game is over and counted. */
export const final = (deck: Deck): Step<Speicherstadt, { type: 'final' }> => ({
  run(state, _frame, _chance, emit) {
    state.row = [];
    state.stack.pop();
    const { scores, ranks } = standing(deck, state);
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    emit?.({ type: 'end', ending: state.ending!, scores, winners });
  },
});
