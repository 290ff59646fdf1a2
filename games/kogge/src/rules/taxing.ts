import { type Decision, type FrameOf, guarded, type Step } from '@kontor/core';
import { GOODS, HOME } from '../../words/data/tables.ts';
import { listOf, total } from '../../words/items.ts';
import { notation } from '../../words/moves.ts';
import { lapseAll } from '../offers.ts';
import { payGood, revealing } from '../pieces.ts';
import { freeGoods } from '../queries.ts';
import type { Kogge } from '../state.ts';

const DELIVERY = 2;

/** [KO-10.1] Taxes: the cogs in his city pay in order, then the city loses what it does not produce. [KO-4.3] Then he brings goods. */
export const taxing: Step<Kogge, FrameOf<Kogge, 'taxing'>> = {
  run(state, frame, _chance, emit) {
    const seat = frame.queue[0];
    if (seat !== undefined) {
      if (total(state.players[seat]!.goods) > 0) state.stack.push({ type: 'tax', seat });
      else frame.queue.shift();
      return;
    }
    const { city } = state.guild;
    const { goods } = state.cities[city]!;
    const home = HOME[city]!;
    if (state.options.taxes) {
      const seized = goods.map((n, good) => (good === home ? 0 : n));
      seized.forEach((n, good) => {
        goods[good]! -= n;
        state.supply.goods[good]! += n;
      });
      if (total(seized) > 0) emit?.({ type: 'confiscated', city, goods: listOf(seized) });
    }
    const n = Math.min(DELIVERY, state.supply.goods[home]!);
    goods[home]! += n;
    state.supply.goods[home]! -= n;
    emit?.({ type: 'delivered', city, n });
    lapseAll(state, emit);
    state.stack.pop();
  },
};

type Tax = FrameOf<Kogge, 'tax'>;

/** [KO-10.1] One good of the owner's choice. */
export const tax: Decision<Kogge, Tax> = {
  actors: (_state, { seat }) => [seat],
  ...guarded<Kogge, Tax>({
    notation,
    otherwise: 'KO-10.1',
    candidates: () => GOODS.map((_, good) => ({ type: 'tax', good })),
    guards: [
      ['KO-10.1', ({ players }, _frame, seat, move) => move.type === 'tax' && players[seat]!.goods[move.good] === 0],
      ['KO-7.4', (state, _frame, seat, move) => move.type === 'tax' && freeGoods(state, seat)[move.good] === 0],
    ],
  }),
  apply(state, _frame, seat, move, _chance, emit) {
    if (move.type !== 'tax') return;
    emit?.({ type: 'taxed', seat, good: move.good, ...revealing(state, seat, [move.good]) });
    payGood(state, seat, move.good);
    state.stack.pop();
    (state.stack.at(-1) as FrameOf<Kogge, 'taxing'>).queue.shift();
  },
};
