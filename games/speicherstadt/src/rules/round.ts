import type { Step } from '@kontor/core';
import { isFire } from '../../words/data/deck.ts';
import { ROUNDS } from '../../words/data/table.ts';
import type { Frame } from '../../words/view.ts';
import type { Speicherstadt } from '../state.ts';

/** The five phases, as they are put on the stack: the first one last. */
const PHASES: readonly (() => Frame)[] = [
  () => ({ type: 'income' }),
  () => ({ type: 'loading', asked: 0 }),
  () => ({ type: 'purchase' }),
  () => ({ type: 'demand', placed: 0 }),
  () => ({ type: 'supply' }),
];

/** [SP-2.4, SP-7.3] Opens a round, or, when only fires are left in the pile, burns them in order and ends the game. */
export const round: Step<Speicherstadt, { type: 'round' }> = {
  run(state, _frame, _chance, emit) {
    if (state.pile.every(isFire)) {
      state.ending = state.pile.length === 1 ? 'fourth-fire' : 'both-fires';
      state.stack.pop();
      state.stack.push({ type: 'final' });
      while (state.pile.length > 0) state.stack.push({ type: 'fire', card: state.pile.pop()! });
      return;
    }
    state.round++;
    state.row = [];
    for (const phase of PHASES) state.stack.push(phase());
    emit?.({ type: 'round', round: state.round, of: ROUNDS[state.players.length]!, start: state.start });
  },
};
