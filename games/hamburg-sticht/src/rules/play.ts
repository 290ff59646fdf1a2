import { type Decision, type Emit, only } from '@kontor/core';
import { type Card, type Event, type Move, PASS, type PlayMove, rankOf } from '../../words/index.ts';
import { allPlays, pushAnswers } from '../plays/index.ts';
import { isRoundOver, nextToAnswer } from '../queries.ts';
import type { HamburgSticht, State } from '../state.ts';
import { faultOf } from './fault.ts';

const ALONE = [[0], [1], [2], [3]] as const;

/** [HS-3.1] [HS-3.2] One player is asked: lead a combination, or beat the last one, or pass. */
export const play: Decision<HamburgSticht, { type: 'play'; seat: number }> = {
  actors: (_, { seat }) => ALONE[seat]!,

  legal({ players, trick, options: { jokerInTrump } }, _, seat) {
    const { hand } = players[seat]!;
    if (trick.length === 0) return only(allPlays(hand, jokerInTrump));
    const moves: Move[] = [PASS];
    pushAnswers(moves, hand, trick[trick.length - 1]!, jokerInTrump);
    return only(moves);
  },

  why: ({ players, trick, options }, _, seat, move) =>
    faultOf(move, players[seat]!.hand, trick.at(-1), options.jokerInTrump),

  apply(state, frame, seat, move, _, emit) {
    if (move.type === 'pass') emit?.({ type: 'passed', seat });
    else if (lay(state, seat, move, emit)) return;
    const next = nextToAnswer(state.players, seat, state.trick[state.trick.length - 1]!.seat);
    if (next === undefined) state.stack = [{ type: 'take', by: 'passes' }];
    else frame.seat = next;
  },
};

/** Lays a combination on the table; says whether that ends the trick. */
function lay(state: State, seat: number, { kind, cards }: PlayMove, emit?: Emit<Event>): boolean {
  const player = state.players[seat]!;
  const rank = rankOf(kind, cards);
  const hand = without(player.hand, cards);
  player.hand = hand;
  state.trick = [...state.trick, { seat, kind, rank, cards }];
  emit?.({
    type: 'played',
    seat,
    kind,
    rank,
    cards,
    leads: state.trick.length === 1,
    left: hand.length,
    shown: true,
  });
  if (hand.length === 0) {
    state.out = [...state.out, seat];
    emit?.({ type: 'out', seat, place: state.out.length });
  }
  if (kind === 'trump') state.stack = [{ type: 'take', by: 'trump' }];
  else if (isRoundOver(state)) state.stack = [{ type: 'take', by: 'end' }];
  else return false;
  return true;
}

/** What is left of a hand; it and the cards ascend. */
function without(hand: readonly Card[], cards: readonly Card[]): Card[] {
  const left: Card[] = [];
  let next = 0;
  for (let i = 0; i < hand.length; i++)
    if (hand[i] === cards[next]) next++;
    else left.push(hand[i]!);
  return left;
}
