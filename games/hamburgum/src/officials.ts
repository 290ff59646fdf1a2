import type { Chance, Seat } from '@kontor/core';
import { OFFICES } from '../words/index.ts';
import type { City } from './city.ts';
import { citizensOf, finishedChurches, shipsOf, sum, tokensOf } from './queries.ts';
import type { Position, State, Tell } from './state.ts';

type Pay = (state: Position, city: City, seat: Seat) => number;

const occupied = (state: Position): number => state.citizens.filter(seat => seat >= 0).length;
const donations = (state: Position): number => sum(state.donors.map(list => list.length));
const churchesWithToken = (state: Position, seat: Seat): number =>
  state.donors.filter(list => list.includes(seat)).length;
const parishes = (state: Position, city: City, seat: Seat): number =>
  new Set(city.parish.filter((_, site) => state.citizens[site] === seat)).size;

/** [HB-7.7] [HB-9.1] What each office pays, in the order of OFFICES. The canon pays nothing: it may donate. */
export const PAY: readonly Pay[] = [
  state => 10 * occupied(state),
  state => 10 * donations(state),
  state => 60 * finishedChurches(state),
  () => 0,
  (state, _, seat) => 30 * sum(state.players[seat]!.goods),
  (state, _, seat) => 40 * shipsOf(state, seat),
  (state, _, seat) => 30 * tokensOf(state, seat),
  (state, _, seat) => 50 * churchesWithToken(state, seat),
  (state, _, seat) => 20 * citizensOf(state, seat),
  (state, city, seat) => 40 * parishes(state, city, seat),
];

/** Takes an official that is open; what lies below comes up. */
export function takeOffice(state: State, office: number, chance: Chance, emit: Tell): void {
  state.open.splice(state.open.indexOf(office), 1);
  if (state.pile.length === 0) return;
  if (state.options.officials === 'base') state.open.push(state.pile.shift()!);
  else {
    /** [HB-9.3] Drawn when it is turned up: nothing is decided before it is seen. */
    const next = turnUp(state.pile, chance);
    state.open.push(next);
    emit?.({ type: 'turned-up', office: OFFICES[next]!, reveals: true });
  }
}

/** [HB-9.3] Draws one official out of those face down, which stay ascending. */
export function turnUp(pile: number[], chance: Chance): number {
  const at = chance.at('official', pile.length).below(pile.length);
  return pile.splice(at, 1)[0]!;
}
