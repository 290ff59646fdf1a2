import type { Frozen, Seat } from '@kontor/core';
import { type Card, DEALS_EACH, DECK, HAND_SIZE, showsMarker } from '../words/index.ts';
import type { State } from './state.ts';

/** [HS-1.4] */
export const roundsFor = (seats: number): number => DEALS_EACH * seats;

/** [HS-1.2] */
export const restFor = (seats: number): number => DECK.length - HAND_SIZE * seats - 1;

/** Clockwise. */
export const nextSeat = (seat: Seat, seats: number): Seat => (seat + 1 === seats ? 0 : seat + 1);

type Hands = readonly { readonly hand: readonly Card[] }[];

/** [HS-3.8] The first seat from this one on, clockwise, that has cards. */
export function holderFrom(players: Hands, from: Seat): Seat {
  let seat = from;
  while (players[seat]!.hand.length === 0) seat = nextSeat(seat, players.length);
  return seat;
}

/** [HS-3.5] Who is asked after this seat, or undefined if the question came round to the last combination's player. */
export function nextToAnswer(players: Hands, after: Seat, last: Seat): Seat | undefined {
  for (let seat = nextSeat(after, players.length); seat !== last; seat = nextSeat(seat, players.length))
    if (players[seat]!.hand.length > 0) return seat;
  return undefined;
}

/** [HS-4.1] */
export const isRoundOver = ({ players, out }: Frozen<State>): boolean => out.length === players.length - 1;

/** [HS-4.3] Place points: the first out gets most, the last nothing. */
export const placePoints = (place: number, seats: number): number => seats - place;

/** [HS-4.7] Places and bonus cards, nothing else. */
export const scoreOf = ({ place, bonus }: { readonly place: number; readonly bonus: number }): number => place + bonus;

/** [HS-4.4] The cards that show the marker's number. */
export const bonusCards = (cards: readonly Card[], marker: Card): Card[] =>
  cards.filter(card => showsMarker(card, marker));

/** [HS-4.4] How many cards show the marker's number. */
export function bonusCount(cards: readonly Card[], marker: Card): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (showsMarker(cards[i]!, marker)) count++;
  return count;
}

/** All cards of the current trick. */
export function trickCards(trick: Frozen<State>['trick']): Card[] {
  const all: Card[] = [];
  for (const { cards } of trick) for (let i = 0; i < cards.length; i++) all.push(cards[i]!);
  return all;
}
