import type { Happening, Phrase } from '@kontor/core';
import type { Shot } from './projector.ts';

/** A named place on the board, found by its `data-place`. */
export type Place = string;

/** One piece on its way. `piece` is what the board draws it by. */
export interface Flight {
  readonly piece: string;
  readonly from: Place;
  readonly to: Place;
}

/** Pieces that move at the same time, and a note that stays readable meanwhile. */
export interface FlightShot<V = unknown> extends Shot<V> {
  readonly flights?: readonly Flight[];
  readonly note?: Phrase;
  /** News for a sheet that stays until it is closed. */
  readonly sheet?: readonly Happening[];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The transform that puts a piece drawn in `at` over `over`: centred, and no wider than its place. */
export function transformTo(at: Box, over: Box): string {
  const scale = Math.min(1, over.width / at.width);
  const x = over.x + over.width / 2 - (at.x + at.width / 2);
  const y = over.y + over.height / 2 - (at.y + at.height / 2);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
