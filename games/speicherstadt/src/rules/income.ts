import type { Frozen, Step } from '@kontor/core';
import { BANK } from '../../words/data/cards.ts';
import { hasCard } from '../queries.ts';
import type { Player, Speicherstadt } from '../state.ts';

/** [SP-6.1] 1 coin; 1 more without a purchase this round; 1 more with the bank. */
export const incomeOf = (player: Frozen<Player>): number =>
  1 + (player.bought === 0 ? 1 : 0) + (hasCard(player, BANK) ? 1 : 0);

/** [SP-6.2, SP-6.3] Everybody is paid out of a bank that never runs dry; the metal coin goes to the left. */
export const income: Step<Speicherstadt, { type: 'income' }> = {
  run(state, _frame, _chance, emit) {
    const coins = state.players.map(incomeOf);
    state.players.forEach((player, seat) => {
      player.coins += coins[seat]!;
      player.bought = 0;
    });
    state.start = (state.start + 1) % state.players.length;
    state.stack.pop();
    emit?.({ type: 'income', coins, start: state.start });
  },
};
