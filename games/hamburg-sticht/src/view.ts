import type { Frozen, Seat, Viewer } from '@kontor/core';
import type { PlayerView, View } from '../words/index.ts';
import {
  bonusCards,
  bonusCount,
  nextToAnswer,
  placePoints,
  restFor,
  roundsFor,
  scoreOf,
  trickCards,
} from './queries.ts';
import type { State } from './state.ts';

/** [HS-5.1] [HS-5.2] Built field by field: nothing of another hand, nothing of the rest. */
export const view = (state: Frozen<State>, viewer: Viewer): View =>
  viewer === 'public' ? common(state) : { ...common(state), ...own(state, viewer) };

export const own = ({ players }: Frozen<State>, seat: Seat): Pick<View, 'hand'> => ({ hand: players[seat]!.hand });

function common(state: Frozen<State>): View {
  const { players, out, trick, marker } = state;
  const seats = players.length;
  const turn = turnOf(state);
  const captured = players.map(player => player.captured);
  const seen: Mutable<View> = {
    edition: state.edition,
    options: state.options,
    round: state.round,
    rounds: roundsFor(seats),
    dealer: state.dealer,
    marker,
    rest: restFor(seats),
    trick,
    bonus: bonusCards(trickCards(trick), marker),
    out,
    places: PLACES_TO_COME[seats]![out.length]!,
    players: players.map((_, seat) => playerView(state, seat)),
    seen: { captured, bonus: captured.map(cards => bonusCount(cards, marker)) },
  };
  if (turn !== undefined) {
    seen.turn = turn;
    seen.leader = trick[0]?.seat ?? turn;
  }
  return seen;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const turnOf = ({ stack }: Frozen<State>): number | undefined =>
  stack[0]?.type === 'play' ? stack[0].seat : undefined;

/** By seats, and by places that are taken. */
const PLACES_TO_COME: readonly (readonly (readonly number[])[])[] = Array.from({ length: 5 }, (_, seats) =>
  Array.from({ length: seats + 1 }, (_, taken) =>
    Array.from({ length: seats - taken }, (_, i) => placePoints(taken + 1 + i, seats)),
  ),
);

function playerView(state: Frozen<State>, seat: number): PlayerView {
  const { hand, captured, place, bonus } = state.players[seat]!;
  const rank = state.out.indexOf(seat) + 1;
  const seen: Mutable<PlayerView> = {
    cards: hand.length,
    captured: captured.length,
    points: { place, bonus },
    score: scoreOf({ place, bonus }),
    passed: hasPassed(state, seat),
  };
  if (rank > 0) seen.place = rank;
  return seen;
}

/** Whether the seat was asked since the last combination and passed: it lies between that player and the one to play. */
function hasPassed(state: Frozen<State>, seat: number): boolean {
  const { players, trick } = state;
  const last = trick.at(-1);
  const turn = turnOf(state);
  if (!last || turn === undefined) return false;
  for (
    let asked = nextToAnswer(players, last.seat, last.seat);
    asked !== undefined && asked !== turn;
    asked = nextToAnswer(players, asked, last.seat)
  )
    if (asked === seat) return true;
  return false;
}
