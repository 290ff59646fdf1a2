import type { Figures, Flow, Frozen, Seat } from '@kontor/core';
import type { Card, Event, Forecast, Move, Options, Play, RuleId, View } from '../words/index.ts';

/** Lists that are readonly here are replaced, never changed: copies and views share them, and who compares two sees at once what stayed. */
export interface State {
  edition: number;
  options: Options;
  /** What is going on: always one frame, none when the game is over. */
  stack: Frame[];
  /** From 1. */
  round: number;
  dealer: Seat;
  marker: Card;
  players: Player[];
  /** The plays of the current trick, the last one is to be beaten. */
  trick: readonly Play[];
  /** Seats without cards, in the order of going out. */
  out: readonly Seat[];
}

export interface Player {
  /** Ascending. */
  hand: readonly Card[];
  captured: readonly Card[];
  /** Points of finished rounds. */
  place: number;
  bonus: number;
}

export type Frame =
  | { type: 'deal' }
  | { type: 'play'; seat: Seat }
  | { type: 'take'; by: 'passes' | 'trump' | 'end' }
  | { type: 'score' };

export interface HamburgSticht extends Flow {
  State: State;
  Frame: Frame;
  Move: Move;
  Event: Event;
  View: View;
  Options: Options;
  Rule: RuleId;
  Forecast: Forecast;
}

const copyPlayer = ({ hand, captured, place, bonus }: Frozen<Player>): Player => ({ hand, captured, place, bonus });

/** Nearly always a player is to play, and spreading is slow. */
const copyFrame = (frame: Frozen<Frame>): Frame =>
  frame.type === 'play' ? { type: 'play', seat: frame.seat } : { ...frame };

export const clone = (state: Frozen<State>): State => ({
  edition: state.edition,
  options: state.options,
  stack: state.stack.map(copyFrame),
  round: state.round,
  dealer: state.dealer,
  marker: state.marker,
  players: state.players.map(copyPlayer),
  trick: state.trick,
  out: state.out,
});

/** The dealt cards are in hands, in the trick or captured; the rest stays away from the table. */
export function tally({ players, trick }: Frozen<State>): Figures {
  let cards = 0;
  for (const { hand, captured } of players) cards += hand.length + captured.length;
  for (const play of trick) cards += play.cards.length;
  return { cards };
}
