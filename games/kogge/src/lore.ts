import type { Frozen, Seat } from '@kontor/core';
import { GOODS } from '../words/data/tables.ts';
import { isChip, numberOf, total } from '../words/items.ts';
import { enter, type Known, known, leave, mix, moveUnseen, moveUnseenOf, reveal, revealCount } from './known.ts';
import type { State } from './state.ts';

/** Places of hidden chips: the four hands, the supply, the eighteen squares, and the table while a chip is in the air. */
export const SUPPLY = 4;
export const squareAt = (city: number, slot: number): number => 5 + city * 2 + slot;
const IN_THE_AIR = 23;
export const CHIP_PLACES = 24;
/** Goods are hidden on the cogs alone. */
export const GOODS_PLACES = 4;
/** Lying open, for everybody to see. */
export const OPEN = -1;

/** Who sees a piece move; everybody where cargo is open. */
export type Seers = 'all' | readonly Seat[];

/** [KO-11.2] With open cargo nothing in a hand or on a cog is hidden. */
const sees = (state: State, seers: Seers, viewer: number): boolean =>
  seers === 'all' || state.options.openCargo || seers.includes(viewer);

function passes(k: Known, kind: number, from: number, to: number, seen: boolean): void {
  if (seen) {
    if (from !== OPEN) leave(k, from, kind);
    if (to !== OPEN) enter(k, to, kind);
  } else moveUnseen(k, from, to, 1);
}

export function chipPasses(state: State, chip: number, from: number, to: number, seers: Seers = 'all'): void {
  move(state, 'chips', chip, from, to, seers);
}

export function goodPasses(state: State, good: number, from: number, to: number, seers: Seers = 'all'): void {
  move(state, 'goods', good, from, to, seers);
}

function move(state: State, which: 'chips' | 'goods', kind: number, from: number, to: number, seers: Seers): void {
  const viewers = state.known[which];
  for (let viewer = 0; viewer < viewers.length; viewer++) {
    const k = viewers[viewer]!;
    const seen = sees(state, seers, viewer);
    if (state.offers.length === 0) passes(k, kind, from, to, seen);
    else apartFromPromises(state, which, viewer, [from], () => passes(k, kind, from, to, seen));
  }
}

/** [KO-7.4] What a seat has promised to the viewer is set aside: whatever leaves that seat meanwhile is something else. */
function apartFromPromises(
  state: State,
  which: 'chips' | 'goods',
  viewer: number,
  places: readonly number[],
  happens: () => void,
): void {
  if (!state.offers.some(({ from, to }) => to === viewer && places.includes(from))) return happens();
  const k = state.known[which][viewer]!;
  const aside = places.map(place => promisedTo(state, viewer, place, which));
  places.forEach((place, i) => hold(k, place, aside[i]!, -1));
  happens();
  places.forEach((place, i) => hold(k, place, aside[i]!, 1));
}

/** What a seat's open offer promises to the viewer out of its hand or cog. */
export function promisedTo(state: Frozen<State>, viewer: number, seat: Seat, which: 'chips' | 'goods'): number[] {
  const counts = Array<number>(which === 'chips' ? 9 : 4).fill(0);
  for (const { from, to, office, give } of state.offers) {
    if (from !== seat || to !== viewer) continue;
    const outOfOffice = office !== undefined && state.cities[office >> 1]!.offices[office & 1]!.owner === seat;
    for (const item of give) {
      if (isChip(item) !== (which === 'chips')) continue;
      if (isChip(item)) counts[numberOf(item)]!++;
      else if (!outOfOffice) counts[item]!++;
    }
  }
  return counts;
}

const hold = (k: Known, place: number, counts: readonly number[], sign: number): void =>
  counts.forEach((n, kind) => (k.sure[place * k.kinds + kind]! += sign * n));

/** [KO-6.2] A seat takes a chip of a colour out of the supply; the others see the colour alone. */
export function chipTaken(state: State, seat: Seat, chip: number, numbers: readonly number[]): void {
  state.known.chips.forEach((k, viewer) => {
    if (sees(state, [seat], viewer)) passes(k, chip, SUPPLY, seat, true);
    else moveUnseenOf(k, SUPPLY, seat, numbers);
  });
}

/** A chip of a hand takes the place of one on a square: laid unseen by others, taken unseen too if it lay face down. */
export function chipsChange(
  state: State,
  seat: Seat,
  square: number,
  laid: number,
  taken: number,
  takenOpen: boolean,
): void {
  chipPasses(state, laid, seat, IN_THE_AIR, [seat]);
  if (takenOpen) chipPasses(state, taken, OPEN, seat);
  else chipPasses(state, taken, square, seat, [seat]);
  chipPasses(state, laid, IN_THE_AIR, square, [seat]);
}

/** Everybody sees the chip on a square; `stays` face down there, else it lies open from now on. */
export function squareShown(state: State, square: number, chip: number, stays: boolean): void {
  for (const k of state.known.chips) {
    leave(k, square, chip);
    if (stays) enter(k, square, chip);
  }
}

