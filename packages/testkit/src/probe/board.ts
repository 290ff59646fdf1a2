import type { Viewer } from '@kontor/core';
import { listed } from './state.ts';
import type { Voice } from './text/voice.ts';
import type { View } from './view.ts';

/** The table as text. Everything in the view is in it: views that differ give texts that differ. */
export function board(view: View, viewer: Viewer, { board: say, piece }: Voice): string {
  const name = (kind: number): string => {
    const given = view.kinds[kind]!;
    return piece[given] ?? given;
  };
  const goods = (kinds: readonly number[]): string => kinds.map(name).join('+') || '-';
  const counts = (list: readonly number[]): string => goods(listed(list));
  const part = (label: string, value: string | number | undefined): string =>
    value === undefined ? '' : `, ${label} ${value}`;
  const options = Object.entries(view.options).map(([id, value]) => `${id}=${value}`);
  return [
    `${say.round} ${view.round}/${view.rounds}, ${say.starter} ${view.starter + 1}, ${say.phase} ${view.phase}${part(say.turn, view.turn === undefined ? undefined : view.turn + 1)}`,
    `${say.pile} ${view.pile}, ${say.discard} ${counts(view.discard)}, ${say.bank} ${view.bank}`,
    ...(view.crate
      ? [`${say.crate} ${view.crate.by + 1}${view.crate.kind === undefined ? '' : `: ${name(view.crate.kind)}`}`]
      : []),
    ...view.players.map(
      (player, seat) =>
        `${seat === viewer ? '>' : ' '}${seat + 1}: ${say.hand} ${player.size}${player.hand ? ` (${counts(player.hand)})` : ''}, ${say.known} ${counts(player.shown)}, ` +
        `${say.coins} ${player.coins}, ${say.points} ${player.points}, ${say.offersMade} ${player.offers}` +
        part(say.contract, player.contract === undefined ? undefined : name(player.contract)) +
        (player.hasChosen ? `, ${say.chosen}${player.boats === undefined ? '' : ` ${player.boats}`}` : '') +
        part(say.score, player.score),
    ),
    `${say.bids} ${view.laid.map(bid => `${bid.seat + 1}: ${goods(bid.goods)}`).join('; ') || '-'}`,
    `${say.offers} ${view.offers.map(({ by, to, give, ask }) => `${by + 1}>${to + 1}: ${goods(give)} / ${goods(ask)}`).join('; ') || '-'}`,
    `${say.edition} ${view.edition}, ${say.options} ${options.join(' ')}${part(say.ending, view.ending)}`,
  ].join('\n');
}
