import type { Frozen, Seat } from '@kontor/core';
import { compareSets } from '../src/bids.ts';
import type { State } from '../src/index.ts';
import { total } from '../words/items.ts';

type Seen = Frozen<State>;

/** What a fight is worth: below it the chips that change hands cost more. */
const LOOT = 2;

/** The set to lay in a fight: all chips of a kind if there are two or more, the largest such set; else the two highest. */
export function strongSet(chips: readonly number[]): number[] {
  let kind = -1;
  for (let number = 0; number < chips.length; number++)
    if (chips[number]! > 1 && (kind < 0 || chips[number]! >= chips[kind]!)) kind = number;
  if (kind >= 0) return Array<number>(chips[kind]!).fill(kind);
  const set: number[] = [];
  for (let number = chips.length - 1; number >= 0 && set.length < 2; number--)
    if (chips[number]! > 0) set.unshift(number);
  return set;
}

/** Whether a seat would win, by the hands of this world, and there is something to be won. */
export function isPrey({ players }: Seen, seat: Seat, victim: Seat): boolean {
  const [mine, theirs] = [players[seat]!, players[victim]!];
  return total(theirs.goods) >= LOOT && compareSets(strongSet(mine.chips), strongSet(theirs.chips)) > 0;
}
