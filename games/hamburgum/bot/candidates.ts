import type { Legal, Seat } from '@kontor/core';
import type { Position } from '../src/state.ts';
import { pieces, SPACES, type Move } from '../words/index.ts';
import { knownCity, ratesOf } from './appraise.ts';
import { giftsOf, projectsOf, purchasesOf, saleOf, directOf } from './gains.ts';
import { ways } from './policy.ts';

const MOST = 7;
const LOTS = 5;

/** The moves worth a thought, best first: of the many sales and purchases only sensible lots. */
export function candidates(state: Position, seat: Seat, legal: Legal<Move>): readonly Move[] {
  const city = knownCity(state);
  const frame = state.stack.at(-1)!;
  if (!city)
    return [
      ...legal.moves,
      ...legal.selections.map(({ move, picks }) => ({ ...move, [picks[0]!.field]: [picks[0]!.from[0]!.id] }) as Move),
    ];
  const rates = ratesOf(state);
  switch (frame.type) {
    case 'rondel':
      return ways(state, city, rates, seat, () => 0)
        .slice(0, MOST)
        .map(({ space }) => ({ type: 'go', space: SPACES[space]! }));
    case 'trade': {
      const moves: Move[] = [];
      const sale = saleOf(state, city, rates, seat);
      if (!frame.shipped && sale.goods.some(n => n > 0)) moves.push({ type: 'sell', goods: pieces(sale.goods) });
      if (!frame.selling)
        for (const { materials } of purchasesOf(state, city, rates, seat).slice(0, LOTS))
          moves.push({ type: 'buy', materials: pieces(materials) });
      const direct = directOf(state, city, rates, seat);
      if (direct.goods.some(n => n > 0)) moves.push({ type: 'direct', goods: pieces(direct.goods) });
      return [...moves, { type: 'end' }];
    }
    case 'church': {
      const gifts = frame.scoring ? [] : giftsOf(state, city, rates, seat, frame.church).slice(0, MOST);
      const scores = legal.moves.filter(move => move.type === 'score' || move.type === 'end');
      return [...gifts.map(({ church, kind }) => city.donates[church * 5 + kind]!), ...scores];
    }
    case 'guildhall': {
      const projects = projectsOf(state, city, rates, seat, frame.official).slice(0, MOST);
      return [...projects.map(({ site }) => city.builds[site]!), { type: 'end' }];
    }
    case 'canon': {
      const gifts = giftsOf(state, city, rates, seat, -1, { timber: 0, brick: 1, bell: 0, money: 0 }).slice(0, MOST);
      return [...gifts.map(({ church, kind }) => city.donates[church * 5 + kind]!), { type: 'decline' }];
    }
    default:
      return legal.moves;
  }
}
