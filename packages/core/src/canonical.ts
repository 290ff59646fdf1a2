import { digest } from './luck.ts';

/** JSON with sorted members: equal values give equal texts. */
export const canonical = (value: unknown): string => JSON.stringify(value, sortMembers);

const sortMembers = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The hash of a state (or any plain data): SHA-256 of its canonical JSON. */
export const hashOf = (value: unknown): string => digest(canonical(value));
