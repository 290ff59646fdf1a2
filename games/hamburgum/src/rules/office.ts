import { guarded, type Decision, type FrameOf } from '@kontor/core';
import { BLUE_OFFICIALS, notation, OFFICES, type Move } from '../../words/index.ts';
import { cityIn, type Atlas } from '../city.ts';
import type { Hamburgum } from '../state.ts';
import { appoint } from './guildhall.ts';
import { itsSeat } from './turn.ts';

type OfficeFrame = FrameOf<Hamburgum, 'office'>;
type Appoint = Extract<Move, { type: 'appoint' }>;

const CANDIDATES: readonly Appoint[] = BLUE_OFFICIALS.map(office => ({ type: 'appoint', office: OFFICES[office]! }));

/** [HB-9.2] Which of the officials still there comes to the new site. */
export const office = (atlas: Atlas): Decision<Hamburgum, OfficeFrame> => ({
  actors: itsSeat,
  ...guarded<Hamburgum, OfficeFrame>({
    candidates: () => CANDIDATES,
    guards: [['HB-9.2', ({ open }, _, _seat, move) => !open.includes(OFFICES.indexOf((move as Appoint).office))]],
    otherwise: 'HB-9.2',
    notation,
  }),
  apply(state, frame, seat, move, chance, emit) {
    state.stack.pop();
    appoint(state, cityIn(atlas, state), seat, frame.site, OFFICES.indexOf((move as Appoint).office), chance, emit);
  },
});
