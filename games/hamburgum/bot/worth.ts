import type { Dice } from '@kontor/core';
import type { City } from '../src/city.ts';
import { game } from '../src/index.ts';
import { clone, type Position, type State } from '../src/state.ts';
import { tokensOf } from '../src/queries.ts';
import { isOver } from '../src/scoring.ts';
import { END_PRICE, MONEY_PER_POINT } from '../words/index.ts';
import { hurryOf, knownCity, ratesOf, standOf } from './appraise.ts';
import { ruleOfThumb } from './policy.ts';

/**
 * Winning counts more than by how much. Of two players the one ahead wants the end, and nobody else will bring it; with more players
 * a higher figure loses games (measured).
 */
const victoryOf = ({ players }: Position): number => (players.length === 2 ? 30 : 10);
/** What being ahead counts shortly before the end: less, or nobody would end the game. */
const prospectOf = ({ players }: Position): number => (players.length === 2 ? 9 : 0);
/** Points of a lead that leaves little doubt. */
const MARGIN = 10;

function final(state: Position, hurry: number): number[] {
  const { scores, ranks } = game.outcome(state)!;
  const winners = ranks.filter(rank => rank === 1).length;
  return scores.map(
    (score, seat) => score + (ranks[seat] === 1 ? victoryOf(state) / winners : 0) + hurry * tokensOf(state, seat),
  );
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

/**
 * How everybody stands. `hurry` is that of the moment from which one looks ahead: if it grew on the way, who has given more would win by
 * letting time pass.
 */
const stands = (state: Position, city: City, hurry: number): number[] => {
  if (isOver(state)) return final(state, hurry);
  const rates = ratesOf(state);
  const stand = state.players.map((_, seat) => standOf(state, city, rates, seat) + hurry * tokensOf(state, seat));
  const prospect = prospectOf(state) * (1 - rates.share) ** 2;
  const most = Math.max(...stand);
  const odds = stand.map(each => Math.exp((each - most) / MARGIN));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return stand.map((each, seat) => each + (prospect * odds[seat]!) / all);
};

/** How everybody stands once the turn that is going on is over. */
export function worth(state: Position): number[] {
  const city = knownCity(state);
  if (!city) return isOver(state) ? final(state, hurryOf(state)) : plain(state);
  if (state.stack.length === 0 || state.stack[0]!.type === 'rondel') return stands(state, city, hurryOf(state));
  const next = clone(state);
  finishTurn(next, city);
  return stands(next, city, hurryOf(next));
}

/** Plays by rule of thumb, in place, until so many turns have ended; `noise` is by how many points a choice may be off. */
export function playTo(state: State, until: number, dice: Dice, noise: number, hurry: number): number[] {
  const city = knownCity(state);
  if (!city) return worth(state);
  const chance = { at: () => dice };
  const off = (): number => (noise * dice.below(1000)) / 1000;
  while (state.stack.length > 0 && state.turn < until) {
    const frame = state.stack.at(-1)!;
    game.apply(state, frame.seat, ruleOfThumb(state, city, ratesOf(state), frame, off), chance);
  }
  return stands(state, city, hurry);
}

/** Playouts of a tree end where a block of rounds ends, so that its ways are compared at the same moment. */
const ROUNDS = 2;
const NOISE = 0.3;

export function playout(state: State, dice: Dice): number[] {
  const block = ROUNDS * state.players.length;
  const turn = state.turn + block - (state.turn % block);
  return playTo(state, turn, dice, NOISE, hurryOf({ turn, players: state.players }));
}
