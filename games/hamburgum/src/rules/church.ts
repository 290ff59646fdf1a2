import { guarded, type Decision, type FrameOf, type Frozen, type Guard, type Seat } from '@kontor/core';
import { notation, TOKENS, type Move } from '../../words/index.ts';
import { cityIn, kindOfToken, tokenOf, type Atlas, type City } from '../city.ts';
import { donate, isTokenGone, isWrongFirst, type Donate } from '../donation.ts';
import { canPay, donationCost, isFinished } from '../queries.ts';
import { scoreToken } from '../scoring.ts';
import type { Hamburgum, Position } from '../state.ts';
import { END, endTurn, itsSeat } from './turn.ts';

type Church = FrameOf<Hamburgum, 'church'>;
type Score = Extract<Move, { type: 'score' }>;

/** [HB-6.6] Whether this player has two open tokens of one kind. */
export function hasSurplus({ holder, scored }: Position, seat: Seat): boolean {
  let kinds = 0;
  for (let token = 0; token < holder.length; token++) {
    if (holder[token] !== seat || scored[token]) continue;
    const bit = 1 << kindOfToken(token);
    if (kinds & bit) return true;
    kinds |= bit;
  }
  return false;
}

/** Asks only about donations, with church and kind as numbers. */
const ofDonation =
  (
    atlas: Atlas,
    refuses: (state: Position, frame: Frozen<Church>, seat: Seat, church: number, kind: number) => boolean,
  ) =>
  (state: Position, frame: Frozen<Church>, seat: Seat, move: Move): boolean =>
    move.type === 'donate' &&
    refuses(state, frame, seat, cityIn(atlas, state).churchOf[move.church]!, TOKENS.indexOf(move.token));

const guards = (atlas: Atlas): readonly Guard<Hamburgum, Church>[] => [
  ['HB-6.4', ofDonation(atlas, (_, { scoring }) => scoring)],
  ['HB-6.1', ofDonation(atlas, (_, frame, _seat, church) => frame.church >= 0 && frame.church !== church)],
  ['HB-6.3', ofDonation(atlas, (state, _, _seat, church) => isFinished(state, church))],
  ['HB-6.2', ofDonation(atlas, (state, _, _seat, church, kind) => isWrongFirst(state, church, kind))],
  ['HB-6.2', ofDonation(atlas, (state, _, _seat, church, kind) => isTokenGone(state, church, kind))],
  [
    'HB-1.6',
    ofDonation(atlas, (state, _, seat, church) => !canPay(state.players[seat]!, donationCost(state, seat, church))),
  ],
  [
    'HB-6.4',
    (state, _, seat, move) => {
      if (move.type !== 'score') return false;
      const token = tokenIn(cityIn(atlas, state), move);
      return state.holder[token] !== seat || state.scored[token]!;
    },
  ],
  ['HB-6.6', (state, _, seat, move) => move.type === 'end' && hasSurplus(state, seat)],
];

const tokenIn = (city: City, move: Score): number => tokenOf(city.churchOf[move.church]!, TOKENS.indexOf(move.token));

export function church(atlas: Atlas): Decision<Hamburgum, Church> {
  const candidates = new Map(Object.values(atlas).map(city => [city, [...city.donates, ...city.scores, END]]));
  return {
    actors: itsSeat,
    ...guarded<Hamburgum, Church>({
      candidates: state => candidates.get(cityIn(atlas, state))!,
      guards: guards(atlas),
      otherwise: 'HB-2.3',
      notation,
    }),
    apply(state, frame, seat, move, _chance, emit) {
      const city = cityIn(atlas, state);
      if (move.type === 'donate') {
        frame.church = city.churchOf[move.church]!;
        donate(state, city, seat, move satisfies Donate, donationCost(state, seat, frame.church), emit);
      } else if (move.type === 'score') {
        frame.scoring = true;
        scoreToken(state, city, seat, tokenIn(city, move), emit);
      } else endTurn(state, seat, emit);
    },
  };
}
