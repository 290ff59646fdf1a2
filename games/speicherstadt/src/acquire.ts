import { NOTHING, type Player, type Space } from './state.ts';

/** [SP-4.2] Coins to the bank, the card and its goods to the buyer, all workers home. */
export function acquire(player: Player, space: Space, price: number): void {
  player.coins -= price;
  player.cards.push(space.card);
  player.bought++;
  for (const good of space.goods) player.loose[good]!++;
  space.card = NOTHING;
  space.goods = [];
  space.queue = [];
}
