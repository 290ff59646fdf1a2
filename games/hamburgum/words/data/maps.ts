import { hamburg } from './hamburg.ts';
import { london } from './london.ts';
import type { CityMap } from './map.ts';

/** [HB-9.4] The maps that are built in. */
export const MAPS: Readonly<Record<string, CityMap>> = { hamburg, london };
