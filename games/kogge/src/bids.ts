import type { Seat } from '@kontor/core';
import { HOME } from '../words/data/tables.ts';
import { countsOf } from '../words/items.ts';

/**
 * [KO-3.5] How good a set of chips is: equal chips beat all others (more chips, then the higher number); then the sum, then more 0s,
 * then the highest chip, then the next. Lists compare like words.
 */
export function strength(chips: readonly number[]): number[] {
  if (chips.length === 0) return [];
  if (chips.length > 1 && chips.every(chip => chip === chips[0])) return [1, chips.length, chips[0]!];
  const sum = chips.reduce((total, chip) => total + chip, 0);
  return [0, sum, chips.filter(chip => chip === 0).length, ...chips.toSorted((a, b) => b - a)];
}

/** Positive if the first set is better, 0 if they are the same. */
export function compareSets(a: readonly number[], b: readonly number[]): number {
  const [left, right] = [strength(a), strength(b)];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? -1) - (right[i] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** [KO-3.5] The new order; who laid nothing comes last, in the order so far. */
export function orderByBids(
  order: readonly Seat[],
  bids: readonly { readonly seat: Seat; readonly chips: readonly number[] }[],
): Seat[] {
  const chipsOf = (seat: Seat) => bids.find(bid => bid.seat === seat)?.chips ?? [];
  return order.toSorted((a, b) => compareSets(chipsOf(b), chipsOf(a)));
}

/** What comes to one city. */
export interface Yield {
  readonly city: number;
  readonly toCity: number;
  /** Sites whose office gets a good. */
  readonly toOffices: readonly number[];
}

/** [KO-3.4] What the chips laid bring, highest city first, as far as the goods last. */
export function production(
  chips: readonly number[],
  sites: (city: number) => number,
  goods: readonly number[],
): Yield[] {
  const left = goods.slice();
  const counts = countsOf(chips, HOME.length);
  const yields: Yield[] = [];
  for (let city = HOME.length - 1; city >= 0; city--) {
    if (counts[city] === 0) continue;
    const good = HOME[city]!;
    const n = Math.min(2 * counts[city]!, left[good]!);
    left[good]! -= n;
    // Two offices and a single good: neither gets it.
    const offices = sites(city) <= n ? sites(city) : 0;
    yields.push({ city, toCity: n - offices, toOffices: Array.from({ length: offices }, (_, site) => site) });
  }
  return yields;
}
