import { guarded, type Decision, type FrameOf } from '@kontor/core';
import { notation, TIMBER, type Move } from '../../words/index.ts';
import { canLaunch, launch } from '../harbour.ts';
import type { Hamburgum } from '../state.ts';
import { END, endTurn, itsSeat } from './turn.ts';

type Dockyard = FrameOf<Hamburgum, 'dockyard'>;

const CANDIDATES: readonly Move[] = [{ type: 'ship' }, END];

export const dockyard: Decision<Hamburgum, Dockyard> = {
  actors: itsSeat,
  ...guarded<Hamburgum, Dockyard>({
    candidates: () => CANDIDATES,
    guards: [
      ['HB-5.3', (state, _, seat, move) => move.type === 'ship' && !canLaunch(state, seat)],
      ['HB-1.6', (state, _, seat, move) => move.type === 'ship' && state.players[seat]!.materials[TIMBER] === 0],
    ],
    otherwise: 'HB-2.3',
    notation,
  }),
  apply(state, _, seat, move, _chance, emit) {
    if (move.type === 'end') return endTurn(state, seat, emit);
    state.players[seat]!.materials[TIMBER]! -= 1;
    launch(state, seat, 1, emit);
  },
};
