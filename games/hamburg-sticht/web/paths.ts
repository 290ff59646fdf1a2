import type { Path, Target } from '@kontor/ui';
import type { Card } from '../words/data/cards.ts';
import type { Move } from '../words/moves.ts';

const PREFIX = 'card:';

export const targetOf = (card: Card): Target => `${PREFIX}${card}`;

/** The cards among some targets. */
export const cardsIn = (targets: readonly Target[]): Card[] =>
  targets.flatMap(target => (target.startsWith(PREFIX) ? [Number(target.slice(PREFIX.length))] : []));

/** Cards are picked in any order; a pass is one click. */
export const pathOf = (move: Move): Path => (move.type === 'pass' ? ['pass'] : { set: move.cards.map(targetOf) });
