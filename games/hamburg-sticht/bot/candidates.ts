import type { Legal, Seat } from '@kontor/core';
import type { State } from '../src/index.ts';
import { type Card, FIRST_JOKER, KINDS, type Move, rankOf } from '../words/index.ts';

const best = new Map<number, Move>();
const least = new Map<number, number>();

/** Of all ways to lay the same combination keeps the one that spoils least: no jokers, no broken Hamburg stichts. Trumps all stay. */
export function candidates(
  { players }: { readonly players: State['players'] | readonly { readonly hand: readonly Card[] }[] },
  seat: Seat,
  { moves }: Legal<Move>,
): readonly Move[] {
  if (moves.length <= 2) return moves;
  const dear = inTrumps(players[seat]!.hand);
  best.clear();
  least.clear();
  let trumps = 0;
  for (const move of moves) {
    if (move.type === 'pass') best.set(-1, move);
    else if (move.kind === 'trump') best.set(1000 + trumps++, move);
    else {
      const key = KINDS.indexOf(move.kind) * 13 + rankOf(move.kind, move.cards);
      let spoils = 0;
      for (const card of move.cards) spoils += card >= FIRST_JOKER ? 3 : dear[card]!;
      if (spoils < (least.get(key) ?? Infinity)) {
        least.set(key, spoils);
        best.set(key, move);
      }
    }
  }
  return [...best.values()];
}

const marks = new Uint8Array(54);

/** Marks the cards that are part of a Hamburg sticht. */
function inTrumps(hand: readonly Card[]): Uint8Array {
  marks.fill(0);
  for (let i = 0; i + 2 < hand.length; i++) {
    const card = hand[i]!;
    if (hand[i + 1] === card + 1 && hand[i + 2] === card + 2 && card < FIRST_JOKER && card % 12 <= 9)
      marks[card] = marks[card + 1] = marks[card + 2] = 2;
  }
  return marks;
}
