import type { Dice } from './chance.ts';
import { countOf, includes, isMultiset, membersOf, randomMember, type FieldPick } from './picks.ts';

export interface Tagged {
  readonly type: string;
}

/** The picked ids by field, each list ascending. */
export type Picked = Readonly<Record<string, readonly number[]>>;

/** A family of moves: `move` with each field filled by an independent multiset, apart from the results in `except`. */
export interface Selection<M> {
  readonly move: M;
  readonly picks: readonly FieldPick[];
  readonly except?: readonly Picked[];
}

/** Everything a seat may do now. A selection is never empty. */
export interface Legal<M> {
  readonly moves: readonly M[];
  readonly selections: readonly Selection<M>[];
}

export const NONE: Legal<never> = { moves: [], selections: [] };

export const only = <M>(moves: readonly M[]): Legal<M> => ({ moves, selections: [] });

export const both = <M>(a: Legal<M>, b: Legal<M>): Legal<M> => ({
  moves: [...a.moves, ...b.moves],
  selections: [...a.selections, ...b.selections],
});

export const isEmpty = (legal: Legal<unknown>): boolean => legal.moves.length === 0 && legal.selections.length === 0;

/** The move of a selection with these fields filled. */
export const fill = <M>(selection: Selection<M>, picked: Picked): M => ({ ...selection.move, ...picked });

const equals = (a: Picked, b: Picked): boolean =>
  Object.keys(b).every(
    field => a[field]!.length === b[field]!.length && a[field]!.every((id, i) => id === b[field]![i]),
  );

const isExcepted = <M>({ except = [] }: Selection<M>, picked: Picked): boolean =>
  except.some(other => equals(picked, other));

/** The selection, unless every member of it is forbidden. */
export const ifAny = <M>(selection: Selection<M>): readonly Selection<M>[] =>
  members(selection).next().done ? [] : [selection];

function* members<M>(selection: Selection<M>): Generator<Picked> {
  for (const picked of product(selection.picks, 0)) if (!isExcepted(selection, picked)) yield picked;
}

function* product(picks: readonly FieldPick[], at: number): Generator<Picked> {
  const pick = picks[at];
  if (!pick) yield {};
  else
    for (const items of membersOf(pick))
      for (const rest of product(picks, at + 1)) yield { [pick.field]: items, ...rest };
}

/** Spells out every legal move. Can be large: search uses `sample`. */
export function* enumerate<M>(legal: Legal<M>): Generator<M> {
  yield* legal.moves;
  for (const selection of legal.selections) for (const picked of members(selection)) yield fill(selection, picked);
}

/** How many legal moves there are, without spelling out selections. */
export function count<M>(legal: Legal<M>): number {
  let sum = legal.moves.length;
  for (const selection of legal.selections) {
    const forbidden = (selection.except ?? []).filter(
      (picked, i, all) =>
        selection.picks.every(pick => includes(pick, picked[pick.field] ?? [])) &&
        all.findIndex(other => equals(other, picked)) === i,
    );
    sum += selection.picks.reduce((product, pick) => product * countOf(pick), 1) - forbidden.length;
  }
  return sum;
}

const TRIES = 64;

/** One legal move, cheaply: a listed move and a whole selection are equally likely. */
export function sample<M>(legal: Legal<M>, dice: Dice): M {
  const at = dice.below(legal.moves.length + legal.selections.length);
  if (at < legal.moves.length) return legal.moves[at]!;
  return sampleOf(legal.selections[at - legal.moves.length]!, dice);
}

/** One member of a selection. */
export function sampleOf<M>(selection: Selection<M>, dice: Dice): M {
  for (let i = 0; i < TRIES; i++) {
    const picked: Record<string, readonly number[]> = {};
    for (const pick of selection.picks) picked[pick.field] = randomMember(pick, dice);
    if (!isExcepted(selection, picked)) return fill(selection, picked);
  }
  const all = [...members(selection)];
  return fill(selection, all[dice.below(all.length)]!);
}

/** How a game spells its moves: one short stable ASCII text per move, the same on the wire, in records and on the command line. */
export interface Notation<M> {
  write(move: M): string;
  /** Undefined when the text is no move at all. Says nothing about legality. */
  read(text: string): M | undefined;
}

/** The engine's own move for one that was read from a text; undefined means illegal. */
export function find<M>(game: Notation<M> & { code(move: M): number }, legal: Legal<M>, wanted: M): M | undefined {
  const code = game.code(wanted);
  const text = game.write(wanted);
  const listed = legal.moves.find(move => game.code(move) === code && game.write(move) === text);
  if (listed) return listed;
  for (const selection of legal.selections) {
    const picked: Record<string, readonly number[]> = {};
    const fits = selection.picks.every(pick => {
      const items = (wanted as Readonly<Record<string, unknown>>)[pick.field];
      if (!isMultiset(items) || !includes(pick, items)) return false;
      picked[pick.field] = items;
      return true;
    });
    if (!fits || isExcepted(selection, picked)) continue;
    const move = fill(selection, picked);
    if (game.write(move) === text) return move;
  }
  return undefined;
}
