import { type Kind, KINDS, LAYOUT, type Season, SEASONS } from './cards.ts';
import { type Good, GOODS } from './goods.ts';
import { CONTRACT_POINTS } from './table.ts';

/** [SP-1.7] A component pack: the 54 cards as they are printed in somebody's box. */
export interface CardPack {
  readonly cards: readonly PackCard[];
}

export interface PackCard {
  /** Any name; messages use it. */
  readonly id: string;
  readonly season: Season;
  readonly type: Kind;
  /** Contracts only. */
  readonly goods?: readonly Good[];
  readonly points?: number;
  /** Firemen and fires only. */
  readonly value?: number;
  /** Where the value is known from; not used. */
  readonly prov?: string;
}

const card = (types: readonly string[], more: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1 },
    season: { enum: SEASONS },
    type: { enum: types },
    prov: { type: 'string' },
    ...more,
  },
  required: ['id', 'season', 'type', ...Object.keys(more)],
  additionalProperties: false,
});

const PLAIN = KINDS.filter(kind => !['contract', 'fireman', 'fire'].includes(kind));

/** The form of a pack as JSON Schema; how many cards of which type a season has is checked by `refusePack`. */
export const PACK_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Die Speicherstadt: component pack',
  type: 'object',
  properties: {
    cards: {
      type: 'array',
      minItems: 54,
      maxItems: 54,
      items: {
        oneOf: [
          card(['contract'], {
            goods: { type: 'array', items: { enum: GOODS }, minItems: 2, maxItems: 4 },
            points: { enum: [5, 8, 11] },
          }),
          card(['fireman'], { value: { type: 'integer', minimum: 1, maximum: 5 } }),
          card(['fire'], { value: { type: 'integer', minimum: 1, maximum: 9 } }),
          card(PLAIN, {}),
        ],
      },
    },
  },
  required: ['cards'],
  additionalProperties: false,
} as const;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
const said = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  contract: ['goods', 'points'],
  fireman: ['value'],
  fire: ['value'],
};

function refuseCard(given: unknown, at: number): string | undefined {
  if (!isObject(given)) return `card ${at + 1} is no object`;
  const { id, season, type, goods, points, value } = given;
  if (typeof id !== 'string' || id === '') return `card ${at + 1} has no id`;
  if (!SEASONS.includes(season as Season)) return `${id}: there is no season ${said(season)}`;
  if (!KINDS.includes(type as Kind)) return `${id}: there is no type ${said(type)}`;
  const members = ['id', 'season', 'type', 'prov', ...(MEMBERS[type as string] ?? [])];
  const odd = Object.keys(given).find(member => !members.includes(member));
  if (odd !== undefined) return `${id}: a card of type ${String(type)} has no member ${said(odd)}`;
  if (type === 'contract') {
    if (!Array.isArray(goods) || goods.length < 2 || goods.length > 4) return `${id}: a contract has 2 to 4 goods`;
    const unknown = goods.find(good => !GOODS.includes(good as Good));
    if (unknown !== undefined) return `${id}: there is no good ${said(unknown)}`;
    if (goods.includes(undefined)) return `${id}: there is no good nothing`;
    const right = CONTRACT_POINTS[goods.length]!;
    if (points !== right)
      return `${id}: a contract of ${goods.length} goods gives ${right} points, not ${said(points)}`;
  }
  if (type === 'fireman' && !isWhole(value, 1, 5)) return `${id}: a fireman's value is 1 to 5, not ${said(value)}`;
  if (type === 'fire' && !isWhole(value, 1, 9)) return `${id}: a fire has 1 to 9 points, not ${said(value)}`;
  return undefined;
}

/** [SP-1.7] Names the first fault of a pack, and the card that has it. */
export function refusePack(content: unknown): string | undefined {
  if (!isObject(content)) return 'a pack is an object with the member "cards"';
  const odd = Object.keys(content).find(member => member !== 'cards');
  if (odd !== undefined) return `a pack has no member ${said(odd)}`;
  const { cards } = content;
  if (!Array.isArray(cards)) return 'a pack has a list "cards"';
  const ids = new Set<string>();
  const seen = new Map<string, number>();
  for (const [at, given] of cards.entries()) {
    const fault = refuseCard(given, at);
    if (fault !== undefined) return fault;
    const { id, season, type } = given as PackCard;
    if (ids.has(id)) return `${id}: there are two cards of this id`;
    ids.add(id);
    const key = `${season} ${type}`;
    const many = (seen.get(key) ?? 0) + 1;
    const most = LAYOUT[season][type] ?? 0;
    if (many > most) return `${id}: season ${season} has ${most} cards of type ${type}, and this is number ${many}`;
    seen.set(key, many);
  }
  for (const season of SEASONS)
    for (const [type, many] of Object.entries(LAYOUT[season])) {
      const found = seen.get(`${season} ${type}`) ?? 0;
      if (found < many) return `season ${season} has ${many} cards of type ${type}, and the pack has ${found}`;
    }
  return undefined;
}
