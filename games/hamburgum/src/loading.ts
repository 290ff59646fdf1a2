import type { Seat } from '@kontor/core';
import { GOODS, pieces, type Load } from '../words/index.ts';
import { sum } from './queries.ts';
import type { Position } from './state.ts';

/** [HB-4.1] Finding out what a fleet can carry: each ship one good, up to the number of its basin. */

/** How many units of beer, sugar and cloth a way of loading can take, and which good each ship has, biggest ships first. */
interface Loading {
  readonly room: readonly [number, number, number];
  readonly cargo: readonly number[];
}

/** The basins (3, 2, 1) of this player's ships, biggest first. */
export function fleet({ harbour }: Pick<Position, 'harbour'>, seat: Seat): number[] {
  const ships: number[] = [];
  for (let basin = harbour.length; basin >= 1; basin--)
    for (const owner of harbour[basin - 1]!) if (owner === seat) ships.push(basin);
  return ships;
}

/** All ways to give each ship a good that lead to different rooms. */
function loadingsOf(ships: readonly number[]): Loading[] {
  let loadings: Loading[] = [{ room: [0, 0, 0], cargo: [] }];
  for (const size of ships) {
    const next = new Map<number, Loading>();
    for (const { room, cargo } of loadings)
      for (let good = 0; good < GOODS.length; good++) {
        const wider: [number, number, number] = [room[0], room[1], room[2]];
        wider[good]! += size;
        const key = wider[0] * 256 + wider[1] * 16 + wider[2];
        if (!next.has(key)) next.set(key, { room: wider, cargo: [...cargo, good] });
      }
    loadings = [...next.values()];
  }
  return loadings;
}

/** What can be said of a fleet whatever goods there are. */
interface Fleet {
  readonly loadings: readonly Loading[];
  /** Goods that are not too many for the room but need more ships: beer, sugar, cloth, ascending. */
  readonly unfit: readonly Mixture[];
}

/** Goods by kind, and the same as what a player would pick. */
interface Mixture {
  readonly counts: readonly number[];
  readonly picked: { readonly goods: readonly number[] };
}

function fleetOf(ships: readonly number[]): Fleet {
  const loadings = loadingsOf(ships);
  const unfit: Mixture[] = [];
  const room = sum(ships);
  for (let beer = 0; beer <= room; beer++)
    for (let sugar = 0; beer + sugar <= room; sugar++)
      for (let cloth = 0; beer + sugar + cloth <= room; cloth++) {
        const counts = [beer, sugar, cloth];
        if (!loadings.some(({ room }) => isWithin(counts, room)))
          unfit.push({ counts, picked: { goods: pieces(counts) } });
      }
  return { loadings, unfit };
}

/** Fleets have at most five ships in three basins: each is worked out once. */
const known = new Map<number, Fleet>();

function knownFleet(ships: readonly number[]): Fleet {
  let key = 0;
  for (const size of ships) key = key * 4 + size;
  let found = known.get(key);
  if (!found) known.set(key, (found = fleetOf(ships)));
  return found;
}

const isWithin = (goods: readonly number[], most: readonly number[]): boolean =>
  goods[0]! <= most[0]! && goods[1]! <= most[1]! && goods[2]! <= most[2]!;

/** Whether these goods (beer, sugar, cloth) fit on these ships. */
export function fits(ships: readonly number[], goods: readonly number[]): boolean {
  for (const { room } of knownFleet(ships).loadings) if (isWithin(goods, room)) return true;
  return false;
}

/** The choices of these goods that need more ships, though they are not too many for the room. */
export function unfit(ships: readonly number[], goods: readonly number[]): Mixture['picked'][] {
  const choices: Mixture['picked'][] = [];
  for (const { counts, picked } of knownFleet(ships).unfit) if (isWithin(counts, goods)) choices.push(picked);
  return choices;
}

/** How these goods are loaded: bigger ships first, as few ships as that allows. */
export function load(ships: readonly number[], goods: readonly number[]): Load[] {
  const left = [...goods];
  const loads: Load[] = [];
  const { cargo } = knownFleet(ships).loadings.find(({ room }) => isWithin(goods, room))!;
  cargo.forEach((good, ship) => {
    const units = Math.min(ships[ship]!, left[good]!);
    if (units === 0) return;
    left[good]! -= units;
    loads.push({ basin: ships[ship]!, good: GOODS[good]!, units });
  });
  return loads;
}

/** The sale by ship that brings most: what goes, and for how much. */
export function bestSale(
  ships: readonly number[],
  goods: readonly number[],
  prices: readonly number[],
): { goods: number[]; money: number } {
  let best = { goods: [0, 0, 0], money: 0 };
  for (const { room } of knownFleet(ships).loadings) {
    let money = 0;
    for (let good = 0; good < room.length; good++) money += Math.min(room[good]!, goods[good]!) * prices[good]!;
    if (money > best.money) best = { goods: goods.map((owned, good) => Math.min(owned, room[good]!)), money };
  }
  return best;
}
