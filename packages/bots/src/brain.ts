import type { Dice, Frozen, Legal, Seat, Vocabulary } from '@kontor/core';

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
  /** The moves worth a thought, best first; absent: all listed ones, and samples of selections. */
  candidates?(state: Frozen<G['State']>, seat: Seat, legal: Legal<G['Move']>): readonly G['Move'][];
  /** The weight of exploration, in points of `worth`: tuned by duel, a wrong one costs more than time can buy back. */
  readonly explore: number;
}
