import { type Frozen, type Outcome, ranked } from '@kontor/core';
import { CONTRACT_OF, KIND } from '../words/data/cards.ts';
import type { Deck } from '../words/data/deck.ts';
import { CHURCH_POINTS, OFFICE_POINTS } from '../words/data/table.ts';
import { type Source, SOURCES } from '../words/events.ts';
import { isComplete, total } from './queries.ts';
import type { Player, State } from './state.ts';

/** [SP-8.1] Points by source if the game ended now. */
export function pointsOf(deck: Deck, state: Frozen<State>, player: Frozen<Player>): Record<Source, number> {
  let contracts = 0;
  let merchants = 0;
  let churches = 0;
  let offices = 0;
  let ships = 0;
  let perShip = 0;
  let perCoin = 0;
  for (const card of player.cards)
    switch (KIND[card]!) {
      case 'contract': {
        const contract = CONTRACT_OF[card]!;
        if (isComplete(deck.symbols[contract]!, state.laid[contract]!)) contracts += deck.points[contract]!;
        break;
      }
      case 'ship':
        ships++;
        break;
      case 'office':
        offices++;
        break;
      case 'coffee-roaster':
      case 'tea-taster':
      case 'spice-trader':
      case 'vulcaniser':
      case 'carpet-trader':
        merchants++;
        break;
      case 'boatmens-church':
        churches += CHURCH_POINTS.boatmens;
        break;
      case 'st-michaelis':
        churches += CHURCH_POINTS.michaelis;
        break;
      case 'port':
        perShip = 1;
        break;
      case 'chamber':
        perCoin = 1;
        break;
      default:
        break;
    }
  return {
    fires: player.track,
    contracts,
    merchants,
    churches,
    offices: OFFICE_POINTS[offices]!,
    warehouse: total(player.warehouse),
    port: perShip * ships,
    chamber: perCoin * player.coins,
  };
}

export const sum = (points: Readonly<Record<Source, number>>): number =>
  SOURCES.reduce((sum, source) => sum + points[source], 0);

/** [SP-8.2] Scores and ranks of now: level scores go by coins, and what is still level is shared. */
export function standing(deck: Deck, state: Frozen<State>): Omit<Outcome, 'ending'> {
  const sources = state.players.map(player => pointsOf(deck, state, player));
  const scores = sources.map(sum);
  return {
    scores,
    ranks: ranked(
      scores,
      state.players.map(player => player.coins),
    ),
    sources,
  };
}

export function outcome(deck: Deck, state: Frozen<State>): Outcome | undefined {
  if (state.stack.length > 0 || state.ending === undefined) return undefined;
  return { ...standing(deck, state), ending: state.ending };
}
