import { guarded, type Decision, type FrameOf } from '@kontor/core';
import { notation } from '../../words/index.ts';
import type { Hamburgum } from '../state.ts';
import { END, endTurn, itsSeat } from './turn.ts';

/** [HB-2.3] The action is done; its player ends the turn, or takes it back. */
export const finish: Decision<Hamburgum, FrameOf<Hamburgum, 'finish'>> = {
  actors: itsSeat,
  ...guarded<Hamburgum, FrameOf<Hamburgum, 'finish'>>({
    candidates: () => [END],
    guards: [],
    otherwise: 'HB-2.3',
    notation,
  }),
  apply: (state, _, seat, _move, _chance, emit) => endTurn(state, seat, emit),
};
