import type { FieldPick, Legal, Notation, Picked, Selection, Tagged } from '@kontor/core';

/** What may be picked, ascending: an id that is there once, or an id and how often. */
type WireAvailable = number | readonly [id: number, most: number];

type WirePick = readonly [field: string, from: readonly WireAvailable[], min: number, max: number];

/** A family of moves as it travels. */
export interface WireSelection {
  readonly move: Tagged;
  readonly picks: readonly WirePick[];
  readonly except?: readonly Picked[];
}

/** A list of legal moves as it travels: listed moves in notation. What is empty is absent. */
export interface WireLegal {
  readonly moves?: readonly string[];
  readonly picks?: readonly WireSelection[];
}

const writePick = ({ field, from, min, max }: FieldPick): WirePick => [
  field,
  from.map(({ id, most }) => (most === 1 ? id : ([id, most] as const))),
  min,
  max,
];

const readPick = ([field, from, min, max]: WirePick): FieldPick => ({
  field,
  from: from.map(each => (typeof each === 'number' ? { id: each, most: 1 } : { id: each[0], most: each[1] })),
  min,
  max,
});

/** Undefined for an empty list. */
export function writeLegal<M extends Tagged>(
  { write }: Pick<Notation<M>, 'write'>,
  legal: Legal<M>,
): WireLegal | undefined {
  const { moves, selections } = legal;
  const texts = moves.map(move => write(move));
  if (selections.length > 0) {
    const picks = selections.map(writeSelection);
    return moves.length > 0 ? { moves: texts, picks } : { picks };
  }
  return moves.length > 0 ? { moves: texts } : undefined;
}

const writeSelection = ({ move, picks, except }: Selection<Tagged>): WireSelection => ({
  move,
  picks: picks.map(writePick),
  ...(except && except.length > 0 && { except }),
});

/** The list as the game's words understand it. Throws if the other side is of another version and sends what is no move. */
export function readLegal<M extends Tagged>(
  { read }: Pick<Notation<M>, 'read'>,
  wire: WireLegal | undefined,
): Legal<M> {
  const moves = (wire?.moves ?? []).map(text => {
    const move = read(text);
    if (move === undefined) throw new Error(`"${text}" is no move here`);
    return move;
  });
  const selections = (wire?.picks ?? []).map(({ move, picks, except }): Selection<M> => ({
    move: move as M,
    picks: picks.map(readPick),
    ...(except && { except }),
  }));
  return { moves, selections };
}
