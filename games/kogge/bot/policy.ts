import type { Dice, Frozen, Legal, Seat } from '@kontor/core';
import { game, type State } from '../src/index.ts';
import { forget } from '../src/lore.ts';
import { freeChips } from '../src/queries.ts';
import { endsGame } from '../src/rules/guild.ts';
import { rateOf } from '../src/rules/trade.ts';
import { pointsOf, sum } from '../src/scoring.ts';
import { WORTH } from '../words/data/tables.ts';
import type { Move } from '../words/moves.ts';
import { candidates } from './candidates.ts';
import { isPrey, strongSet } from './fights.ts';
import { planOf } from './needs.ts';
import { takeMove, turnMove } from './turn.ts';
import { worth } from './worth.ts';

type Seen = Frozen<State>;

/** A quick sensible move: one made from the position where that is possible, else any that is worth a thought. */
export function policy(state: Seen, seat: Seat, legal: Legal<Move>, dice: Dice): Move {
  const answers = state.offers.some(({ to }) => to === seat);
  return (answers ? undefined : quickMove(state, seat, dice)) ?? anyOf(candidates(state, seat, legal), dice);
}

/** Plays the round to its end. Nobody looks, so nobody keeps book of what is known, and open offers are left alone. */
export function playout(state: State, dice: Dice): readonly number[] {
  const { round } = state;
  const chance = { at: () => dice };
  forget(state);
  state.offers = [];
  while (state.stack.length > 0 && state.round === round) {
    const seat = game.actors(state)[0]!;
    const move = quickMove(state, seat, dice) ?? anyOf(candidates(state, seat, game.legal(state, seat)), dice);
    game.apply(state, seat, move, chance);
  }
  return worth(state);
}

const anyOf = (moves: readonly Move[], dice: Dice): Move => moves[dice.below(moves.length)]!;

/** Undefined where no quick way is known. */
function quickMove(state: Seen, seat: Seat, dice: Dice): Move | undefined {
  const top = state.stack.at(-1);
  switch (top?.type) {
    case 'turn':
      return turnMove(state, seat, top, dice);
    case 'bid':
      return bidMove(state, seat, dice);
    case 'guild':
      return guildMove(state, seat, dice);
    case 'trade':
      return takeMove(state, seat, top.given, rateOf(state, seat));
    case 'attack':
      return attackMove(state, seat);
    case 'fight':
      return { type: 'fight', chips: strongSet(state.players[seat]!.chips) };
    default:
      return undefined;
  }
}

/** A single chip that feeds an own office, if it can be spared; else any single chip. */
function bidMove(state: Seen, seat: Seat, dice: Dice): Move | undefined {
  const plan = planOf(state, seat).city;
  const chips = freeChips(state, seat);
  const singles: number[] = [];
  const feeding: number[] = [];
  for (let chip = 0; chip < chips.length; chip++) {
    if (chips[chip] === 0 || chip === plan) continue;
    if (state.bids.some(bid => bid.chips.length === 1 && bid.chips[0] === chip)) continue;
    singles.push(chip);
    if (state.cities[chip]!.offices.some(({ owner }) => owner === seat)) feeding.push(chip);
  }
  const from = feeding.length > 0 ? feeding : singles;
  return from.length > 0 ? { type: 'bid', chips: [from[dice.below(from.length)]!] } : undefined;
}

/** One or two steps, but the end of the game only for whoever would win it. */
function guildMove(state: Seen, seat: Seat, dice: Dice): Move {
  const steps = 1 + dice.below(2);
  if (!endsGame(state, 2)) return { type: 'guild', steps };
  const points = state.players.map(({ goods }, other) => sum(pointsOf(state, other, goods)));
  return { type: 'guild', steps: points[seat] === Math.max(...points) ? 2 : 1 };
}

/** [KO-10.3] Attacks the richest of those it would beat. */
function attackMove(state: Seen, seat: Seat): Move | undefined {
  const top = state.stack.at(-1);
  const below = state.stack.at(-2);
  if (top?.type !== 'attack' || below?.type !== 'conflict') return undefined;
  const { city } = state.players[seat]!;
  let victim = -1;
  let most = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat || state.players[other]!.city !== city || (seat !== top.active && other !== top.active))
      continue;
    if (below.fought.includes(other) || !isPrey(state, seat, other)) continue;
    const value = state.players[other]!.goods.reduce((all, n, good) => all + n * WORTH[good]!, 0);
    if (value > most) [victim, most] = [other, value];
  }
  return victim < 0 ? { type: 'pass' } : { type: 'attack', victim };
}
