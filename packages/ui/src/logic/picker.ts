/** Anything that can be clicked: `card:40`, `site:12`, `pass`. */
export type Target = string;

/** How a move is clicked: one target after the other, or a set of them in any order. */
export type Path = readonly Target[] | { readonly set: readonly Target[] };

export type PathOf<M> = (move: M) => Path;

export interface Picking<M> {
  /** Targets that bring at least one legal move nearer. */
  readonly lit: ReadonlySet<Target>;
  /** The legal moves that the clicks so far still allow. */
  readonly open: readonly M[];
  /** The move that the clicks spell out, exactly. */
  readonly done: M | undefined;
}

const isSet = (path: Path): path is { readonly set: readonly Target[] } => 'set' in path;

/** All targets of a path, in the order of its steps. */
export const targetsOf = (path: Path): readonly Target[] => (isSet(path) ? path.set : path);

/** What is left of a path after the clicks; undefined if they lead elsewhere. */
function restOf(path: Path, clicks: readonly Target[]): readonly Target[] | undefined {
  if (!isSet(path)) return clicks.every((click, i) => click === path[i]) ? path.slice(clicks.length) : undefined;
  const rest = [...path.set];
  for (const click of clicks) {
    const at = rest.indexOf(click);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

/** What is lit next, and whether a move is complete. Knows no rules: it reads the list of legal moves. */
export function picking<M>(moves: readonly M[], pathOf: PathOf<M>, clicks: readonly Target[]): Picking<M> {
  const lit = new Set<Target>();
  const open: M[] = [];
  let done: M | undefined;
  for (const move of moves) {
    const path = pathOf(move);
    const rest = restOf(path, clicks);
    if (rest === undefined) continue;
    open.push(move);
    if (rest.length === 0) done ??= move;
    else if (isSet(path)) for (const target of rest) lit.add(target);
    else lit.add(rest[0]!);
  }
  return { lit, open, done };
}

/** The clicks after one more: a clicked target is taken back, a lit one is added, any other starts anew if it can. */
export function clicked<M>(
  moves: readonly M[],
  pathOf: PathOf<M>,
  clicks: readonly Target[],
  target: Target,
): readonly Target[] {
  if (clicks.includes(target)) return withoutClick(moves, pathOf, clicks, target);
  if (picking(moves, pathOf, clicks).lit.has(target)) return [...clicks, target];
  return picking(moves, pathOf, []).lit.has(target) ? [target] : clicks;
}

function withoutClick<M>(moves: readonly M[], pathOf: PathOf<M>, clicks: readonly Target[], target: Target) {
  const at = clicks.indexOf(target);
  const others = clicks.filter((_, i) => i !== at);
  const isFree = picking(moves, pathOf, others).open.length > 0;
  return isFree ? others : clicks.slice(0, at);
}
