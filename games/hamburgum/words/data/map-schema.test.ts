import { expect, test } from 'vitest';
import { mapShape } from './map-pack.ts';
import { MAP_SCHEMA } from './map-schema.ts';
import { MAPS } from './maps.ts';

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | false;
}

/** As much of JSON Schema as the map needs. */
function fits(schema: Schema, value: unknown): boolean {
  if (schema.enum) return schema.enum.includes(value);
  switch (schema.type) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return Number.isInteger(value) && (value as number) >= schema.minimum! && (value as number) <= schema.maximum!;
    case 'string':
      return (
        typeof value === 'string' &&
        value.length >= (schema.minLength ?? 0) &&
        value.length <= (schema.maxLength ?? Infinity) &&
        new RegExp(schema.pattern ?? '').test(value)
      );
    case 'array':
      return (
        Array.isArray(value) &&
        value.length >= schema.minItems! &&
        value.length <= schema.maxItems! &&
        value.every(item => fits(schema.items!, item))
      );
    default: {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
      const { properties = {}, required = [], additionalProperties: others = false } = schema;
      return (
        required.every(name => Object.hasOwn(value, name)) &&
        Object.entries(value).every(([name, part]) => {
          const form = Object.hasOwn(properties, name) ? properties[name]! : others;
          return form !== false && fits(form, part);
        })
      );
    }
  }
}

/** Every place in a map, as keys from the outside in. */
function* places(part: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (path.length > 0) yield path;
  if (typeof part === 'object' && part !== null)
    for (const [key, inner] of Object.entries(part)) yield* places(inner, [...path, key]);
}

/** A copy with another value at one place; `undefined` takes it out. */
function changed(map: unknown, path: readonly string[], value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(map)) as Record<string, unknown>;
  let owner = copy;
  for (const key of path.slice(0, -1)) owner = owner[key] as Record<string, unknown>;
  const last = path.at(-1)!;
  if (value !== undefined) owner[last] = value;
  else if (Array.isArray(owner)) owner.splice(Number(last), 1);
  else delete owner[last];
  return copy;
}

test('HB-9.4 the schema takes both built-in maps', () => {
  for (const map of Object.values(MAPS)) expect(fits(MAP_SCHEMA as Schema, map)).toBe(true);
});

test('HB-9.4 the schema refuses exactly what the check of the form refuses', () => {
  const { hamburg } = MAPS;
  const values = [undefined, 0, 21, 20_000, -20_000, 0.5, '', 'M1', 'M1234', 'brewer', 'x'.repeat(61), true, [], {}];
  const parted: string[] = [];
  let refused = 0;
  for (const path of [...places(hamburg)].filter((_, i) => i % 7 === 0))
    for (const value of values) {
      const map = changed(hamburg, path, value);
      const fault = mapShape(map, '');
      if (fault !== undefined) refused++;
      if (fits(MAP_SCHEMA as Schema, map) !== (fault === undefined))
        parted.push(`${path.join('.')} = ${JSON.stringify(value)}`);
    }
  expect(parted).toEqual([]);
  expect(refused).toBeGreaterThan(500);
});
