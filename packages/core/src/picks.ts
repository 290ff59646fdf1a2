import type { Dice } from './chance.ts';

/** A multiset to choose: `min` to `max` pieces in all, of each id at most `most`. `from` ascends by id. */
export interface FieldPick {
  readonly field: string;
  readonly from: readonly Available[];
  readonly min: number;
  readonly max: number;
}

export interface Available {
  readonly id: number;
  readonly most: number;
}

/** Pieces to choose from, for counts by kind: kinds that are not there are left out. */
export function available(counts: readonly number[]): Available[] {
  const found: Available[] = [];
  for (let id = 0; id < counts.length; id++) if (counts[id]! > 0) found.push({ id, most: counts[id]! });
  return found;
}

/** Pieces to choose from, each of which is there once. */
export const each = (ids: readonly number[]): Available[] => ids.toSorted((a, b) => a - b).map(id => ({ id, most: 1 }));

export const isMultiset = (items: unknown): items is readonly number[] =>
  Array.isArray(items) && items.every((item, i) => Number.isInteger(item) && (i === 0 || items[i - 1] <= item));

export function includes({ from, min, max }: FieldPick, items: readonly number[]): boolean {
  if (items.length < min || items.length > max) return false;
  let at = 0;
  for (const { id, most } of from) {
    let used = 0;
    while (items[at] === id) {
      at++;
      used++;
    }
    if (used > most) return false;
  }
  return at === items.length;
}

export function* membersOf({ from, min, max }: FieldPick): Generator<readonly number[]> {
  for (let size = min; size <= max; size++) yield* ofSize(from, 0, size);
}

function* ofSize(from: readonly Available[], at: number, size: number): Generator<readonly number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  const kind = from[at];
  if (!kind) return;
  for (let n = Math.min(kind.most, size); n >= 0; n--)
    for (const rest of ofSize(from, at + 1, size - n))
      yield n > 0 ? [...Array<number>(n).fill(kind.id), ...rest] : rest;
}

/** How many multisets there are of each size from 0 to `max`. */
function countsBySize({ from, max }: FieldPick): number[] {
  let counts = [1, ...Array<number>(max).fill(0)];
  for (const { most } of from)
    counts = counts.map((_, size) => {
      let sum = 0;
      for (let n = 0; n <= Math.min(most, size); n++) sum += counts[size - n]!;
      return sum;
    });
  return counts;
}

export const countOf = (pick: FieldPick): number =>
  countsBySize(pick)
    .slice(pick.min)
    .reduce((sum, n) => sum + n, 0);

/** A random multiset: first its size, then its pieces one by one. Every member can come up. */
export function randomMember({ from, min, max }: FieldPick, dice: Dice): number[] {
  const left: number[] = [];
  let total = 0;
  for (const { most } of from) {
    left.push(most);
    total += most;
  }
  const most = Math.min(max, total);
  const size = min + dice.below(most - min + 1);
  const items: number[] = [];
  while (items.length < size) {
    let at = dice.below(total--);
    let kind = 0;
    while (at >= left[kind]!) at -= left[kind++]!;
    left[kind]!--;
    items.push(from[kind]!.id);
  }
  return items.sort((a, b) => a - b);
}
