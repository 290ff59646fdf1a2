import type { Frozen } from '@kontor/core';
import type { State } from '../src/index.ts';
import { WORKERS } from '../words/index.ts';
import { cardWorth, seatWorth } from './appraise.ts';
import { type Outlook, outlookOf } from './outlook.ts';

/** How much of the workers still to come will stand behind those of now, on each card. */
const CROWD = 0.6;
/** A purchase that still has to come true is not quite worth what it promises. */
const PROMISE = 0.9;

/** How every seat stands: what it has, and what it will probably buy out of the queues it stands in. */
export function worth(state: Frozen<State>): number[] {
  const outlook = outlookOf(state);
  const worths = state.players.map((_, seat) => seatWorth(state, seat, outlook));
  const frame = state.stack.at(-1);
  if (frame?.type === 'demand' || frame?.type === 'offer') addPurchases(state, outlook, worths);
  if (frame) state.players.forEach(({ bought }, seat) => (worths[seat]! += bought === 0 ? outlook.coin : 0));
  return worths;
}

function addPurchases(state: Frozen<State>, outlook: Outlook, worths: number[]): void {
  const { players, row, stack } = state;
  const frame = stack.at(-1)!;
  const placed = frame.type === 'demand' ? frame.placed : WORKERS * players.length;
  const crowd = (CROWD * (WORKERS * players.length - placed)) / row.length;
  const coins = players.map(player => player.coins);
  const buys = players.map(({ bought }) => bought > 0);
  for (const { card, goods, queue } of row) {
    if (card < 0) continue;
    for (let at = 0; at < queue.length; at++) {
      const seat = queue[at]!;
      // Whoever is asked next too waits for the lower price.
      if (queue[at + 1] === seat) continue;
      const price = queue.length - at + crowd;
      if (coins[seat]! < Math.floor(price)) continue;
      const gain = cardWorth(state, seat, outlook, card, goods) - price * outlook.coin;
      if (gain <= 0) continue;
      worths[seat]! += PROMISE * gain - (buys[seat] ? 0 : outlook.coin);
      buys[seat] = true;
      coins[seat]! -= price;
      break;
    }
  }
}
