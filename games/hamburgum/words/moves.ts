import type { Notation } from '@kontor/core';
import { GOODS, MATERIALS, OFFICES, SPACES, TOKENS, type Office, type Space, type Token } from './vocabulary.ts';

/**
 * One decision is one move. Churches and sites go by the ids of the map, goods and materials by their numbers,
 * as ascending lists: three beer and a sugar are [0, 0, 0, 1].
 */
export type Move =
  | { readonly type: 'go'; readonly space: Space }
  | { readonly type: 'sell'; readonly goods: readonly number[] }
  | { readonly type: 'direct'; readonly goods: readonly number[] }
  | { readonly type: 'buy'; readonly materials: readonly number[] }
  | { readonly type: 'ship' }
  | { readonly type: 'donate'; readonly church: string; readonly token: Token }
  | { readonly type: 'score'; readonly church: string; readonly token: Token }
  | { readonly type: 'build'; readonly site: string }
  | { readonly type: 'appoint'; readonly office: Office }
  | { readonly type: 'decline' }
  | { readonly type: 'end' };

export type MoveType = Move['type'];

const TYPES: readonly MoveType[] = [
  'go',
  'sell',
  'direct',
  'buy',
  'ship',
  'donate',
  'score',
  'build',
  'appoint',
  'decline',
  'end',
];

/** How many pieces of each kind a list holds. */
export function counts(items: readonly number[], kinds = 3): number[] {
  const result = Array<number>(kinds).fill(0);
  for (const item of items) result[item]!++;
  return result;
}

/** The ascending list of pieces for counts by kind. */
export const pieces = (counts: readonly number[]): number[] =>
  counts.flatMap((count, kind) => Array<number>(count).fill(kind));

const amounts = (names: readonly string[], items: readonly number[]): string =>
  counts(items)
    .flatMap((count, kind) => (count > 0 ? [`${names[kind]!} ${count}`] : []))
    .join(' ');

/** Church and site ids: a capital, then one or two capitals or digits. */
export const MAP_ID = /^[A-Z][A-Z0-9]{1,2}$/;

const MOST_PIECES = 999;

/** `beer 3 sugar 1` as pieces, in any order, each kind once. */
function readAmounts(names: readonly string[], words: readonly string[]): number[] | undefined {
  if (words.length === 0 || words.length % 2 !== 0) return undefined;
  const result = [0, 0, 0];
  for (let i = 0; i < words.length; i += 2) {
    const kind = names.indexOf(words[i]!);
    const amount = words[i + 1]!;
    if (kind < 0 || result[kind]! > 0 || !/^[1-9]\d{0,2}$/.test(amount)) return undefined;
    result[kind] = Number(amount);
  }
  return pieces(result);
}

const isOneOf = <T extends string>(names: readonly T[], word: string | undefined): word is T =>
  names.includes(word as T);

export const notation: Notation<Move> = {
  write(move) {
    switch (move.type) {
      case 'go':
        return `go ${move.space}`;
      case 'sell':
      case 'direct':
        return `${move.type} ${amounts(GOODS, move.goods)}`;
      case 'buy':
        return `buy ${amounts(MATERIALS, move.materials)}`;
      case 'donate':
      case 'score':
        return `${move.type} ${move.church} ${move.token}`;
      case 'build':
        return `build ${move.site}`;
      case 'appoint':
        return `appoint ${move.office}`;
      default:
        return move.type;
    }
  },
  read(text) {
    const [type, ...words] = text.split(' ');
    const [first, second] = words;
    switch (type) {
      case 'go':
        return words.length === 1 && isOneOf(SPACES, first) ? { type, space: first } : undefined;
      case 'sell':
      case 'direct': {
        const goods = readAmounts(GOODS, words);
        return goods && { type, goods };
      }
      case 'buy': {
        const materials = readAmounts(MATERIALS, words);
        return materials && { type, materials };
      }
      case 'donate':
      case 'score':
        return words.length === 2 && MAP_ID.test(first!) && isOneOf(TOKENS, second)
          ? { type, church: first!, token: second }
          : undefined;
      case 'build':
        return words.length === 1 && MAP_ID.test(first!) ? { type, site: first! } : undefined;
      case 'appoint':
        return words.length === 1 && isOneOf(OFFICES, first) ? { type, office: first } : undefined;
      case 'ship':
      case 'decline':
      case 'end':
        return words.length === 0 ? { type } : undefined;
      default:
        return undefined;
    }
  },
};

const TYPE_BASE = 16;
const PIECE_BASE = MOST_PIECES + 1;

const amountCode = (items: readonly number[]): number => {
  let code = 0;
  for (const item of items) code += PIECE_BASE ** item;
  return code;
};

function detail(move: Move): number {
  switch (move.type) {
    case 'go':
      return SPACES.indexOf(move.space);
    case 'sell':
    case 'direct':
      return amountCode(move.goods);
    case 'buy':
      return amountCode(move.materials);
    case 'donate':
    case 'score':
      return parseInt(move.church, 36) * TOKENS.length + TOKENS.indexOf(move.token);
    case 'build':
      return parseInt(move.site, 36);
    case 'appoint':
      return OFFICES.indexOf(move.office);
    default:
      return 0;
  }
}

/** A whole number unique among all moves: the type in the low part, the rest above. */
export const code = (move: Move): number => TYPES.indexOf(move.type) + TYPE_BASE * detail(move);
