import type { Seat } from '@kontor/core';
import { HOME } from '../words/data/tables.ts';
import { isChip, type Item, numberOf } from '../words/items.ts';
import { chipPasses, goodPasses, isCommon, OPEN, SUPPLY } from './lore.ts';
import { topTurn } from './turn-frame.ts';
import type { State } from './state.ts';

/** [KO-6.9] A chip out of a hand goes to the supply, for all to see. */
export function payChip(state: State, seat: Seat, chip: number): void {
  state.players[seat]!.chips[chip]!--;
  state.supply.chips[chip]!++;
  chipPasses(state, chip, seat, SUPPLY);
  const turn = topTurn(state);
  if (turn) turn.lacks = turn.lacks.filter(good => good !== HOME[chip]);
}

/** [KO-6.9] A good from a cog goes to the supply, for all to see. */
export function payGood(state: State, seat: Seat, good: number): void {
  state.players[seat]!.goods[good]!--;
  state.supply.goods[good]!++;
  goodPasses(state, good, seat, OPEN);
}

export function payItems(state: State, seat: Seat, items: readonly Item[]): void {
  for (const item of items) {
    if (isChip(item)) payChip(state, seat, numberOf(item));
    else payGood(state, seat, item);
  }
}

/** Goods that lay open come aboard. */
export function load(state: State, seat: Seat, good: number, n = 1): void {
  state.players[seat]!.goods[good]! += n;
  for (let i = 0; i < n; i++) goodPasses(state, good, OPEN, seat);
}

/** Goods go from a cog to where they lie open. */
export function unload(state: State, seat: Seat, good: number, n = 1): void {
  state.players[seat]!.goods[good]! -= n;
  for (let i = 0; i < n; i++) goodPasses(state, good, seat, OPEN);
}

/** Marks news that show pieces of which not everybody knew who had them. */
export function revealing(state: State, seat: Seat, items: readonly Item[]): { reveals?: true } {
  const chips = Array<number>(9).fill(0);
  const goods = Array<number>(4).fill(0);
  for (const item of items) {
    if (isChip(item)) chips[numberOf(item)]!++;
    else goods[item]!++;
  }
  return isCommon(state, 'chips', seat, chips) && isCommon(state, 'goods', seat, goods) ? {} : { reveals: true };
}
