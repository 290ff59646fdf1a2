import type { Phrase } from '@kontor/core';
import { type Card, FIRST_JOKER, HIGH, isJoker, JOKERS, LOW, SUIT_OF, SUITS } from '../data/cards.ts';
import { type Kind, rankOf } from '../data/combinations.ts';
import { GLOSSARY } from '../glossary.ts';
import type { Play } from '../view.ts';
import { rules } from './rules-en.ts';
import { cardList, joined, laidOut, piecesFrom, plurals, span, type Voice, who } from './voice.ts';

const plural = plurals('en');
const cards = (n: number): string => plural(n, 'card', 'cards');
const points = (n: number): string => plural(n, 'point', 'points');
const ORDINALS = ['first', 'second', 'third', 'last'];

const kind: Readonly<Record<Kind, string>> = {
  single: GLOSSARY.single.en,
  pair: GLOSSARY.pair.en,
  triple: GLOSSARY.triple.en,
  quad: GLOSSARY.quad.en,
  lane: GLOSSARY.lane.en,
  street: GLOSSARY.street.en,
  highway: GLOSSARY.highway.en,
  trump: GLOSSARY.trump.en,
};

const piece = piecesFrom(card =>
  isJoker(card) ? `joker ${JOKERS[card - FIRST_JOKER]}` : `${SUITS[SUIT_OF[card]!]} ${LOW[card]}`,
);

/** `pair of 7`, `lane 3–5`, `single 8` */
function named({ kind: id, rank, cards }: Pick<Play, 'kind' | 'rank' | 'cards'>): string {
  if (id === 'single') return `single ${rank}`;
  const range = span(id, rank, cards.length);
  return id === 'pair' || id === 'triple' || id === 'quad' ? `${kind[id]} of ${range}s` : `${kind[id]} ${range}`;
}

/** `yellow 2`, `a pair of 8s (blue 8, joker 7/8 as 8)` */
function shown(play: Pick<Play, 'kind' | 'rank' | 'cards'>): Phrase {
  const laid = laidOut(piece, 'as', play);
  return play.kind === 'single' ? laid : [play.kind === 'trump' ? named(play) : `a ${named(play)}`, ' (', ...laid, ')'];
}

const numbers = (card: Card): string => (LOW[card] === HIGH[card] ? `${LOW[card]}` : `${LOW[card]} or ${HIGH[card]}`);

const bonusNote = (bonus: readonly Card[]): Phrase =>
  bonus.length === 0
    ? []
    : [`, among them ${plural(bonus.length, 'bonus card', 'bonus cards')} (`, ...cardList(piece, bonus), ')'];

