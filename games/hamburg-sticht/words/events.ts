import type { Seat } from '@kontor/core';
import type { Card } from './data/cards.ts';
import type { Kind } from './data/combinations.ts';

/** The film and the chronicle. Lists without another word are by seat. */
export type Event =
  /** [HS-1.2] The marker is turned up; `leader` begins. */
  | {
      readonly type: 'dealt';
      readonly round: number;
      readonly rounds: number;
      readonly dealer: Seat;
      readonly leader: Seat;
      readonly marker: Card;
      readonly reveals: true;
    }
  /** The own thirteen cards. */
  | {
      readonly type: 'hand';
      readonly seat: Seat;
      readonly secret?: { readonly to: readonly Seat[]; readonly cards: readonly Card[] };
      readonly reveals: true;
    }
  /** `leads` opens a trick; `left` cards stay in the hand. */
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly kind: Kind;
      readonly rank: number;
      readonly cards: readonly Card[];
      readonly leads: boolean;
      readonly left: number;
      readonly shown?: true;
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** The hand is empty; `place` counts from 1. */
  | { readonly type: 'out'; readonly seat: Seat; readonly place: number }
  /** `by` says why: all others passed, a Hamburg sticht, or the round ended over the open trick. `leader` is absent if nobody leads any more. */
  | {
      readonly type: 'taken';
      readonly seat: Seat;
      readonly by: 'passes' | 'trump' | 'end';
      readonly cards: number;
      readonly bonus: readonly Card[];
      readonly leader?: Seat;
    }
  /** [HS-4.2] */
  | {
      readonly type: 'lastHand';
      readonly from: Seat;
      readonly to: Seat;
      readonly cards: readonly Card[];
      readonly bonus: readonly Card[];
      readonly reveals: true;
    }
  /** [HS-4.3] [HS-4.4] Points of this round, the bonus cards in each pile, and the scores with them. */
  | {
      readonly type: 'scored';
      readonly round: number;
      readonly order: readonly Seat[];
      readonly place: readonly number[];
      readonly bonus: readonly number[];
      readonly cards: readonly (readonly Card[])[];
      readonly scores: readonly number[];
      readonly reveals: true;
    }
  | { readonly type: 'over'; readonly winners: readonly Seat[]; readonly scores: readonly number[] };

export type EventType = Event['type'];
