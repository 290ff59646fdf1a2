import type { Chance, Dice, Frozen, Viewer } from '@kontor/core';
import { CHIPS_IN_BOX, GOODS_IN_BOX, NUMBERS_OF, OFFICES_EACH } from '../words/data/tables.ts';
import { type Item, listOf, total } from '../words/items.ts';
import type { FrameView, KnownView, View } from '../words/view.ts';
import { cloneKnown, clonePool, guess, type Known, known } from './known.ts';
import { CHIP_PLACES, GOODS_PLACES, plainKnowledge, SUPPLY, squareAt } from './lore.ts';
import { canBid } from './rules/bidding.ts';
import { showStake, stakeOf } from './rules/player-trade.ts';
import { cloneFrame, type Frame, type State } from './state.ts';

/** Full states out of a view alone. What is hidden is dealt anew within all that the viewer knows (see known.ts). */
export function imagine(view: Frozen<View>, viewer: Viewer): (chance: Chance) => State {
  const own = viewer === 'public' ? view.players.length : viewer;
  const chips = chipsKnown(view);
  const goods = goodsKnown(view);
  const common = view.common
    ? {
        chips: dense(view.common.chips, CHIP_PLACES, chips.kinds),
        goods: dense(view.common.goods, GOODS_PLACES, goods.kinds),
      }
    : { chips, goods };
  return chance => {
    const dice = chance.at('imagine');
    for (let tries = 0; ; tries++) {
      const state = skeleton(view);
      fill(state, guess(chips, CHIP_PLACES, dice), guess(goods, GOODS_PLACES, dice));
      state.known = knowledge(state, own, { chips, goods }, common);
      state.offers = view.offers.map(offer => ({
        ...offer,
        give: (offer.give ?? []).slice(),
        ask: (offer.ask ?? []).slice(),
      }));
      promiseSomething(state, view, dice);
      for (const offer of state.offers) if (offer.to !== own) showStake(state, offer);
      state.stack = view.stack.map(frame => imagineFrame(state, frame, viewer, dice));
      if (tries >= TRIES || isPlayable(state)) return state;
    }
  };
}

const TRIES = 200;

/** Whoever is asked for a bid has one, and a chip that can be chosen is there. */
function isPlayable(state: State): boolean {
  const top = state.stack.at(-1);
  if (top?.type === 'bid') return canBid(state, top.seat);
  if (top?.type === 'chip') return NUMBERS_OF[top.good]!.some(n => state.supply.chips[n]! > 0);
  return true;
}

/** Everything that lies open. */
function skeleton(view: Frozen<View>): State {
  return {
    edition: view.edition,
    options: { ...view.options },
    round: view.round,
    stack: [],
    players: view.players.map(player => ({
      city: player.city,
      chips: [],
      goods: [],
      markers: player.raidMarkers,
      second: player.secondMarker,
      bonuses: player.bonuses.slice(),
      reserve: OFFICES_EACH - player.offices,
    })),
    cities: view.cities.map(({ goods, routes, offices, raiders }) => ({
      goods: goods.slice(),
      routes: routes.map(({ chip = -1, down }) => ({ chip, down })),
      offices: offices.map(({ owner, goods }) => ({ owner, goods: goods.slice() })),
      raiders: raiders.slice(),
    })),
    supply: { chips: [], goods: view.supply.goods.slice() },
    groups: view.groups.map(group => group.slice()),
    bids: view.bids.map(({ seat, chips }) => ({ seat, chips: chips.slice() })),
    order: view.order.slice(),
    guild: { ...view.guild },
    bonuses: view.bonuses.slice(),
    offers: [],
    offered: view.offered.slice(),
    known: { chips: [], goods: [] },
    ...(view.ending === undefined ? {} : { ending: view.ending }),
  };
}

function fill(state: State, chips: number[][], goods: number[][]): void {
  state.players.forEach((player, seat) => {
    player.chips = chips[seat]!;
    player.goods = goods[seat]!;
  });
  state.supply.chips = chips[SUPPLY]!;
  state.cities.forEach(({ routes }, city) =>
    routes.forEach((route, slot) => {
      if (route.down) route.chip = chips[squareAt(city, slot)]!.indexOf(1);
    }),
  );
}

/** What the viewer knows of chips, put together from the view. */
function chipsKnown(view: Frozen<View>): Known {
  const k = known(CHIP_PLACES, CHIPS_IN_BOX.length);
  const put = (place: number, counts: readonly number[]) =>
    counts.forEach((n, kind) => (k.sure[place * k.kinds + kind] = n));
  view.players.forEach(({ chips }, seat) => put(seat, chips));
  put(SUPPLY, view.supply.chips);
  view.cities.forEach(({ routes }, city) =>
    routes.forEach(({ chip, down }, slot) => {
      if (down && chip !== undefined) k.sure[squareAt(city, slot) * k.kinds + chip] = 1;
    }),
  );
  k.pools = view.doubts.chips.map(clonePool);
  return k;
}

