import { digest } from './luck.ts';

/** JSON with sorted members: equal values give equal texts. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text && ','}${canonical(item ?? null)}`;
    return `[${text}]`;
  }
  const members = value as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(members).sort())
    if (members[name] !== undefined) text += `${text && ','}${JSON.stringify(name)}:${canonical(members[name])}`;
  return `{${text}}`;
}

/** The hash of a state (or any plain data): SHA-256 of its canonical JSON. */
export const hashOf = (value: unknown): string => digest(canonical(value));
