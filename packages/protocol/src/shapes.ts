import type { WireLegal } from './legal.ts';
import type { Json } from './patch.ts';

/**
 * Steps are most of what travels, and most of a step would be names of members. So those that see the same agree on
 * shapes: a shape is the list of an object's names, said once and a number from then on. So is a name in a shape: a new
 * one as text, a known one by its number. A `type` that comes first belongs to the shape: `type=played` has no value.
 *
 * A value is written as it is, but `[]` is an empty list, `[...items, 0]` a list, `[...values, n]` an object of shape n
 * (counted from 1), and `[name, value, ..., -1]` an object that says its names: what kind it is comes last, for who writes a
 * difference knows it last. A step travels as `[value, new shapes or 0, legal]`; what would be last and empty is left out.
 */
export type Shape = readonly (string | number)[];

export type WireStep = readonly [value: Json, fresh?: readonly Shape[] | 0, legal?: WireLegal];

export const TYPE = 'type=';
export const LIST = 0;
export const NAMED = -1;