export const en: Voice = {
  title: 'Hamburg sticht',
  tagline: 'A quick climbing game: get rid of your cards first, or catch the ones that pay.',
  minute: [
    'You want two things: to play your last card before the others, and to capture cards that show the number of the marker.',
    'Whoever leads lays any combination; then everybody in turn plays the same kind higher, or passes, and may come back in after passing.',
    'Three or more neighbours of one colour are a Hamburg sticht: it takes the trick at once, whatever lies there.',
    'A round ends when only one player has cards left; those go to whoever went out first, and everybody scores place and bonus points.',
    'Beginners overlook that nobody ever has to beat anything, and that the last hand can be full of bonus cards.',
  ],
  kind,
  piece,
  rule: rules,
  option: {
    jokerInTrump: {
      title: 'Jokers in a Hamburg sticht',
      body: 'Whether a joker may stand for one of its values in a run of one colour.',
      values: { false: 'No, natural cards only', true: 'Yes, a joker takes the run’s colour' },
    },
    memory: {
      title: 'Memory',
      body: 'Whether captured cards can be looked at again.',
      values: {
        open: 'Open: what was played may be looked up',
        table: 'As at the table: captured piles stay face down',
      },
    },
  },
  ending: { rounds: 'Everybody has dealt twice.' },
  source: { place: 'Places', bonus: 'Bonus cards' },

  move(move) {
    if (move.type === 'pass') return ['Pass'];
    const laid = laidOut(piece, 'as', move);
    if (move.kind === 'single') return ['Play ', ...laid];
    const name = named({ ...move, rank: rankOf(move.kind, move.cards) });
    return move.kind === 'trump' ? ['Hamburg sticht, takes the trick: ', ...laid] : [`Play a ${name}: `, ...laid];
  },

  event(event, viewer) {
    switch (event.type) {
      case 'dealt':
        return [
          `Round ${event.round} of ${event.rounds}: `,
          ...who(event.dealer, viewer, 'you deal', ' deals'),
          '. The marker is ',
          ...cardList(piece, [event.marker]),
          `: every captured ${numbers(event.marker)} is worth a bonus point. `,
          ...who(event.leader, viewer, 'You lead', ' leads'),
          '.',
        ];
      case 'hand':
        return event.secret
          ? ['Your cards: ', ...cardList(piece, event.secret.cards), '.']
          : [{ seat: event.seat }, ' picks up 13 cards.'];
      case 'played':
        return [
          ...(event.leads
            ? who(event.seat, viewer, 'You lead ', ' leads ')
            : event.kind === 'trump'
              ? who(event.seat, viewer, 'You call ', ' calls ')
              : who(event.seat, viewer, 'You play ', ' plays ')),
          ...shown(event),
          event.left > 0 ? `, ${cards(event.left)} left.` : '.',
        ];
      case 'passed':
        return [...who(event.seat, viewer, 'You pass', ' passes'), '.'];
      case 'out':
        return [...who(event.seat, viewer, 'You go out', ' goes out'), ` ${ORDINALS[event.place - 1]}.`];
      case 'taken':
        return [
          ...who(event.seat, viewer, 'You take', ' takes'),
          ` the trick: ${cards(event.cards)}`,
          ...bonusNote(event.bonus),
          '.',
          ...(event.leader === undefined ? [] : [' ', ...who(event.leader, viewer, 'You lead', ' leads'), '.']),
        ];
      case 'lastHand':
        return [
          ...who(event.from, viewer, 'Your last hand', '’s last hand'),
          ' goes to ',
          ...who(event.to, viewer, 'you', ''),
          `: ${cards(event.cards.length)}`,
          ...bonusNote(event.bonus),
          '.',
        ];
      case 'scored':
        return [
          `Round ${event.round}: `,
          ...joined(
            event.order.map(seat => [
              ...who(seat, viewer, 'you', ''),
              ` ${points(event.place[seat]! + event.bonus[seat]!)} (${event.place[seat]} for the place, ${event.bonus[seat]} bonus; now ${event.scores[seat]})`,
            ]),
          ),
          '.',
        ];
      case 'over':
        return [
          'The game is over. ',
          ...joined(
            event.winners.map(seat => who(seat, viewer, 'You', '')),
            ' and ',
          ),
          event.winners.length === 1 && event.winners[0] !== viewer ? ' wins' : ' win',
          ` with ${points(event.scores[event.winners[0]!]!)}.`,
        ];
    }
  },

  prompt(view, viewer) {
    const last = view.trick.at(-1);
    if (view.turn === undefined) return { asks: ['The game is over.'], goodFor: ['Everybody has dealt twice.'] };
    if (view.turn !== viewer)
      return {
        asks: [{ seat: view.turn }, last ? ' is to answer.' : ' is to lead.'],
        goodFor: last
          ? ['To beat: ', ...who(last.seat, viewer, 'your', '’s'), ` ${named(last)}.`]
          : ['Whoever leads chooses the combination.'],
      };
    if (!last)
      return {
        asks: ['You lead: play any combination.'],
        goodFor: [
          'The others can only answer with the same kind, higher, or with a Hamburg sticht. A leader can’t pass.',
        ],
      };
    return {
      asks: [
        ...who(last.seat, viewer, 'You', ''),
        `: ${named(last)}. A higher ${kind[last.kind]}, Hamburg sticht, or pass.`,
      ],
      goodFor:
        view.bonus.length > 0
          ? [
              `The trick holds ${plural(view.bonus.length, 'bonus card', 'bonus cards')}. You may pass and still come back in.`,
            ]
          : ['No bonus card lies in the trick. You may pass and still come back in.'],
    };
  },

  board: {
    seat: seat => `Seat ${seat + 1}`,
    round: (round, rounds) => `Round ${round} of ${rounds}`,
    cards,
    points,
    place: place => `out ${ORDINALS[place - 1]}`,
    as: (card, value) => `${card} as ${value}`,
    marker: 'Marker',
    rest: 'not dealt',
    dealer: 'dealer',
    leads: 'leads',
    turn: 'to play',
    passed: 'passed',
    captured: 'captured',
    bonus: 'bonus cards',
    trick: 'Trick',
    nothing: 'nothing yet',
    hand: 'Your hand',
    places: 'Place points to come',
    over: 'The game is over.',
    you: 'you',
  },
};
