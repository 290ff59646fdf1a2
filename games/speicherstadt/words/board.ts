import { plain, type Phrase, type Seat, type Viewer } from '@kontor/core';
import { CARDS, CONTRACT_NAMES, CONTRACT_OF, type Season, SEASON, SEASONS } from './data/cards.ts';
import { isFire } from './data/deck.ts';
import { cardPart, deckIn, goodPart, goodsList, signed, valueIn, type Voice } from './text/voice.ts';
import type { ContractView, PlayerView, SpaceView, View } from './view.ts';

const listed = (counts: readonly number[]): number[] => counts.flatMap((many, good) => Array<number>(many).fill(good));

const looks = (view: View, id: number): string => `${CARDS[id]!.kind} ${SEASON[id]!} ${valueIn(view, id)}`;

/** The table as text: everything the view holds, line by line. */
export function board(
  view: View,
  viewer: Viewer,
  voice: Voice,
  name: (seat: Seat) => string = voice.board.seat,
): string {
  const { board: words, piece } = voice;
  const text = (phrase: Phrase): string => plain(phrase, name);
  const goods = (list: readonly number[]): string => (list.length > 0 ? text(goodsList(piece, list)) : words.nothing);
  /** A card with all that is printed on it; cards that look alike are numbered. */
  const card = (id: number): string => {
    const contract = CONTRACT_OF[id]!;
    const asks = contract >= 0 ? ` [${goods(deckIn(view).symbols[contract]!)}]` : '';
    const alike = CARDS.some((_, other) => other !== id && looks(view, other) === looks(view, id));
    const number = alike && contract < 0 ? ` #${CARDS[id]!.number}` : '';
    return `${text([cardPart(piece, id, valueIn(view, id), n => `${piece.fire} ${n}`)])}${number}${asks}`;
  };
  /** With its season, where that is not part of its name. */
  const exact = (id: number): string =>
    CONTRACT_OF[id]! >= 0 || isFire(id) ? card(id) : `${card(id)} (${words.season[SEASON[id]!]})`;
  const inOrder = (list: readonly number[]): string => list.map(good => text([goodPart(piece, good)])).join(', ');
  const cards = (list: readonly number[]): string => (list.length > 0 ? list.map(exact).join(', ') : words.nothing);
  const yes = (is: boolean, word: string): string => (is ? `, ${word}` : '');

  const spaceLine = ({ card: id, goods: cargo, price, asked }: SpaceView, at: number): string => {
    if (id < 0) return `${words.space} ${at + 1}: ${words.settled}`;
    const queue = asked.map(each => `${name(each.seat)} ${each.price}${each.pays ? '' : ` (${words.cannotPay})`}`);
    return `${words.space} ${at + 1}: ${exact(id)}${cargo.length > 0 ? ` [${inOrder(cargo)}]` : ''}; ${words.price} ${price}${queue.length > 0 ? `: ${queue.join(', ')}` : ''}`;
  };

  const contractText = ({ contract, missing, points }: ContractView): string =>
    `${CONTRACT_NAMES[contract]!} (${points}, ${missing.length > 0 ? `${words.lacks} ${goods(missing)}` : words.complete})`;

  const playerLines = (player: PlayerView, seat: number): string[] => {
    const marks = [yes(seat === view.start, words.start), yes(seat === view.decides, words.decides)].join('');
    const figures = [
      `${player.coins} ${words.coins}`,
      `${words.track} ${signed(player.track)}`,
      `${words.firemen} ${player.firemen}`,
      `${words.workers} ${player.workersLeft}`,
      `${words.queued} ${player.queued}`,
      `${words.bought} ${player.bought}`,
      `${player.total} ${words.points}`,
      `${words.rank} ${player.rank}`,
    ];
    return [
      `${name(seat)}${marks}: ${figures.join(', ')}`,
      `  ${words.cards}: ${cards(player.cards)}`,
      ...(player.contracts.length > 0 ? [`  ${piece.contract}: ${player.contracts.map(contractText).join('; ')}`] : []),
      `  ${words.loose}: ${goods(listed(player.loose))}; ${words.warehouse}: ${goods(listed(player.warehouse))}; ${words.hall}: ${player.hall < 0 ? words.nothing : goods([player.hall])}`,
    ];
  };

  const season = (each: Season): string => {
    const left = view.pile.filter(id => SEASON[id] === each);
    return left.length > 0 ? `  ${words.season[each]}: ${left.map(card).join(', ')}` : '';
  };

  const top = view.stack.at(-1);
  const { nextFire } = view;
  const head = top
    ? `${words.round(view.round, view.rounds)}${yes(view.isLast, words.last)}: ${words.phase[top.type]}`
    : `${words.over}: ${voice.ending[view.ending!]}`;
  return [
    `${voice.title}${viewer === 'public' ? '' : ` (${name(viewer)})`}`,
    head,
    ...view.row.map(spaceLine),
    ...view.players.flatMap(playerLines),
    ...(nextFire === undefined
      ? []
      : [
          `${words.nextFire}: ${words.points} ${nextFire.points}, ${words.within}: ${nextFire.within}; ${nextFire.now.map((n, seat) => `${name(seat)} ${signed(n)}`).join(', ')}`,
        ]),
    `${words.supply}: ${goods(listed(view.supply))}; ${words.bag}: ${goods(listed(view.bag))}`,
    ...(view.pile.length > 0 ? [`${words.pile}:`, ...SEASONS.map(season).filter(line => line !== '')] : []),
    `${words.discard}: ${cards(view.discard)}`,
    ...(view.unload.length > 0 ? [`${words.unload}: ${goods(view.unload.map(({ good }) => good))}`] : []),
  ].join('\n');
}
