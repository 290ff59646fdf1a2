import type { Notation, Seat } from '@kontor/core';
import { BONUSES, COLOURS, GOODS } from './data/tables.ts';
import { type Item, numberOf, readItems, readNumber, writeItems } from './items.ts';

/** Goods and bonuses are indices into their tables, routes are square 0 or 1; lists ascend. */
export type Move =
  | { readonly type: 'choose'; readonly chip: number }
  | { readonly type: 'bid'; readonly chips: readonly number[] }
  | { readonly type: 'guild'; readonly steps: number }
  | { readonly type: 'tax'; readonly good: number }
  | { readonly type: 'sail'; readonly to: number; readonly pay: readonly Item[] }
  | { readonly type: 'sail-down'; readonly slot: number; readonly pay: readonly Item[] }
  | { readonly type: 'sail-secret'; readonly pay: readonly Item[] }
  | { readonly type: 'pick-all' }
  | { readonly type: 'pick'; readonly goods: readonly number[] }
  | { readonly type: 'build' }
  | { readonly type: 'arm'; readonly chip: number }
  | { readonly type: 'bonus'; readonly bonus: number; readonly good: number }
  | { readonly type: 'ask-chip'; readonly good: number }
  | { readonly type: 'take-chip'; readonly chip: number }
  | { readonly type: 'sell-chip'; readonly chip: number }
  | { readonly type: 'buy'; readonly group: number; readonly good: number }
  | { readonly type: 'give'; readonly good: number; readonly n: number }
  | { readonly type: 'take'; readonly goods: readonly number[] }
  | { readonly type: 'route'; readonly slot: number; readonly lay: number }
  | { readonly type: 'raid-cog'; readonly victim: Seat }
  | { readonly type: 'raid-city' }
  | { readonly type: 'divide'; readonly pile: readonly number[] }
  | { readonly type: 'pile'; readonly pile: number }
  | { readonly type: 'drive'; readonly to: number }
  | { readonly type: 'drive-down'; readonly slot: number }
  | { readonly type: 'look'; readonly pay: readonly Item[] }
  | { readonly type: 'attack'; readonly victim: Seat }
  | { readonly type: 'fight'; readonly chips: readonly number[] }
  | { readonly type: 'claim'; readonly goods: readonly number[] }
  | { readonly type: 'pass' }
  | { readonly type: 'end' }
  | Terms<'offer'>
  | Terms<'counter'>
  | { readonly type: 'accept'; readonly from: Seat }
  | { readonly type: 'decline'; readonly from: Seat }
  | { readonly type: 'withdraw'; readonly to: Seat };

/** An offer names both sides exactly; `office` is the office dealt with (city × 2 + site), if not cog with cog. */
interface Terms<T extends string> {
  readonly type: T;
  readonly to: Seat;
  readonly office?: number;
  readonly give: readonly Item[];
  readonly ask: readonly Item[];
}

export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;

const tail = (word: string, items: readonly Item[]): string =>
  items.length > 0 ? ` ${word} ${writeItems(items)}` : '';
const chips = (numbers: readonly number[]): string => numbers.map(n => ` ${n}`).join('');
const goods = (list: readonly number[]): string => (list.length > 0 ? ` ${writeItems(list)}` : ' nothing');

function write(move: Move): string {
  switch (move.type) {
    case 'choose':
      return `choose ${move.chip}`;
    case 'bid':
      return `bid${chips(move.chips)}`;
    case 'guild':
      return `guild ${move.steps}`;
    case 'tax':
      return `tax ${GOODS[move.good]}`;
    case 'sail':
      return `sail ${move.to}${tail('pay', move.pay)}`;
    case 'sail-down':
      return `sail face-down ${move.slot + 1}${tail('pay', move.pay)}`;
    case 'sail-secret':
      return `sail secret${tail('pay', move.pay)}`;
    case 'pick-all':
      return 'pick up all';
    case 'pick':
      return `pick up${goods(move.goods)}`;
    case 'build':
      return 'build';
    case 'arm':
      return `deal raid-marker for ${move.chip}`;
    case 'bonus':
      return `deal ${BONUSES[move.bonus]} for ${GOODS[move.good]}`;
    case 'ask-chip':
      return `deal chip for ${GOODS[move.good]}`;
    case 'take-chip':
      return `take chip ${move.chip}`;
    case 'sell-chip':
      return `deal good for ${move.chip}`;
    case 'buy':
      return `buy ${move.group + 1} for ${GOODS[move.good]}`;
    case 'give':
      return `trade give ${GOODS[move.good]} ${move.n}`;
    case 'take':
      return `take${goods(move.goods)}`;
    case 'route':
      return `route ${move.slot + 1} lay ${move.lay}`;
    case 'raid-cog':
      return `raid ${COLOURS[move.victim]}`;
    case 'raid-city':
      return 'raid city';
    case 'divide':
      return `divide${goods(move.pile)}`;
    case 'pile':
      return `pile ${move.pile + 1}`;
    case 'drive':
      return `drive ${move.to}`;
    case 'drive-down':
      return `drive face-down ${move.slot + 1}`;
    case 'look':
      return `look${tail('pay', move.pay)}`;
    case 'attack':
      return `attack ${COLOURS[move.victim]}`;
    case 'fight':
      return `fight${chips(move.chips)}`;
    case 'claim':
      return `claim${goods(move.goods)}`;
    case 'pass':
      return 'pass';
    case 'end':
      return 'end turn';
    case 'offer':
    case 'counter':
      return `${move.type} ${COLOURS[move.to]}${officeText(move.office)}${tail('give', move.give)}${tail('ask', move.ask)}`;
    case 'accept':
    case 'decline':
      return `${move.type} ${COLOURS[move.from]}`;
    case 'withdraw':
      return `withdraw ${COLOURS[move.to]}`;
  }
}

