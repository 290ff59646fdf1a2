import type { Seat } from '@kontor/core';
import type { Goods } from './moves.ts';

export type Event =
  | { readonly type: 'round'; readonly round: number; readonly starter: Seat }
  | {
      readonly type: 'looked';
      readonly seat: Seat;
      readonly secret: { readonly to: readonly Seat[]; readonly kind: number };
      readonly reveals: true;
    }
  | { readonly type: 'left'; readonly seat: Seat }
  | {
      readonly type: 'chose';
      readonly seat: Seat;
      readonly again: boolean;
      readonly secret: { readonly to: readonly Seat[]; readonly boats: number };
    }
  | {
      readonly type: 'opened';
      readonly boats: readonly number[];
      readonly coins: readonly number[];
      readonly reveals: true;
    }
  | { readonly type: 'crate'; readonly kind: number; readonly to?: Seat; readonly reveals: true }
  | { readonly type: 'bid'; readonly seat: Seat; readonly goods: Goods }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'prize'; readonly seat: Seat; readonly points: number }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly secret: { readonly to: readonly Seat[]; readonly kind: number };
      readonly reveals: true;
    }
  | { readonly type: 'offered'; readonly seat: Seat; readonly to: Seat; readonly give: Goods; readonly ask: Goods }
  | { readonly type: 'withdrawn'; readonly seat: Seat }
  | { readonly type: 'traded'; readonly seat: Seat; readonly from: Seat; readonly give: Goods; readonly ask: Goods }
  | { readonly type: 'declined'; readonly seat: Seat; readonly from: Seat }
  | { readonly type: 'lapsed'; readonly seat: Seat }
  | {
      readonly type: 'over';
      readonly ending: Ending;
      readonly hands: readonly Goods[];
      readonly contracts?: readonly number[];
      readonly reveals: true;
    };

export const ENDINGS = ['rounds', 'empty'] as const;
export type Ending = (typeof ENDINGS)[number];

export const EVENT_TYPES = [
  'round',
  'looked',
  'left',
  'chose',
  'opened',
  'crate',
  'bid',
  'passed',
  'prize',
  'drew',
  'offered',
  'withdrawn',
  'traded',
  'declined',
  'lapsed',
  'over',
] as const satisfies readonly Event['type'][];
