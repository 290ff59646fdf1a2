import { only, type Decision, type FrameOf } from '@kontor/core';
import type { Cost, Move } from '../../words/index.ts';
import { cityIn, tokenNamed, type Atlas } from '../city.ts';
import { donate, whyNotToken } from '../donation.ts';
import type { Hamburgum } from '../state.ts';
import { itsSeat } from './turn.ts';

type Canon = FrameOf<Hamburgum, 'canon'>;

/** [HB-9.5] One brick, whichever donation it is. */
const CANON_COST: Cost = { timber: 0, brick: 1, bell: 0, money: 0 };

const DECLINE: Move = { type: 'decline' };

/** [HB-9.5] A donation for a single brick, or none. */
export const canon = (atlas: Atlas): Decision<Hamburgum, Canon> => ({
  actors: itsSeat,
  legal: state => only([...cityIn(atlas, state).donates.filter((_, token) => !whyNotToken(state, token)), DECLINE]),
  why(state, _frame, _seat, move) {
    if (move.type === 'decline') return undefined;
    const token = move.type === 'donate' ? tokenNamed(cityIn(atlas, state), move) : undefined;
    return token === undefined ? 'HB-9.5' : whyNotToken(state, token);
  },
  apply(state, _, seat, move, _chance, emit) {
    state.stack.pop();
    if (move.type === 'donate') donate(state, cityIn(atlas, state), seat, move, CANON_COST, emit, true);
    else emit?.({ type: 'canon-lost', seat, why: 'declined' });
  },
});
