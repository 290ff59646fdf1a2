import type { Frozen, Seat } from '@kontor/core';
import { type Card, type Forecast, type Move, type PlayMove, rankOf, showsMarker } from '../words/index.ts';
import { nextToAnswer, placePoints, roundsFor, trickCards } from './queries.ts';
import type { State } from './state.ts';
import { trumpsOf } from './plays/index.ts';

/** What a move brings for sure, from the own hand and the open table alone. */
export function forecast(state: Frozen<State>, seat: Seat, move: Move): Forecast {
  return move.type === 'pass' ? ofPass(state, seat) : ofPlay(state, seat, move);
}

/** The last to pass hands the trick over. */
function ofPass({ players, trick }: Frozen<State>, seat: Seat): Forecast {
  const last = trick.at(-1)!;
  const left = players[seat]!.hand.length;
  return nextToAnswer(players, seat, last.seat) === undefined ? { left, ends: 'trick', taker: last.seat } : { left };
}

function ofPlay(state: Frozen<State>, seat: Seat, { kind, cards }: PlayMove): Forecast {
  const { players, trick, marker, out, options } = state;
  const { hand } = players[seat]!;
  const left = hand.length - cards.length;
  const beats = trick.at(-1);
  const place = out.length + 1;
  const seats = players.length;
  const endsRound = left === 0 && place === seats - 1;
  const ends = endsRound ? (state.round < roundsFor(seats) ? 'round' : 'game') : kind === 'trump' ? 'trick' : undefined;
  const taken = ends ? [...trickCards(trick), ...cards] : [];
  const bonus = taken.filter(card => showsMarker(card, marker)).length;
  return {
    left,
    rank: rankOf(kind, cards),
    ...(beats ? { beats } : {}),
    cost: { cards: cards.length },
    ...(ends ? { ends, taker: seat, gain: { cards: taken.length, bonus } } : {}),
    ...(left === 0 ? { place } : {}),
    ...(left === 0 || bonus > 0
      ? { points: { ...(left === 0 ? { place: placePoints(place, seats) } : {}), ...(bonus > 0 ? { bonus } : {}) } }
      : {}),
    ...(kind !== 'trump' && tears(hand, cards, options.jokerInTrump) ? { breaks: true } : {}),
  };
}

/** Whether these cards take a Hamburg sticht apart so that nothing of it is left: of a longer run a shorter one may stay. */
function tears(hand: readonly Card[], cards: readonly Card[], jokerInTrump: boolean): boolean {
  const within = (part: readonly Card[], whole: readonly Card[]): boolean => part.every(card => whole.includes(card));
  const before = trumpsOf(hand, jokerInTrump).map(trump => trump.cards);
  const after = before.filter(trump => !trump.some(card => cards.includes(card)));
  if (after.length === before.length) return false;
  const longest = before.filter(trump => !before.some(other => other.length > trump.length && within(trump, other)));
  return longest.some(trump => !after.some(kept => within(kept, trump)));
}
