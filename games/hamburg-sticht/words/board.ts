import type { Seat, Viewer } from '@kontor/core';
import { type Card, CARD_NAMES, isJoker } from './data/cards.ts';
import { arrange } from './data/combinations.ts';
import type { Voice } from './text/voice.ts';
import type { Play, PlayerView, View } from './view.ts';

/** The table as text. With `memory: table` captured cards are counts, as they lie there. */
export function board(
  view: View,
  viewer: Viewer,
  voice: Voice,
  name: (seat: Seat) => string = voice.board.seat,
): string {
  const { board: say } = voice;
  const list = (cards: readonly Card[]): string => cards.map(card => voice.piece[CARD_NAMES[card]!]).join(', ') || '–';
  return [
    `${voice.title} · ${say.round(view.round, view.rounds)} · ${say.marker}: ${list([view.marker])} · ${say.rest}: ${view.rest}`,
    `${voice.option.jokerInTrump.title}: ${voice.option.jokerInTrump.values[`${view.options.jokerInTrump}`]} · ${voice.option.memory.title}: ${voice.option.memory.values[view.options.memory]}`,
    ...view.players.map((player, seat) => playerLine(view, viewer, voice, player, seat, name(seat), list)),
    `${say.trick}: ${view.trick.length === 0 ? say.nothing : ''}${view.trick.map(play => playText(play, voice, name(play.seat))).join(' → ')}`,
    `${say.bonus}: ${list(view.bonus)} · ${say.places}: ${view.places.join(', ') || '–'}`,
    ...(view.hand ? [`${say.hand}: ${list(view.hand)}`] : []),
    ...(view.turn === undefined ? [say.over] : []),
  ].join('\n');
}

function playerLine(
  view: View,
  viewer: Viewer,
  voice: Voice,
  player: PlayerView,
  seat: number,
  name: string,
  list: (cards: readonly Card[]) => string,
): string {
  const { board: say } = voice;
  const marks = [
    ...(seat === viewer ? [say.you] : []),
    ...(seat === view.dealer ? [say.dealer] : []),
    ...(seat === view.leader ? [say.leads] : []),
    ...(seat === view.turn ? [say.turn] : []),
    ...(player.passed ? [say.passed] : []),
    ...(player.place === undefined ? [] : [say.place(player.place)]),
  ];
  const captured =
    view.options.memory === 'open'
      ? ` (${list(view.seen.captured[seat]!)}; ${say.bonus}: ${view.seen.bonus[seat]})`
      : '';
  return [
    `${name}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}: ${say.cards(player.cards)}`,
    `${say.points(player.score)} (${voice.source.place} ${player.points.place}, ${voice.source.bonus} ${player.points.bonus})`,
    `${say.captured}: ${player.captured}${captured}`,
  ].join(' · ');
}

function playText({ kind, cards }: Play, { board: say, kind: names, piece }: Voice, who: string): string {
  const laid = arrange(kind, cards)!.map(({ card, value }) => {
    const name = piece[CARD_NAMES[card]!];
    return isJoker(card) ? say.as(name, value) : name;
  });
  return `${who}: ${names[kind]} ${laid.join(', ')}`;
}
