import type { Seat } from '@kontor/core';
import { DONATIONS } from './data/components.ts';
import { type Frame, mapOf, type HamburgumView } from './view.ts';
import { BUILDINGS, GOODS, MATERIALS, NOBODY, OFFICES, SOURCES, SPACES, TOKENS } from './vocabulary.ts';
import type { Voice } from './text/voice.ts';

/** The table as plain text, for terminals and screen readers: everything a view holds, in words. */
export function board(view: HamburgumView, voice: Voice, name?: (seat: Seat) => string): string {
  const { labels } = voice;
  return [
    head(view, voice),
    `${labels.prices}: ${GOODS.map((good, i) => `${voice.piece[good]} ${view.prices[i]}`).join(', ')}`,
    '',
    ...harbour(view, voice),
    '',
    `${labels.churches}:`,
    ...churches(view, voice),
    '',
    `${labels.map}:`,
    ...sites(view, voice),
    '',
    officials(view, voice),
    '',
    `${labels.ledger}:`,
    ...ledger(view, voice, name),
    '',
  ].join('\n');
}

const owner = (seat: number, voice: Voice): string => (seat === NOBODY ? voice.piece.dutchman : String(seat));

function head(view: HamburgumView, voice: Voice): string {
  const { stack, turn, first, options, edition } = view;
  const { labels } = voice;
  const frames = stack.map(frame =>
    [`${labels.player} ${frame.seat}: ${labels.phase[frame.type]}`, ...details(frame, view, voice)].join(', '),
  );
  const table = [mapOf(view).name, voice.option.officials.values[options.officials], edition].join(', ');
  const now = frames.join(' > ') || voice.ending['six-churches'];
  return `${labels.turn} ${turn + 1} (${table}; ${labels.first}: ${first}). ${now}`;
}

/** What was done in an action so far, as far as it bears on what may follow. */
function details(frame: Readonly<Frame>, view: HamburgumView, { labels }: Voice): string[] {
  const map = mapOf(view);
  switch (frame.type) {
    case 'trade':
      return [...(frame.selling ? [labels.selling] : []), ...(frame.shipped ? [labels.shipped] : [])];
    case 'church':
      return [
        ...(frame.church >= 0 ? [map.churches[frame.church]!.name] : []),
        ...(frame.scoring ? [labels.scoring] : []),
      ];
    case 'guildhall':
      return frame.official ? [labels.official] : [];
    case 'office':
      return [map.sites[frame.site]!.street];
    default:
      return [];
  }
}

function harbour({ harbour, dutchmen, gone, standing: { shift } }: HamburgumView, voice: Voice): string[] {
  const { labels } = voice;
  return [
    `${labels.harbour}: ${labels.toCome} ${dutchmen}, ${labels.gone} ${gone}${shift.full ? `; ${labels.full}` : ''}`,
    ...[3, 2, 1].map(
      basin => `  ${labels.basin} ${basin}: ${harbour[basin - 1]!.map(seat => owner(seat, voice)).join(' ') || '-'}`,
    ),
  ];
}

/** By church: who gave, who is its builder, what the next donation costs, and every token with its value for each player. */
function churches(view: HamburgumView, voice: Voice): string[] {
  const { labels } = voice;
  return mapOf(view).churches.flatMap((church, i) => {
    const donors = view.donors[i]!;
    const next = view.standing.donations.find(donation => donation.church === i);
    const costs = next?.costs.map(({ timber, brick, bell, money }) => `${timber}/${brick}/${bell}/${money}`).join(' ');
    const end =
      donors.length === DONATIONS
        ? `${labels.builder} ${donors[DONATIONS - 1]}`
        : `${labels.next} ${next?.nth} (${costs})`;
    return [
      `  ${church.id} ${church.name}: ${labels.donors} ${donors.join(' ') || '-'}; ${end}`,
      ...TOKENS.map((kind, k) => {
        const token = i * TOKENS.length + k;
        const holder = view.holder[token]!;
        const state = view.scored[token] ? labels.scored : view.standing.tokens[token]!.join(' ');
        return `    ${voice.piece[kind]}: ${holder === NOBODY ? '-' : holder} (${state})`;
      }),
    ];
  });
}

