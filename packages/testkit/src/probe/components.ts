/** What a component pack holds. */
export interface Components {
  readonly kinds: readonly { readonly name: string; readonly count: number }[];
  readonly rounds: number;
}

/** [PR-1.1] The built-in components. */
export const BUILT_IN: Components = {
  kinds: ['tea', 'salt', 'cloth', 'amber'].map(name => ({ name, count: 6 })),
  rounds: 4,
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** Names the first fault of a pack. */
export function refusePack(content: unknown): string | undefined {
  if (!isObject(content)) return 'a pack is an object with kinds and rounds';
  const unknown = Object.keys(content).find(key => key !== 'kinds' && key !== 'rounds');
  if (unknown !== undefined) return `${unknown}: there is no such member`;
  if (!isWhole(content['rounds'], 1, 9)) return 'rounds: a whole number from 1 to 9';
  const kinds = content['kinds'];
  if (!Array.isArray(kinds) || kinds.length < 4 || kinds.length > 9) return 'kinds: a list of 4 to 9 kinds';
  for (const [i, kind] of (kinds as readonly unknown[]).entries()) {
    if (!isObject(kind)) return `kinds[${i}]: an object with name and count`;
    if (typeof kind['name'] !== 'string' || !/^[a-z]{1,12}$/.test(kind['name']))
      return `kinds[${i}].name: 1 to 12 small letters`;
    if (!isWhole(kind['count'], 4, 20)) return `kinds[${i}].count: a whole number from 4 to 20`;
  }
  return undefined;
}
