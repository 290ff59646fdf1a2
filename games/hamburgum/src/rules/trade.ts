import { available, type Decision, type FrameOf, type Frozen, type Selection } from '@kontor/core';
import { BELL, counts, DEPOT, DEPOT_MOST, DIRECT_PRICE, type Move, type RuleId } from '../../words/index.ts';
import { fits, fleet, load, unfit } from '../loading.ts';
import { sum } from '../queries.ts';
import { replaceTop, type Hamburgum, type Player } from '../state.ts';
import { END, endTurn, itsSeat } from './turn.ts';

type Trade = FrameOf<Hamburgum, 'trade'>;

/** [HB-4.1] What goes by ship: everything the fleet can hold, except mixtures for which there are too few ships. */
function sales(ships: readonly number[], goods: readonly number[]): readonly Selection<Move>[] {
  const room = sum(ships);
  const max = Math.min(sum(goods), room);
  if (max === 0) return [];
  const most = goods.map(owned => Math.min(owned, room));
  const pick = { field: 'goods', from: available(most), min: 1, max };
  const except = unfit(ships, goods);
  return [{ move: { type: 'sell', goods: [] }, picks: [pick], ...(except.length > 0 && { except }) }];
}

/** [HB-4.2] */
const directSales = (goods: readonly number[]): readonly Selection<Move>[] =>
  sum(goods) === 0
    ? []
    : [
        {
          move: { type: 'direct', goods: [] },
          picks: [{ field: 'goods', from: available(goods), min: 1, max: sum(goods) }],
        },
      ];

/** [HB-4.4] How many pieces of material this money buys. */
export function affordable(money: number): number {
  let n = 0;
  while (n < DEPOT_MOST && DEPOT[n + 1]! <= money) n++;
  return n;
}

function purchases({ money, materials }: Frozen<Player>): readonly Selection<Move>[] {
  const max = affordable(money);
  if (max === 0) return [];
  const from = available([max, max, 1 - materials[BELL]!]);
  return [{ move: { type: 'buy', materials: [] }, picks: [{ field: 'materials', from, min: 1, max }] }];
}

const isMore = (wanted: readonly number[], owned: readonly number[]): boolean =>
  wanted.some((n, kind) => n > owned[kind]!);

/** The rule against a purchase. */
function whyNotBuy({ money, materials }: Frozen<Player>, wanted: readonly number[]): RuleId | undefined {
  const bought = counts(wanted);
  if (wanted.length > DEPOT_MOST || bought[BELL]! + materials[BELL]! > 1) return 'HB-4.4';
  return DEPOT[wanted.length]! > money ? 'HB-1.6' : undefined;
}

export const trade: Decision<Hamburgum, Trade> = {
  actors: itsSeat,
  legal(state, frame, seat) {
    const player = state.players[seat]!;
    return {
      moves: [END],
      selections: [
        ...(frame.shipped ? [] : sales(fleet(state, seat), player.goods)),
        ...directSales(player.goods),
        ...(frame.selling ? [] : purchases(player)),
      ],
    };
  },
  why(state, frame, seat, move) {
    const player = state.players[seat]!;
    switch (move.type) {
      case 'end':
        return undefined;
      case 'sell': {
        if (frame.shipped) return 'HB-4.1';
        const wanted = counts(move.goods);
        if (isMore(wanted, player.goods)) return 'HB-1.6';
        return fits(fleet(state, seat), wanted) ? undefined : 'HB-4.1';
      }
      case 'direct':
        return isMore(counts(move.goods), player.goods) ? 'HB-1.6' : undefined;
      case 'buy':
        return frame.selling ? 'HB-4.5' : whyNotBuy(player, move.materials);
      default:
        return 'HB-2.3';
    }
  },
  apply(state, frame, seat, move, _chance, emit) {
    const player = state.players[seat]!;
    switch (move.type) {
      case 'sell': {
        const goods = counts(move.goods);
        let money = 0;
        goods.forEach((units, good) => {
          player.goods[good]! -= units;
          money += units * state.prices[good]!;
        });
        player.money += money;
        frame.selling = true;
        frame.shipped = true;
        if (emit) emit({ type: 'shipped', seat, loads: load(fleet(state, seat), goods), money });
        return;
      }
      case 'direct': {
        const goods = counts(move.goods);
        const money = DIRECT_PRICE * move.goods.length;
        goods.forEach((units, good) => (player.goods[good]! -= units));
        player.money += money;
        frame.selling = true;
        emit?.({ type: 'sold-direct', seat, goods, money });
        return;
      }
      case 'buy': {
        const materials = counts(move.materials);
        const price = DEPOT[move.materials.length]!;
        materials.forEach((n, kind) => (player.materials[kind]! += n));
        player.money -= price;
        emit?.({ type: 'bought', seat, materials, money: -price });
        replaceTop(state, { type: 'finish', seat });
        return;
      }
      default:
        endTurn(state, seat, emit);
    }
  },
};
