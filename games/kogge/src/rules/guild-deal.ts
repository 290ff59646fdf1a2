import { type Decision, type Emit, type FrameOf, guarded, type Guard, type Seat } from '@kontor/core';
import { BONUSES, CITIES, GOODS, HOME, NUMBERS_OF } from '../../words/data/tables.ts';
import type { Event } from '../../words/events.ts';
import { chipItem } from '../../words/items.ts';
import { type Move, type MoveOf, notation } from '../../words/moves.ts';
import { checkWin } from '../ending.ts';
import { chipTaken, supplyShown } from '../lore.ts';
import { load, payChip, payGood, revealing } from '../pieces.ts';
import { freeChips, freeGoods } from '../queries.ts';
import type { Kogge, State, TurnFrame } from '../state.ts';
import { use } from '../turn-frame.ts';

export const EQUAL_CHIPS = 3;
export const EQUAL_GOODS = 6;

type Deal = MoveOf<'arm' | 'bonus' | 'ask-chip' | 'sell-chip'>;

/** How many of what a deal takes. */
function priceOf(move: Deal): { chip?: number; good?: number; n: number } {
  switch (move.type) {
    case 'arm':
      return { chip: move.chip, n: EQUAL_CHIPS };
    case 'bonus':
      return { good: move.good, n: EQUAL_GOODS };
    case 'ask-chip':
      return { good: move.good, n: 1 };
    case 'sell-chip':
      return { chip: move.chip, n: 1 };
  }
}

const lacks = (chips: readonly number[], goods: readonly number[], move: Move): boolean => {
  const { chip, good, n } = priceOf(move as Deal);
  return (chip !== undefined && chips[chip]! < n) || (good !== undefined && goods[good]! < n);
};

const guards: readonly Guard<Kogge, TurnFrame>[] = [
  ['KO-6.11', (_state, { used }) => used.includes('guild')],
  ['KO-6.2', ({ players, guild }, _turn, seat) => players[seat]!.city !== guild.city],
  ['KO-6.2', ({ players }, _turn, seat, move) => move.type === 'arm' && !players[seat]!.second],
  ['KO-6.2', ({ bonuses }, _turn, _seat, move) => move.type === 'bonus' && bonuses[move.bonus] === 0],
  ['KO-6.2', ({ supply }, _turn, _seat, move) => move.type === 'sell-chip' && supply.goods[HOME[move.chip]!] === 0],
  ['KO-6.2', (_state, turn, _seat, move) => move.type === 'ask-chip' && turn.lacks.includes(move.good)],
  ['KO-6.2', ({ players }, _turn, seat, move) => lacks(players[seat]!.chips, players[seat]!.goods, move)],
  ['KO-7.4', (state, _turn, seat, move) => lacks(freeChips(state, seat), freeGoods(state, seat), move)],
];

const DEALS: readonly Move[] = [
  ...HOME.map((_, chip): Move => ({ type: 'arm', chip })),
  ...BONUSES.flatMap((_, bonus) => GOODS.map((_, good): Move => ({ type: 'bonus', bonus, good }))),
  ...GOODS.map((_, good): Move => ({ type: 'ask-chip', good })),
  ...HOME.map((_, chip): Move => ({ type: 'sell-chip', chip })),
];

/** [KO-6.2] Exactly one deal with the guild master in the same city. */
export const guildDeal = guarded<Kogge, TurnFrame>({
  notation,
  otherwise: 'KO-6.2',
  guards,
  candidates: () => DEALS,
});

export function applyGuildDeal(state: State, turn: TurnFrame, seat: Seat, move: Deal, emit?: Emit<Event>): void {
  const { chip, good, n } = priceOf(move);
  const items = Array<number>(n).fill(chip === undefined ? good! : chipItem(chip));
  const player = state.players[seat]!;
  const shows = revealing(state, seat, items);
  if (move.type === 'ask-chip') return ask(state, turn, seat, move.good, emit);
  for (let i = 0; i < n; i++) {
    if (chip === undefined) payGood(state, seat, good!);
    else payChip(state, seat, chip);
  }
  use(turn, 'guild');
  if (move.type === 'arm') {
    player.second = false;
    player.markers++;
    emit?.({ type: 'armed', seat, chip: move.chip, ...shows });
  } else if (move.type === 'bonus') {
    state.bonuses[move.bonus]!--;
    player.bonuses[move.bonus]!++;
    emit?.({ type: 'rewarded', seat, bonus: move.bonus, good: move.good, ...shows });
    checkWin(state, seat, emit);
  } else {
    state.supply.goods[HOME[move.chip]!]!--;
    load(state, seat, HOME[move.chip]!);
    emit?.({ type: 'sold', seat, chip: move.chip, ...shows });
  }
}

/** [KO-11.3] The dealer names the colour and is shown the supply's chips of it; [KO-6.12] if there are none, nothing is paid. */
function ask(state: State, turn: TurnFrame, seat: Seat, good: number, emit?: Emit<Event>): void {
  const numbers = NUMBERS_OF[good]!;
  if (numbers.every(n => state.supply.chips[n] === 0)) {
    turn.moving = false;
    turn.lacks.push(good);
    supplyShown(state, numbers, 'all');
    emit?.({ type: 'lacking', seat, good, reveals: true });
    return;
  }
  payGood(state, seat, good);
  use(turn, 'guild');
  supplyShown(state, numbers, [seat]);
  emit?.({ type: 'deals', seat, good, reveals: true });
  const chips = numbers.flatMap(n => Array<number>(state.supply.chips[n]!).fill(n));
  emit?.({ type: 'shown', seat, good, secret: { to: [seat], chips }, reveals: true });
  state.stack.push({ type: 'chip', seat, good });
}

type Chip = FrameOf<Kogge, 'chip'>;

/** [KO-6.2] One chip of the good's colour, chosen from the supply. */
export const chip: Decision<Kogge, Chip> = {
  actors: (_state, { seat }) => [seat],
  ...guarded<Kogge, Chip>({
    notation,
    otherwise: 'KO-6.2',
    candidates: () => Array.from({ length: CITIES }, (_, chip) => ({ type: 'take-chip', chip })),
    guards: [
      ['KO-6.2', (_state, { good }, _seat, move) => move.type === 'take-chip' && HOME[move.chip] !== good],
      ['KO-6.2', ({ supply }, _frame, _seat, move) => move.type === 'take-chip' && supply.chips[move.chip] === 0],
    ],
  }),
  apply(state, { good }, seat, move, _chance, emit) {
    if (move.type !== 'take-chip') return;
    state.supply.chips[move.chip]!--;
    state.players[seat]!.chips[move.chip]!++;
    chipTaken(state, seat, move.chip, NUMBERS_OF[good]!);
    emit?.({ type: 'took', seat, good, secret: { to: [seat], chip: move.chip } });
    state.stack.pop();
  },
};
