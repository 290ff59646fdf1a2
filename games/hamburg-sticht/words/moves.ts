import { type Card, CARD_NAMES, isJoker, LOW, SUIT_OF } from './data/cards.ts';
import { arrange, isSet, type Kind, KINDS, SIZES } from './data/combinations.ts';

/** [HS-3.2] Play a combination or pass. `cards` ascend. */
export type Move =
  { readonly type: 'play'; readonly kind: Kind; readonly cards: readonly Card[] } | { readonly type: 'pass' };
export type PlayMove = Extract<Move, { type: 'play' }>;

export const PASS: Move = { type: 'pass' };

/** The texts of moves that are made once and used at every table. */
const TEXTS = new WeakMap<Move, string>();

/** A move that will be used again and again: it is written once. Who made it may know how its cards are laid out. */
export function lasting(move: PlayMove, laid = laidOut(move)): PlayMove {
  TEXTS.set(move, spell(move.kind, laid));
  return move;
}

/** `pass`, `pair b7 j7/8`, `lane b3 y4 r5`, `trump b4-b6`, `trump b4 j5/6 b6`: runs and jokers in the order of their values. */
export const write = (move: Move): string =>
  TEXTS.get(move) ?? (move.type === 'pass' ? 'pass' : spell(move.kind, laidOut(move)));

const laidOut = ({ kind, cards }: PlayMove): readonly Card[] =>
  isSet(kind) ? cards : (arrange(kind, cards)?.map(({ card }) => card) ?? cards);

function spell(kind: Kind, laid: readonly Card[]): string {
  if (kind === 'trump' && isSpan(laid)) return `trump ${CARD_NAMES[laid[0]!]}-${CARD_NAMES[laid.at(-1)!]}`;
  let text: string = kind;
  for (const card of laid) text += ` ${CARD_NAMES[card]}`;
  return text;
}

/** Three or more neighbours of one colour. */
const isSpan = (cards: readonly Card[]): boolean =>
  cards.length >= 3 &&
  cards.every((card, i) => !isJoker(card) && SUIT_OF[card] === SUIT_OF[cards[0]!] && card === cards[0]! + i);

/** Knows cards and names, and how many cards a name stands for; whether they go together is for the rules to say. */
export function read(text: string): Move | undefined {
  if (text === 'pass') return PASS;
  const [kind, ...words] = text.split(' ');
  if (!isKind(kind)) return undefined;
  const cards: Card[] = [];
  for (const word of words) {
    const read = spanOf(word) ?? [CARD_NAMES.indexOf(word as never)];
    if (read.some(card => card < 0 || cards.includes(card))) return undefined;
    cards.push(...read);
  }
  return canName(kind, cards.length) ? { type: 'play', kind, cards: cards.sort((a, b) => a - b) } : undefined;
}

const isKind = (word: string | undefined): word is Kind => (KINDS as readonly (string | undefined)[]).includes(word);

/** The longest set and the longest run may be overdone, so that the rules can say what is wrong with it. */
const canName = (kind: Kind, size: number): boolean =>
  kind === 'trump' ? size > 0 : kind === 'quad' || kind === 'highway' ? size >= SIZES[kind] : size === SIZES[kind];

/** `b4-b6` */
function spanOf(word: string): Card[] | undefined {
  const ends = word.split('-').map(name => CARD_NAMES.indexOf(name as never));
  const [from = -1, to = -1] = ends;
  if (ends.length !== 2 || from < 0 || to <= from || isJoker(to) || SUIT_OF[from] !== SUIT_OF[to]) return undefined;
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

const CARDS = CARD_NAMES.length;
const TRUMPS = 2 ** 29;

/**
 * A small whole number, unique among the moves of one decision: cards as digits, the first from 1 so that length counts.
 * A trump can have twelve cards, too many digits; its colour, values and jokers tell it apart.
 */
export function code(move: Move): number {
  if (move.type === 'pass') return 0;
  let number = 0;
  if (move.kind !== 'trump') for (const card of move.cards) number = number * (CARDS + 1) + card + 1;
  else {
    for (const card of move.cards)
      number |= isJoker(card) ? 1 << (12 + ((LOW[card]! - 1) >> 1)) : (1 << (LOW[card]! - 1)) | (SUIT_OF[card]! << 18);
    number += TRUMPS;
  }
  return number;
}
