import type { Dice } from '@kontor/core';
import type { City } from '../src/city.ts';
import { game } from '../src/index.ts';
import { clone, type Position, type State } from '../src/state.ts';
import { isOver } from '../src/scoring.ts';
import { END_PRICE, MONEY_PER_POINT } from '../words/index.ts';
import { knownCity, ratesOf, standOf } from './appraise.ts';
import { ruleOfThumb } from './policy.ts';

/** Nobody wins by a single point more surely than by ten, but winning is what counts. */
const VICTORY = 8;

function final(state: Position): number[] {
  const { scores, ranks } = game.outcome(state)!;
  const winners = ranks.filter(rank => rank === 1).length;
  return scores.map((score, seat) => score + (ranks[seat] === 1 ? VICTORY / winners : 0));
}

/** Without a city: what is on the table counts, at its price at the end. */
const plain = ({ players }: Position): number[] =>
  players.map(({ prestige, money, goods, materials }) => {
    const pieces = [...goods, ...materials].reduce((sum, n) => sum + n, 0);
    return prestige + (money + END_PRICE * pieces) / MONEY_PER_POINT;
  });

const noLuck = { at: () => ({ below: () => 0 }) };
const noNoise = (): number => 0;
/** No turn has more moves. */
const TURN = 60;

/** Finishes the turn that is going on, in place, by rule of thumb. */
function finishTurn(state: State, city: City): void {
  for (let n = 0; n < TURN && state.stack.length > 0 && state.stack[0]!.type !== 'rondel'; n++) {
    const frame = state.stack.at(-1)!;
    game.apply(state, frame.seat, ruleOfThumb(state, city, ratesOf(state), frame, noNoise), noLuck);
  }
}

const stands = (state: Position, city: City): number[] => {
  if (isOver(state)) return final(state);
  const rates = ratesOf(state);
  return state.players.map((_, seat) => standOf(state, city, rates, seat));
};

/** How everybody stands once the turn that is going on is over. */
export function worth(state: Position): number[] {
  const city = knownCity(state);
  if (!city) return isOver(state) ? final(state) : plain(state);
  if (state.stack.length === 0 || state.stack[0]!.type === 'rondel') return stands(state, city);
  const next = clone(state);
  finishTurn(next, city);
  return stands(next, city);
}

/** Playouts end where a block of rounds ends, so that the ways of one search are compared at the same moment. */
const ROUNDS = 2;
const NOISE = 0.3;

/** Plays to the end of the block by rule of thumb, in place. */
export function playout(state: State, dice: Dice): number[] {
  const city = knownCity(state);
  if (!city) return worth(state);
  const chance = { at: () => dice };
  const noise = (): number => (NOISE * dice.below(1000)) / 1000;
  const block = ROUNDS * state.players.length;
  const until = state.turn + block - (state.turn % block);
  while (state.stack.length > 0 && state.turn < until) {
    const frame = state.stack.at(-1)!;
    game.apply(state, frame.seat, ruleOfThumb(state, city, ratesOf(state), frame, noise), chance);
  }
  return stands(state, city);
}
