import type { Dice, Frozen } from '@kontor/core';
import { shuffle } from '@kontor/core';
import { total } from '../words/items.ts';
import type { Pool } from '../words/view.ts';

/**
 * What one viewer knows of pieces that lie hidden in several places (chips in hands, in the supply, face down on routes; goods on cogs).
 * `sure` are the pieces whose place is certain (place × kinds + kind). A pool is a heap of pieces of which only the sizes of its parts are
 * known: `n` of them lie in the place or pool `at`. A pool made of another takes some of that one's pieces, so nothing that was ever
 * certain is forgotten: "four of these five are in her hand, one lies on the route; and one of the five came out of the supply".
 */
export interface Known {
  kinds: number;
  sure: number[];
  pools: Pool[];
}

/** Ids of pools begin here; smaller numbers are places. */
const FIRST_POOL = 100;

export const known = (places: number, kinds: number): Known => ({
  kinds,
  sure: Array<number>(places * kinds).fill(0),
  pools: [],
});

export const cloneKnown = ({ kinds, sure, pools }: Frozen<Known>): Known => ({
  kinds,
  sure: sure.slice(),
  pools: pools.map(clonePool),
});

export const clonePool = ({ id, sure, to }: Frozen<Pool>): Pool => ({
  id,
  sure: sure.slice(),
  to: to.map(({ at, n }) => ({ at, n })),
});

/** The pieces that are certain to lie in a place. */
export const sureAt = ({ kinds, sure }: Frozen<Known>, place: number): number[] =>
  sure.slice(place * kinds, (place + 1) * kinds);

export function sizeAt(k: Frozen<Known>, place: number): number {
  let size = 0;
  for (let at = place * k.kinds; at < (place + 1) * k.kinds; at++) size += k.sure[at]!;
  for (const { to } of k.pools) for (const { at, n } of to) if (at === place) size += n;
  return size;
}

/** A piece of this kind comes to a place, seen by the viewer. */
export function enter(k: Known, place: number, kind: number): void {
  k.sure[place * k.kinds + kind]!++;
}

/** A piece of this kind leaves a place, seen by the viewer. */
export function leave(k: Known, place: number, kind: number): void {
  const at = place * k.kinds + kind;
  if (k.sure[at]! > 0) k.sure[at]!--;
  else takeOut(k, place, kind);
}

/** The viewer sees that a piece of this kind lies there. */
export function reveal(k: Known, place: number, kind: number): void {
  leave(k, place, kind);
  enter(k, place, kind);
}

/** The viewer sees that so many pieces of this kind lie there, and no more. */
export function revealCount(k: Known, place: number, kind: number, count: number): void {
  const at = place * k.kinds + kind;
  while (k.sure[at]! < count) {
    takeOut(k, place, kind);
    k.sure[at]!++;
  }
  exclude(k, place, kind);
  tidy(k);
}

/** In a guessed world what others think they know may be wrong: then they start afresh, sure of nothing but sizes. */
function takeOut(k: Known, place: number, kind: number): void {
  if (!leavePool(k, place, kind)) {
    const places = Array.from({ length: k.sure.length / k.kinds }, (_, at) => at);
    heap(
      k,
      places,
      places.map(at => ({ at, n: sizeAt(k, at) })),
    );
    merge(k, k.pools);
    leavePool(k, place, kind);
  }
  tidy(k);
}

/** `n` pieces go from one place to another, unseen by the viewer. */
export function moveUnseen(k: Known, from: number, to: number, n: number): void {
  if (n === 0) return;
  heap(
    k,
    [from],
    [
      { at: from, n: sizeAt(k, from) - n },
      { at: to, n },
    ],
  );
  tidy(k);
}

/** A piece of one of these kinds goes from one place to another; the viewer does not see which. */
export function moveUnseenOf(k: Known, from: number, to: number, kinds: readonly number[]): void {
  if (k.pools.some(source => kinds.some(kind => canSend(k, source, from, kind)))) return moveUnseen(k, from, to, 1);
  const sure = Array<number>(k.kinds).fill(0);
  for (const kind of kinds) {
    sure[kind] = k.sure[from * k.kinds + kind]!;
    k.sure[from * k.kinds + kind] = 0;
  }
  k.pools.push({
    id: freshId(k),
    sure,
    to: [
      { at: from, n: total(sure) - 1 },
      { at: to, n: 1 },
    ],
  });
  tidy(k);
}

