import type { Chance, Frozen } from '@kontor/core';
import type { CityMap, HamburgumView, PlayerView } from '../words/index.ts';
import type { City } from './city.ts';
import { standing } from './standing.ts';
import type { Player, Position, State } from './state.ts';

const playerView = (player: Frozen<Player>): PlayerView => ({
  pawn: player.pawn,
  prestige: player.prestige,
  money: player.money,
  goods: player.goods,
  materials: player.materials,
  home: player.home,
  buildings: player.buildings,
  points: player.points,
});

/**
 * [HB-1.5] All is public. In HB-9.3 everybody knows which officials lie face down, nobody their order, and the state does not
 * know it either.
 */
export const view = (state: Position, city: City, packed: CityMap | undefined): HamburgumView => ({
  edition: state.edition,
  options: state.options,
  ...(packed && { map: packed }),
  stack: state.stack,
  first: state.first,
  turn: state.turn,
  players: state.players.map(playerView),
  prices: state.prices,
  harbour: state.harbour,
  dutchmen: state.dutchmen,
  gone: state.gone,
  donors: state.donors,
  holder: state.holder,
  scored: state.scored,
  citizens: state.citizens,
  posts: state.posts,
  open: state.open,
  pile: state.pile,
  standing: standing(state, city),
});

/** There is nothing to guess: the view says all there is. */
export const imagine =
  (seen: Frozen<HamburgumView>): ((chance: Chance) => State) =>
  () => ({
    edition: seen.edition,
    options: seen.options,
    stack: seen.stack.map(frame => ({ ...frame })),
    first: seen.first,
    turn: seen.turn,
    players: seen.players.map(player => ({
      pawn: player.pawn,
      prestige: player.prestige,
      money: player.money,
      goods: [...player.goods],
      materials: [...player.materials],
      home: player.home,
      buildings: [...player.buildings],
      points: [...player.points],
    })),
    prices: [...seen.prices],
    harbour: seen.harbour.map(basin => [...basin]),
    dutchmen: seen.dutchmen,
    gone: seen.gone,
    donors: seen.donors.map(donors => [...donors]),
    holder: [...seen.holder],
    scored: [...seen.scored],
    citizens: [...seen.citizens],
    posts: [...seen.posts],
    open: [...seen.open],
    pile: [...seen.pile],
  });
