import { sample, type Dice, type Frozen, type Legal, type Seat } from '@kontor/core';
import { churchOfToken, kindOfToken, tokenOf, type City } from '../src/city.ts';
import { sum, tokenValue } from '../src/queries.ts';
import { production, stepCost } from '../src/rules/rondel.ts';
import { hasSurplus } from '../src/rules/church.ts';
import type { Position } from '../src/state.ts';
import { BRICK, GOODS, OFFICES, pieces, SPACES, TIMBER, type Frame, type Move, type Space } from '../words/index.ts';
import { goodWorth, knownCity, materialWorth, ratesOf, roomOf, tokenWorth, useful, type Rates } from './appraise.ts';
import { directOf, giftsOf, officeWorth, projectsOf, purchasesOf, saleOf, shipGain } from './gains.ts';

const END: Move = { type: 'end' };
/** What the action after this one counts. */
const AHEAD = 0.5;
const NOISE = 0.6;

/** What the action of a space would win, about. */
export function spaceGain(state: Position, city: City, rates: Rates, seat: Seat, space: Space): number {
  const player = state.players[seat]!;
  switch (space) {
    case 'beer':
    case 'sugar':
    case 'cloth': {
      const good = GOODS.indexOf(space);
      const [stock, room] = [sum(player.goods), roomOf(state, seat)];
      const more = useful(stock + production(player.buildings, good), room) - useful(stock, room);
      return more * goodWorth(rates, state.prices[good]!);
    }
    case 'trade1':
    case 'trade2':
      return Math.max(
        0,
        saleOf(state, city, rates, seat).gain,
        directOf(state, city, rates, seat).gain,
        purchasesOf(state, city, rates, seat)[0]?.gain ?? 0,
      );
    case 'dockyard':
      return player.materials[TIMBER] === 0
        ? 0
        : Math.max(0, shipGain(state, rates, seat) - timberWorth(state, rates, seat));
    case 'church': {
      const gifts = giftsOf(state, city, rates, seat).filter(({ gain }) => gain > 0);
      const best = gifts[0];
      if (!best) return hasSurplus(state, seat) ? 0 : 0.2;
      const second = gifts.find(({ church, kind }) => church === best.church && kind !== best.kind);
      return best.gain + (second && player.materials[BRICK]! > 1 ? 0.7 * second.gain : 0);
    }
    case 'guildhall': {
      const pairs = Math.min(player.materials[TIMBER]!, player.materials[BRICK]!);
      let gain = 0;
      for (const project of projectsOf(state, city, rates, seat, false).slice(0, pairs))
        gain += Math.max(0, project.gain);
      return gain;
    }
  }
}

const timberWorth = (state: Position, rates: Rates, seat: Seat): number => {
  const [timber, brick, bell] = state.players[seat]!.materials as [number, number, number];
  return materialWorth(rates, timber, brick, bell) - materialWorth(rates, timber - 1, brick, bell);
};

export interface Way {
  readonly space: number;
  readonly score: number;
}

/** The spaces that can be reached, with what they win now and next, best first. */
export function ways(state: Position, city: City, rates: Rates, seat: Seat, noise: () => number): Way[] {
  const { pawn, prestige } = state.players[seat]!;
  const trade = spaceGain(state, city, rates, seat, 'trade1');
  const gains = SPACES.map(space =>
    space === 'trade1' || space === 'trade2' ? trade : spaceGain(state, city, rates, seat, space),
  );
  const found: Way[] = [];
  for (let space = 0; space < SPACES.length; space++) {
    const cost = stepCost(pawn, space);
    if (cost > prestige) continue;
    let next = 0;
    for (let step = 1; step <= 3; step++) next = Math.max(next, gains[(space + step) % SPACES.length]!);
    found.push({ space, score: gains[space]! - 1.1 * cost + AHEAD * next + noise() });
  }
  return found.sort((a, b) => b.score - a.score);
}

/** A token to turn over now: a five, a surplus, or ships while they are many. */
export function scoreMove(state: Position, city: City, rates: Rates, seat: Seat): Move | undefined {
  const surplus = hasSurplus(state, seat);
  const kinds = [0, 0, 0, 0, 0];
  state.holder.forEach((holder, token) => {
    if (holder === seat && !state.scored[token]) kinds[kindOfToken(token)]!++;
  });
  let best: number | undefined;
  let least = Infinity;
  for (let token = 0; token < state.holder.length; token++) {
    if (state.holder[token] !== seat || state.scored[token]) continue;
    const kind = kindOfToken(token);
    const now = tokenValue(state, city, seat, token);
    if (kind === 0 || (kind === 2 && now >= 6)) return city.scores[token]!;
    if (!surplus || kinds[kind]! < 2) continue;
    const growth = tokenWorth(state, city, rates, seat, token) - now;
    if (growth < least) [best, least] = [token, growth];
  }
  return best === undefined ? undefined : city.scores[tokenOf(churchOfToken(best), kindOfToken(best))]!;
}

/** The move of a frame by rule of thumb. */
export function ruleOfThumb(
  state: Position,
  city: City,
  rates: Rates,
  frame: Frozen<Frame>,
  noise: () => number,
): Move {
  const { seat } = frame;
  switch (frame.type) {
    case 'rondel':
      return { type: 'go', space: SPACES[ways(state, city, rates, seat, noise)[0]!.space]! };
    case 'trade': {
      const sale = frame.shipped ? undefined : saleOf(state, city, rates, seat);
      const purchase = frame.selling ? undefined : purchasesOf(state, city, rates, seat)[0];
      const [sells, buys] = [sale?.gain ?? 0, purchase?.gain ?? 0];
      if (sells > 0 && sells >= buys) return { type: 'sell', goods: pieces(sale!.goods) };
      const direct = directOf(state, city, rates, seat);
      if (direct.gain > Math.max(0, buys)) return { type: 'direct', goods: pieces(direct.goods) };
      return buys > 0 ? { type: 'buy', materials: pieces(purchase!.materials) } : END;
    }
    case 'dockyard':
      if (state.players[seat]!.materials[TIMBER] === 0) return END;
      return shipGain(state, rates, seat) > timberWorth(state, rates, seat) ? { type: 'ship' } : END;
    case 'church': {
      const gift = frame.scoring ? undefined : giftsOf(state, city, rates, seat, frame.church)[0];
      if (gift && gift.gain > 0) return city.donates[tokenOf(gift.church, gift.kind)]!;
      return scoreMove(state, city, rates, seat) ?? END;
    }
    case 'guildhall': {
      const project = projectsOf(state, city, rates, seat, frame.official)[0];
      return project && project.gain > 0 ? city.builds[project.site]! : END;
    }
    case 'office': {
      const [best] = state.open.toSorted(
        (a, b) => officeWorth(state, city, rates, seat, b) - officeWorth(state, city, rates, seat, a),
      );
      return { type: 'appoint', office: OFFICES[best!]! };
    }
    case 'canon': {
      const gift = giftsOf(state, city, rates, seat, -1, { timber: 0, brick: 1, bell: 0, money: 0 })[0];
      return gift && gift.gain > 0 ? city.donates[tokenOf(gift.church, gift.kind)]! : { type: 'decline' };
    }
    case 'finish':
      return END;
  }
}

/** A quick sensible move. On the map of a pack, which has no city here, any legal one. */
export function policy(state: Position, _seat: Seat, legal: Legal<Move>, dice: Dice): Move {
  const city = knownCity(state);
  if (!city) return sample(legal, dice);
  return ruleOfThumb(state, city, ratesOf(state), state.stack.at(-1)!, () => (NOISE * dice.below(1000)) / 1000);
}
