import { PACES } from '@kontor/protocol';
import { type Static, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { No } from '../no.ts';

/** What may come from outside, with a limit for everything. Members that nobody knows are refused. */
const closed = { additionalProperties: false };
const Id = Type.String({ pattern: '^[a-z2-7]{26}$' });
const Key = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
const Move = Type.String({ minLength: 1, maxLength: 400, pattern: '^[ -~]+$' });
const Seq = Type.Integer({ minimum: 0, maximum: 2 ** 31 });
const Re = Type.Integer({ minimum: 0, maximum: 2 ** 31 });
const Seat = Type.Integer({ minimum: 0, maximum: 15 });
const Options = Type.Record(
  Type.String({ maxLength: 40 }),
  Type.Union([Type.Boolean(), Type.String({ maxLength: 40 })]),
);
const PaceName = Type.Union(PACES.map(pace => Type.Literal(pace)));
const PersonName = Type.String({ minLength: 1, maxLength: 60 });

const message = {
  join: Type.Object({ join: Id, seq: Type.Optional(Seq) }, closed),
  leave: Type.Object({ leave: Id }, closed),
  move: Type.Object({ table: Id, ask: Seq, key: Key, move: Move }, closed),
  undo: Type.Object({ table: Id, undo: Seq, key: Key }, closed),
  why: Type.Object({ table: Id, re: Re, why: Move }, closed),
  forecast: Type.Object({ table: Id, re: Re, forecast: Type.Array(Move, { maxItems: 200 }) }, closed),
  survey: Type.Object({ table: Id, re: Re, survey: Type.Literal(true) }, closed),
  history: Type.Object({ table: Id, re: Re, history: Seq }, closed),
};

type Messages = { [K in keyof typeof message]: Static<(typeof message)[K]> };
export type Message = { [K in keyof Messages]: { readonly kind: K } & Messages[K] }[keyof Messages];

/** Checks a value; throws a refusal that names the first field that is wrong. */
export type Reader<T> = (value: unknown) => T;

function reader<S extends TSchema>(schema: S): Reader<Static<S>> {
  const compiled = Compile(schema);
  return value => {
    if (compiled.Check(value)) return value as Static<S>;
    const error = compiled.Errors(value)[0] as { instancePath?: string; message?: string; params?: object } | undefined;
    const extra = Object.values(error?.params ?? {}).flat();
    const field =
      error?.instancePath?.slice(1).replaceAll('/', '.') ||
      (extra.find(each => typeof each === 'string') as string | undefined);
    throw new No('malformed', { ...(field && { field }), says: error?.message ?? 'is not what is expected here' });
  };
}

const readers = Object.fromEntries(
  Object.entries(message).map(([kind, schema]) => [kind, reader(schema as TSchema)]),
) as Readonly<Record<keyof Messages, Reader<object>>>;
const KINDS = Object.keys(message) as (keyof Messages)[];

/** A message of the socket; its kind is the member that no other kind has. */
export function readMessage(text: string): Message {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new No('malformed', { says: 'is no JSON' });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new No('malformed', { says: 'is no object' });
  for (const kind of KINDS) {
    if (!Object.hasOwn(value, kind)) continue;
    // It has no such member yet: readers refuse what they don't know.
    const message = readers[kind](value) as { kind?: string };
    message.kind = kind;
    return message as Message;
  }
  throw new No('malformed', { says: `has none of the members ${KINDS.join(', ')}` });
}

export const bodies = {
  name: reader(Type.Object({ name: PersonName }, closed)),
  newTable: reader(
    Type.Object(
      {
        game: Type.String({ maxLength: 40 }),
        options: Type.Optional(Options),
        seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 16 })),
        pace: Type.Optional(PaceName),
        bots: Type.Optional(Type.Integer({ minimum: 0, maximum: 16 })),
        bot: Type.Optional(Type.String({ maxLength: 40 })),
        start: Type.Optional(Type.Boolean()),
        watch: Type.Optional(Type.Boolean()),
        name: Type.Optional(PersonName),
      },
      closed,
    ),
  ),
  sit: reader(Type.Object({ seat: Type.Optional(Seat), name: Type.Optional(PersonName) }, closed)),
  change: reader(
    Type.Object(
      {
        options: Type.Optional(Options),
        seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 16 })),
        pace: Type.Optional(PaceName),
      },
      closed,
    ),
  ),
  bot: reader(
    Type.Object(
      { seat: Seat, bot: Type.Optional(Type.Union([Type.Literal(false), Type.String({ maxLength: 40 })])) },
      closed,
    ),
  ),
  start: reader(Type.Object({ fill: Type.Optional(Type.Boolean()) }, closed)),
  nothing: reader(Type.Object({}, closed)),
  id: reader(Id),
  code: reader(Type.String({ pattern: '^[a-z]{5}$' })),
};
