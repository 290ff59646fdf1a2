import { type Figures, type Forecast, type Frozen, type Seat } from '@kontor/core';
import {
  BONUS_POINTS,
  BONUSES,
  GOODS,
  HOME,
  OFFICE_POINTS,
  POINTS_TO_WIN,
  RAID_MARKER_POINTS,
  WORTH,
} from '../words/data/tables.ts';
import { isChip, type Item, numberOf, total } from '../words/items.ts';
import type { Move } from '../words/moves.ts';
import { compareSets, production } from './bids.ts';
import { sureAt } from './known.ts';
import { squareAt } from './lore.ts';
import { developmentOf } from './queries.ts';
import { officePrice } from './rules/build.ts';
import { EQUAL_CHIPS, EQUAL_GOODS } from './rules/guild-deal.ts';
import { endsGame, guildPath } from './rules/guild.ts';
import { withinReach } from './rules/pick-up.ts';
import type { State } from './state.ts';

type Seen = Frozen<State>;

/** `{ ore: 2, chip5: 1 }` */
export function figuresOf(items: readonly Item[]): Record<string, number> {
  const figures: Record<string, number> = {};
  for (const item of items) {
    const name = isChip(item) ? `chip${numberOf(item)}` : GOODS[item]!;
    figures[name] = (figures[name] ?? 0) + 1;
  }
  return figures;
}

const chipFigures = (chips: readonly number[]): Figures => figuresOf(chips.map(chip => chip + GOODS.length));
const goodsFigures = (counts: readonly number[]): Figures =>
  Object.fromEntries(counts.flatMap((n, good) => (n > 0 ? [[GOODS[good]!, n]] : [])));
const worthOf = (goods: readonly number[]): number => goods.reduce((sum, n, good) => sum + n * WORTH[good]!, 0);

/** What a move would bring, as far as its player can know. */
export function forecast(state: Seen, seat: Seat, move: Move): Forecast {
  switch (move.type) {
    case 'choose':
      return { gain: { [GOODS[HOME[move.chip]!]!]: state.cities[move.chip]!.goods[HOME[move.chip]!]! } };
    case 'bid':
      return { cost: chipFigures(move.chips), gain: bidGain(state, seat, move.chips) };
    case 'guild':
      return guildForecast(state, move.steps);
    case 'tax':
      return { cost: figuresOf([move.good]), points: { [GOODS[move.good]!]: -WORTH[move.good]! } };
    case 'sail':
      return { cost: figuresOf(move.pay), gain: waiting(state, seat, move.to) };
    case 'sail-down':
      return { cost: figuresOf(move.pay), gain: unknownWay(state, seat, move.slot) };
    case 'sail-secret':
      return { cost: figuresOf(move.pay), gain: waiting(state, seat, state.guild.city) };
    case 'pick-all':
      return { gain: goodsFigures(withinReach(state, seat)) };
    case 'pick':
    case 'take':
      return { gain: figuresOf(move.goods), points: { victory: worthOfList(move.goods) } };
    case 'build': {
      const { city } = state.players[seat]!;
      return { cost: figuresOf(officePrice(state.cities[city]!, city)), ...development(state, seat, OFFICE_POINTS) };
    }
    case 'arm':
      return {
        cost: { [`chip${move.chip}`]: EQUAL_CHIPS },
        gain: { raidMarker: 1 },
        points: { victory: RAID_MARKER_POINTS },
      };
    case 'bonus':
      return {
        cost: { [GOODS[move.good]!]: EQUAL_GOODS },
        gain: { [BONUSES[move.bonus]!]: 1 },
        ...development(state, seat, BONUS_POINTS - EQUAL_GOODS * WORTH[move.good]!),
      };
    case 'ask-chip':
      return { cost: figuresOf([move.good]), gain: { chips: 1 } };
    case 'take-chip':
      return { gain: chipFigures([move.chip]) };
    case 'sell-chip':
      return {
        cost: chipFigures([move.chip]),
        gain: figuresOf([HOME[move.chip]!]),
        points: { victory: WORTH[HOME[move.chip]!]! },
      };
    case 'buy':
      return {
        cost: figuresOf([move.good]),
        gain: chipFigures(state.groups[move.group]!),
        points: { victory: -WORTH[move.good]! },
      };
    case 'give':
      return { cost: { [GOODS[move.good]!]: move.n }, points: { victory: -move.n * WORTH[move.good]! } };
    case 'route':
      return routeForecast(state, seat, move.slot, move.lay);
    case 'raid-city':
      return raidCity(state, seat);
    case 'raid-cog':
      return {
        cost: { raidMarker: 1 },
        gain: { goods: Math.floor(total(state.players[move.victim]!.goods) / 2) },
        points: { victory: -RAID_MARKER_POINTS },
        ends: 'turn',
      };
    case 'look':
      return { cost: figuresOf(move.pay) };
    case 'fight':
      return { cost: chipFigures(move.chips) };
    case 'offer':
    case 'counter':
      return { cost: figuresOf(move.give), gain: figuresOf(move.ask) };
    case 'accept': {
      const offer = state.offers.find(({ from, to }) => from === move.from && to === seat);
      return offer ? { cost: figuresOf(offer.ask), gain: figuresOf(offer.give) } : {};
    }
    case 'end':
      return { ends: 'turn' };
    default:
      return {};
  }
}

