/** Names the first thing in a value that JSON without `null` can not carry. */
export function notPlain(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return `${path || 'it'} is ${value}`;
    return Object.is(value, -0) ? `${path || 'it'} is -0, which JSON reads back as 0` : undefined;
  }
  if (value === null) return `${path || 'it'} is null`;
  if (typeof value !== 'object') return `${path || 'it'} is ${typeof value}`;
  if (Array.isArray(value)) {
    if (Object.keys(value).length !== value.length) return `${path || 'it'} is a list with gaps or members of its own`;
    for (let i = 0; i < value.length; i++) {
      const fault = notPlain(value[i], `${path}[${i}]`);
      if (fault) return fault;
    }
    return undefined;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return `${path || 'it'} is no plain object`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path || 'it'} has a member named by a symbol`;
  for (const [key, part] of Object.entries(value)) {
    const fault = notPlain(part, path ? `${path}.${key}` : key);
    if (fault) return fault;
  }
  return undefined;
}

/** Freezes plain data all the way down. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

/** Members that nobody ever changes and that may be shared: the options agreed at the table. */
const SHARED = new Set(['options']);

/** Names a list or object that both values hold, by its path in the second. */
export function sharedPart(a: unknown, b: unknown): string | undefined {
  const parts = new Set<unknown>();
  const collect = (value: unknown, top: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    parts.add(value);
    for (const [key, part] of Object.entries(value)) if (!top || !SHARED.has(key)) collect(part, false);
  };
  collect(a, true);
  const look = (value: unknown, path: string): string | undefined => {
    if (typeof value !== 'object' || value === null) return undefined;
    if (parts.has(value)) return path || 'the whole';
    for (const [key, part] of Object.entries(value)) {
      if (path === '' && SHARED.has(key)) continue;
      const found = look(part, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key);
      if (found) return found;
    }
    return undefined;
  };
  return look(b, '');
}
