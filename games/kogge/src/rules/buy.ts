import { type Emit, guarded, type Seat } from '@kontor/core';
import { GOODS } from '../../words/data/tables.ts';
import type { Event } from '../../words/events.ts';
import { type Move, type MoveOf, notation } from '../../words/moves.ts';
import { chipPasses, OPEN } from '../lore.ts';
import { payGood, revealing } from '../pieces.ts';
import { freeGoods } from '../queries.ts';
import type { Kogge, State, TurnFrame } from '../state.ts';
import { use } from '../turn-frame.ts';
import { GROUPS } from './round.ts';

/** By the number of groups on offer. */
const PURCHASES = Array.from({ length: GROUPS + 1 }, (_, groups) =>
  Array.from({ length: groups }, (_, group) => GOODS.map((_, good): Move => ({ type: 'buy', group, good }))).flat(),
);

/** [KO-6.3] One whole group of chips for one good of choice. */
export const buy = guarded<Kogge, TurnFrame>({
  notation,
  otherwise: 'KO-6.3',
  candidates: ({ groups }) => PURCHASES[groups.length]!,
  guards: [
    ['KO-6.11', (_state, { used }) => used.includes('buy')],
    ['KO-6.3', ({ groups }, _turn, _seat, move) => move.type === 'buy' && groups[move.group]!.length === 0],
    ['KO-6.3', ({ players }, _turn, seat, move) => move.type === 'buy' && players[seat]!.goods[move.good] === 0],
    ['KO-7.4', (state, _turn, seat, move) => move.type === 'buy' && freeGoods(state, seat)[move.good] === 0],
  ],
});

export function applyBuy(
  state: State,
  turn: TurnFrame,
  seat: Seat,
  { group, good }: MoveOf<'buy'>,
  emit?: Emit<Event>,
): void {
  const chips = state.groups[group]!;
  emit?.({ type: 'bought', seat, group, chips: chips.slice(), good, ...revealing(state, seat, [good]) });
  payGood(state, seat, good);
  for (const chip of chips) {
    state.players[seat]!.chips[chip]!++;
    chipPasses(state, chip, OPEN, seat);
  }
  state.groups[group] = [];
  use(turn, 'buy');
}
