import type { Legal, Seat } from '@kontor/core';
import type { State } from '../src/index.ts';
import { type Card, DECK, FIRST_JOKER, type Kind, KINDS, type Move, rankOf } from '../words/index.ts';

const RANKS = 13;
/** By kind and rank: where the best so far stands in the list, counted from 1, and how much it spoils. */
const place = new Uint8Array(KINDS.length * RANKS);
const least = new Uint8Array(KINDS.length * RANKS);

/** Of all ways to lay the same combination keeps the one that spoils least: no jokers, no broken Hamburg stichts. Trumps all stay. */
export function candidates(
  { players }: { readonly players: State['players'] | readonly { readonly hand: readonly Card[] }[] },
  seat: Seat,
  { moves }: Legal<Move>,
): readonly Move[] {
  if (moves.length <= 2) return moves;
  mark(players[seat]!.hand);
  place.fill(0);
  const kept: Move[] = [];
  let kind: Kind = 'trump';
  let base = 0;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i]!;
    if (move.type === 'pass' || move.kind === 'trump') {
      kept.push(move);
      continue;
    }
    const { cards } = move;
    if (move.kind !== kind) {
      kind = move.kind;
      base = KINDS.indexOf(kind) * RANKS;
    }
    const key = base + rankOf(kind, cards);
    let spoils = 0;
    for (let at = 0; at < cards.length; at++) spoils += dear[cards[at]!]!;
    const at = place[key]!;
    if (at === 0) place[key] = kept.push(move);
    else if (spoils < least[key]!) kept[at - 1] = move;
    else continue;
    least[key] = spoils;
  }
  return kept;
}

/** What it costs to part with a card. */
const dear = new Uint8Array(DECK.length).fill(3, FIRST_JOKER);

/** Cards that are part of a Hamburg sticht are dear, too. */
function mark(hand: readonly Card[]): void {
  dear.fill(0, 0, FIRST_JOKER);
  for (let i = 0; i + 2 < hand.length; i++) {
    const card = hand[i]!;
    if (hand[i + 1] === card + 1 && hand[i + 2] === card + 2 && card + 2 < FIRST_JOKER && card % 12 <= 9)
      dear[card] = dear[card + 1] = dear[card + 2] = 2;
  }
}
