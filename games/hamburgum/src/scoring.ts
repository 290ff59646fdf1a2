import { ranked, type Outcome, type Seat } from '@kontor/core';
import { CHURCHES, END_PRICE, MONEY_PER_POINT, SOURCES, TOKENS } from '../words/index.ts';
import { churchOfToken, kindOfToken, type City } from './city.ts';
import { finishedChurches, sum, tokenValue } from './queries.ts';
import { award, type Player, type Position, type State, type Tell } from './state.ts';

/** [HB-6.4] A token pays what it is worth now, and is turned over for good. */
export function scoreToken(state: State, city: City, seat: Seat, token: number, emit: Tell, final = false): void {
  const points = tokenValue(state, city, seat, token);
  const kind = TOKENS[kindOfToken(token)]!;
  award(state.players[seat]!, kind, points);
  state.scored[token] = true;
  const { id, name } = city.map.churches[churchOfToken(token)]!;
  emit?.({ type: 'scored', seat, church: { id, name }, token: kind, points, ...(final && { final }) });
}

/** [HB-8.2] Open tokens, then 50 for every piece, then a point for every full hundred. */
export function closeBooks(state: State, city: City, emit: Tell): void {
  state.holder.forEach((seat, token) => {
    if (seat >= 0 && !state.scored[token]) scoreToken(state, city, seat, token, emit, true);
  });
  state.players.forEach((player, seat) => {
    const pieces = sum(player.goods) + sum(player.materials);
    player.goods.fill(0);
    player.materials.fill(0);
    player.money += END_PRICE * pieces;
    if (pieces > 0) emit?.({ type: 'sold-out', seat, pieces, money: END_PRICE * pieces });
    const points = Math.floor(player.money / MONEY_PER_POINT);
    player.money -= MONEY_PER_POINT * points;
    award(player, 'money', points);
    if (points > 0) emit?.({ type: 'bought-prestige', seat, points, money: -MONEY_PER_POINT * points });
  });
}

/** [HB-8.1] Six churches: nothing comes after. */
export function endGame(state: State, city: City, emit: Tell): void {
  state.stack = [];
  closeBooks(state, city, emit);
  emit?.({ type: 'over', scores: state.players.map(({ prestige }) => prestige), ranks: ranks(state) });
}

export const isOver = (state: Pick<Position, 'donors'>): boolean => finishedChurches(state) === CHURCHES;

/** [HB-8.3] Prestige, then the money left. */
const ranks = ({ players }: { readonly players: readonly Pick<Player, 'prestige' | 'money'>[] }): number[] =>
  ranked(
    players.map(({ prestige }) => prestige),
    players.map(({ money }) => money),
  );

/** Prestige by source, without the sources that gave nothing. */
export const sourcesOf = (points: readonly number[]): Record<string, number> =>
  Object.fromEntries(SOURCES.flatMap((source, i) => (points[i] === 0 ? [] : [[source, points[i]!]])));

export function outcome(state: Position): Outcome | undefined {
  if (!isOver(state)) return undefined;
  return {
    scores: state.players.map(({ prestige }) => prestige),
    ranks: ranks(state),
    ending: 'six-churches',
    sources: state.players.map(({ points }) => sourcesOf(points)),
  };
}