function sites(view: HamburgumView, voice: Voice): string[] {
  return mapOf(view).sites.map((site, i) => {
    const post = view.posts[i]!;
    const type =
      post === NOBODY ? voice.piece[site.type] : `${voice.piece[site.type]} (${voice.piece[OFFICES[post]!]})`;
    const open = view.standing.sites.flatMap((reasons, seat) => (reasons[i] === 'open' ? [seat] : []));
    const who = view.citizens[i] === NOBODY ? `${voice.labels.free}: ${open.join(' ') || '-'}` : `${view.citizens[i]}`;
    return `  ${site.id} ${site.street}, ${site.parish}, ${type}: ${who}`;
  });
}

function officials({ open, pile, standing: { offices } }: HamburgumView, voice: Voice): string {
  const names = open.map((office, i) => `${voice.piece[OFFICES[office]!]} (${offices.map(pays => pays[i]).join(' ')})`);
  const below = pile.map(office => voice.piece[OFFICES[office]!]);
  return `${voice.labels.officials}: ${names.join(', ') || '-'}; ${voice.labels.below}: ${below.join(', ') || '-'}`;
}

/** Players side by side, one line for each figure. */
function ledger(view: HamburgumView, voice: Voice, name?: (seat: Seat) => string): string[] {
  const { labels, piece, source } = voice;
  const { players, standing } = view;
  const map = mapOf(view);
  const parishes = map.churches.filter(church => !church.cathedral);
  const rows: [string, (player: (typeof players)[number], seat: number) => string | number][] = [
    [labels.player, (_, seat) => (name ? `${seat} ${name(seat)}` : seat)],
    [piece.prestige, player => player.prestige],
    [piece[map.currency], player => player.money],
    [`${labels.goods} (${GOODS.map(good => piece[good]).join('-')})`, player => player.goods.join('-')],
    [`${labels.materials} (${MATERIALS.map(kind => piece[kind]).join('-')})`, player => player.materials.join('-')],
    [labels.production, (_, seat) => standing.production[seat]!.join('-')],
    [labels.rondel, player => (player.pawn < 0 ? labels.middle : piece[SPACES[player.pawn]!])],
    [
      `${labels.ships} (3-2-1-${labels.home})`,
      (player, seat) => [...[2, 1, 0].map(i => count(view.harbour[i]!, seat)), player.home].join('-'),
    ],
    [
      `${labels.citizens} (${parishes.map(({ id }) => id).join('-')})`,
      (_, seat) =>
        parishes
          .map(({ id }) => map.sites.filter((site, i) => site.parish === id && view.citizens[i] === seat).length)
          .join('-'),
    ],
    [
      `${labels.buildings} (${BUILDINGS.map(building => piece[building]).join('-')})`,
      player => player.buildings.join('-'),
    ],
    [labels.tokens, (_, seat) => tokens(view, voice, seat)],
    [labels.ifOver, (_, seat) => standing.ifOver[seat]!.score],
    [
      labels.sources,
      player =>
        SOURCES.flatMap((name, i) => (player.points[i] ? [`${source[name]} ${player.points[i]}`] : [])).join(', '),
    ],
  ];
  return rows.map(([name, figure]) => `  ${name}: ${players.map(figure).join(' | ')}`);
}

const count = (list: readonly number[], item: number): number => list.filter(each => each === item).length;

/** A player's open tokens with their values. */
function tokens(view: HamburgumView, voice: Voice, seat: number): string {
  const churches = mapOf(view).churches;
  const open = view.holder.flatMap((holder, token) =>
    holder === seat && !view.scored[token]
      ? [
          `${churches[Math.floor(token / TOKENS.length)]!.id} ${voice.piece[TOKENS[token % TOKENS.length]!]} ${view.standing.tokens[token]![seat]}`,
        ]
      : [],
  );
  return open.join(', ') || voice.labels.none;
}