const officeText = (office: number | undefined): string =>
  office === undefined ? '' : ` office ${office >> 1} ${(office & 1) + 1}`;

const goodOf = (word: string | undefined): number | undefined => indexIn(GOODS, word);
const seatOf = (word: string | undefined): Seat | undefined => indexIn(COLOURS, word);

function indexIn(list: readonly string[], word: string | undefined): number | undefined {
  const at = word === undefined ? -1 : list.indexOf(word);
  return at < 0 ? undefined : at;
}

/** A square named 1 or 2. */
function slotOf(word: string | undefined): number | undefined {
  const n = readNumber(word, 2);
  return n === 1 || n === 2 ? n - 1 : undefined;
}

/** Chips as bare numbers: `2 2 5`. */
function numbersOf(words: readonly string[]): number[] | undefined {
  const items = readItems(words.flatMap(word => ['chip', word]));
  return items?.map(numberOf);
}

function goodsOf(words: readonly string[]): number[] | undefined {
  if (words.length === 1 && words[0] === 'nothing') return [];
  const items = words.length > 0 ? readItems(words) : undefined;
  return items?.every(item => item < GOODS.length) ? items : undefined;
}

/** The items after `word`, none if the words end before it. */
function tailOf(word: string, words: readonly string[]): Item[] | undefined {
  if (words.length === 0) return [];
  return words[0] === word && words.length > 1 ? readItems(words.slice(1)) : undefined;
}

type Reader = (rest: readonly string[]) => Move | undefined;

/** The move, if no part of it is missing. */
function whole<M extends object>(move: { [K in keyof M]: M[K] | undefined }): M | undefined {
  return Object.values(move).includes(undefined) ? undefined : (move as M);
}

const bare =
  (move: Move): Reader =>
  rest =>
    rest.length === 0 ? move : undefined;

function readSail([where, ...rest]: readonly string[]): Move | undefined {
  if (where === 'secret') return whole<MoveOf<'sail-secret'>>({ type: 'sail-secret', pay: tailOf('pay', rest) });
  if (where === 'face-down')
    return whole<MoveOf<'sail-down'>>({ type: 'sail-down', slot: slotOf(rest[0]), pay: tailOf('pay', rest.slice(1)) });
  return whole<MoveOf<'sail'>>({ type: 'sail', to: readNumber(where, 8), pay: tailOf('pay', rest) });
}

function readDeal([what, link, price]: readonly string[]): Move | undefined {
  if (link !== 'for') return undefined;
  if (what === 'raid-marker') return whole<MoveOf<'arm'>>({ type: 'arm', chip: readNumber(price, 8) });
  if (what === 'good') return whole<MoveOf<'sell-chip'>>({ type: 'sell-chip', chip: readNumber(price, 8) });
  if (what === 'chip') return whole<MoveOf<'ask-chip'>>({ type: 'ask-chip', good: goodOf(price) });
  return whole<MoveOf<'bonus'>>({ type: 'bonus', bonus: indexIn(BONUSES, what), good: goodOf(price) });
}

function readTerms<T extends 'offer' | 'counter'>(type: T, [colour, ...rest]: readonly string[]): Move | undefined {
  let words = rest;
  let office: number | undefined;
  if (words[0] === 'office') {
    const city = readNumber(words[1], 8);
    const site = slotOf(words[2]);
    if (city === undefined || site === undefined) return undefined;
    office = city * 2 + site;
    words = words.slice(3);
  }
  const at = words.indexOf('ask');
  const give = tailOf('give', at < 0 ? words : words.slice(0, at));
  const ask = tailOf('ask', at < 0 ? [] : words.slice(at));
  const terms = whole<{ to: Seat; give: Item[]; ask: Item[] }>({ to: seatOf(colour), give, ask });
  return terms && ({ type, ...terms, ...(office === undefined ? {} : { office }) } as Move);
}

