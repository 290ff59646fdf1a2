import type { Game, Seat } from '@kontor/core';
import { kindOfToken, type City } from '../src/city.ts';
import type { Hamburgum } from '../src/index.ts';
import { bestSale, fleet } from '../src/loading.ts';
import { sum } from '../src/queries.ts';
import { hasSurplus } from '../src/rules/church.ts';
import { stepCost } from '../src/rules/rondel.ts';
import { affordable } from '../src/rules/trade.ts';
import { END } from '../src/rules/turn.ts';
import { clone, type Position, type State } from '../src/state.ts';
import { BELL, BRICK, DONATIONS, pieces, SPACES, TIMBER, TOKENS, type Move } from '../words/index.ts';
import { FIVE, SHIP } from './outlook.ts';

/** The moves of a turn that make sense, and the turns that can be made of them. */

/** How widely a turn is looked at. */
export interface Breadth {
  /** Points that the pawn may cost. */
  readonly paid: number;
  /** Of several donations or buildings in a row, so many beginnings are followed. */
  readonly chain: number;
  /** By how many pieces a purchase may be off the even mixture of timber and bricks. */
  readonly lots: number;
}

/** Who looks, and by which rules. */
export interface Place {
  readonly game: Game<Hamburgum>;
  readonly city: City;
  readonly seat: Seat;
}

/** What a player can sensibly do now, `end` left aside: no dear step of the pawn, few of the many lots, no token scored before its time. */
export function optionsOf(state: Position, { game, city, seat }: Place, breadth: Breadth): readonly Move[] {
  const frame = state.stack.at(-1);
  if (!frame || frame.type === 'finish') return [];
  if (frame.type === 'trade')
    return [
      ...(frame.shipped ? [] : sales(state, seat)),
      ...directSales(state, seat),
      ...(frame.selling ? [] : purchases(state, seat, breadth.lots)),
    ];
  const { moves } = game.legal(state, seat);
  if (frame.type === 'rondel') {
    const { pawn } = state.players[seat]!;
    return moves.filter(move => move.type === 'go' && stepCost(pawn, SPACES.indexOf(move.space)) <= breadth.paid);
  }
  if (frame.type !== 'church') return moves.filter(move => move.type !== 'end');
  return [...moves.filter(move => move.type === 'donate'), ...scorings(state, seat).map(token => city.scores[token]!)];
}

function sales(state: Position, seat: Seat): Move[] {
  const { goods, money } = bestSale(fleet(state, seat), state.players[seat]!.goods, state.prices);
  return money > 0 ? [{ type: 'sell', goods: pieces(goods) }] : [];
}

const directSales = ({ players }: Position, seat: Seat): Move[] =>
  sum(players[seat]!.goods) > 0 ? [{ type: 'direct', goods: pieces(players[seat]!.goods) }] : [];

/** Lots that leave about as much timber as bricks; a bell where a church comes near to need it. */
function purchases({ players, donors }: Position, seat: Seat, off: number): Move[] {
  const { materials, money } = players[seat]!;
  const needsBell = donors.some(({ length }) => length >= DONATIONS - 2 && length < DONATIONS);
  const bells = needsBell ? 1 - materials[BELL]! : 0;
  const most = affordable(money);
  const found: Move[] = [];
  for (let n = 1; n <= most; n++)
    for (let bell = 0; bell <= bells; bell++) {
      const rest = n - bell;
      const even = Math.max(0, Math.min(rest, Math.ceil((rest + materials[TIMBER]! - materials[BRICK]!) / 2)));
      for (let brick = Math.max(0, even - off); brick <= Math.min(rest, even + off); brick++)
        found.push({ type: 'buy', materials: pieces([rest - brick, brick, bell]) });
    }
  return found;
}

/** Tokens to turn over: a five, for it grows no more; else what is too many; else ships, for they may sail. */
function scorings({ holder, scored }: Position, seat: Seat): number[] {
  const open: number[] = [];
  const kinds = TOKENS.map(() => 0);
  for (let token = 0; token < holder.length; token++) {
    if (holder[token] !== seat || scored[token]) continue;
    open.push(token);
    kinds[kindOfToken(token)]!++;
  }
  const five = open.find(token => kindOfToken(token) === FIVE);
  if (five !== undefined) return [five];
  const surplus = open.filter(token => kinds[kindOfToken(token)]! > 1);
  return surplus.length > 0 ? surplus : open.filter(token => kindOfToken(token) === SHIP);
}

/** A turn, or the rest of one: its moves without the `end`, where they lead, and what that is worth. */
export interface Way {
  readonly moves: readonly Move[];
  readonly state: State;
  readonly value: number;
}

export interface Look extends Place {
  value(state: Position): number;
}

/** What is not decided yet counts as the first possibility. */
const noLuck = { at: () => ({ below: () => 0 }) };

/** The turn is over: the next player moves, unless the game has ended. */
export function ended({ game, seat }: Look, state: State): State {
  if (state.stack.length > 0) game.apply(state, seat, END, noLuck);
  return state;
}

/** All sensible ways to play the turn from here to its end. */
export function turnsOf(from: Position, look: Look, breadth: Breadth): Way[] {
  const { game, seat } = look;
  const found: Way[] = [];
  const after = (way: Way, move: Move): Way => {
    const state = clone(way.state);
    game.apply(state, seat, move, noLuck);
    return { moves: [...way.moves, move], state, value: look.value(state) };
  };
  /** The ways of a level have come to the same kind of decision. */
  const follow = (level: readonly Way[]): void => {
    const next: Way[] = [];
    for (const way of level) {
      const frame = way.state.stack.at(-1);
      if (!frame || mayEnd(way.state, seat)) found.push(way);
      for (const move of optionsOf(way.state, look, breadth)) next.push(after(way, move));
    }
    for (const group of groupsOf(next)) follow(bestOf(group, breadth.chain));
  };
  follow([{ moves: [], state: from as State, value: look.value(from) }]);
  return found;
}

/** A rondel must be moved on, an official chosen, a five or a surplus scored first. */
function mayEnd(state: Position, seat: Seat): boolean {
  const { type } = state.stack.at(-1)!;
  if (type !== 'church') return type !== 'rondel' && type !== 'office' && type !== 'canon';
  const [first] = scorings(state, seat);
  return first === undefined || (kindOfToken(first) !== FIVE && !hasSurplus(state, seat));
}

const bestOf = (ways: readonly Way[], most: number): readonly Way[] =>
  ways.length <= most ? ways : ways.toSorted((a, b) => b.value - a.value).slice(0, most);

/** Ways that lead on alike, of which few are followed: donations to one church, scoring, buildings, officials. Any other goes by itself. */
function groupsOf(ways: readonly Way[]): Iterable<readonly Way[]> {
  const groups = new Map<unknown, Way[]>();
  for (const way of ways) {
    const frame = way.state.stack.at(-1);
    const key =
      frame?.type === 'church' && !frame.scoring && frame.church >= 0
        ? frame.church
        : (frame?.type === 'church' && frame.scoring) ||
            frame?.type === 'guildhall' ||
            frame?.type === 'office' ||
            frame?.type === 'canon'
          ? frame.type
          : way;
    const group = groups.get(key);
    if (group) group.push(way);
    else groups.set(key, [way]);
  }
  return groups.values();
}
