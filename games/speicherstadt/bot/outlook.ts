import type { Frozen } from '@kontor/core';
import type { State } from '../src/index.ts';
import { DECK, isFire, KIND, ROUNDS } from '../words/index.ts';

/** What is still to come, as it concerns everybody. */
export interface Outlook {
  /** Rounds after this one. */
  rounds: number;
  /** Goods that one player may hope for. */
  goods: number;
  /** The chance to get a certain good. */
  fill: number;
  /** What a coin is worth in points. */
  coin: number;
  /** Points of each fire to come, and how much the sums may still move. */
  fires: number[];
  spread: number;
  offices: number;
  ships: number;
}

/** A coin at the end, and at most. */
const LAST_COIN = 0.1;
const BEST_COIN = 1;
const COIN_PER_ROUND = 0.22;
/** Share of the ships that somebody buys and can use. */
const SHARE = 0.8;

const last: { state: unknown; left: number; outlook: Outlook | undefined } = {
  state: undefined,
  left: -1,
  outlook: undefined,
};

/** The pile changes once a round, so the outlook of a state that is played on is kept until then. */
export function outlookOf(state: Frozen<State>): Outlook {
  if (last.state === state && last.left === state.pile.length) return last.outlook!;
  last.state = state;
  last.left = state.pile.length;
  return (last.outlook = freshOutlook(state));
}

function freshOutlook({ players, round, pile }: Frozen<State>): Outlook {
  const seats = players.length;
  const rounds = ROUNDS[seats]! - round;
  const fires: number[] = [];
  let [ships, firemen, offices] = [0, 0, 0];
  for (const card of pile) {
    const kind = KIND[card]!;
    if (kind === 'ship') ships++;
    else if (kind === 'fireman') firemen += DECK.values[card]!;
    else if (kind === 'office') offices++;
    else if (isFire(card)) fires.push(DECK.values[card]!);
  }
  const goods = (SHARE * 3 * ships) / seats;
  return {
    rounds,
    goods,
    fill: 1 - 0.8 ** goods,
    coin: rounds <= 0 ? LAST_COIN : Math.min(BEST_COIN, 0.35 + COIN_PER_ROUND * rounds * (seats / 4)),
    fires,
    spread: 0.6 + 0.9 * Math.sqrt(firemen / seats),
    offices,
    ships: (SHARE * ships) / seats,
  };
}
