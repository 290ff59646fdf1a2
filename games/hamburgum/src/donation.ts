import type { Seat } from '@kontor/core';
import { BONUS, NOBODY, type Cost, type Move, type RuleId } from '../words/index.ts';
import { churchOfToken, kindOfToken, tokenNamed, type City } from './city.ts';
import { finishedChurches, isFinished, pay } from './queries.ts';
import { endGame, isOver } from './scoring.ts';
import { award, type Position, type State, type Tell } from './state.ts';

type Donate = Extract<Move, { type: 'donate' }>;

/** [HB-6.2] The first donation of a church takes the five. */
const isWrongFirst = (state: Position, church: number, kind: number): boolean =>
  state.donors[church]!.length === 0 && kind !== 0;

/** [HB-6.2] Only tokens that are left. */
const isTokenGone = (state: Position, token: number): boolean => state.holder[token] !== NOBODY;

/** [HB-6.2] [HB-6.3] The rule against a donation for this token, whoever gives it. */
export function whyNotToken(state: Position, token: number): RuleId | undefined {
  const church = churchOfToken(token);
  if (isFinished(state, church)) return 'HB-6.3';
  return isWrongFirst(state, church, kindOfToken(token)) || isTokenGone(state, token) ? 'HB-6.2' : undefined;
}

/** [HB-6.3] Pay, token; and with the fifth donation bonus, church builder, perhaps the end of the game. */
export function donate(
  state: State,
  city: City,
  seat: Seat,
  move: Donate,
  cost: Cost,
  emit: Tell,
  canon = false,
): void {
  const church = city.churchOf[move.church]!;
  const player = state.players[seat]!;
  const donors = state.donors[church]!;
  pay(player, cost);
  donors.push(seat);
  state.holder[tokenNamed(city, move)!] = seat;
  const named = { id: move.church, name: city.map.churches[church]!.name };
  emit?.({
    type: 'donated',
    seat,
    church: named,
    nth: donors.length,
    token: move.token,
    cost,
    money: 0 - cost.money,
    ...(canon && { canon }),
  });
  if (!isFinished(state, church)) return;
  const bonus = BONUS[finishedChurches(state) - 1]!;
  award(player, 'builder', bonus);
  emit?.({ type: 'completed', seat, church: named, bonus });
  if (isOver(state)) endGame(state, city, emit);
}
