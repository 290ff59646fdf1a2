import {
  arrange,
  type Card,
  isJoker,
  isOneColour,
  isSet,
  type Kind,
  type Move,
  rankOf,
  type RuleId,
  SIZES,
} from '../../words/index.ts';
import type { Target } from '../plays/index.ts';

/** The first rule a move breaks. It looks at the own hand and at what lies on the table, nothing else. */
export function faultOf(
  move: Move,
  hand: readonly Card[],
  target: Target | undefined,
  jokerInTrump: boolean,
): RuleId | undefined {
  if (move.type === 'pass') return target ? undefined : 'HS-3.1';
  const { kind, cards } = move;
  if (!cards.every(card => hand.includes(card))) return 'HS-3.10';
  return (
    notA(kind, cards, jokerInTrump) ?? (target && !beats(kind, rankOf(kind, cards), target) ? 'HS-2.7' : undefined)
  );
}

/** [HS-2.7] [HS-3.6] */
const beats = (kind: Kind, rank: number, target: Target): boolean =>
  kind === 'trump' || (kind === target.kind && rank > target.rank);

/** The rule by which these cards are not what they are called. */
function notA(kind: Kind, cards: readonly Card[], jokerInTrump: boolean): RuleId | undefined {
  const laid = arrange(kind, cards);
  if (isSet(kind))
    return cards.filter(isJoker).length > 1 ? 'HS-2.4' : laid && cards.length === SIZES[kind] ? undefined : 'HS-2.2';
  const trump = isOneColour(cards, jokerInTrump);
  if (kind === 'trump') return laid && trump && cards.length >= SIZES.trump ? undefined : 'HS-2.5';
  if (!laid || (cards.length !== SIZES[kind] && !trump)) return 'HS-2.3';
  return trump ? 'HS-2.6' : undefined;
}
