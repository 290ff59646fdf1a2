import { GOODS } from './data/tables.ts';

/** A thing that can be paid or swapped, as one number: 0-3 a good, 4-12 the chip with that number plus 4. */
export type Item = number;

export const FIRST_CHIP = GOODS.length;
export const ITEM_KINDS = FIRST_CHIP + 9;

export const isChip = (item: Item): boolean => item >= FIRST_CHIP;
export const chipItem = (number: number): Item => FIRST_CHIP + number;
export const numberOf = (item: Item): number => item - FIRST_CHIP;

/** `ore 2 salt 1 chip 5 chip 5` */
export function writeItems(items: readonly Item[]): string {
  const words: string[] = [];
  for (let at = 0; at < items.length;) {
    const item = items[at]!;
    let n = 1;
    while (items[at + n] === item) n++;
    if (isChip(item)) for (let i = 0; i < n; i++) words.push(`chip ${numberOf(item)}`);
    else words.push(`${GOODS[item]} ${n}`);
    at += n;
  }
  return words.join(' ');
}

const MOST = 99;

/** The items of a list of words, ascending; undefined if it is none. */
export function readItems(words: readonly string[]): Item[] | undefined {
  const items: Item[] = [];
  for (let at = 0; at < words.length; at += 2) {
    const n = readNumber(words[at + 1], MOST);
    if (n === undefined) return undefined;
    if (words[at] === 'chip') {
      if (n > 8) return undefined;
      items.push(chipItem(n));
    } else {
      const good = (GOODS as readonly string[]).indexOf(words[at]!);
      if (good < 0 || n < 1) return undefined;
      for (let i = 0; i < n; i++) items.push(good);
    }
  }
  return items.sort((a, b) => a - b);
}

/** A whole number without sign or leading zero, up to `most`. */
export function readNumber(word: string | undefined, most: number): number | undefined {
  if (word === undefined || !/^(0|[1-9]\d?)$/.test(word)) return undefined;
  const n = Number(word);
  return n <= most ? n : undefined;
}

/** Counts by kind as an ascending list. */
export const listOf = (counts: readonly number[]): number[] => counts.flatMap((n, kind) => Array<number>(n).fill(kind));

/** A list as counts by kind. */
export function countsOf(list: readonly number[], kinds: number): number[] {
  const counts = Array<number>(kinds).fill(0);
  for (const kind of list) counts[kind]!++;
  return counts;
}

export const total = (counts: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i]!;
  return sum;
};
