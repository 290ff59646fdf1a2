import type { Chance, Flowing, Seat } from '@kontor/core';
import { GOODS, MATERIALS, SOURCES, type Event, type HamburgumForecast, type Move } from '../words/index.ts';
import { shipsOf } from './queries.ts';
import { outcome } from './scoring.ts';
import { clone, type Hamburgum, type Position } from './state.ts';

/** What is turned up next (HB-9.3) changes nobody's pieces, so any draw will do. */
const anyChance: Chance = { at: () => ({ below: () => 0 }) };

/** A seat's pieces by name. */
function piecesOf(state: Position, seat: Seat): Record<string, number> {
  const { prestige, money, goods, materials } = state.players[seat]!;
  const named: Record<string, number> = { prestige, money, ships: shipsOf(state, seat) };
  goods.forEach((n, good) => (named[GOODS[good]!] = n));
  materials.forEach((n, kind) => (named[MATERIALS[kind]!] = n));
  return named;
}

const some = (figures: Record<string, number>): Record<string, number> | undefined =>
  Object.keys(figures).length > 0 ? figures : undefined;

/** Plays the move on a copy and tells what changed for its player; the books of all if the game is over by it. */
export function forecast(
  flowing: Pick<Flowing<Hamburgum>, 'apply'>,
  state: Position,
  seat: Seat,
  move: Move,
): HamburgumForecast {
  const next = clone(state);
  const events: Event[] = [];
  flowing.apply(next, seat, move, anyChance, event => events.push(event));
  const result = outcome(next);
  const [before, after] = [piecesOf(state, seat), piecesOf(next, seat)];
  const cost: Record<string, number> = {};
  const gain: Record<string, number> = {};
  for (const name of Object.keys(before)) {
    const change = after[name]! - before[name]!;
    if (result && name !== 'prestige') continue;
    if (change > 0) gain[name] = change;
    if (change < 0) cost[name] = -change;
  }
  const points: Record<string, number> = {};
  SOURCES.forEach((source, i) => {
    const change = next.players[seat]!.points[i]! - state.players[seat]!.points[i]!;
    if (change !== 0) points[source] = change;
  });
  const shifts = events.flatMap(event => (event.type === 'shifted' ? [event.home] : []));
  const ends = result
    ? 'game'
    : move.type === 'end'
      ? 'turn'
      : events.some(event => event.type === 'completed')
        ? 'church'
        : undefined;
  return {
    ...(some(cost) && { cost }),
    ...(some(gain) && { gain }),
    ...(some(points) && { points }),
    ...(ends && { ends }),
    ...(shifts.length > 0 && { home: state.players.map((_, seat) => shifts.reduce((n, home) => n + home[seat]!, 0)) }),
    ...(result && { scores: result.scores, ranks: result.ranks }),
  };
}
