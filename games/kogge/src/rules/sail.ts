import { available, type Emit, type Frozen, type Legal, type Seat, type Selection } from '@kontor/core';
import type { Event } from '../../words/events.ts';
import { type Item, total } from '../../words/items.ts';
import type { Move, MoveOf } from '../../words/moves.ts';
import type { RuleId } from '../../words/rule-ids.ts';
import { payItems, revealing } from '../pieces.ts';
import { free, hasItems, hasSecretWay, holdings, isBarred, stepCost } from '../queries.ts';
import { faceDownSlots, followFaceDown, openTargets } from '../routes.ts';
import type { State, TurnFrame } from '../state.ts';

type Sail = MoveOf<'sail' | 'sail-down' | 'sail-secret'>;

interface Ways {
  readonly moves: Move[];
  readonly selections: Selection<Move>[];
}

/** [KO-5.1] Adds a move with each way to pay `cost` goods or chips. */
export function paid<M extends Move & { readonly pay: readonly Item[] }>(
  move: M,
  cost: number,
  held: readonly number[],
  ways: Ways = { moves: [], selections: [] },
): Legal<Move> {
  if (cost === 0) ways.moves.push(move);
  else if (total(held) >= cost)
    ways.selections.push({ move, picks: [{ field: 'pay', from: available(held), min: cost, max: cost }] });
  return ways;
}

export function sailMoves(state: Frozen<State>, turn: Frozen<TurnFrame>, seat: Seat): Legal<Move> {
  const ways: Ways = { moves: [], selections: [] };
  if (!turn.moving || turn.stopped) return ways;
  const player = state.players[seat]!;
  const held = free(state, seat);
  const cost = stepCost(player, turn.steps);
  for (const to of openTargets(state, seat)) paid({ type: 'sail', to, pay: [] }, cost, held, ways);
  for (const slot of faceDownSlots(state, seat)) paid({ type: 'sail-down', slot, pay: [] }, cost, held, ways);
  if (hasSecretWay(player) && player.city !== state.guild.city && !isBarred(state, seat, state.guild.city))
    paid({ type: 'sail-secret', pay: [] }, stepCost(player, turn.steps, true), held, ways);
  return ways;
}

export function whyNotSail(state: Frozen<State>, turn: Frozen<TurnFrame>, seat: Seat, move: Sail): RuleId | undefined {
  if (!turn.moving) return 'KO-5.4';
  if (turn.stopped) return 'KO-5.3';
  const player = state.players[seat]!;
  const { routes } = state.cities[player.city]!;
  if (move.type === 'sail') {
    if (!routes.some(({ chip, down }) => !down && chip === move.to)) return 'KO-5.1';
    if (isBarred(state, seat, move.to)) return 'KO-5.3';
  }
  if (move.type === 'sail-down' && !routes[move.slot]!.down) return 'KO-5.2';
  if (move.type === 'sail-secret') {
    if (!hasSecretWay(player) || player.city === state.guild.city) return 'KO-5.5';
    if (isBarred(state, seat, state.guild.city)) return 'KO-5.3';
  }
  const secret = move.type === 'sail-secret';
  if (move.pay.length !== stepCost(player, turn.steps, secret)) return secret ? 'KO-5.5' : 'KO-5.1';
  if (!hasItems(holdings(player), move.pay)) return 'KO-5.1';
  return hasItems(free(state, seat), move.pay) ? undefined : 'KO-7.4';
}

export function applySail(state: State, turn: TurnFrame, seat: Seat, move: Sail, emit?: Emit<Event>): void {
  const player = state.players[seat]!;
  const from = player.city;
  const shows = revealing(state, seat, move.pay);
  payItems(state, seat, move.pay);
  turn.steps++;
  if (move.type === 'sail-down') {
    const { to, barred } = followFaceDown(state, seat, move.slot);
    if (barred) turn.stopped = true;
    if (barred) emit?.({ type: 'stranded', seat, city: from, to, slot: move.slot, pay: move.pay, reveals: true });
    else emit?.({ type: 'sailed', seat, from, to, pay: move.pay, slot: move.slot, reveals: true });
    return;
  }
  player.city = move.type === 'sail' ? move.to : state.guild.city;
  emit?.({
    type: 'sailed',
    seat,
    from,
    to: player.city,
    pay: move.pay,
    ...(move.type === 'sail-secret' ? { secretWay: true } : {}),
    ...shows,
  });
}
