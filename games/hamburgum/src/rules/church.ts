import { only, type Decision, type FrameOf, type Frozen, type Seat } from '@kontor/core';
import type { Move, RuleId } from '../../words/index.ts';
import { churchOfToken, cityIn, kindOfToken, tokenNamed, type Atlas } from '../city.ts';
import { donate, whyNotToken } from '../donation.ts';
import { canPay, donationCost } from '../queries.ts';
import { scoreToken } from '../scoring.ts';
import type { Hamburgum, Position } from '../state.ts';
import { END, endTurn, itsSeat } from './turn.ts';

type Church = FrameOf<Hamburgum, 'church'>;

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

/** [HB-6.1] [HB-6.4] One church, before scoring, and paid for. */
function whyNotDonate(state: Position, frame: Frozen<Church>, seat: Seat, token: number): RuleId | undefined {
  const church = churchOfToken(token);
  if (frame.scoring) return 'HB-6.4';
  if (frame.church >= 0 && frame.church !== church) return 'HB-6.1';
  const rule = whyNotToken(state, token);
  if (rule) return rule;
  return canPay(state.players[seat]!, donationCost(state, seat, church)) ? undefined : 'HB-1.6';
}

/** [HB-6.4] Own tokens, each once. */
const whyNotScore = ({ holder, scored }: Position, seat: Seat, token: number): RuleId | undefined =>
  holder[token] !== seat || scored[token] ? 'HB-6.4' : undefined;

const whyNotEnd = (state: Position, seat: Seat): RuleId | undefined => (hasSurplus(state, seat) ? 'HB-6.6' : undefined);

export const church = (atlas: Atlas): Decision<Hamburgum, Church> => ({
  actors: itsSeat,
  legal(state, frame, seat) {
    const { donates, scores } = cityIn(atlas, state);
    const moves: Move[] = [];
    for (let token = 0; token < donates.length; token++)
      if (!whyNotDonate(state, frame, seat, token)) moves.push(donates[token]!);
    for (let token = 0; token < scores.length; token++)
      if (!whyNotScore(state, seat, token)) moves.push(scores[token]!);
    if (!whyNotEnd(state, seat)) moves.push(END);
    return only(moves);
  },
  why(state, frame, seat, move) {
    if (move.type === 'end') return whyNotEnd(state, seat);
    if (move.type !== 'donate' && move.type !== 'score') return 'HB-2.3';
    const token = tokenNamed(cityIn(atlas, state), move);
    if (token === undefined) return 'HB-2.3';
    return move.type === 'donate' ? whyNotDonate(state, frame, seat, token) : whyNotScore(state, seat, token);
  },
  apply(state, frame, seat, move, _chance, emit) {
    const city = cityIn(atlas, state);
    if (move.type === 'donate') {
      frame.church = city.churchOf[move.church]!;
      donate(state, city, seat, move, donationCost(state, seat, frame.church), emit);
    } else if (move.type === 'score') {
      frame.scoring = true;
      scoreToken(state, city, seat, tokenNamed(city, move)!, emit);
    } else endTurn(state, seat, emit);
  },
});
