import { type Figures, type Frozen, type Outcome, ranked, type Seat } from '@kontor/core';
import { BONUS_POINTS, GOODS, OFFICE_POINTS, RAID_MARKER_POINTS, WORTH } from '../words/data/tables.ts';
import { total } from '../words/items.ts';
import { developmentOf, officesOf } from './queries.ts';
import type { State } from './state.ts';

/** [KO-9.2] Victory points by source, for a seat whose cog carries these goods. */
export function pointsOf(state: Frozen<State>, seat: Seat, cargo: readonly number[]): Record<string, number> {
  const { bonuses, markers } = state.players[seat]!;
  const goods = cargo.slice();
  for (const { offices } of state.cities)
    for (const office of offices) if (office.owner === seat) office.goods.forEach((n, good) => (goods[good]! += n));
  return {
    offices: OFFICE_POINTS * officesOf(state, seat),
    bonuses: BONUS_POINTS * total(bonuses),
    raidMarkers: RAID_MARKER_POINTS * markers,
    ...Object.fromEntries(GOODS.map((name, good) => [name, WORTH[good]! * goods[good]!])),
  };
}

export const sum = (points: Figures): number => Object.values(points).reduce((all, n) => all + n, 0);

const victoryPoints = (state: Frozen<State>): Record<string, number>[] =>
  state.players.map(({ goods }, seat) => pointsOf(state, seat, goods));

/**
 * [KO-9.1] Five development points: they are the score, victory points break ties among the others.
 * [KO-9.2] The guild master's second crossing: victory points; level is a draw.
 */
export function outcome(state: Frozen<State>): Outcome | undefined {
  if (state.ending === undefined) return undefined;
  const sources = victoryPoints(state);
  const points = sources.map(sum);
  if (state.ending === 'guild') return { scores: points, ranks: ranked(points), ending: 'guild', sources };
  const development = state.players.map((_, seat) => developmentOf(state, seat));
  return {
    scores: development,
    ranks: ranked(development, points),
    ending: 'five',
    sources: state.players.map(({ bonuses }, seat) => ({ offices: officesOf(state, seat), bonuses: total(bonuses) })),
  };
}
