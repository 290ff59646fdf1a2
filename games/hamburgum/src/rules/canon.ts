import { guarded, type Decision, type FrameOf } from '@kontor/core';
import { notation, TOKENS, type Cost, type Move } from '../../words/index.ts';
import { cityIn, type Atlas } from '../city.ts';
import { donate, isTokenGone, isWrongFirst, type Donate } from '../donation.ts';
import { isFinished } from '../queries.ts';
import type { Hamburgum, Position } from '../state.ts';
import { itsSeat } from './turn.ts';

type Canon = FrameOf<Hamburgum, 'canon'>;

/** [HB-9.5] One brick, whichever donation it is. */
const CANON_COST: Cost = { timber: 0, brick: 1, bell: 0, money: 0 };

const DECLINE: Move = { type: 'decline' };

const ofDonation =
  (atlas: Atlas, refuses: (state: Position, church: number, kind: number) => boolean) =>
  (state: Position, _frame: unknown, _seat: number, move: Move): boolean =>
    move.type === 'donate' && refuses(state, cityIn(atlas, state).churchOf[move.church]!, TOKENS.indexOf(move.token));

/** [HB-9.5] A donation for a single brick, or none. */
export function canon(atlas: Atlas): Decision<Hamburgum, Canon> {
  const candidates = new Map(Object.values(atlas).map(city => [city, [...city.donates, DECLINE]]));
  return {
    actors: itsSeat,
    ...guarded<Hamburgum, Canon>({
      candidates: state => candidates.get(cityIn(atlas, state))!,
      guards: [
        ['HB-6.3', ofDonation(atlas, isFinished)],
        ['HB-6.2', ofDonation(atlas, isWrongFirst)],
        ['HB-6.2', ofDonation(atlas, isTokenGone)],
      ],
      otherwise: 'HB-9.5',
      notation,
    }),
    apply(state, _, seat, move, _chance, emit) {
      state.stack.pop();
      if (move.type === 'donate')
        donate(state, cityIn(atlas, state), seat, move satisfies Donate, CANON_COST, emit, true);
      else emit?.({ type: 'canon-lost', seat, why: 'declined' });
    },
  };
}
