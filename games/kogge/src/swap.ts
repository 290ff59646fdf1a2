import type { Seat } from '@kontor/core';
import { GOODS } from '../words/data/tables.ts';
import { countsOf, isChip, type Item, numberOf } from '../words/items.ts';
import { goodPasses, holdingShown, OPEN, swapped } from './lore.ts';
import { ownerOf } from './queries.ts';
import type { State } from './state.ts';

/** [KO-7.1] [KO-10.2] Two seats swap goods and chips; with an office its goods and not those of the owner's cog. */
export function swapItems(
  state: State,
  a: Seat,
  b: Seat,
  fromA: readonly Item[],
  fromB: readonly Item[],
  office?: number,
): void {
  const chipsOf = (items: readonly Item[]) => items.filter(isChip).map(numberOf);
  const goodsOf = (items: readonly Item[]) => items.filter(item => !isChip(item));
  move(state.players[a]!.chips, state.players[b]!.chips, chipsOf(fromA), chipsOf(fromB));
  swapped(state, 'chips', a, b, chipsOf(fromA), chipsOf(fromB));
  if (office === undefined) {
    move(state.players[a]!.goods, state.players[b]!.goods, goodsOf(fromA), goodsOf(fromB));
    swapped(state, 'goods', a, b, goodsOf(fromA), goodsOf(fromB));
  } else if (ownerOf(state, office) === b) swapWithOffice(state, a, office, goodsOf(fromA), goodsOf(fromB));
  else swapWithOffice(state, b, office, goodsOf(fromB), goodsOf(fromA));
}

function move(a: number[], b: number[], fromA: readonly number[], fromB: readonly number[]): void {
  for (const kind of fromA) {
    a[kind]!--;
    b[kind]!++;
  }
  for (const kind of fromB) {
    b[kind]!--;
    a[kind]!++;
  }
}

/** [KO-10.2] What lies in offices is open: everybody sees what an office won and lost, its owner also what was swapped like for like. */
function swapWithOffice(
  state: State,
  cog: Seat,
  office: number,
  fromCog: readonly number[],
  fromOffice: readonly number[],
): void {
  const { goods, owner } = state.cities[office >> 1]!.offices[office & 1]!;
  const [out, back] = [countsOf(fromCog, GOODS.length), countsOf(fromOffice, GOODS.length)];
  holdingShown(state, owner, cog, [], out);
  move(state.players[cog]!.goods, goods, fromCog, fromOffice);
  for (let good = 0; good < GOODS.length; good++) {
    for (let n = back[good]!; n < out[good]!; n++) goodPasses(state, good, cog, OPEN);
    for (let n = out[good]!; n < back[good]!; n++) goodPasses(state, good, OPEN, cog);
  }
}
