import type { Frozen, Seat, Viewer } from '@kontor/core';
import { total } from '../words/items.ts';
import type { CityView, FrameView, KnownView, OfferView, PlayerView, View } from '../words/view.ts';
import { officeCosts, reachOf } from './figures.ts';
import { clonePool, type Known, sureAt } from './known.ts';
import { CHIP_PLACES, GOODS_PLACES, SUPPLY, squareAt } from './lore.ts';
import { developmentOf, officesOf, promised } from './queries.ts';
import { outcome, pointsOf } from './scoring.ts';
import { cloneFrame, type Frame, type State } from './state.ts';

type Seen = Frozen<State>;

/** What a viewer knows of hidden pieces; the public's knowledge comes last. */
export const knownBy = ({ known, players }: Seen, viewer: Viewer): { chips: Frozen<Known>; goods: Frozen<Known> } => {
  const at = viewer === 'public' ? players.length : viewer;
  return { chips: known.chips[at]!, goods: known.goods[at]! };
};

/** [KO-11.1] [KO-11.2] Whatever is hidden comes out of what the viewer knows, never out of the truth; at the end all is shown. */
export function view(state: Seen, viewer: Viewer, actors: readonly Seat[], may: readonly Seat[]): View {
  const { chips, goods } = knownBy(state, viewer);
  const over = state.ending !== undefined;
  const result = outcome(state);
  return {
    edition: state.edition,
    options: { ...state.options },
    round: state.round,
    stack: state.stack.map(frame => viewFrame(frame, viewer, state.options.openCargo)),
    actors,
    may,
    players: state.players.map((_, seat) => viewPlayer(state, seat, chips, goods)),
    cities: state.cities.map((_, city) => viewCity(state, city, chips)),
    supply: {
      chipCount: total(state.supply.chips),
      chips: over ? state.supply.chips.slice() : sureAt(chips, SUPPLY),
      goods: state.supply.goods.slice(),
    },
    groups: state.groups.map(group => group.slice()),
    bids: state.bids.map(({ seat, chips }) => ({ seat, chips: chips.slice() })),
    order: state.order.slice(),
    guild: { ...state.guild },
    bonuses: state.bonuses.slice(),
    offers: state.offers.map(offer => viewOffer(offer, viewer)),
    offered: state.offered.slice(),
    doubts: { chips: over ? [] : chips.pools.map(clonePool), goods: over ? [] : goods.pools.map(clonePool) },
    ...(over || viewer === 'public' ? {} : { common: commonView(state) }),
    ...(over || viewer === 'public' || state.players[viewer]!.city < 0
      ? {}
      : {
          reach: reachOf(state, viewer, chips),
          offices: officeCosts(state, viewer),
          promised: promised(state, viewer),
        }),
    ...(state.ending === undefined ? {} : { ending: state.ending }),
    ...(result ? { outcome: result } : {}),
  };
}

function viewPlayer(state: Seen, seat: Seat, chips: Frozen<Known>, goods: Frozen<Known>): PlayerView {
  const player = state.players[seat]!;
  const over = state.ending !== undefined;
  const cargo = over ? player.goods.slice() : sureAt(goods, seat);
  return {
    city: player.city,
    chipCount: total(player.chips),
    goodsCount: total(player.goods),
    chips: over ? player.chips.slice() : sureAt(chips, seat),
    goods: cargo,
    raidMarkers: player.markers,
    secondMarker: player.second,
    bonuses: player.bonuses.slice(),
    offices: officesOf(state, seat),
    development: developmentOf(state, seat),
    points: pointsOf(state, seat, cargo),
    unsure: total(player.goods) - total(cargo),
  };
}

function viewCity(state: Seen, city: number, chips: Frozen<Known>): CityView {
  const { goods, routes, offices, raiders } = state.cities[city]!;
  return {
    goods: goods.slice(),
    routes: routes.map(({ chip, down }, slot) => {
      if (!down || state.ending !== undefined) return { down, chip };
      const sure = sureAt(chips, squareAt(city, slot)).indexOf(1);
      return sure < 0 ? { down } : { down, chip: sure };
    }),
    offices: offices.map(({ owner, goods }) => ({ owner, goods: goods.slice() })),
    raiders: raiders.slice(),
  };
}

/** [KO-7.4] What an offer says is for the two alone. */
function viewOffer({ from, to, office, give, ask }: Seen['offers'][number], viewer: Viewer): OfferView {
  return {
    from,
    to,
    ...(office === undefined ? {} : { office }),
    ...(viewer === from || viewer === to ? { give: give.slice(), ask: ask.slice() } : {}),
  };
}

function viewFrame(frame: Frozen<Frame>, viewer: Viewer, openCargo: boolean): FrameView {
  switch (frame.type) {
    case 'start': {
      const { type, choices, open, barred, tries } = frame;
      const choice = viewer === 'public' ? -1 : choices[viewer]!;
      const isMine = viewer !== 'public' && open.includes(viewer) && choice >= 0;
      const chosen = choices.map(chip => chip >= 0);
      return { type, chosen, open: open.slice(), barred: barred.slice(), tries, ...(isMine ? { choice } : {}) };
    }
    case 'pile': {
      const { type, robber, victim, first } = frame;
      const sees = openCargo || viewer === robber || viewer === victim;
      return { type, robber, victim, ...(sees ? { first: first.slice() } : {}) };
    }
    case 'fight': {
      const { type, attacker, defender, ready, sets } = frame;
      const set = viewer === attacker ? sets[0]! : viewer === defender ? sets[1]! : [];
      return { type, attacker, defender, ready: ready.slice(), ...(set.length > 0 ? { set: set.slice() } : {}) };
    }
    default:
      return cloneFrame(frame);
  }
}

function commonView(state: Seen): NonNullable<View['common']> {
  const { chips, goods } = knownBy(state, 'public');
  return { chips: sparse(chips, CHIP_PLACES), goods: sparse(goods, GOODS_PLACES) };
}

function sparse(k: Frozen<Known>, places: number): KnownView {
  const sure: Record<string, readonly number[]> = {};
  for (let place = 0; place < places; place++) {
    const counts = sureAt(k, place);
    if (total(counts) > 0) sure[place] = counts;
  }
  return { sure, pools: k.pools.map(clonePool) };
}
