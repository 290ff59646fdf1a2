import { type Card, FIRST_JOKER, HIGH, LOW } from '../words/index.ts';

/** A lone 1 needs more than a turn, a lone 12 wins one back. */
const COST = Array.from({ length: 13 }, (_, value) => 1.15 - value / 15);
/** A Hamburg sticht takes the trick and leads again. */
const TRUMP_COST = 0.1;

const counts = new Uint8Array(14);
const colours = new Uint16Array(4);

/** How many turns a hand is away from being empty, roughly: sets and runs go at once, high cards win the lead, trumps cost nearly nothing. */
export function need(hand: readonly Card[]): number {
  counts.fill(0);
  colours.fill(0);
  let jokers = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (card >= FIRST_JOKER) jokers |= 1 << (card - FIRST_JOKER);
    else {
      counts[LOW[card]!]!++;
      colours[(card / 12) | 0]! |= 1 << LOW[card]!;
    }
  }
  let turns = 0;
  for (let suit = 0; suit < 4; suit++) {
    const held = colours[suit]!;
    if ((held & (held >> 1) & (held >> 2)) === 0) continue;
    turns += TRUMP_COST;
    for (let value = 1; value <= 12; value++) {
      let end = value;
      while (held & (1 << end)) end++;
      if (end - value >= 3) for (let v = value; v < end; v++) counts[v]!--;
      if (end > value) value = end;
    }
  }
  for (let joker = 0; jokers; joker++, jokers >>= 1)
    if (jokers & 1)
      counts[
        counts[LOW[FIRST_JOKER + joker]!]! > counts[HIGH[FIRST_JOKER + joker]!]!
          ? LOW[FIRST_JOKER + joker]!
          : HIGH[FIRST_JOKER + joker]!
      ]!++;
  for (let value = 1; value <= 12; value++) {
    if (counts[value] === 0) continue;
    let end = value;
    while (counts[end] === 1) end++;
    if (end - value >= 3) {
      turns += COST[end - 1]! * 0.9;
      value = end - 1;
    } else turns += COST[value]! * (counts[value] === 1 ? 1 : 0.85);
  }
  return turns;
}
