import { type Card, cardOf, jokerOf, lasting, type PlayMove, SIZES, SUITS } from '../../words/index.ts';
import type { Held } from './held.ts';

/** By colour, lowest and highest value: the runs of one colour without jokers. */
const PURE: readonly (readonly (readonly PlayMove[])[])[] = SUITS.map((_, suit) =>
  Array.from({ length: 13 }, (_, low) =>
    Array.from({ length: 13 }, (_, high) =>
      lasting({
        type: 'play',
        kind: 'trump',
        cards: Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => cardOf(suit, low + i)),
      }),
    ),
  ),
);

/** [HS-2.5] Every Hamburg sticht. */
export function pushTrumps(plays: unknown[], held: Held, jokerInTrump: boolean): void {
  for (let suit = 0; suit < SUITS.length; suit++) {
    const values = held.colours[suit]!;
    const starts = startsIn(values);
    for (let low = 1; starts >> low !== 0; low++)
      if (starts & (1 << low))
        for (let high = low + 2; values & (1 << high); high++) plays.push(PURE[suit]![low]![high]!);
    if (jokerInTrump && held.jokers !== 0 && values !== 0) pushWithJokers(plays, suit, values, held.jokers);
  }
}

/** The values at which a run of three can begin. */
const startsIn = (values: number): number => values & (values >> 1) & (values >> 2);

/** [HS-2.5] By table option a joker stands in for a card of the run's colour. */
function pushWithJokers(plays: unknown[], suit: number, naturals: number, jokers: number): void {
  const starts = startsIn(naturals | jokers);
  for (let low = 1; starts >> low !== 0; low++)
    if (starts & (1 << low)) lengthen(plays, suit, low, naturals, jokers, [], false);
}

/** The run goes on with the next value's card, and with its joker. Those without any joker are listed already. */
function lengthen(
  plays: unknown[],
  suit: number,
  value: number,
  naturals: number,
  jokers: number,
  run: Card[],
  hasJoker: boolean,
): void {
  if (hasJoker && run.length >= SIZES.trump)
    plays.push({ type: 'play', kind: 'trump', cards: run.toSorted((a, b) => a - b) });
  const isUsed = run[run.length - 1] === jokerOf(value);
  if (naturals & (1 << value)) {
    run.push(cardOf(suit, value));
    lengthen(plays, suit, value + 1, naturals, jokers, run, hasJoker);
    run.pop();
  }
  if (jokers & (1 << value) && !isUsed) {
    run.push(jokerOf(value));
    lengthen(plays, suit, value + 1, naturals, jokers, run, true);
    run.pop();
  }
}
