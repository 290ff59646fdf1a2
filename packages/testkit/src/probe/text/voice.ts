import type { Part, Phrase, Seat, Viewer, Voice as CoreVoice } from '@kontor/core';
import type { Ending } from '../events.ts';
import type { Goods } from '../moves.ts';
import type { RuleId } from '../rule-ids.ts';
import type { Probe } from '../state.ts';
import type { View } from '../view.ts';

export interface Terms {
  readonly Rule: RuleId;
  readonly Option: 'contracts' | 'offers' | 'prize';
  readonly Piece: string;
  readonly Ending: Ending;
  readonly Source: 'prizes' | 'contract' | 'coins';
}

export interface Voice extends CoreVoice<Probe, Terms> {
  /** The words of the text board. */
  readonly board: Readonly<Record<BoardWord, string>>;
}

export type BoardWord =
  | 'round'
  | 'starter'
  | 'phase'
  | 'turn'
  | 'pile'
  | 'discard'
  | 'bank'
  | 'crate'
  | 'hand'
  | 'known'
  | 'coins'
  | 'points'
  | 'contract'
  | 'chosen'
  | 'score'
  | 'bids'
  | 'offers'
  | 'offersMade'
  | 'edition'
  | 'options'
  | 'ending';

export const who = (seat: Seat): Part => ({ seat });

/** The built-in goods have names in each language, those of a pack keep their own. */
export const goodsIn = (piece: Readonly<Record<string, string>>, kinds?: readonly string[]) => {
  const NAMES = ['tea', 'salt', 'cloth', 'amber'];
  return (goods: Goods): Phrase =>
    goods.flatMap((kind, i): Part[] => {
      const name = (kinds ?? NAMES)[kind] ?? String(kind + 1);
      return [...(i > 0 ? [' + '] : []), { piece: name, text: piece[name] ?? name }];
    });
};

/** Whom the table waits for. */
export function waiting({ phase, starter, turn, players }: View): Seat[] {
  if (phase === 'look') return [starter];
  if (phase === 'choose') return players.flatMap(({ hasChosen }, seat) => (hasChosen ? [] : [seat]));
  return turn === undefined ? [] : [turn];
}

export const list = (seats: readonly Seat[], and: string): Part[] =>
  seats.flatMap((seat, i): Part[] => [...(i === 0 ? [] : [i === seats.length - 1 ? ` ${and} ` : ', ']), who(seat)]);

export const isAsked = (view: View, viewer: Viewer): boolean => viewer !== 'public' && waiting(view).includes(viewer);
