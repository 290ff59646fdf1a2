import { isJoker } from '../words/data/cards.ts';
import { KINDS, rankOf } from '../words/data/combinations.ts';
import type { Move, PlayMove } from '../words/moves.ts';

export const MOST = 4;

const isPlay = (move: Move): move is PlayMove => move.type === 'play';
const jokers = (move: PlayMove): number => move.cards.filter(isJoker).length;

/** How dear a play is: cards that win tricks later are worth keeping. */
const cost = (move: PlayMove): number => rankOf(move.kind, move.cards) + 6 * jokers(move);

/**
 * A few legal plays worth a look: of each kind the one that gives least away, longest first. When there is something to
 * beat, the next one up too.
 */
export function suggestions(moves: readonly Move[]): PlayMove[] {
  const plays = moves.filter(isPlay);
  const byKind = KINDS.map(kind => plays.filter(move => move.kind === kind).toSorted((a, b) => cost(a) - cost(b)))
    .filter(group => group.length > 0)
    .toReversed();
  const trump = byKind.filter(group => group[0]!.kind === 'trump').flatMap(group => group.slice(0, 1));
  const others = byKind.filter(group => group[0]!.kind !== 'trump');
  const answers = others.length === 1 ? distinct(others[0]!) : others.map(group => group[0]!);
  return [...answers.slice(0, MOST - trump.length), ...trump];
}

/** The cheapest play of each rank, in case several cards of a value are at hand. */
const distinct = (plays: readonly PlayMove[]): PlayMove[] =>
  plays.filter(
    (move, i) => plays.findIndex(other => rankOf(other.kind, other.cards) === rankOf(move.kind, move.cards)) === i,
  );