const READERS: Readonly<Record<string, Reader>> = {
  choose: ([n]) => whole<MoveOf<'choose'>>({ type: 'choose', chip: readNumber(n, 8) }),
  bid: rest => whole<MoveOf<'bid'>>({ type: 'bid', chips: numbersOf(rest) }),
  guild: ([n]) => whole<MoveOf<'guild'>>({ type: 'guild', steps: readNumber(n, 2) }),
  tax: ([word]) => whole<MoveOf<'tax'>>({ type: 'tax', good: goodOf(word) }),
  sail: readSail,
  pick: ([up, ...rest]) => {
    if (up !== 'up') return undefined;
    if (rest.length === 1 && rest[0] === 'all') return { type: 'pick-all' };
    return whole<MoveOf<'pick'>>({ type: 'pick', goods: goodsOf(rest) });
  },
  build: bare({ type: 'build' }),
  deal: readDeal,
  take: rest =>
    rest[0] === 'chip'
      ? whole<MoveOf<'take-chip'>>({ type: 'take-chip', chip: readNumber(rest[1], 8) })
      : whole<MoveOf<'take'>>({ type: 'take', goods: goodsOf(rest) }),
  buy: ([group, , word]) => {
    const n = readNumber(group, 4);
    return n ? whole<MoveOf<'buy'>>({ type: 'buy', group: n - 1, good: goodOf(word) }) : undefined;
  },
  trade: ([, word, n]) => whole<MoveOf<'give'>>({ type: 'give', good: goodOf(word), n: readNumber(n, 25) }),
  route: ([slot, , lay]) => whole<MoveOf<'route'>>({ type: 'route', slot: slotOf(slot), lay: readNumber(lay, 8) }),
  raid: ([whom]) =>
    whom === 'city' ? { type: 'raid-city' } : whole<MoveOf<'raid-cog'>>({ type: 'raid-cog', victim: seatOf(whom) }),
  divide: rest => whole<MoveOf<'divide'>>({ type: 'divide', pile: goodsOf(rest) }),
  pile: ([n]) => whole<MoveOf<'pile'>>({ type: 'pile', pile: slotOf(n) }),
  drive: ([where, slot]) =>
    where === 'face-down'
      ? whole<MoveOf<'drive-down'>>({ type: 'drive-down', slot: slotOf(slot) })
      : whole<MoveOf<'drive'>>({ type: 'drive', to: readNumber(where, 8) }),
  look: rest => whole<MoveOf<'look'>>({ type: 'look', pay: tailOf('pay', rest) }),
  attack: ([whom]) => whole<MoveOf<'attack'>>({ type: 'attack', victim: seatOf(whom) }),
  fight: rest => whole<MoveOf<'fight'>>({ type: 'fight', chips: numbersOf(rest) }),
  claim: rest => whole<MoveOf<'claim'>>({ type: 'claim', goods: goodsOf(rest) }),
  pass: bare({ type: 'pass' }),
  end: bare({ type: 'end' }),
  offer: rest => readTerms('offer', rest),
  counter: rest => readTerms('counter', rest),
  accept: ([whom]) => whole<MoveOf<'accept'>>({ type: 'accept', from: seatOf(whom) }),
  decline: ([whom]) => whole<MoveOf<'decline'>>({ type: 'decline', from: seatOf(whom) }),
  withdraw: ([whom]) => whole<MoveOf<'withdraw'>>({ type: 'withdraw', to: seatOf(whom) }),
};

/** `bid 2 2`, `sail 7 pay ore 1`, `trade give salt 2`, `offer blue give salt 1 ask furs 1 chip 5` */
export const notation: Notation<Move> = {
  write,
  read(text) {
    const [first = '', ...rest] = text.split(' ');
    if (!Object.hasOwn(READERS, first)) return undefined;
    const move = READERS[first]!(first === 'end' ? rest.slice(1) : rest);
    return move && write(move) === text ? move : undefined;
  },
};

/** The moves of trade between players; they are open beside whatever else is going on. */
export const TRADE_MOVES = ['offer', 'counter', 'accept', 'decline', 'withdraw'] as const;

/** A number for a move: a 53-bit hash of its text. */
export function code(move: Move): number {
  const text = write(move);
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x9e3779b1);
    b = Math.imul(b ^ c, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return (b >>> 11) * 0x1_0000_0000 + (a >>> 0);
}
