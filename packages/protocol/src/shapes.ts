import type { WireLegal } from './legal.ts';
import type { Json } from './patch.ts';

/**
 * Steps are most of what travels, and most of a step would be names of members. So both sides agree on shapes: a shape is
 * the list of an object's names, said once and a number from then on. So is a name in a shape: a new one as text, a known
 * one by its number. A `type` that comes first belongs to the shape: `type=played` has no value. Shapes of what all at a table
 * see are counted for all alike; those of what a viewer alone sees are that viewer's own, have names of their own and begin with -1.
 *
 * A value is written as it is, but `[]` is an empty list, `[...items, 0]` a list, `[...values, n]` an object of shape n
 * (counted from 1; own shapes from -3 down), `[name, value, ..., -1]` an object that says its names, and `[at, gone, ...items, -2]`
 * the patch that cuts a list: what kind it is comes last, for who writes a difference knows it last. A step travels as
 * `[[...parts, which], new shapes or 0, legal]`: `which` has a bit for each part there is; what would be last and empty is left out.
 */
export type Shape = readonly (string | number)[];

export type WireStep = readonly [parts: readonly Json[], fresh?: readonly Shape[] | 0, legal?: WireLegal];

export const PARTS = ['step', 'key', 'events', 'patch', 'turn', 'undo', 'ask'] as const;

export const TYPE = 'type=';
export const LIST = 0;
export const NAMED = -1;
export const CUT = -2;
/** What an own shape begins with. */
export const OWN = -1;
/** The number of an own shape, counted from 1, as it travels; and back. */
export const ownNumber = (number: number): number => CUT - number;
