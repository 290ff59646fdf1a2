import type { Seat, Viewer } from '@kontor/core';
import { BONUSES, GOODS } from './data/tables.ts';
import { type Item, writeItems } from './items.ts';
import type { Voice } from './text/voice.ts';
import type { FrameView, PlayerView, Pool, View } from './view.ts';

/** The table as text: every field of the view is somewhere, so that views that differ give texts that differ. */
export function board(
  view: View,
  viewer: Viewer,
  voice: Voice,
  name: (seat: Seat) => string = voice.board.seat,
): string {
  const w = (label: string): string => voice.board[label] as string;
  const who = (seat: Seat): string => name(seat) + (seat === viewer ? '*' : '');
  const goods = (counts: readonly number[]): string =>
    counts.flatMap((n, kind) => (n > 0 ? [`${n} ${voice.piece[GOODS[kind]!]}`] : [])).join(', ') || w('nothing');
  const chips = (counts: readonly number[]): string =>
    counts.flatMap((n, chip) => Array<number>(n).fill(chip)).join(' ') || w('nothing');
  const list = (seats: readonly Seat[]): string => seats.map(who).join(' > ') || w('nothing');

  const lines: string[] = [
    `${w('round')} ${view.round} · ${w('order')} ${list(view.order)} · ${w('asked')} ${list(view.actors)} · ${w('may')} ${list(view.may)}`,
    `${w('guild')}: ${voice.cities[view.guild.city]} · ${w('end')}: ${voice.cities[view.guild.end]} · ${w('crossings')} ${view.guild.crossings}`,
    '',
  ];
  view.cities.forEach((city, n) => {
    const routes = city.routes.map(({ chip, down }) => (down ? `(${chip ?? w('hidden')})` : String(chip))).join(' ');
    const offices = city.offices
      .map(({ owner, goods: held }) => ` · ${w('office')} ${who(owner)}: ${goods(held)}`)
      .join('');
    const raiders = city.raiders.length > 0 ? ` · ${w('raid')} ${list(city.raiders)}` : '';
    lines.push(`${n} ${voice.cities[n]} [${routes}] ${goods(city.goods)}${offices}${raiders}`);
  });
  lines.push('', ...view.players.map((player, seat) => playerLine(player, seat)));
  lines.push(
    '',
    `${w('supply')}: ${goods(view.supply.goods)} · ${view.supply.chipCount} ${w('chips')} (${w('sure')} ${chips(view.supply.chips)}) · ${w('bonuses')} ${view.bonuses.join(' ')}`,
    `${w('groups')}: ${view.groups.map((group, i) => `${i + 1}) ${group.join('+') || w('nothing')}`).join('  ') || w('nothing')}`,
  );
  if (view.bids.length > 0)
    lines.push(
      `${w('bids')}: ${view.bids.map(({ seat, chips: laid }) => `${who(seat)} ${laid.join('+')}`).join(', ')}`,
    );
  for (const offer of view.offers)
    lines.push(
      `${w('offers')}: ${who(offer.from)} > ${who(offer.to)}${offer.office === undefined ? '' : ` @${offer.office}`}: ${terms(offer.give)} / ${terms(offer.ask)}`,
    );
  lines.push(
    `${w('now')}: ${view.stack.map(frameText).join(' / ') || w('over')}${view.ending ? ` · ${voice.ending[view.ending]}` : ''}`,
  );
  if (view.outcome)
    lines.push(
      view.outcome.scores
        .map((score, seat) => `${w('rank')} ${view.outcome!.ranks[seat]}: ${who(seat)} ${score}`)
        .join(', '),
    );
  if (view.reach)
    lines.push(
      `${w('reach')}: ${view.reach.map(({ city, steps, cost }) => `${voice.cities[city]} ${steps} ${w('steps')} (${w('cost')} ${cost})`).join(', ')}`,
    );
  if (view.offices)
    lines.push(
      `${w('build')}: ${view.offices.map(({ city, chips: n, lacking }) => `${voice.cities[city]} ${n}${lacking.length > 0 ? ` (${w('lacks')} ${terms(lacking)})` : ''}`).join(', ')}`,
    );
  if (view.promised?.some(n => n > 0))
    lines.push(`${w('promised')}: ${terms(view.promised.flatMap((n, item) => Array<Item>(n).fill(item)))}`);
  if (view.offered.some(n => n > 0)) lines.push(`${w('made')}: ${view.offered.join('')}`);
  lines.push(...pools(view.doubts, w('doubts')));
  if (view.common) lines.push(...common(view.common));
  lines.push(
    `${w('options')}: ${Object.entries(view.options)
      .map(([id, value]) => `${id} ${value}`)
      .join(', ')} · ${w('edition')} ${view.edition}`,
  );
  return lines.join('\n');

  function playerLine(player: PlayerView, seat: Seat): string {
    const place = player.city < 0 ? w('nothing') : voice.cities[player.city]!;
    const bonuses = player.bonuses.flatMap((n, kind) => Array<string>(n).fill(voice.piece[BONUSES[kind]!])).join(', ');
    const points = Object.values(player.points).reduce((all, n) => all + n, 0);
    return [
      `${who(seat)} ${w('at')} ${place}`,
      `${w('development')} ${player.development} (${w('office')} ${player.offices}${bonuses ? `, ${bonuses}` : ''})`,
      `${player.goodsCount} ${w('goods')}: ${goods(player.goods)}`,
      `${player.chipCount} ${w('chips')}: ${chips(player.chips)}`,
      `${w('markers')} ${player.raidMarkers}${player.secondMarker ? `, ${w('second')}` : ''}`,
      `${points} ${w('points')}${player.unsure > 0 ? ` (${w('unsure')} ${player.unsure})` : ''}`,
    ].join(' · ');
  }

  function terms(items: readonly Item[] | undefined): string {
    return items ? writeItems(items) || w('nothing') : w('hidden');
  }

  function pools(doubts: View['doubts'], label: string): string[] {
    return [
      ...doubts.chips.map(pool => `${label}: ${chips(pool.sure)} ${flows(pool)}`),
      ...doubts.goods.map(pool => `${label}: ${goods(pool.sure)} ${flows(pool)}`),
    ];
  }

  function common({ chips: c, goods: g }: NonNullable<View['common']>): string[] {
    const places = [...Object.entries(c.sure), ...Object.entries(g.sure)].map(
      ([place, counts]) => `${place}=${counts.join('')}`,
    );
    return [`${w('common')}: ${places.join(' ')}`, ...pools({ chips: c.pools, goods: g.pools }, w('common'))];
  }
}

/** `#103 > 1×2 4×30`: two pieces in place 1 (a hand), thirty in place 4 (the supply). */
const flows = ({ id, to }: Pool): string => `#${id} > ${to.map(({ at, n }) => `${at}×${n}`).join(' ')}`;

/** What is going on, with all its particulars. */
const frameText = (frame: FrameView): string =>
  Object.entries(frame)
    .map(([key, value]) =>
      key === 'type' ? String(value) : `${key} ${Array.isArray(value) ? `[${value.join(' ')}]` : String(value)}`,
    )
    .join(' ');
