import { MAP_ID } from '../moves.ts';
import { BUILDINGS, TOKENS } from '../vocabulary.ts';
import { CHURCHES, SITES, SITES_OF_TYPE } from './components.ts';
import type { CityMap } from './map.ts';
import { type Check, flag, list, object, oneOf, record, text, whole } from './shape.ts';

const coordinate = whole(-10_000, 10_000);
const point: Check = list(coordinate, 2);
const id = text('an id of two or three capitals or digits', MAP_ID);
const name = text('a name of 1 to 60 characters');

/** The form of a map pack. */
export const mapShape: Check = object({
  id: text('a word of small letters, digits and dashes', /^[a-z][a-z0-9-]{0,30}$/),
  name,
  currency: oneOf(['taler', 'pound']),
  canvas: list(whole(1, 10_000), 2),
  outline: list(point, 3, 500),
  churches: list(
    object({
      id,
      name,
      colour: text('a colour', /^[a-z]{3,20}$/),
      x: coordinate,
      y: coordinate,
      cathedral: flag,
      tokens: list(
        object({ kind: oneOf(TOKENS), points: whole(1, 20) }, { building: oneOf(BUILDINGS) }),
        TOKENS.length,
      ),
    }),
    CHURCHES,
  ),
  sites: list(object({ id, type: oneOf(BUILDINGS), parish: id, x: coordinate, y: coordinate, street: name }), SITES),
  lines: list(list(id, 2), 1, 1000),
  parishes: record(list(point, 3, 500)),
});

/** Names the first fault of a map that came from outside. */
export function refuseMap(content: unknown): string | undefined {
  const fault = mapShape(content, '');
  if (fault !== undefined) return fault;
  const map = content as CityMap;
  for (const check of [places, tokens, parishes, lines, connections]) {
    const found = check(map);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** [HB-1.4] Each id once, and the right number of sites of each type. */
function places({ churches, sites }: CityMap): string | undefined {
  const ids = [...churches, ...sites].map(place => place.id);
  const twice = ids.find((each, i) => ids.indexOf(each) < i);
  if (twice !== undefined) return `${twice} is the id of two places`;
  for (const [i, type] of BUILDINGS.entries()) {
    const n = sites.filter(site => site.type === type).length;
    if (n !== SITES_OF_TYPE[i]) return `sites: ${SITES_OF_TYPE[i]} of type ${type} are expected, not ${n}`;
  }
  return undefined;
}

/** [HB-6.5] Thirty tokens: each church has each kind once; building tokens, and no others, name a type. */
function tokens({ churches }: CityMap): string | undefined {
  for (const church of churches) {
    for (const kind of TOKENS)
      if (!church.tokens.some(token => token.kind === kind)) return `${church.id} has no ${kind} token`;
    for (const token of church.tokens)
      if ((token.kind === 'building') !== (token.building !== undefined))
        return `${church.id}: the ${token.kind} token ${token.building ? 'counts no type of building' : 'says no type of building'}`;
    if (!church.tokens.some(({ kind, points }) => kind === 'five' && points === 5))
      return `${church.id}: the five token is worth 5`;
  }
  return undefined;
}

/** One cathedral without sites; each other church has a parish with sites and an outline. */
function parishes({ churches, sites, parishes }: CityMap): string | undefined {
  const cathedrals = churches.filter(church => church.cathedral).length;
  if (cathedrals !== 1) return `one cathedral is expected, not ${cathedrals}`;
  for (const site of sites) {
    const church = churches.find(({ id }) => id === site.parish);
    if (!church) return `${site.id} lies in the parish ${site.parish}, which is no church`;
    if (church.cathedral) return `${site.id} lies in the parish of the cathedral, which has none`;
  }
  for (const { id, cathedral } of churches) {
    if (!cathedral && !sites.some(({ parish }) => parish === id)) return `the parish of ${id} has no site`;
    if (!Object.hasOwn(parishes, id)) return `parishes: ${id} has no outline`;
  }
  const stranger = Object.keys(parishes).find(each => !churches.some(({ id }) => id === each));
  return stranger === undefined ? undefined : `parishes: ${stranger} is no church`;
}

/** A line is a pair and so goes both ways; each is there once and joins a site to something else. */
function lines({ churches, sites, lines }: CityMap): string | undefined {
  const seen = new Set<string>();
  for (const [a, b] of lines) {
    for (const end of [a, b])
      if (![...churches, ...sites].some(({ id }) => id === end)) return `line ${a}-${b}: there is no ${end}`;
    if (a === b) return `line ${a}-${b} leads nowhere`;
    if (![a, b].some(end => sites.some(({ id }) => id === end))) return `line ${a}-${b} joins two churches`;
    if (seen.has(`${a} ${b}`) || seen.has(`${b} ${a}`)) return `line ${a}-${b} is there twice`;
    seen.add(`${a} ${b}`);
  }
  return undefined;
}

/** What can be reached from a place over lines between the places in `among`. */
function reach({ lines }: CityMap, from: string, among: ReadonlySet<string>): Set<string> {
  const found = new Set([from]);
  for (const here of found)
    for (const [a, b] of lines) {
      const there = a === here ? b : b === here ? a : undefined;
      if (there !== undefined && among.has(there)) found.add(there);
    }
  return found;
}

/** Every site can be reached from its church inside the parish, and the whole city hangs together. */
function connections(map: CityMap): string | undefined {
  for (const church of map.churches) {
    const parish = map.sites.filter(site => site.parish === church.id).map(({ id }) => id);
    const found = reach(map, church.id, new Set(parish));
    const lost = parish.find(site => !found.has(site));
    if (lost !== undefined) return `${lost} can't be reached from its church ${church.id} inside the parish`;
  }
  const all = [...map.churches, ...map.sites].map(({ id }) => id);
  const found = reach(map, all[0]!, new Set(all));
  const lost = all.find(place => !found.has(place));
  return lost === undefined ? undefined : `${lost} can't be reached from ${all[0]!}`;
}
