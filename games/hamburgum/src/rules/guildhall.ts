import { only, type Chance, type Decision, type FrameOf, type Frozen, type Seat } from '@kontor/core';
import {
  BRICK,
  BUILDINGS,
  CANON,
  CAPTAIN,
  GOODS,
  MERCHANT,
  MERCHANT_PAY,
  OFFICES,
  OFFICIAL,
  PRICE_STEP,
  type Cost,
  type Move,
  type RuleId,
} from '../../words/index.ts';
import { cityIn, type Atlas, type City } from '../city.ts';
import { captain } from '../harbour.ts';
import { PAY, takeOffice } from '../officials.ts';
import { canPay, isOpenTo, pay } from '../queries.ts';
import type { Hamburgum, Position, State, Tell } from '../state.ts';
import { END, endTurn, itsSeat } from './turn.ts';

type Guildhall = FrameOf<Hamburgum, 'guildhall'>;

/** [HB-7.1] */
export const BUILDING_COST: Cost = { timber: 1, brick: 1, bell: 0, money: 0 };

/** [HB-7.1] [HB-7.2] */
function whyNotBuild(
  state: Position,
  city: City,
  frame: Frozen<Guildhall>,
  seat: Seat,
  site: number,
): RuleId | undefined {
  if (!isOpenTo(state, city, seat, site)) return 'HB-7.2';
  if (frame.official && city.type[site] === OFFICIAL) return 'HB-7.1';
  return canPay(state.players[seat]!, BUILDING_COST) ? undefined : 'HB-1.6';
}

/** [HB-7.7] [HB-9.1] The office comes to the site and takes effect. */
export function appoint(
  state: State,
  city: City,
  seat: Seat,
  site: number,
  office: number,
  chance: Chance,
  emit: Tell,
): void {
  const player = state.players[seat]!;
  state.posts[site] = office;
  emit?.({ type: 'appointed', seat, office: OFFICES[office]! });
  takeOffice(state, office, chance, emit);
  if (office === CANON) {
    /** [HB-9.5] Without a brick the canon's gift is lost. */
    if (player.materials[BRICK]! > 0) state.stack.push({ type: 'canon', seat });
    else emit?.({ type: 'canon-lost', seat, why: 'no-brick' });
    return;
  }
  const money = PAY[office]!(state, city, seat);
  player.money += money;
  emit?.({ type: 'earned', seat, by: OFFICES[office]!, money });
}

/** What a new building does at once. */
function takeEffect(state: State, city: City, seat: Seat, site: number, chance: Chance, emit: Tell): void {
  const type = city.type[site]!;
  if (type < GOODS.length) {
    /** [HB-7.4] */
    state.prices[type]! -= PRICE_STEP;
    emit?.({ type: 'price-fell', good: GOODS[type]!, price: state.prices[type]! });
  } else if (type === MERCHANT) {
    /** [HB-7.5] */
    state.players[seat]!.money += MERCHANT_PAY;
    emit?.({ type: 'earned', seat, by: 'merchant', money: MERCHANT_PAY });
  } else if (type === CAPTAIN) captain(state, seat, emit);
  else if (state.open.length > 1) state.stack.push({ type: 'office', seat, site });
  else appoint(state, city, seat, site, state.open[0]!, chance, emit);
}

export const guildhall = (atlas: Atlas): Decision<Hamburgum, Guildhall> => ({
  actors: itsSeat,
  legal(state, frame, seat) {
    const city = cityIn(atlas, state);
    const moves: Move[] = [];
    for (let site = 0; site < city.builds.length; site++)
      if (!whyNotBuild(state, city, frame, seat, site)) moves.push(city.builds[site]!);
    moves.push(END);
    return only(moves);
  },
  why(state, frame, seat, move) {
    if (move.type === 'end') return undefined;
    const city = cityIn(atlas, state);
    const site = move.type === 'build' ? city.siteOf[move.site] : undefined;
    return site === undefined ? 'HB-2.3' : whyNotBuild(state, city, frame, seat, site);
  },
  apply(state, frame, seat, move, chance, emit) {
    if (move.type !== 'build') return endTurn(state, seat, emit);
    const city = cityIn(atlas, state);
    const site = city.siteOf[move.site]!;
    const type = city.type[site]!;
    const player = state.players[seat]!;
    pay(player, BUILDING_COST);
    state.citizens[site] = seat;
    player.buildings[type]!++;
    if (type === OFFICIAL) frame.official = true;
    const { id, street } = city.map.sites[site]!;
    emit?.({ type: 'built', seat, site: { id, name: street }, building: BUILDINGS[type]!, cost: BUILDING_COST });
    takeEffect(state, city, seat, site, chance, emit);
  },
});
