import {
  type Aside,
  available,
  type Emit,
  type Frozen,
  type Legal,
  NONE,
  type Seat,
  type Selection,
} from '@kontor/core';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import { part, receive } from '../queries.ts';
import { holds, type Offer, type Probe, sizeOf, type State } from '../state.ts';

/** [PR-5.2] */
const MOST_OFFERS = 2;

const offerBy = (state: Frozen<State>, seat: Seat): Frozen<Offer> | undefined =>
  state.offers.find(({ by }) => by === seat);
const offerTo = (state: Frozen<State>, from: Seat, seat: Seat): Frozen<Offer> | undefined =>
  state.offers.find(({ by, to }) => by === from && to === seat);

const canOffer = (state: Frozen<State>, seat: Seat): boolean =>
  state.players[seat]!.offers < MOST_OFFERS && !offerBy(state, seat) && sizeOf(state.players[seat]!.hand) > 0;

/** [PR-5.1] Asked for are one or two goods of any kinds; an offer that asks for more than there are in hand would lapse at once. */
function offersOf(state: Frozen<State>, seat: Seat): Selection<Move>[] {
  const { hand } = state.players[seat]!;
  return state.players.flatMap((other, to) => {
    const most = Math.min(2, sizeOf(other.hand));
    if (to === seat || most === 0) return [];
    const kinds = hand.map((_, id) => ({ id, most: 2 }));
    return [
      {
        move: { type: 'offer', to, give: [], ask: [] },
        picks: [
          { field: 'give', from: available(hand), min: 1, max: 2 },
          { field: 'ask', from: kinds, min: 1, max: most },
        ],
      },
    ];
  });
}

function legal(state: Frozen<State>, seat: Seat): Legal<Move> {
  if (!state.options.offers) return NONE;
  const { hand } = state.players[seat]!;
  const moves: Move[] = offerBy(state, seat) ? [{ type: 'withdraw' }] : [];
  for (const { by, to, ask } of state.offers) {
    if (to !== seat) continue;
    if (holds(hand, ask)) moves.push({ type: 'accept', from: by });
    moves.push({ type: 'decline', from: by });
  }
  return { moves, selections: canOffer(state, seat) ? offersOf(state, seat) : [] };
}

function whyOffer(state: Frozen<State>, seat: Seat, { to, give, ask }: Extract<Move, { type: 'offer' }>) {
  const { hand } = state.players[seat]!;
  const other = state.players[to];
  if (!other || to === seat) return 'PR-5.1';
  if (offerBy(state, seat) || state.players[seat]!.offers >= MOST_OFFERS) return 'PR-5.2';
  if (
    [give, ask].some(goods => goods.length < 1 || goods.length > 2 || goods.at(-1)! >= hand.length) ||
    !holds(hand, give)
  )
    return 'PR-5.1';
  return ask.length > sizeOf(other.hand) ? 'PR-5.5' : undefined;
}

/** Ends offers; what was promised goes back to the hand, and everybody saw it. */
export function lapse(state: State, ends: (offer: Offer) => boolean, emit?: Emit<Event>): void {
  state.offers = state.offers.filter(offer => {
    if (!ends(offer)) return true;
    receive(state.players[offer.by]!, offer.give);
    emit?.({ type: 'lapsed', seat: offer.by });
    return false;
  });
}

/** [PR-5.1] … [PR-5.5] */
export const offers: Aside<Probe> = {
  types: ['offer', 'withdraw', 'accept', 'decline'],
  may: state =>
    state.options.offers
      ? state.players.flatMap((_, seat) =>
          offerBy(state, seat) ||
          state.offers.some(({ to }) => to === seat) ||
          (canOffer(state, seat) && offersOf(state, seat).length > 0)
            ? [seat]
            : [],
        )
      : [],
  asked: state => [...new Set(state.offers.map(({ to }) => to))],
  legal,
  why(state, seat, move) {
    if (!state.options.offers) return 'PR-1.4';
    switch (move.type) {
      case 'offer':
        return whyOffer(state, seat, move);
      case 'withdraw':
        return offerBy(state, seat) ? undefined : 'PR-5.3';
      case 'accept': {
        const offer = offerTo(state, move.from, seat);
        return offer && holds(state.players[seat]!.hand, offer.ask) ? undefined : 'PR-5.4';
      }
      case 'decline':
        return offerTo(state, move.from, seat) ? undefined : 'PR-5.4';
      default:
        return 'K-1';
    }
  },
  apply(state, seat, move, _chance, emit) {
    const player = state.players[seat]!;
    const drop = (from: Seat): Offer =>
      state.offers.splice(
        state.offers.findIndex(({ by }) => by === from),
        1,
      )[0]!;
    switch (move.type) {
      case 'offer': {
        part(player, move.give);
        player.offers++;
        state.offers.push({ by: seat, to: move.to, give: [...move.give], ask: [...move.ask] });
        emit?.({ type: 'offered', seat, to: move.to, give: move.give, ask: move.ask });
        return;
      }
      case 'withdraw':
        receive(player, drop(seat).give);
        emit?.({ type: 'withdrawn', seat });
        return;
      case 'accept': {
        const { by, give, ask } = drop(move.from);
        part(player, ask);
        receive(player, give);
        receive(state.players[by]!, ask);
        emit?.({ type: 'traded', seat, from: by, give, ask });
        return;
      }
      case 'decline':
        receive(state.players[move.from]!, drop(move.from).give);
        emit?.({ type: 'declined', seat, from: move.from });
    }
  },
  after: (state, emit) => lapse(state, ({ to, ask }) => sizeOf(state.players[to]!.hand) < ask.length, emit),
};
