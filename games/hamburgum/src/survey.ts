import type { Seat } from '@kontor/core';
import {
  BRICK,
  CHURCHES,
  DIRECT_PRICE,
  DONATIONS,
  DONATION_COST,
  GOODS,
  PER_CITIZEN,
  SPACES,
  TIMBER,
  TOKENS,
  type HamburgumForecast,
  type Move,
  type Space,
} from '../words/index.ts';
import { tokenOf, type City } from './city.ts';
import { canLaunch, launch } from './harbour.ts';
import { bestSale, fleet } from './loading.ts';
import { canPay, citizensOf, donationCost, isFinished, isOpenTo, pay, sum, tokenValue } from './queries.ts';
import { production, stepCost } from './rules/rondel.ts';
import { affordable } from './rules/trade.ts';
import { clone, type Position } from './state.ts';

/** [HB-4.1] [HB-4.4] Sell by ship, the rest directly; or pieces of material for the money. */
function trade(state: Position, seat: Seat): HamburgumForecast {
  const { goods, money } = state.players[seat]!;
  const sale = bestSale(fleet(state, seat), goods, state.prices);
  return {
    gain: { sale: sale.money, direct: DIRECT_PRICE * (sum(goods) - sum(sale.goods)), pieces: affordable(money) },
  };
}

/** [HB-5.1] [HB-5.2] How many ships could be built, and who would lose ships by the first. */
function dockyard(state: Position, seat: Seat): HamburgumForecast {
  const trial = clone(state);
  const home = (): number[] => trial.players.map(player => player.home);
  const before = home();
  let ships = 0;
  let lost: number[] | undefined;
  while (trial.players[seat]!.materials[TIMBER]! > ships && canLaunch(trial, seat)) {
    launch(trial, seat, 1, undefined);
    ships++;
    lost ??= home().map((n, i) => n - before[i]! + (i === seat ? 1 : 0));
  }
  return { gain: { ships }, ...(lost?.some(n => n > 0) && { home: lost }) };
}

/** [HB-6.1] How many donations in a row a church could get from this player now. */
function donationsTo(state: Position, seat: Seat, church: number): number {
  const purse = clone(state).players[seat]!;
  let n = 0;
  for (let nth = state.donors[church]!.length; nth < DONATIONS; nth++) {
    const cost = DONATION_COST[nth]!;
    const due = nth === DONATIONS - 1 ? { ...cost, money: PER_CITIZEN * citizensOf(state, seat) } : cost;
    if (!canPay(purse, due)) break;
    pay(purse, due);
    n++;
  }
  return n;
}

/** [HB-6.2] The best token the next donation to this church could take. */
function bestToken(state: Position, city: City, seat: Seat, church: number): number {
  if (state.donors[church]!.length === 0) return city.points[tokenOf(church, 0)]!;
  let best = 0;
  for (let kind = 0; kind < TOKENS.length; kind++) {
    const token = tokenOf(church, kind);
    if (state.holder[token]! < 0) best = Math.max(best, tokenValue(state, city, seat, token));
  }
  return best;
}

function church(state: Position, city: City, seat: Seat): HamburgumForecast {
  let [donations, points, best] = [0, 0, -1];
  for (let church = 0; church < CHURCHES; church++) {
    if (isFinished(state, church) || !canPay(state.players[seat]!, donationCost(state, seat, church))) continue;
    donations = Math.max(donations, donationsTo(state, seat, church));
    const value = bestToken(state, city, seat, church);
    if (best < 0 || value > points) [points, best] = [value, church];
  }
  let [tokens, worth] = [0, 0];
  state.holder.forEach((holder, token) => {
    if (holder !== seat || state.scored[token]) return;
    tokens++;
    worth += tokenValue(state, city, seat, token);
  });
  return { gain: { donations, points, tokens, worth }, ...(best >= 0 && { church: city.map.churches[best]!.id }) };
}

/** [HB-7.1] How many buildings the material is enough for, and how many sites are open now. */
function guildhall(state: Position, city: City, seat: Seat): HamburgumForecast {
  const { materials } = state.players[seat]!;
  const sites = city.type.filter((_, site) => isOpenTo(state, city, seat, site)).length;
  return { gain: { buildings: sites === 0 ? 0 : Math.min(materials[TIMBER]!, materials[BRICK]!), sites } };
}

function yieldOf(state: Position, city: City, seat: Seat, space: Space): HamburgumForecast {
  switch (space) {
    case 'church':
      return church(state, city, seat);
    case 'guildhall':
      return guildhall(state, city, seat);
    case 'dockyard':
      return dockyard(state, seat);
    case 'trade1':
    case 'trade2':
      return trade(state, seat);
    default:
      return { gain: { [space]: production(state.players[seat]!.buildings, GOODS.indexOf(space)) } };
  }
}

/** What each space of the rondel offers this player now, and what going there costs. */
export const survey = (
  state: Position,
  city: City,
  seat: Seat,
): readonly { move: Move; forecast: HamburgumForecast }[] =>
  SPACES.map((space, i) => {
    const { pawn, prestige } = state.players[seat]!;
    const cost = stepCost(pawn, i);
    return {
      move: { type: 'go', space },
      forecast: {
        ...(cost > 0 && { cost: { prestige: cost } }),
        ...(cost > prestige && { lacking: { prestige: cost - prestige } }),
        ...yieldOf(state, city, seat, space),
      },
    };
  });
