import type { Frozen } from '@kontor/core';
import type { Deck } from '../words/data/deck.ts';
import type { Placing } from '../words/view.ts';
import { contractsOf, hasMerchant, KIND_COUNT, missing, roomInWarehouse } from './queries.ts';
import { NOTHING, type Player, type State } from './state.ts';

/**
 * [SP-5.13] The places of all loose goods that have only one sensible place:
 * the one contract that lacks such a good, if no merchant buys it; without a contract, the warehouse if all such goods find room
 * in it, or the merchant if there is no room; and for a single good that nobody wants, the empty market hall.
 */
export function placings(deck: Deck, state: Frozen<State>, player: Frozen<Player>): Placing[] {
  const plan: Placing[] = [];
  const homeless: number[] = [];
  const room = roomInWarehouse(player);
  const contracts = contractsOf(player);
  for (let good = 0; good < KIND_COUNT; good++) {
    const many = player.loose[good]!;
    if (many === 0) continue;
    const wanting = contracts.filter(contract =>
      missing(deck.symbols[contract]!, state.laid[contract]!).includes(good),
    );
    const buys = hasMerchant(player, good);
    if (wanting.length > 1 || (wanting.length === 1 && buys)) continue;
    let placed = 0;
    if (wanting.length === 1) {
      const contract = wanting[0]!;
      const lacks = missing(deck.symbols[contract]!, state.laid[contract]!).filter(each => each === good).length;
      for (; placed < many && placed < lacks; placed++) plan.push({ good, to: 'contract', contract });
    }
    for (; placed < many; placed++)
      if (!buys) homeless.push(good);
      else if (room === 0) plan.push({ good, to: 'merchant' });
  }
  if (homeless.length <= room) for (const good of homeless) plan.push({ good, to: 'warehouse' });
  else if (room === 0 && homeless.length === 1 && player.hall === NOTHING)
    plan.push({ good: homeless[0]!, to: 'hall' });
  return plan;
}
