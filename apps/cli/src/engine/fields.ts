import type { Seat, Viewer } from '@kontor/core';

/** A request as it came in: any JSON object. */
export type Request = Readonly<Record<string, unknown>>;

/** A request that makes no sense; the message names the field. */
export class BadRequest extends Error {}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 40));

export function text(request: Request, field: string): string {
  const value = request[field];
  if (typeof value !== 'string') throw new BadRequest(`${field}: a text is needed, not ${shown(value)}`);
  return value;
}

export function whole(request: Request, field: string, min: number, max: number): number {
  const value = request[field];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
    throw new BadRequest(`${field}: a whole number from ${min} to ${max} is needed, not ${shown(value)}`);
  return value;
}

export const seatOf = (request: Request, seats: number): Seat => whole(request, 'seat', 0, seats - 1);

export function viewerOf(request: Request, seats: number): Viewer {
  return request['seat'] === 'public' ? 'public' : seatOf(request, seats);
}

export function members(request: Request, field: string): Readonly<Record<string, unknown>> {
  const value = request[field] ?? {};
  if (typeof value !== 'object' || Array.isArray(value))
    throw new BadRequest(`${field}: an object is needed, not ${shown(value)}`);
  return value as Readonly<Record<string, unknown>>;
}

export function drawsOf(request: Request): readonly number[] | undefined {
  const value = request['draws'];
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || !value.every(draw => Number.isInteger(draw) && draw >= 0))
    throw new BadRequest(`draws: a list of whole numbers is needed, not ${shown(value)}`);
  return value as number[];
}
