import type { Frozen, Seat } from '@kontor/core';
import type { Goods } from './moves.ts';
import type { Player, State } from './state.ts';

/** [PR-3.1] The most boats a player can send. */
export const mostBoats = (coins: number): number => Math.min(3, coins);

export const nextSeat = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

/** [PR-1.5] */
export const prizeOf = (options: Frozen<State>['options']): number => (options.prize === 'high' ? 5 : 3);

/** [PR-4.3] More goods beat fewer, then the sum of the kinds decides. */
export const worthOf = (goods: Goods): number => goods.length * 100 + goods.reduce((sum, kind) => sum + kind + 1, 0);

/** Takes goods out of a hand; what was known of them is known no longer. */
export function part(player: Player, goods: Goods): void {
  for (const kind of goods) {
    player.hand[kind]!--;
    if (player.shown[kind]! > 0) player.shown[kind]!--;
  }
}

/** Puts goods into a hand before all eyes. */
export function receive(player: Player, goods: Goods): void {
  for (const kind of goods) {
    player.hand[kind]!++;
    player.shown[kind]!++;
  }
}

/** [PR-6.2] */
export function pointsOf({ points, hand, contract, coins }: Frozen<Player>): {
  prizes: number;
  contract: number;
  coins: number;
} {
  return { prizes: points, contract: contract === undefined ? 0 : 3 * hand[contract]!, coins: Math.floor(coins / 2) };
}