const worthOfList = (goods: readonly number[]): number => goods.reduce((sum, good) => sum + WORTH[good]!, 0);

/** The rank among the bids that lie there, what each city gets, and what comes to own offices. */
function bidGain(state: Seen, seat: Seat, chips: readonly number[]): Figures {
  const rank = 1 + state.bids.filter(bid => compareSets(bid.chips, chips) > 0).length;
  const all = [...state.bids.flatMap(bid => bid.chips), ...chips];
  const gain: Record<string, number> = { rank };
  for (const { city, toCity, toOffices } of production(all, n => state.cities[n]!.offices.length, state.supply.goods)) {
    if (!chips.includes(city)) continue;
    gain[`city${city}`] = toCity;
    const mine = toOffices.filter(site => state.cities[city]!.offices[site]!.owner === seat).length;
    const good = GOODS[HOME[city]!]!;
    if (mine > 0) gain[good] = (gain[good] ?? 0) + mine;
    if (toOffices.length > mine) gain[`rivals${city}`] = toOffices.length - mine;
  }
  return gain;
}

function guildForecast(state: Seen, steps: number): Forecast {
  const { to, crossings } = guildPath(state, steps);
  if (endsGame(state, steps)) return { gain: { crossings }, ends: 'game' };
  return { gain: { [`city${to}`]: Math.min(2, state.supply.goods[HOME[to]!]!), crossings } };
}

/** Goods in own offices where the cog would arrive. */
function waiting(state: Seen, seat: Seat, city: number): Figures {
  const goods = [0, 0, 0, 0];
  for (const office of state.cities[city]!.offices)
    if (office.owner === seat) office.goods.forEach((n, good) => (goods[good]! += n));
  return goodsFigures(goods);
}

/** A face-down route tells only what this seat knows of it. */
function unknownWay(state: Seen, seat: Seat, slot: number): Figures {
  const known = sureAt(state.known.chips[seat]!, squareAt(state.players[seat]!.city, slot)).indexOf(1);
  return known < 0 ? { unknown: 1 } : waiting(state, seat, known);
}

function routeForecast(state: Seen, seat: Seat, slot: number, lay: number): Forecast {
  const { city } = state.players[seat]!;
  const { chip, down } = state.cities[city]!.routes[slot]!;
  const known = down ? sureAt(state.known.chips[seat]!, squareAt(city, slot)).indexOf(1) : chip;
  return { cost: chipFigures([lay]), gain: known < 0 ? { unknown: 1 } : chipFigures([known]) };
}

function raidCity(state: Seen, seat: Seat): Forecast {
  const { city } = state.players[seat]!;
  const goods = state.cities[city]!.goods.slice();
  for (const office of state.cities[city]!.offices) office.goods.forEach((n, good) => (goods[good]! += n));
  const own = waiting(state, seat, city);
  return {
    cost: { raidMarker: 1 },
    gain: goodsFigures(goods),
    points: {
      victory:
        worthOf(goods) -
        RAID_MARKER_POINTS -
        GOODS.reduce((sum, name, good) => sum + (own[name] ?? 0) * WORTH[good]!, 0),
    },
    ends: 'turn',
  };
}

/** One development point; the fifth wins. */
function development(state: Seen, seat: Seat, victory: number): Forecast {
  const wins = developmentOf(state, seat) + 1 >= POINTS_TO_WIN;
  return { points: { development: 1, victory }, ...(wins ? { ends: 'game' } : {}) };
}

/** What single chips and pairs would bring as a bid, also when nobody asks for one. */
export function survey(state: Seen, seat: Seat): { move: Move; forecast: Forecast }[] {
  const moves = state.players[seat]!.chips.flatMap((n, chip): Move[] => [
    ...(n > 0 ? [{ type: 'bid', chips: [chip] } as const] : []),
    ...(n > 1 ? [{ type: 'bid', chips: [chip, chip] } as const] : []),
  ]);
  return moves.map(move => ({ move, forecast: forecast(state, seat, move) }));
}
