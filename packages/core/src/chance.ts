/** A stream of luck for one event of the game: uniform whole numbers, one after another. */
export interface Dice {
  /** A uniform whole number in [0, n). */
  below(n: number): number;
}

/**
 * The only source of randomness. Luck is asked for by event: `chance.at('deal', round)`.
 * Each pair of event and index names luck of its own, so a game asks for each pair in one move only.
 */
export interface Chance {
  at(event: string, index?: number): Dice;
}

export const roll = (dice: Dice, sides: number): number => dice.below(sides) + 1;

export const pick = <T>(dice: Dice, items: readonly T[]): T => items[dice.below(items.length)]!;

export function shuffle<T>(dice: Dice, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    const swap = items[i]!;
    items[i] = items[j]!;
    items[j] = swap;
  }
}

/** Takes one random item out of a list; the order of the rest changes. */
export function take<T>(dice: Dice, items: T[]): T {
  const at = dice.below(items.length);
  const item = items[at]!;
  const last = items.pop()!;
  if (at < items.length) items[at] = last;
  return item;
}

/** Takes one random piece out of a bag given as counts by kind, and says its kind. */
export function takeFrom(dice: Dice, counts: number[]): number {
  let total = 0;
  for (const count of counts) total += count;
  let left = dice.below(total);
  for (let kind = 0; ; kind++) {
    left -= counts[kind]!;
    if (left < 0) {
      counts[kind]!--;
      return kind;
    }
  }
}
