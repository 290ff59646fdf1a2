import { CONTRACT_NAMES } from './data/cards.ts';
import { goodNamed, GOODS } from './data/goods.ts';

/** Goods and contracts are indices; lists of goods ascend. */
export type Move =
  | { readonly type: 'worker'; readonly space: number }
  | { readonly type: 'buy' }
  | { readonly type: 'decline' }
  | { readonly type: 'load'; readonly good: number; readonly contract: number }
  /** Into the warehouse; `losing` goes to the supply to make room. */
  | { readonly type: 'store'; readonly good: number; readonly losing?: number }
  /** Into the market hall; `losing` goes to the supply to make room. */
  | { readonly type: 'keep'; readonly good: number; readonly losing?: number }
  | { readonly type: 'sell'; readonly good: number }
  | { readonly type: 'hall-sale'; readonly goods: readonly number[] }
  | { readonly type: 'exchange'; readonly goods: readonly number[]; readonly take: number }
  /** Everything that has only one sensible place. */
  | { readonly type: 'unload' }
  | { readonly type: 'done'; readonly losing: readonly number[] };

const names = (goods: readonly number[]): string => goods.map(good => GOODS[good]!).join(' ');
const losing = (good: number | undefined): string => (good === undefined ? '' : ` losing ${GOODS[good]!}`);

export function write(move: Move): string {
  switch (move.type) {
    case 'worker':
      return `worker ${move.space + 1}`;
    case 'load':
      return `load ${GOODS[move.good]!} > contract ${CONTRACT_NAMES[move.contract]!}`;
    case 'store':
      return `load ${GOODS[move.good]!} > warehouse${losing(move.losing)}`;
    case 'keep':
      return `load ${GOODS[move.good]!} > hall${losing(move.losing)}`;
    case 'sell':
      return `sell ${GOODS[move.good]!}`;
    case 'hall-sale':
      return `hall sell ${names(move.goods)}`;
    case 'exchange':
      return `hall exchange ${names(move.goods)} > ${GOODS[move.take]!}`;
    case 'done':
      return move.losing.length > 0 ? `done losing ${names(move.losing)}` : 'done';
    default:
      return move.type;
  }
}

const GOOD = `(?:${GOODS.join('|')})`;
const FORMS: readonly (readonly [RegExp, (parts: readonly string[]) => Move])[] = [
  [/^worker ([1-6])$/, ([space]) => ({ type: 'worker', space: Number(space) - 1 })],
  [/^(buy|decline|unload)$/, ([type]) => ({ type: type as 'buy' | 'decline' | 'unload' })],
  [
    new RegExp(`^load (${GOOD}) > contract (${CONTRACT_NAMES.join('|')})$`),
    ([good, name]) => ({ type: 'load', good: goodNamed(good!), contract: CONTRACT_NAMES.indexOf(name!) }),
  ],
  [
    new RegExp(`^load (${GOOD}) > (warehouse|hall)(?: losing (${GOOD}))?$`),
    ([good, place, lost]) => ({
      type: place === 'hall' ? 'keep' : 'store',
      good: goodNamed(good!),
      ...(lost === undefined ? {} : { losing: goodNamed(lost) }),
    }),
  ],
  [new RegExp(`^sell (${GOOD})$`), ([good]) => ({ type: 'sell', good: goodNamed(good!) })],
  [new RegExp(`^hall sell (${GOOD} ${GOOD})$`), ([goods]) => ({ type: 'hall-sale', goods: listed(goods!) })],
  [
    new RegExp(`^hall exchange (${GOOD} ${GOOD} ${GOOD}) > (${GOOD})$`),
    ([goods, take]) => ({ type: 'exchange', goods: listed(goods!), take: goodNamed(take!) }),
  ],
  [
    new RegExp(`^done(?: losing (${GOOD}(?: ${GOOD}){0,44}))?$`),
    ([goods]) => ({ type: 'done', losing: goods ? listed(goods) : [] }),
  ],
];

const listed = (text: string): number[] =>
  text
    .split(' ')
    .map(goodNamed)
    .sort((a, b) => a - b);

export function read(text: string): Move | undefined {
  for (const [form, make] of FORMS) {
    const match = form.exec(text);
    if (match) return make(match.slice(1));
  }
  return undefined;
}

const inFives = (goods: readonly number[]): number => goods.reduce((code, good) => code * 5 + good, 0);

/** A number unique among the moves of one decision; there is one `done` and one `unload` at a time. */
export function code(move: Move): number {
  switch (move.type) {
    case 'worker':
      return move.space;
    case 'decline':
      return 0;
    case 'buy':
      return 1;
    case 'unload':
      return 2;
    case 'done':
      return 3;
    case 'sell':
      return 10 + move.good;
    case 'store':
      return 20 + move.good * 6 + (move.losing ?? 5);
    case 'keep':
      return 50 + move.good * 6 + (move.losing ?? 5);
    case 'load':
      return 100 + move.contract * 5 + move.good;
    case 'hall-sale':
      return 200 + inFives(move.goods);
    case 'exchange':
      return 300 + inFives(move.goods) * 5 + move.take;
  }
}