/** Two places exchange pieces, unseen by the viewer: only their new sizes are known. */
export function mix(k: Known, a: number, b: number, sizeA: number, sizeB: number): void {
  heap(
    k,
    [a, b],
    [
      { at: a, n: sizeA },
      { at: b, n: sizeB },
    ],
  );
  tidy(k);
}

/** Puts all that lies in some places into a new pool. */
function heap(k: Known, places: readonly number[], to: Pool['to']): void {
  const pool: Pool = { id: freshId(k), sure: Array<number>(k.kinds).fill(0), to };
  for (const place of places) {
    for (let kind = 0; kind < k.kinds; kind++) {
      pool.sure[kind]! += k.sure[place * k.kinds + kind]!;
      k.sure[place * k.kinds + kind] = 0;
    }
    redirect(k, place, pool.id);
  }
  k.pools.push(pool);
}

function freshId({ pools }: Known): number {
  let most = FIRST_POOL - 1;
  for (const { id } of pools) if (id > most) most = id;
  return most + 1;
}

/** What a pool sends to a place or pool. */
function flowTo({ to }: Pool, target: number): Pool['to'][number] | undefined {
  for (const flow of to) if (flow.at === target) return flow;
  return undefined;
}

/** What was on its way to `from` goes to `to` instead. */
function redirect(k: Known, from: number, to: number): void {
  for (const pool of k.pools) {
    const flow = flowTo(pool, from);
    if (!flow) continue;
    const other = flowTo(pool, to);
    if (other) {
      other.n += flow.n;
      pool.to.splice(pool.to.indexOf(flow), 1);
    } else flow.at = to;
  }
}

function canHold(k: Known, pool: Pool, kind: number): boolean {
  if (pool.sure[kind]! > 0) return true;
  for (const source of k.pools) if (canSend(k, source, pool.id, kind)) return true;
  return false;
}

const canSend = (k: Known, source: Pool, target: number, kind: number): boolean =>
  flowTo(source, target) !== undefined && canHold(k, source, kind);

/** Takes a piece out of the pools that feed a place or pool. */
function leavePool(k: Known, target: number, kind: number): boolean {
  const sources = k.pools.filter(source => canSend(k, source, target, kind));
  if (sources.length === 0) return false;
  const source = sources.length === 1 ? sources[0]! : merge(k, sources);
  flowTo(source, target)!.n--;
  if (source.sure[kind]! > 0) source.sure[kind]!--;
  else leavePool(k, source.id, kind);
  return true;
}

/** No piece of this kind that is not sure to be there lies in the place: the pools send theirs elsewhere. */
function exclude(k: Known, target: number, kind: number): void {
  for (;;) {
    let pool = k.pools.find(source => canSend(k, source, target, kind));
    if (!pool) return;
    const { id: found } = pool;
    const above = k.pools.filter(source => canSend(k, source, found, kind));
    if (above.length > 0) pool = merge(k, [pool, ...above]);
    const held = pool.sure[kind]!;
    const elsewhere = pool.to.filter(({ at }) => at !== target);
    const rest = elsewhere.reduce((sum, { n }) => sum + n, 0) - held;
    const sure = Array<number>(k.kinds).fill(0);
    sure[kind] = held;
    const id = freshId(k);
    pool.sure[kind] = 0;
    pool.to = [...pool.to.filter(({ at }) => at === target), { at: id, n: rest }];
    k.pools.push({ id, sure, to: elsewhere });
  }
}

