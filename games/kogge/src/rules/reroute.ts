import { guarded, type Emit, type Frozen, type Legal, type Seat } from '@kontor/core';
import { CITIES, ROUTES } from '../../words/data/tables.ts';
import type { Event } from '../../words/events.ts';
import { type Move, type MoveOf, notation } from '../../words/moves.ts';
import type { RuleId } from '../../words/rule-ids.ts';
import { lookAt } from '../looking.ts';
import { payItems } from '../pieces.ts';
import { free, freeChips, hasItems, holdings } from '../queries.ts';
import { layRoute } from '../routes.ts';
import type { Kogge, State, TurnFrame } from '../state.ts';
import { use } from '../turn-frame.ts';
import { paid } from './sail.ts';

const CHANGES = Array.from({ length: ROUTES * CITIES }, (_, i): Move => ({
  type: 'route',
  slot: Math.floor(i / CITIES),
  lay: i % CITIES,
}));

/** [KO-6.5] [KO-10.9] Lay an own chip face down on a square here and take the chip that lies there. */
export const reroute = guarded<Kogge, TurnFrame>({
  notation,
  otherwise: 'KO-6.5',
  candidates: () => CHANGES,
  guards: [
    ['KO-6.11', (_state, { used }) => used.includes('route')],
    ['KO-6.5', ({ players }, _turn, seat, move) => move.type === 'route' && players[seat]!.chips[move.lay] === 0],
    [
      'KO-6.5',
      ({ players, cities, options }, _turn, seat, move) =>
        move.type === 'route' && !options.memoryRoutes && cities[players[seat]!.city]!.routes[move.slot]!.down,
    ],
    ['KO-6.5', ({ players }, _turn, seat, move) => move.type === 'route' && players[seat]!.city === move.lay],
    ['KO-7.4', (state, _turn, seat, move) => move.type === 'route' && freeChips(state, seat)[move.lay] === 0],
  ],
});

export function applyReroute(
  state: State,
  turn: TurnFrame,
  seat: Seat,
  { slot, lay }: MoveOf<'route'>,
  emit?: Emit<Event>,
): void {
  layRoute(state, seat, slot, lay, emit);
  use(turn, 'route');
}

/** [KO-10.9] Memory: once a turn, for one good or chip, a look at both routes here. */
export function lookMoves(state: Frozen<State>, turn: Frozen<TurnFrame>, seat: Seat): Legal<Move> {
  if (!state.options.memoryRoutes || turn.used.includes('look')) return { moves: [], selections: [] };
  return paid({ type: 'look', pay: [] }, 1, free(state, seat));
}

export function whyNotLook(
  state: Frozen<State>,
  turn: Frozen<TurnFrame>,
  seat: Seat,
  { pay }: MoveOf<'look'>,
): RuleId | undefined {
  if (!state.options.memoryRoutes) return 'KO-10.9';
  if (turn.used.includes('look')) return 'KO-6.11';
  if (pay.length !== 1 || !hasItems(holdings(state.players[seat]!), pay)) return 'KO-10.9';
  return hasItems(free(state, seat), pay) ? undefined : 'KO-7.4';
}

export function applyLook(
  state: State,
  turn: TurnFrame,
  seat: Seat,
  { pay }: MoveOf<'look'>,
  emit?: Emit<Event>,
): void {
  payItems(state, seat, pay);
  lookAt(state, seat, pay, emit);
  use(turn, 'look');
}
