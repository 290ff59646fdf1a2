import { type Chance, type Step, takeFrom } from '@kontor/core';
import { CARDS, CONTRACT_OF } from '../../words/data/cards.ts';
import { type Deck, isFire, isShip, topSeason } from '../../words/data/deck.ts';
import { CARGO, REMOVED, ROW } from '../../words/data/table.ts';
import type { Speicherstadt, State } from '../state.ts';

/** [SP-1.5] Any card of the season on top of the pile; which one is decided now. */
function turnUp(state: State, chance: Chance): number {
  const turned = CARDS.length - REMOVED[state.players.length]!.length - state.pile.length;
  return state.pile.splice(chance.at('card', turned).below(topSeason(state.pile)), 1)[0]!;
}

/** [SP-2.2] Three goods from the bag for this ship. */
function loadShip(state: State, ship: number, chance: Chance): number[] {
  const dice = chance.at('goods', ship);
  const goods: number[] = [];
  for (let n = 0; n < CARGO; n++) goods.push(takeFrom(dice, state.bag));
  return goods;
}

/** What is printed on a card, for those who read the news. */
export const valueOf = (deck: Deck, card: number): number =>
  CONTRACT_OF[card]! >= 0 ? deck.points[CONTRACT_OF[card]!]! : deck.values[card]!;

/** [SP-2.1, SP-2.3] Fills the spaces left to right; a fire burns first, then the same space is filled again. */
export const supply = (deck: Deck): Step<Speicherstadt, { type: 'supply' }> => ({
  run(state, _frame, chance, emit) {
    if (state.row.length === ROW[state.players.length]!) {
      state.stack.pop();
      return;
    }
    const card = turnUp(state, chance);
    const goods = isShip(card) ? loadShip(state, card, chance) : [];
    emit?.({ type: 'turn', space: state.row.length, card, value: valueOf(deck, card), goods: goods.slice() });
    if (isFire(card)) state.stack.push({ type: 'fire', card });
    else state.row.push({ card, goods, queue: [] });
  },
});