/** One pool instead of several that can't be told apart; those between them join, so that no pool feeds itself. */
function merge(k: Known, pools: readonly Pool[]): Pool {
  const joined = new Set(pools.map(({ id }) => id));
  for (let grown = true; grown;) {
    grown = false;
    for (const { id } of k.pools)
      if (
        !joined.has(id) &&
        [...joined].some(from => reaches(k, from, id)) &&
        [...joined].some(to => reaches(k, id, to))
      ) {
        joined.add(id);
        grown = true;
      }
  }
  const one: Pool = { id: freshId(k), sure: Array<number>(k.kinds).fill(0), to: [] };
  for (const pool of k.pools) {
    if (!joined.has(pool.id)) continue;
    pool.sure.forEach((n, kind) => (one.sure[kind]! += n));
    for (const { at, n } of pool.to) {
      if (joined.has(at)) continue;
      const flow = one.to.find(other => other.at === at);
      if (flow) flow.n += n;
      else one.to.push({ at, n });
    }
  }
  k.pools = k.pools.filter(({ id }) => !joined.has(id));
  for (const id of joined) redirect(k, id, one.id);
  k.pools.push(one);
  return one;
}

function reaches(k: Known, from: number, to: number): boolean {
  const pool = k.pools.find(({ id }) => id === from);
  return pool !== undefined && pool.to.some(({ at }) => at === to || (at >= FIRST_POOL && reaches(k, at, to)));
}

/** Empties pools about which nothing is uncertain any more. */
function tidy(k: Known): void {
  for (let at = 0; at < k.pools.length;) {
    const pool = k.pools[at]!;
    if (hasEmptyPart(pool)) pool.to = pool.to.filter(({ n }) => n > 0);
    if (!settle(k, pool)) at++;
    else {
      k.pools.splice(at, 1);
      at = 0;
    }
  }
}

function hasEmptyPart({ to }: Pool): boolean {
  for (const { n } of to) if (n === 0) return true;
  return false;
}

/** A pool with one part goes there as a whole; a pool of one kind is divided without doubt. */
function settle(k: Known, pool: Pool): boolean {
  const only = pool.to[0];
  if (!only) return true;
  if (pool.to.length === 1) {
    for (let kind = 0; kind < k.kinds; kind++) if (pool.sure[kind]! > 0) addSure(k, only.at, kind, pool.sure[kind]!);
    redirect(k, pool.id, only.at);
    return true;
  }
  const kind = onlyKind(pool);
  if (kind < 0 || isFed(k, pool)) return false;
  for (const { at, n } of pool.to) addSure(k, at, kind, n);
  return true;
}

/** The kind of all that is sure to be in a pool; -1 if there is nothing, or more than one kind. */
function onlyKind({ sure }: Pool): number {
  let only = -1;
  for (let kind = 0; kind < sure.length; kind++) {
    if (sure[kind] === 0) continue;
    if (only >= 0) return -1;
    only = kind;
  }
  return only;
}

function isFed({ pools }: Known, { id }: Pool): boolean {
  for (const pool of pools) if ((flowTo(pool, id)?.n ?? 0) > 0) return true;
  return false;
}

function addSure(k: Known, target: number, kind: number, n: number): void {
  if (target < FIRST_POOL) k.sure[target * k.kinds + kind]! += n;
  else k.pools.find(({ id }) => id === target)!.sure[kind]! += n;
}

/** A world as the viewer might imagine it: counts by kind for each place. */
export function guess(k: Frozen<Known>, places: number, dice: Dice): number[][] {
  const world = Array.from({ length: places }, (_, place) => sureAt(k, place));
  const came = new Map<number, number[]>(
    k.pools.map(({ id, sure }) => [id, sure.flatMap((n, kind) => Array<number>(n).fill(kind))]),
  );
  const open = [...k.pools];
  while (open.length > 0) {
    const at = open.findIndex(({ id }) => !open.some(({ to }) => to.some(flow => flow.at === id)));
    const [pool] = open.splice(at, 1);
    const pieces = came.get(pool!.id)!;
    shuffle(dice, pieces);
    for (const flow of pool!.to)
      for (const kind of pieces.splice(0, flow.n)) {
        if (flow.at < FIRST_POOL) world[flow.at]![kind]!++;
        else came.get(flow.at)!.push(kind);
      }
  }
  return world;
}

/** The kinds that might lie in a place. */
export const couldBe = (k: Frozen<Known>, place: number): number[] =>
  sureAt(k, place).flatMap((n, kind) =>
    n > 0 || (k as Known).pools.some(source => canSend(k as Known, source, place, kind)) ? [kind] : [],
  );
