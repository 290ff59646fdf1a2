import type { Building, Token } from '../vocabulary.ts';

export type Point = readonly [x: number, y: number];

/** A city to play in. The built-in maps and map packs have the same form. */
export interface CityMap {
  readonly id: string;
  readonly name: string;
  readonly currency: 'taler' | 'pound';
  /** Width and height of the plane all coordinates lie in. */
  readonly canvas: Point;
  readonly outline: readonly Point[];
  readonly churches: readonly ChurchOnMap[];
  readonly sites: readonly SiteOnMap[];
  /** Pairs of neighbours: two sites, or a church and a site. A pair goes both ways. */
  readonly lines: readonly (readonly [string, string])[];
  /** The outline of each parish, by church. */
  readonly parishes: Readonly<Record<string, readonly Point[]>>;
}

export interface ChurchOnMap {
  /** Two or three capitals or digits: what the notation says. */
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  readonly x: number;
  readonly y: number;
  /** The cathedral has no parish: its citizen token counts the whole city. */
  readonly cathedral: boolean;
  readonly tokens: readonly TokenOnMap[];
}

export interface TokenOnMap {
  readonly kind: Token;
  readonly points: number;
  /** The type a building token counts. */
  readonly building?: Building;
}

export interface SiteOnMap {
  readonly id: string;
  readonly type: Building;
  /** The church of its parish. */
  readonly parish: string;
  readonly x: number;
  readonly y: number;
  readonly street: string;
}
