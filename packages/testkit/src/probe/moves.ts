import { isMultiset, type Notation, type Seat } from '@kontor/core';

/** Goods are kinds by number, ascending. */
export type Goods = readonly number[];

export type Move =
  | { readonly type: 'look' }
  | { readonly type: 'leave' }
  | { readonly type: 'choose'; readonly boats: number }
  | { readonly type: 'bid'; readonly goods: Goods }
  | { readonly type: 'pass' }
  | { readonly type: 'offer'; readonly to: Seat; readonly give: Goods; readonly ask: Goods }
  | { readonly type: 'withdraw' }
  | { readonly type: 'accept'; readonly from: Seat }
  | { readonly type: 'decline'; readonly from: Seat };

const goodsText = (goods: Goods): string => goods.join('+');

function readGoods(text: string): Goods | undefined {
  if (!/^\d(\+\d){0,8}$/.test(text)) return undefined;
  const goods = text.split('+').map(Number);
  return isMultiset(goods) ? goods : undefined;
}

function readMove(text: string): Move | undefined {
  const [type, ...rest] = text.split(' ');
  const number = /^\d$/.test(rest[0] ?? '') ? Number(rest[0]) : undefined;
  switch (type) {
    case 'look':
    case 'leave':
    case 'pass':
    case 'withdraw':
      return { type };
    case 'choose':
      return number === undefined ? undefined : { type, boats: number };
    case 'accept':
    case 'decline':
      return number === undefined ? undefined : { type, from: number };
    case 'bid': {
      const goods = readGoods(rest[0] ?? '');
      return goods && { type, goods };
    }
    case 'offer': {
      const [give, ask] = [readGoods(rest[1] ?? ''), readGoods(rest[3] ?? '')];
      return number === undefined || !give || !ask ? undefined : { type, to: number, give, ask };
    }
    default:
      return undefined;
  }
}

export const notation: Notation<Move> = {
  write(move) {
    switch (move.type) {
      case 'choose':
        return `choose ${move.boats}`;
      case 'bid':
        return `bid ${goodsText(move.goods)}`;
      case 'offer':
        return `offer ${move.to} ${goodsText(move.give)} for ${goodsText(move.ask)}`;
      case 'accept':
      case 'decline':
        return `${move.type} ${move.from}`;
      default:
        return move.type;
    }
  },
  /** A text is a move only as it is written: no second spelling. */
  read(text) {
    const move = readMove(text);
    return move && notation.write(move) === text ? move : undefined;
  },
};

/** One number for up to two goods of nine kinds. */
const goodsCode = (goods: Goods): number => goods.reduce((code, kind) => code * 10 + kind + 1, 0);

export function code(move: Move): number {
  switch (move.type) {
    case 'look':
      return 0;
    case 'leave':
      return 1;
    case 'pass':
      return 2;
    case 'withdraw':
      return 3;
    case 'choose':
      return 10 + move.boats;
    case 'accept':
      return 20 + move.from;
    case 'decline':
      return 30 + move.from;
    case 'bid':
      return 100 + goodsCode(move.goods);
    case 'offer':
      return 1000 + (move.to * 1000 + goodsCode(move.give)) * 1000 + goodsCode(move.ask);
  }
}
