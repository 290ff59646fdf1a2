import { only, type Decision, type FrameOf } from '@kontor/core';
import { SPACES } from '../../words/index.ts';
import type { Hamburgum } from '../state.ts';
import { END, endTurn, itsSeat } from './turn.ts';

/** [HB-2.3] The action is done; its player ends the turn, or takes it back. */
export const finish: Decision<Hamburgum, FrameOf<Hamburgum, 'finish'>> = {
  actors: itsSeat,
  legal: () => only([END]),
  /** [HB-4.5] Who bought material may not sell any more; all else is a second action. */
  why({ players }, _, seat, move) {
    if (move.type === 'end') return undefined;
    const isTrade = SPACES[players[seat]!.pawn]?.startsWith('trade');
    return isTrade && (move.type === 'sell' || move.type === 'direct') ? 'HB-4.5' : 'HB-2.3';
  },
  apply: (state, _, seat, _move, _chance, emit) => endTurn(state, seat, emit),
};
