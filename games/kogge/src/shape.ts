/** Names the first fault of a value: where, and what should be there. */
export type Shape = (value: unknown, at: string) => string | undefined;

export const int =
  (low: number, high: number): Shape =>
  (value, at) =>
    Number.isInteger(value) && (value as number) >= low && (value as number) <= high
      ? undefined
      : `${at}: a whole number from ${low} to ${high}`;

export const oneOf =
  (values: readonly unknown[]): Shape =>
  (value, at) =>
    values.includes(value) ? undefined : `${at}: one of ${values.join(', ')}`;

export const bool = oneOf([false, true]);

export const list =
  (item: Shape, least = 0, most = 1_000): Shape =>
  (value, at) => {
    if (!Array.isArray(value) || value.length < least || value.length > most)
      return `${at}: a list of ${least} to ${most}`;
    for (const [i, each] of value.entries()) {
      const fault = item(each, `${at}[${i}]`);
      if (fault) return fault;
    }
    return undefined;
  };

/** A list of exactly so many. */
export const row = (item: Shape, size: number): Shape => list(item, size, size);

export const object =
  (members: Readonly<Record<string, Shape>>, optional: readonly string[] = []): Shape =>
  (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${at || 'the state'}: no object`;
    const path = (key: string) => (at ? `${at}.${key}` : key);
    for (const key of Object.keys(value)) if (!(key in members)) return `${path(key)}: not known here`;
    for (const [key, shape] of Object.entries(members)) {
      const member = (value as Record<string, unknown>)[key];
      if (member === undefined && optional.includes(key)) continue;
      const fault = shape(member, path(key));
      if (fault) return fault;
    }
    return undefined;
  };

/** One of several objects, told apart by their `type`. */
export const tagged =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value, at) => {
    const type = (value as { type?: unknown } | undefined | null)?.type;
    return typeof type === 'string' && Object.hasOwn(shapes, type)
      ? shapes[type]!(value, at)
      : `${at}.type: no frame of this game`;
  };
