import { type Card, lasting, NO_SUIT, type PlayMove, RUNS } from '../../words/index.ts';
import { cardFor, type Held, JOKER, MEMBERS } from './held.ts';

/** By size, lowest value and the chosen colours as digits to the base five: made when first needed, then shared. */
const MADE: readonly (PlayMove | undefined)[][][] = [0, 1, 2, 3, 4, 5].map(size =>
  Array.from({ length: 13 }, () => Array<PlayMove | undefined>(size < 3 ? 0 : 5 ** size).fill(undefined)),
);

/** [HS-2.3] Runs of exactly this many cards whose highest is above the given value. */
export function pushRuns(plays: unknown[], held: Held, size: number, above: number, jokerInTrump: boolean): void {
  for (let high = Math.max(size, above + 1); high <= 12; high++) {
    const low = high - size + 1;
    let value = high;
    while (value >= low && held.values[value]! !== 0) value--;
    if (value < low) extend(plays, held, size, low, 0, 0, 0, jokerInTrump);
    else high = value + size - 1;
  }
}

/** Adds one card after another; `digits` are the choices so far, `suits` the mask of them. */
function extend(
  plays: unknown[],
  held: Held,
  size: number,
  low: number,
  at: number,
  digits: number,
  suits: number,
  jokerInTrump: boolean,
): void {
  if (at === size) {
    if (!isOneColour(suits, jokerInTrump)) plays.push((MADE[size]![low]![digits] ??= runOf(size, low, digits)));
    return;
  }
  const value = low + at;
  const list = MEMBERS[held.values[value]!]!;
  for (let i = 0; i < list.length; i++) {
    const suit = list[i]!;
    if (suit === NO_SUIT && at > 0 && isSecondUse(value, digits)) continue;
    extend(plays, held, size, low, at + 1, digits * 5 + suit, suits | (1 << suit), jokerInTrump);
  }
}

/** [HS-2.4] One joker shows both an odd value and the even one after it, but is only one card. */
const isSecondUse = (value: number, digits: number): boolean => value % 2 === 0 && digits % 5 === NO_SUIT;

/** [HS-2.6] One colour is always a Hamburg sticht; jokers belong to it only by table option. */
function isOneColour(suits: number, jokerInTrump: boolean): boolean {
  if (suits & JOKER && !jokerInTrump) return false;
  const naturals = suits & ~JOKER;
  return (naturals & (naturals - 1)) === 0;
}

function runOf(size: number, low: number, digits: number): PlayMove {
  const laid = Array<Card>(size);
  for (let at = size - 1, rest = digits; at >= 0; at--, rest = Math.floor(rest / 5))
    laid[at] = cardFor(rest % 5, low + at);
  return lasting({ type: 'play', kind: RUNS[size - 3]!, cards: laid.toSorted((a, b) => a - b) }, laid);
}
