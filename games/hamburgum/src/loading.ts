import type { Seat } from '@kontor/core';
import { GOODS, type Load } from '../words/index.ts';
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

/** Fleets have at most five ships in three basins: each is worked out once. */
const known = new Map<number, readonly Loading[]>();

function loadings(ships: readonly number[]): readonly Loading[] {
  let key = 0;
  for (const size of ships) key = key * 4 + size;
  let found = known.get(key);
  if (!found) known.set(key, (found = loadingsOf(ships)));
  return found;
}

const takes = (room: readonly number[], goods: readonly number[]): boolean =>
  goods[0]! <= room[0]! && goods[1]! <= room[1]! && goods[2]! <= room[2]!;

/** Whether these goods (beer, sugar, cloth) fit on these ships. */
export function fits(ships: readonly number[], goods: readonly number[]): boolean {
  for (const { room } of loadings(ships)) if (takes(room, goods)) return true;
  return false;
}

/** How these goods are loaded: bigger ships first, as few ships as that allows. */
export function load(ships: readonly number[], goods: readonly number[]): Load[] {
  const left = [...goods];
  const loads: Load[] = [];
  const { cargo } = loadings(ships).find(({ room }) => takes(room, goods))!;
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
  for (const { room } of loadings(ships)) {
    let money = 0;
    for (let good = 0; good < room.length; good++) money += Math.min(room[good]!, goods[good]!) * prices[good]!;
    if (money > best.money) best = { goods: goods.map((owned, good) => Math.min(owned, room[good]!)), money };
  }
  return best;
}
