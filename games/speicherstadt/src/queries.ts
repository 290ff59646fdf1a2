import type { Frozen, Seat } from '@kontor/core';
import { CONTRACT_OF, KIND, MERCHANT_CARDS, WAREHOUSE } from '../words/data/cards.ts';
import type { Deck } from '../words/data/deck.ts';
import { GOODS } from '../words/data/goods.ts';
import { CAPACITY } from '../words/data/table.ts';
import { NOTHING, type Player, type State } from './state.ts';

export const KIND_COUNT = GOODS.length;

export const total = (counts: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i]!;
  return sum;
};

/** Counts by kind as a list of goods, ascending. */
export function listOf(counts: readonly number[]): number[] {
  const goods: number[] = [];
  for (let good = 0; good < counts.length; good++) for (let n = counts[good]!; n > 0; n--) goods.push(good);
  return goods;
}

export const hasCard = (player: Frozen<Player>, card: number): boolean => player.cards.includes(card);
export const hasMerchant = (player: Frozen<Player>, good: number): boolean => hasCard(player, MERCHANT_CARDS[good]!);
export const hasWarehouse = (player: Frozen<Player>): boolean => hasCard(player, WAREHOUSE);

/** [SP-5.5] Goods that still find room in the warehouse. */
export const roomInWarehouse = (player: Frozen<Player>): number =>
  hasWarehouse(player) ? CAPACITY - total(player.warehouse) : 0;

/** [SP-5.2] Goods by kind that a loading move may use: loose ones, those in the hall and in the warehouse. */
export function atHand(player: Frozen<Player>): number[] {
  const counts = player.loose.slice();
  for (let good = 0; good < KIND_COUNT; good++) counts[good]! += player.warehouse[good]!;
  if (player.hall !== NOTHING) counts[player.hall]!++;
  return counts;
}

export const hasGoods = (player: Frozen<Player>): boolean =>
  player.hall !== NOTHING || total(player.loose) > 0 || total(player.warehouse) > 0;

/** The contracts in front of a player. */
export const contractsOf = (player: Frozen<Player>): number[] => {
  const contracts: number[] = [];
  for (const card of player.cards) if (CONTRACT_OF[card]! >= 0) contracts.push(CONTRACT_OF[card]!);
  return contracts;
};

/** [SP-5.3] The first free symbol of a kind on a contract, or -1. */
export function freeSymbol(symbols: readonly number[], laid: number, good: number): number {
  for (let symbol = 0; symbol < symbols.length; symbol++)
    if (symbols[symbol] === good && !(laid & (1 << symbol))) return symbol;
  return -1;
}

export const isComplete = (symbols: readonly number[], laid: number): boolean => laid === (1 << symbols.length) - 1;

/** Goods that a contract still lacks. */
export const missing = (symbols: readonly number[], laid: number): number[] =>
  symbols.filter((_, symbol) => !(laid & (1 << symbol)));

/** [SP-7.1] The sum of a player's firemen. */
export function firemen(deck: Deck, player: Frozen<Player>): number {
  let sum = 0;
  for (const card of player.cards) if (KIND[card] === 'fireman') sum += deck.values[card]!;
  return sum;
}

/** [SP-7.1, SP-7.2] Points by seat of a fire: all with the highest sum gain, all with the lowest lose, unless all are level. */
export function burn(sums: readonly number[], points: number): number[] {
  const most = Math.max(...sums);
  const least = Math.min(...sums);
  return sums.map(sum => (most === least ? 0 : sum === most ? points : sum === least ? -points : 0));
}

/** The seat `n` places to the left of the start player. */
export const seatAfter = (state: Frozen<State>, n: number): Seat => (state.start + n) % state.players.length;
