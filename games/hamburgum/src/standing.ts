import type { Seat } from '@kontor/core';
import { CHURCHES, GOODS, NOBODY, OFFICIAL, type RuleId, type Standing } from '../words/index.ts';
import type { City } from './city.ts';
import { isFull, shiftOf } from './harbour.ts';
import { bestSale, fleet } from './loading.ts';
import { PAY } from './officials.ts';
import { donationCost, isFinished, isFree, isOpenTo, lacking, tokenValue } from './queries.ts';
import { production } from './rules/rondel.ts';
import { closeBooks, isOver, sourcesOf } from './scoring.ts';
import { clone, type Position } from './state.ts';

const bySeat = <T>({ players }: Position, figure: (seat: Seat) => T): T[] => players.map((_, seat) => figure(seat));

/** [HB-7.2] The rule that closes a site to this player. */
const closedBy = (state: Position, city: City, seat: Seat, site: number): RuleId | 'open' =>
  isOpenTo(state, city, seat, site) ? 'open' : 'HB-7.2';

/** [HB-8.2] Everybody's books, closed on a copy. */
export function ifOver(state: Position, city: City): Standing['ifOver'] {
  const books = clone(state);
  if (!isOver(state)) closeBooks(books, city, undefined);
  return books.players.map(({ prestige, money, points }) => ({ score: prestige, money, sources: sourcesOf(points) }));
}

/** [HB-7.7] [HB-9.1] What an official would pay with its own citizen on the best site that is open; on any free site if none is. */
function officePay(state: Position, city: City, seat: Seat, office: number): number {
  const free = city.type.flatMap((type, site) => (type === OFFICIAL && isFree(state, site) ? [site] : []));
  const open = free.filter(site => isOpenTo(state, city, seat, site));
  const trial = { ...state, citizens: state.citizens.slice() };
  let best = 0;
  for (const site of open.length > 0 ? open : free) {
    trial.citizens[site] = seat;
    best = Math.max(best, PAY[office]!(trial, city, seat));
    trial.citizens[site] = NOBODY;
  }
  return best;
}

/** The figures that stand beside the board. */
export const standing = (state: Position, city: City): Standing => ({
  tokens: state.holder.map((_, token) =>
    state.scored[token] ? [] : bySeat(state, seat => tokenValue(state, city, seat, token)),
  ),
  donations: Array.from({ length: CHURCHES }, (_, church) => church)
    .filter(church => !isFinished(state, church))
    .map(church => {
      const costs = bySeat(state, seat => donationCost(state, seat, church));
      return {
        church,
        nth: state.donors[church]!.length + 1,
        costs,
        lacking: bySeat(state, seat => lacking(state.players[seat]!, costs[seat]!)),
      };
    }),
  sites: bySeat(state, seat => state.citizens.map((_, site) => closedBy(state, city, seat, site))),
  shift: { full: isFull(state), ...shiftOf(state) },
  offices: bySeat(state, seat => state.open.map(office => officePay(state, city, seat, office))),
  production: bySeat(state, seat => GOODS.map((_, good) => production(state.players[seat]!.buildings, good))),
  sales: bySeat(state, seat => bestSale(fleet(state, seat), state.players[seat]!.goods, state.prices)),
  ifOver: ifOver(state, city),
});
