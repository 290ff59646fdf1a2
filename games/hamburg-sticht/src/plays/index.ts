import { type Card, type Kind, type PlayMove, SIZES } from '../../words/index.ts';
import { sorted } from './held.ts';
import { pushRuns } from './runs.ts';
import { pushSets, pushSingles } from './sets.ts';
import { pushTrumps } from './trumps.ts';

/** A combination that is to be beaten. */
export interface Target {
  readonly kind: Kind;
  readonly rank: number;
}

/** Every combination in a hand, each distinct set of cards once. The moves are shared: nobody changes them. */
export function allPlays(hand: readonly Card[], jokerInTrump: boolean): PlayMove[] {
  const held = sorted(hand);
  const plays: PlayMove[] = [];
  pushSingles(plays, hand, 0);
  for (let size = SIZES.pair; size <= SIZES.quad; size++) pushSets(plays, held, size, 0);
  for (let size = SIZES.lane; size <= SIZES.highway; size++) pushRuns(plays, held, size, 0, jokerInTrump);
  pushTrumps(plays, held, jokerInTrump);
  return plays;
}

/** [HS-2.7] [HS-3.2] Adds every combination that beats the target: the same kind, higher, or a Hamburg sticht. */
export function pushAnswers(
  plays: unknown[],
  hand: readonly Card[],
  { kind, rank }: Target,
  jokerInTrump: boolean,
): void {
  const held = sorted(hand);
  if (kind === 'single') pushSingles(plays, hand, rank);
  else if (kind === 'lane' || kind === 'street' || kind === 'highway')
    pushRuns(plays, held, SIZES[kind], rank, jokerInTrump);
  else pushSets(plays, held, SIZES[kind], rank);
  pushTrumps(plays, held, jokerInTrump);
}

/** The Hamburg stichts in a hand. */
export function trumpsOf(hand: readonly Card[], jokerInTrump: boolean): PlayMove[] {
  const plays: PlayMove[] = [];
  pushTrumps(plays, sorted(hand), jokerInTrump);
  return plays;
}
