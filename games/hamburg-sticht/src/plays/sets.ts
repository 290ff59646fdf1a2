import { type Card, DECK, HIGH, lasting, type PlayMove, SETS, SIZES, VALUES } from '../../words/index.ts';
import { cardFor, type Held, MEMBERS } from './held.ts';

const SINGLES: readonly PlayMove[] = DECK.map(card => lasting({ type: 'play', kind: 'single', cards: [card] }));

/** [HS-2.1] */
export function pushSingles(plays: unknown[], hand: readonly Card[], above: number): void {
  for (let i = 0; i < hand.length; i++) if (HIGH[hand[i]!]! > above) plays.push(SINGLES[hand[i]!]!);
}

/** [HS-2.2] All sets there are, by size, value and the mask of what is held of that value. */
const ALL: readonly (readonly (readonly (readonly PlayMove[])[])[])[] = [
  [],
  ...SETS.map(kind => [[], ...VALUES.map(value => setsOf(kind, value))]),
];

function setsOf(kind: (typeof SETS)[number], value: number): PlayMove[][] {
  const masks = MEMBERS.map((_, mask) => mask);
  const sets = masks.filter(mask => MEMBERS[mask]!.length === SIZES[kind]);
  const moves = sets.map(mask =>
    lasting({ type: 'play', kind, cards: MEMBERS[mask]!.map(suit => cardFor(suit, value)) }),
  );
  return masks.map(held => moves.filter((_, i) => (sets[i]! & ~held) === 0));
}

/** Pairs, triples or quads of a value above the given one. */
export function pushSets(plays: unknown[], { values }: Held, size: number, above: number): void {
  const sets = ALL[size]!;
  for (let value = above + 1; value <= 12; value++) {
    const list = sets[value]![values[value]!]!;
    for (let i = 0; i < list.length; i++) plays.push(list[i]!);
  }
}