function goodsKnown(view: Frozen<View>): Known {
  const k = known(GOODS_PLACES, 4);
  view.players.forEach(({ goods }, seat) => goods.forEach((n, kind) => (k.sure[seat * k.kinds + kind] = n)));
  k.pools = view.doubts.goods.map(clonePool);
  return k;
}

/** The viewer and the public know what the view says; of the other seats it is only known what they have before their eyes. */
function knowledge(state: State, own: number, mine: Lore, common: Lore): State['known'] {
  const seats = state.players.map((_, seat) => {
    if (seat === own) return copy(mine);
    return state.ending === undefined ? plainKnowledge(state, seat) : copy(common);
  });
  const all = [...seats, copy(common)];
  return { chips: all.map(({ chips }) => chips), goods: all.map(({ goods }) => goods) };
}

interface Lore {
  readonly chips: Known;
  readonly goods: Known;
}

const copy = ({ chips, goods }: Lore): Lore => ({ chips: cloneKnown(chips), goods: cloneKnown(goods) });

function dense(seen: Frozen<KnownView>, places: number, kinds: number): Known {
  const k = known(places, kinds);
  for (const [place, counts] of Object.entries(seen.sure))
    counts.forEach((n, kind) => (k.sure[Number(place) * kinds + kind] = n));
  k.pools = seen.pools.map(clonePool);
  return k;
}

/** Offers between others promise something that their maker might have, and ask for something: mostly little. */
function promiseSomething(state: State, view: Frozen<View>, dice: Dice): void {
  view.offers.forEach(({ from, give, office }, at) => {
    if (give) return;
    const offer = state.offers[at]!;
    const stake = stakeOf(state, from, office);
    offer.give = someOf(stake, sizeUpTo(total(stake), dice), dice);
    offer.ask = someOf(BOX, sizeUpTo(MOST_ASKED, dice), dice);
    if (offer.give.length + offer.ask.length === 0) offer.ask = someOf(BOX, 1, dice);
  });
}

/** Whatever is in the box may have been asked for, also more than the other has by now. */
const BOX: readonly number[] = [...GOODS_IN_BOX, ...CHIPS_IN_BOX];
const MOST_ASKED = 24;

const sizeUpTo = (most: number, dice: Dice): number =>
  Math.min(most, dice.below(2) === 0 ? dice.below(3) : dice.below(most + 1));

function someOf(counts: readonly number[], n: number, dice: Dice): Item[] {
  const pieces = listOf(counts);
  const some: Item[] = [];
  while (some.length < n && pieces.length > 0) some.push(pieces.splice(dice.below(pieces.length), 1)[0]!);
  return some.sort((a, b) => a - b);
}

/** A frame with what is secret in it made up. */
function imagineFrame(state: State, frame: Frozen<FrameView>, viewer: Viewer, dice: Dice): Frame {
  switch (frame.type) {
    case 'start': {
      const { type, chosen, open, barred, tries, choice } = frame;
      const choices = chosen.map((isChosen, seat) => {
        if (!isChosen) return -1;
        if (!open.includes(seat)) return state.players[seat]!.city;
        if (seat === viewer && choice !== undefined) return choice;
        const could = state.cities.flatMap(({ offices }, city) =>
          offices.length < 2 && barred[seat] !== city && state.players[seat]!.chips[city]! > 0 ? [city] : [],
        );
        return could[dice.below(could.length)]!;
      });
      return { type, choices, open: open.slice(), barred: barred.slice(), tries };
    }
    case 'pile': {
      const { type, robber, victim, first } = frame;
      const { goods } = state.players[victim]!;
      return { type, robber, victim, first: first?.slice() ?? someOf(goods, Math.floor(total(goods) / 2), dice) };
    }
    case 'fight': {
      const { type, attacker, defender, ready, set } = frame;
      const sets = [attacker, defender].map((seat, side) => {
        const { chips } = state.players[seat]!;
        if (!ready[side] || total(chips) === 0) return [];
        return seat === viewer ? (set ?? []).slice() : someOf(chips, 1 + dice.below(total(chips)), dice);
      });
      return { type, attacker, defender, ready: ready.slice(), sets };
    }
    default:
      return cloneFrame(frame) as Frame;
  }
}