/** One seat looks at a square. */
export function squareLookedAt(state: State, seat: Seat, square: number, chip: number): void {
  const k = state.known.chips[seat];
  if (k) reveal(k, square, chip);
}

/** A whole hand is laid open for a moment. */
export function handShown(state: State, seat: Seat): void {
  for (const k of state.known.chips) state.players[seat]!.chips.forEach((n, chip) => revealCount(k, seat, chip, n));
}

/** The supply's chips of some numbers are shown to a seat, or to all. */
export function supplyShown(state: State, numbers: readonly number[], seers: Seers): void {
  state.known.chips.forEach((k, viewer) => {
    if (sees(state, seers, viewer)) for (const n of numbers) revealCount(k, SUPPLY, n, state.supply.chips[n]!);
  });
}

/** A seat learns all goods on another's cog. */
export const cargoShown = (state: State, seat: Seat, owner: Seat): void =>
  GOODS.forEach((_, good) => cargoCounted(state, seat, owner, good));

/** A seat learns that another's cog has no more of a good than it is sure of. */
export function cargoCounted(state: State, seat: Seat, owner: Seat, good: number): void {
  const k = state.known.goods[seat];
  if (k) revealCount(k, owner, good, state.players[owner]!.goods[good]!);
}

/** A seat learns that another holds these chips and goods. */
export function holdingShown(
  state: State,
  seat: Seat,
  owner: Seat,
  chips: readonly number[],
  goods: readonly number[],
): void {
  shownAtLeast(state.known.chips[seat]!, owner, chips);
  shownAtLeast(state.known.goods[seat]!, owner, goods);
}

function shownAtLeast(k: Known, place: number, counts: readonly number[]): void {
  counts.forEach((n, kind) => {
    for (let sure = k.sure[place * k.kinds + kind]!; sure < n; sure++) {
      // One more than is sure: it comes out of the pools, the sure ones stay.
      k.sure[place * k.kinds + kind]! -= sure;
      reveal(k, place, kind);
      k.sure[place * k.kinds + kind]! += sure;
    }
  });
}

/** Two seats swapped pieces; the two know what, the others only how many each has now. */
export function swapped(
  state: State,
  which: 'chips' | 'goods',
  a: Seat,
  b: Seat,
  fromA: readonly number[],
  fromB: readonly number[],
): void {
  const sizeOf = (seat: Seat) => total(state.players[seat]![which]);
  state.known[which].forEach((k, viewer) => {
    const asideOf = (seat: Seat) => total(promisedTo(state, viewer, seat, which));
    apartFromPromises(state, which, viewer, [a, b], () => {
      if (!sees(state, [a, b], viewer)) return mix(k, a, b, sizeOf(a) - asideOf(a), sizeOf(b) - asideOf(b));
      for (const kind of fromA) passes(k, kind, a, b, true);
      for (const kind of fromB) passes(k, kind, b, a, true);
    });
  });
}

/** Whether everybody was sure that these pieces were there: then showing them tells nothing. */
export const isCommon = (
  state: Frozen<State>,
  which: 'chips' | 'goods',
  place: number,
  counts: readonly number[],
): boolean => {
  const k = state.known[which].at(-1);
  return k === undefined || counts.every((n, kind) => k.sure[place * k.kinds + kind]! >= n);
};

/** From now on nobody keeps book of what is known: for bots that play on in their heads, where nobody looks and nobody trades. */
export function forget(state: State): void {
  state.known = { chips: [], goods: [] };
}

/** What a seat knows if it has only its eyes: its own things, what lies open, and how much the others have. */
export function plainKnowledge(state: Frozen<State>, viewer: number): { chips: Known; goods: Known } {
  const chips = known(CHIP_PLACES, 9);
  const goods = known(GOODS_PLACES, 4);
  const sees = (place: number) => place === viewer || state.options.openCargo;
  for (const [seat, player] of state.players.entries()) {
    lies(chips, seat, player.chips, sees(seat));
    lies(goods, seat, player.goods, sees(seat));
  }
  lies(chips, SUPPLY, state.supply.chips, sees(SUPPLY));
  for (const [city, { routes }] of state.cities.entries())
    for (const [slot, { chip, down }] of routes.entries()) {
      const square = squareAt(city, slot);
      if (!down) continue;
      if (sees(square)) enter(chips, square, chip);
      else {
        const heap = heapOf(chips);
        heap.sure[chip]!++;
        heap.to.push({ at: square, n: 1 });
      }
    }
  return { chips, goods };
}

/** Pieces in a place: certain if they are seen, else thrown on the one heap of what is not. */
function lies(k: Known, place: number, counts: readonly number[], seen: boolean): void {
  const n = total(counts);
  if (n === 0) return;
  const heap = seen ? undefined : heapOf(k);
  counts.forEach((held, kind) => {
    if (heap) heap.sure[kind]! += held;
    else k.sure[place * k.kinds + kind] = held;
  });
  heap?.to.push({ at: place, n });
}

function heapOf(k: Known): Known['pools'][number] {
  if (k.pools.length === 0) k.pools.push({ id: 100, sure: Array<number>(k.kinds).fill(0), to: [] });
  return k.pools[0]!;
}
