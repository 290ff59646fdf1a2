import { type Card, cardOf, isJoker, jokerOf, type PlayMove, SIZES, SUITS } from '../../words/index.ts';
import type { Held } from './held.ts';

/** By colour, lowest and highest value: the runs of one colour without jokers. */
const PURE: readonly (readonly (readonly PlayMove[])[])[] = SUITS.map((_, suit) =>
  Array.from({ length: 13 }, (_, low) =>
    Array.from({ length: 13 }, (_, high) => ({
      type: 'play',
      kind: 'trump',
      cards: Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => cardOf(suit, low + i)),
    })),
  ),
);

/** [HS-2.5] Every Hamburg sticht. */
export function pushTrumps(plays: unknown[], held: Held, jokerInTrump: boolean): void {
  for (let suit = 0; suit < SUITS.length; suit++) {
    const values = held.colours[suit]!;
    const starts = values & (values >> 1) & (values >> 2);
    if (starts !== 0)
      for (let low = 1; low <= 10; low++)
        if (starts & (1 << low))
          for (let high = low + 2; values & (1 << high); high++) plays.push(PURE[suit]![low]![high]!);
    if (jokerInTrump && held.jokers !== 0 && values !== 0)
      for (let low = 1; low <= 10; low++) lengthen(plays, suit, low, values, held.jokers, []);
  }
}

/** [HS-2.5] By table option a joker stands in. Each run goes on with the next value's card, and with its joker; those with a joker are new. */
function lengthen(
  plays: unknown[],
  suit: number,
  value: number,
  naturals: number,
  jokers: number,
  run: readonly Card[],
): void {
  if (run.length >= SIZES.trump && run.some(isJoker))
    plays.push({ type: 'play', kind: 'trump', cards: run.toSorted((a, b) => a - b) });
  const bit = 1 << value;
  if (naturals & bit) lengthen(plays, suit, value + 1, naturals, jokers, [...run, cardOf(suit, value)]);
  if (jokers & bit && run[run.length - 1] !== jokerOf(value))
    lengthen(plays, suit, value + 1, naturals, jokers, [...run, jokerOf(value)]);
}
