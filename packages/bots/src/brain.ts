import { type Dice, enumerate, type Frozen, type Legal, sampleOf, type Seat, type Vocabulary } from '@kontor/core';

/** What a game tells the general bots about itself. */
export interface Brain<G extends Vocabulary = Vocabulary> {
  /** How well each seat stands, in the game's own points (more is better), at any moment and at the end. */
  worth(state: Frozen<G['State']>): readonly number[];
  /** A playout ends where the chapter changes (a round of cards); absent: it goes on to the end of the game, or to `depth`. */
  chapter?(state: Frozen<G['State']>): number;
  /** Moves after which a playout is cut and `worth` is taken. */
  readonly depth?: number;
  /** A quick sensible move for playouts; absent: any legal move. */
  policy?(state: Frozen<G['State']>, seat: Seat, legal: Legal<G['Move']>, dice: Dice): G['Move'];
  /** The moves worth a thought, best first; absent: all listed ones, and a few samples of selections. */
  candidates?(state: Frozen<G['State']>, seat: Seat, legal: Legal<G['Move']>): readonly G['Move'][];
  /** Plays the chapter to its end in the quickest way and says what it is worth; it may spoil the state. Absent: `policy` move by move. */
  playout?(state: G['State'], dice: Dice): readonly number[];
  /** The weight of exploration, in points of `worth`: tuned by duel, a wrong one costs more than time can buy back. */
  readonly explore: number;
}

/** Samples of each selection that a bot looks at where the brain names no candidates: at its own decision. */
export const ROOT_SAMPLES = 24;
/** A selection with so few members is spelt out. */
const FEW = 12;

/** The moves a bot weighs: never all of a large selection. */
export function candidatesOf<G extends Vocabulary>(
  brain: Brain<G>,
  state: Frozen<G['State']>,
  seat: Seat,
  legal: Legal<G['Move']>,
  dice: Dice,
  samples: number,
): readonly G['Move'][] {
  if (brain.candidates) return brain.candidates(state, seat, legal);
  if (legal.selections.length === 0) return legal.moves;
  return [
    ...legal.moves,
    ...legal.selections.flatMap(
      selection =>
        few(enumerate({ moves: [], selections: [selection] })) ??
        Array.from({ length: samples }, () => sampleOf(selection, dice)),
    ),
  ];
}

/** All members if there are few. */
function few<M>(members: Iterable<M>): M[] | undefined {
  const all: M[] = [];
  for (const member of members) if (all.push(member) > FEW) return undefined;
  return all;
}
