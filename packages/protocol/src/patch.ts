/** Plain data as it travels. Hidden means absent: there is no `null`. */
export type Json = string | number | boolean | readonly Json[] | { readonly [member: string]: Json | undefined };

/**
 * What changed between two values. A text, number, boolean or array replaces what was there. An object goes member by
 * member (for an array of equal length: index by index); `-` lists members that are gone; `{ "=": value }` puts a whole new
 * object; `{ "~": [at, gone, ...items] }` cuts items out of an array and puts others in.
 */
export type Patch = string | number | boolean | readonly Json[] | { readonly [member: string]: Patch | Json };

export type Members = Readonly<Record<string, Json | undefined>>;

export const GONE = '-';
const WHOLE = '=';
export const SPLICE = '~';
/** Names that can't be members of a patch. */
const MARKS: readonly string[] = [GONE, WHOLE, SPLICE, '__proto__'];
const [A, Z] = [0x61, 0x7a];
/** Nearly all names begin with a small letter, and no mark does. */
export function isMark(name: string): boolean {
  const first = name.charCodeAt(0);
  return !(first >= A && first <= Z) && MARKS.includes(name);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
export const isMembers = (value: unknown): value is Members => isObject(value) && !Array.isArray(value);
const isScalar = (value: unknown): boolean => !isObject(value);

/** A view is plain data; interfaces just can't say so. */
const plain = (value: unknown): Json => value as Json;

/** The difference of two views; undefined if there is none. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return arrays(before, after);
  if (isMembers(before) && isMembers(after)) return members(before, after);
  return whole(plain(after));
}

const whole = (after: Json): Patch => (isMembers(after) ? { [WHOLE]: after } : after);

function arrays(before: readonly Json[], after: readonly Json[]): Patch | undefined {
  if (before.length !== after.length) return cutOf(before, after);
  let changes: Record<string, Patch> | undefined;
  let count = 0;
  for (let i = 0; i < after.length; i++) {
    const change = diff(before[i], after[i]);
    if (change === undefined) continue;
    (changes ??= {})[i] = change;
    count++;
  }
  return isTooMany(count, after) ? after : changes;
}

/** `{"2":5,` costs about three times as much as `5,`: whether a list with so many changes is better sent whole. */
export const isTooMany = (count: number, after: readonly Json[]): boolean =>
  count * 3 > after.length && after.every(isScalar);

/** A pile grew, a card left a hand: only what differs between the common beginning and the common end. */
function cutOf(before: readonly Json[], after: readonly Json[]): Patch {
  const start = commonStart(before, after);
  const end = commonEnd(before, after, start);
  if (!isWorthCutting(start + end, after)) return after;
  return { [SPLICE]: [start, before.length - start - end, ...after.slice(start, after.length - end)] };
}

export function commonStart(before: readonly Json[], after: readonly Json[]): number {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isSame(before[start], after[start])) start++;
  return start;
}

export function commonEnd(before: readonly Json[], after: readonly Json[], start: number): number {
  const most = Math.min(before.length, after.length) - start;
  let end = 0;
  while (end < most && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  return end;
}

/** One number more in common saves nothing; one play of a trick does. */
export const isWorthCutting = (common: number, after: readonly Json[]): boolean =>
  common >= 2 || (common === 1 && !after.every(isScalar));

const isSame = (before: unknown, after: unknown): boolean =>
  before === after || (isObject(before) && diff(before, after) === undefined);

/** A member of its own: what every object inherits is a function, or is the prototype. */
export const own = (value: Members, name: string): Json | undefined => {
  const member = value[name];
  return typeof member === 'function' || member === Object.prototype ? undefined : member;
};

/** The names of members that are there no more. */
export const goneFrom = (before: Members, after: Members): readonly string[] =>
  Object.keys(before).filter(name => before[name] !== undefined && own(after, name) === undefined);

function members(before: Members, after: Members): Patch | undefined {
  let changes: Record<string, Patch> | undefined;
  for (const name in after) {
    const value = after[name];
    if (value === undefined) continue;
    const old = own(before, name);
    const change = old === undefined ? whole(value) : diff(old, value);
    if (change === undefined) continue;
    if (isMark(name)) return { [WHOLE]: after };
    (changes ??= {})[name] = change;
  }
  const gone = goneFrom(before, after);
  if (gone.length > 0) (changes ??= {})[GONE] = gone;
  return changes;
}

/** The view after the change. The old one is not touched; what did not change is shared. */
export function patch<V>(before: V, change: Patch | undefined): V {
  return change === undefined ? before : (apply(plain(before), change) as V);
}

function apply(before: Json | undefined, change: Patch): Json {
  if (!isMembers(change)) return change as Json;
  if (Object.hasOwn(change, WHOLE)) return change[WHOLE]!;
  if (Array.isArray(before) && Object.hasOwn(change, SPLICE)) {
    const [at, gone, ...items] = change[SPLICE] as readonly [number, number, ...Json[]];
    return before.toSpliced(at, gone, ...items);
  }
  if (Array.isArray(before))
    return before.map((item: Json, i) => (Object.hasOwn(change, i) ? apply(item, change[i] as Patch) : item));
  const old: Members = isMembers(before) ? before : {};
  const gone = (change[GONE] as readonly string[] | undefined) ?? [];
  const kept = Object.entries(old).filter(
    ([name]) => !gone.includes(name) && (name === GONE || !Object.hasOwn(change, name)),
  );
  const changed = Object.entries(change).filter(([name]) => name !== GONE);
  return Object.fromEntries([
    ...kept,
    ...changed.map(([name, each]) => [name, apply(Object.hasOwn(old, name) ? old[name] : undefined, each as Patch)]),
  ]) as Json;
}
