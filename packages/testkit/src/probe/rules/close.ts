import { type Chance, type Emit, type FrameOf, type Frozen, type Seat, type Step, takeFrom } from '@kontor/core';
import type { Components } from '../components.ts';
import type { Event } from '../events.ts';
import { nextSeat, prizeOf, worthOf } from '../queries.ts';
import { type Bid, listed, type Probe, sizeOf, type State } from '../state.ts';
import { lapse } from './offers.ts';

/** [PR-4.3] */
export function bestBid(laid: readonly Frozen<Bid>[]): Seat | undefined {
  let best: Frozen<Bid> | undefined;
  for (const bid of laid) if (!best || worthOf(bid.goods) > worthOf(best.goods)) best = bid;
  return best?.seat;
}

/** [PR-4.4] [PR-5.5] [PR-6.1] The table is cleared; the next round begins, or the game is over. */
export const close = ({ rounds }: Components): Step<Probe, FrameOf<Probe, 'close'>> => ({
  run(state, { laid }, chance, emit) {
    const seat = bestBid(laid);
    if (seat !== undefined) {
      const points = prizeOf(state.options);
      state.players[seat]!.points += points;
      emit?.({ type: 'prize', seat, points });
    }
    for (const { goods } of laid) for (const kind of goods) state.discard[kind]!++;
    lapse(state, () => true, emit);
    drawAll(state, chance, emit);
    for (const player of state.players) player.offers = 0;
    if (sizeOf(state.pile) === 0 || state.round === rounds) {
      end(state, emit);
      return;
    }
    state.round++;
    state.starter = nextSeat(state.starter, state.players.length);
    state.stack = [{ type: 'look' }];
    emit?.({ type: 'round', round: state.round, starter: state.starter });
  },
});

function drawAll(state: State, chance: Chance, emit?: Emit<Event>): void {
  for (let i = 0, seat = state.starter; i < state.players.length; i++, seat = nextSeat(seat, state.players.length)) {
    if (sizeOf(state.pile) === 0) return;
    const kind = takeFrom(chance.at('draw', state.round * 10 + seat), state.pile);
    state.players[seat]!.hand[kind]!++;
    emit?.({ type: 'drew', seat, secret: { to: [seat], kind }, reveals: true });
  }
}

function end(state: State, emit?: Emit<Event>): void {
  state.ending = sizeOf(state.pile) === 0 ? 'empty' : 'rounds';
  state.stack = [];
  for (const player of state.players) player.shown = [...player.hand];
  emit?.({
    type: 'over',
    ending: state.ending,
    hands: state.players.map(({ hand }) => listed(hand)),
    ...(state.options.contracts ? { contracts: state.players.map(({ contract }) => contract!) } : {}),
    reveals: true,
  });
}
