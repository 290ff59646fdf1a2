import { type Decision, only } from '@kontor/core';
import type { Deck } from '../../words/data/deck.ts';
import type { Move } from '../../words/moves.ts';
import { acquire } from '../acquire.ts';
import type { Speicherstadt } from '../state.ts';
import { decline } from './purchase.ts';
import { valueOf } from './supply.ts';

const ANSWERS = only<Move>([{ type: 'buy' }, { type: 'decline' }]);

/** [SP-4.1] The owner of the lowest worker buys for as many coins as workers stand there, or declines. */
export const offer = (deck: Deck): Decision<Speicherstadt, { type: 'offer'; space: number }> => ({
  actors: (state, { space }) => [state.row[space]!.queue[0]!],
  legal: () => ANSWERS,
  why: (_state, _frame, _seat, move) => (move.type === 'buy' || move.type === 'decline' ? undefined : 'SP-4.1'),
  apply(state, { space: at }, seat, move, _chance, emit) {
    state.stack.pop();
    if (move.type === 'decline') return decline(deck, state, at, false, emit);
    const space = state.row[at]!;
    const { card, goods } = space;
    const price = space.queue.length;
    acquire(state.players[seat]!, space, price);
    emit?.({ type: 'buy', seat, space: at, card, value: valueOf(deck, card), coins: -price, goods });
  },
});
