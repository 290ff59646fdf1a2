import { BUILDINGS, TOKENS, type CityMap, type Move } from '../words/index.ts';

/** A map made ready for the rules: everything by number, and every move that names a place. */
export interface City {
  readonly map: CityMap;
  /** By site. */
  readonly type: readonly number[];
  /** By site: the church of its parish. */
  readonly parish: readonly number[];
  /** By site: neighbouring sites, neighbouring churches. */
  readonly sitesNear: readonly (readonly number[])[];
  readonly churchesNear: readonly (readonly number[])[];
  /** By church. */
  readonly isCathedral: readonly boolean[];
  /** By church: the type its building token counts. */
  readonly building: readonly number[];
  /** By token, which is church × 5 + kind. */
  readonly points: readonly number[];
  readonly siteOf: Readonly<Record<string, number>>;
  readonly churchOf: Readonly<Record<string, number>>;
  readonly builds: readonly Move[];
  /** By token. */
  readonly donates: readonly Move[];
  readonly scores: readonly Move[];
}

export const tokenOf = (church: number, kind: number): number => church * TOKENS.length + kind;
export const churchOfToken = (token: number): number => Math.floor(token / TOKENS.length);
export const kindOfToken = (token: number): number => token % TOKENS.length;

/** The token that a move names; undefined if the city has no such church. */
export function tokenNamed(
  { churchOf }: City,
  { church, token }: Extract<Move, { church: string }>,
): number | undefined {
  const at = churchOf[church];
  return at === undefined ? undefined : tokenOf(at, TOKENS.indexOf(token));
}

const numbered = (items: readonly { readonly id: string }[]): Record<string, number> =>
  Object.fromEntries(items.map(({ id }, i) => [id, i]));

export function cityOf(map: CityMap): City {
  const siteOf = numbered(map.sites);
  const churchOf = numbered(map.churches);
  const sitesNear: number[][] = map.sites.map(() => []);
  const churchesNear: number[][] = map.sites.map(() => []);
  for (const [a, b] of map.lines)
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const site = siteOf[from];
      if (site === undefined) continue;
      if (to in siteOf) sitesNear[site]!.push(siteOf[to]!);
      else churchesNear[site]!.push(churchOf[to]!);
    }
  const tokens = map.churches.flatMap(church =>
    TOKENS.map(kind => ({ church, ...church.tokens.find(token => token.kind === kind)! })),
  );
  return {
    map,
    type: map.sites.map(site => BUILDINGS.indexOf(site.type)),
    parish: map.sites.map(site => churchOf[site.parish]!),
    sitesNear,
    churchesNear,
    isCathedral: map.churches.map(church => church.cathedral),
    building: map.churches.map(church => BUILDINGS.indexOf(church.tokens.find(token => token.building)!.building!)),
    points: tokens.map(({ points }) => points),
    siteOf,
    churchOf,
    builds: map.sites.map(({ id }) => ({ type: 'build', site: id })),
    donates: tokens.map(({ church, kind }) => ({ type: 'donate', church: church.id, token: kind })),
    scores: tokens.map(({ church, kind }) => ({ type: 'score', church: church.id, token: kind })),
  };
}

/** The cities of a game, by the value of the option `map`. */
export type Atlas = Readonly<Record<string, City>>;

export const atlasOf = (maps: Readonly<Record<string, CityMap>>): Atlas =>
  Object.fromEntries(Object.entries(maps).map(([id, map]) => [id, cityOf(map)]));

export const cityIn = (atlas: Atlas, state: { readonly options: { readonly map: string } }): City =>
  atlas[state.options.map]!;
