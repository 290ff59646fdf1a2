import type { Frozen } from '@kontor/core';
import { placePoints, type State } from '../src/index.ts';
import { showsMarker } from '../words/index.ts';
import { need } from './need.ts';

/** How surely the hand nearer to empty goes out first, per turn of difference. */
const SURE = 0.8;
/** The share of the bonus cards in its hand that a seat will keep. */
const KEEPS = 0.4;

/** Points so far, bonus cards on the way, and the place each seat may expect. */
export function worth(state: Frozen<State>): number[] {
  const { players, trick, out, marker } = state;
  const seats = players.length;
  const points = players.map(({ place, bonus }) => place + bonus);
  if (state.stack.length === 0) return points;
  const last = trick[trick.length - 1];
  const holds = last ? hold(last.kind.length > 6 ? 12 : last.rank) : 0;
  const turns = players.map(({ hand }, seat) => need(hand) - (seat === last?.seat ? 0.6 * holds : 0));

  for (let seat = 0; seat < seats; seat++) {
    const place = out.indexOf(seat);
    if (place >= 0) points[seat]! += placePoints(place + 1, seats);
    else
      for (let other = 0; other < seats; other++)
        if (other !== seat && !out.includes(other))
          points[seat]! += 1 / (1 + Math.exp(SURE * (turns[seat]! - turns[other]!)));
    const { captured, hand } = players[seat]!;
    for (const card of captured) if (showsMarker(card, marker)) points[seat]!++;
    for (const card of hand) if (showsMarker(card, marker)) points[seat]! += KEEPS;
  }
  let bonus = 0;
  for (const { cards } of trick) for (const card of cards) if (showsMarker(card, marker)) bonus++;
  if (last && bonus > 0)
    for (let seat = 0; seat < seats; seat++)
      points[seat]! += seat === last.seat ? bonus * holds : (bonus * (1 - holds)) / (seats - 1);
  return points;
}

/** The chance that a combination of this rank is not beaten. */
const hold = (rank: number): number => 0.15 + (0.75 * rank * rank) / 144;
