import { type Decision, type Frozen, type Legal, only, type Seat, type Selection } from '@kontor/core';
import type { Move } from '../../words/moves.ts';
import type { Kogge, State, TurnFrame } from '../state.ts';
import { applyBuild, build } from './build.ts';
import { applyBuy, buy } from './buy.ts';
import { applyGuildDeal, guildDeal } from './guild-deal.ts';
import { applyPick, pickMoves, whyNotPick } from './pick-up.ts';
import { applyRaid, raid } from './raid.ts';
import { applyLook, applyReroute, lookMoves, reroute, whyNotLook } from './reroute.ts';
import { applySail, sailMoves, whyNotSail } from './sail.ts';
import { applyTrading, trading } from './trade.ts';

const END = only<Move>([{ type: 'end' }]);

/** A part of a turn: the moves it offers. */
type Offers = (state: Frozen<State>, turn: Frozen<TurnFrame>, seat: Seat) => Legal<Move>;

const PARTS: readonly Offers[] = [
  sailMoves,
  pickMoves,
  build.legal,
  guildDeal.legal,
  buy.legal,
  trading.legal,
  reroute.legal,
  lookMoves,
  raid.legal,
  () => END,
];

/** [KO-5] [KO-6] First movement, then actions in any order, each once; the first action ends the movement. */
export const turn: Decision<Kogge, TurnFrame> = {
  actors: (_state, { seat }) => [seat],
  legal(state, frame, seat) {
    const moves: Move[] = [];
    const selections: Selection<Move>[] = [];
    for (const part of PARTS) {
      const more = part(state, frame, seat);
      for (const move of more.moves) moves.push(move);
      for (const selection of more.selections) selections.push(selection);
    }
    return { moves, selections };
  },
  why(state, frame, seat, move) {
    switch (move.type) {
      case 'sail':
      case 'sail-down':
      case 'sail-secret':
        return whyNotSail(state, frame, seat, move);
      case 'pick':
      case 'pick-all':
        return whyNotPick(state, frame, seat, move);
      case 'build':
        return build.why(state, frame, seat, move);
      case 'arm':
      case 'bonus':
      case 'ask-chip':
      case 'sell-chip':
        return guildDeal.why(state, frame, seat, move);
      case 'buy':
        return buy.why(state, frame, seat, move);
      case 'give':
        return trading.why(state, frame, seat, move);
      case 'route':
        return reroute.why(state, frame, seat, move);
      case 'look':
        return whyNotLook(state, frame, seat, move);
      case 'raid-cog':
      case 'raid-city':
        return raid.why(state, frame, seat, move);
      case 'end':
        return undefined;
      default:
        return 'K-2';
    }
  },
  apply(state, frame, seat, move, _chance, emit) {
    switch (move.type) {
      case 'sail':
      case 'sail-down':
      case 'sail-secret':
        return applySail(state, frame, seat, move, emit);
      case 'pick':
      case 'pick-all':
        return applyPick(state, seat, move, emit);
      case 'build':
        return applyBuild(state, frame, seat, emit);
      case 'arm':
      case 'bonus':
      case 'ask-chip':
      case 'sell-chip':
        return applyGuildDeal(state, frame, seat, move, emit);
      case 'buy':
        return applyBuy(state, frame, seat, move, emit);
      case 'give':
        return applyTrading(state, frame, seat, move, emit);
      case 'route':
        return applyReroute(state, frame, seat, move, emit);
      case 'look':
        return applyLook(state, frame, seat, move, emit);
      case 'raid-cog':
      case 'raid-city':
        return applyRaid(state, seat, move, emit);
      case 'end':
        state.stack.pop();
        emit?.({ type: 'finished', seat });
        if (state.options.conflicts)
          state.stack.push({ type: 'conflict', active: seat, city: state.players[seat]!.city, asked: -1, fought: [] });
    }
  },
};
