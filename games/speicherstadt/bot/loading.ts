import type { Frozen, Legal, Seat } from '@kontor/core';
import type { State } from '../src/index.ts';
import { CONTRACT_OF, DECK, type Move } from '../words/index.ts';

/** Goods by kind that own contracts still lack, and goods by kind that nothing asks for. */
interface Stock {
  readonly lacking: number[];
  readonly spare: number[];
}

function stockOf(state: Frozen<State>, seat: Seat): Stock {
  const player = state.players[seat]!;
  const lacking = [0, 0, 0, 0, 0];
  for (const card of player.cards) {
    const contract = CONTRACT_OF[card]!;
    if (contract < 0) continue;
    DECK.symbols[contract]!.forEach((good, symbol) => {
      if (!(state.laid[contract]! & (1 << symbol))) lacking[good]!++;
    });
  }
  const spare = player.loose.map((many, good) => Math.max(0, many + (player.hall === good ? 1 : 0) - lacking[good]!));
  return { lacking, spare };
}

const openSymbols = (state: Frozen<State>, contract: number): number => {
  let n = 0;
  for (let symbol = 0; symbol < DECK.symbols[contract]!.length; symbol++)
    if (!(state.laid[contract]! & (1 << symbol))) n++;
  return n;
};

/** Contracts first, the ones nearest to completion before others; then an exchange that fills a gap, merchants, storage, sales. */
export function loadingMove(state: Frozen<State>, seat: Seat, { moves, selections }: Legal<Move>): Move {
  const done = moves.at(-1)!;
  let best: Move | undefined;
  let least = Infinity;
  for (const move of moves)
    if (move.type === 'load') {
      const open = openSymbols(state, move.contract) - DECK.points[move.contract]! / 100;
      if (open < least) [best, least] = [move, open];
    }
  if (best) return best;
  const { lacking, spare } = stockOf(state, seat);
  const swap = exchangeFor(selections, lacking, spare);
  if (swap) return swap;
  const player = state.players[seat]!;
  const many = spare.reduce((sum, n) => sum + n, 0);
  for (const move of moves) {
    if (
      move.type === 'store' &&
      move.losing === undefined &&
      player.loose[move.good]! + (player.hall === move.good ? 1 : 0) > 0
    )
      return move;
    if (move.type === 'sell' && spare[move.good]! > 0) return move;
  }
  const loose = player.loose.reduce((sum, n) => sum + n, 0);
  if (loose === 0) return done;
  const sale =
    many >= 2 && (loose >= 2 || player.hall >= 0) && !(loose === 1 && player.hall < 0)
      ? saleOf(selections, spare, loose, player.hall < 0)
      : undefined;
  if (sale) return sale;
  return (
    moves.find(move => move.type === 'keep' && move.losing === undefined) ??
    moves.find(move => move.type === 'keep' && lacking[move.good]! > lacking[move.losing!]!) ??
    done
  );
}

/** The first goods of a list of spare ones, ascending. */
function take(spare: readonly number[], many: number, but: number): number[] | undefined {
  const goods: number[] = [];
  for (let good = 0; good < spare.length && goods.length < many; good++)
    if (good !== but) for (let n = spare[good]!; n > 0 && goods.length < many; n--) goods.push(good);
  return goods.length === many ? goods : undefined;
}

function exchangeFor(
  selections: Legal<Move>['selections'],
  lacking: readonly number[],
  spare: readonly number[],
): Move | undefined {
  for (const { move } of selections) {
    if (move.type !== 'exchange' || lacking[move.take] === 0 || spare[move.take]! > 0) continue;
    const goods = take(spare, 3, move.take);
    if (goods) return { ...move, goods };
  }
  return undefined;
}

/** Two spare goods for a coin, if one more than the hall can keep is left over. */
function saleOf(
  selections: Legal<Move>['selections'],
  spare: readonly number[],
  loose: number,
  hallIsEmpty: boolean,
): Move | undefined {
  if (loose - (hallIsEmpty ? 1 : 0) < 1) return undefined;
  const goods = take(spare, 2, -1);
  const sale = selections.find(({ move }) => move.type === 'hall-sale');
  return goods && sale ? ({ ...sale.move, goods } as Move) : undefined;
}
