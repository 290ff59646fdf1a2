import { BUILDINGS, TOKENS } from '../vocabulary.ts';
import { CHURCHES, SITES } from './components.ts';

const members = (properties: Readonly<Record<string, unknown>>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter(name => !optional.includes(name)),
  additionalProperties: false,
});
const many = (items: unknown, min: number, max: number = min) => ({
  type: 'array',
  items,
  minItems: min,
  maxItems: max,
});

const COORDINATE = { type: 'integer', minimum: -10_000, maximum: 10_000 };
const OUTLINE = many(many(COORDINATE, 2), 3, 500);
const ID = { type: 'string', pattern: '^[A-Z][A-Z0-9]{1,2}$' };
const NAME = { type: 'string', minLength: 1, maxLength: 60 };

/** The form of a map pack as JSON Schema; what its parts have to do with each other is checked by `refuseMap`. */
export const MAP_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Hamburgum: map pack',
  ...members({
    id: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,30}$' },
    name: NAME,
    currency: { enum: ['taler', 'pound'] },
    canvas: many({ type: 'integer', minimum: 1, maximum: 10_000 }, 2),
    outline: OUTLINE,
    churches: many(
      members({
        id: ID,
        name: NAME,
        colour: { type: 'string', pattern: '^[a-z]{3,20}$' },
        x: COORDINATE,
        y: COORDINATE,
        cathedral: { type: 'boolean' },
        tokens: many(
          members(
            {
              kind: { enum: TOKENS },
              points: { type: 'integer', minimum: 1, maximum: 20 },
              building: { enum: BUILDINGS },
            },
            ['building'],
          ),
          TOKENS.length,
        ),
      }),
      CHURCHES,
    ),
    sites: many(
      members({ id: ID, type: { enum: BUILDINGS }, parish: ID, x: COORDINATE, y: COORDINATE, street: NAME }),
      SITES,
    ),
    lines: many(many(ID, 2), 1, 1000),
    parishes: { type: 'object', additionalProperties: OUTLINE },
  }),
} as const;
