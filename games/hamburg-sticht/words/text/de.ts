import type { Phrase } from '@kontor/core';
import { type Card, FIRST_JOKER, HIGH, isJoker, JOKERS, LOW, SUIT_OF } from '../data/cards.ts';
import { type Kind, rankOf } from '../data/combinations.ts';
import { GLOSSARY } from '../glossary.ts';
import type { Play } from '../view.ts';
import { rules } from './rules-de.ts';
import { cardList, joined, laidOut, piecesFrom, plurals, span, type Voice, who } from './voice.ts';

const plural = plurals('de');
const cards = (n: number): string => plural(n, 'Karte', 'Karten');
const points = (n: number): string => plural(n, 'Punkt', 'Punkte');
const bonusCards = (n: number): string => plural(n, 'Bonuskarte', 'Bonuskarten');
const SUITS = ['Blau', 'Gelb', 'Rot', 'Grün'];

const kind: Readonly<Record<Kind, string>> = {
  single: GLOSSARY.single.de,
  pair: GLOSSARY.pair.de,
  triple: GLOSSARY.triple.de,
  quad: GLOSSARY.quad.de,
  lane: GLOSSARY.lane.de,
  street: GLOSSARY.street.de,
  highway: GLOSSARY.highway.de,
  trump: GLOSSARY.trump.de,
};

/** `Höheres Pärchen`, `Höherer Drilling`, `Höhere Gasse` */
const HIGHER: Readonly<Record<Kind, string>> = {
  single: 'Höhere Einzelkarte',
  pair: 'Höheres Pärchen',
  triple: 'Höherer Drilling',
  quad: 'Höherer Vierling',
  lane: 'Höhere Gasse',
  street: 'Höhere Straße',
  highway: 'Höhere Landstraße',
  trump: 'Hamburg sticht',
};

const piece = piecesFrom(card =>
  isJoker(card) ? `Joker ${JOKERS[card - FIRST_JOKER]}` : `${SUITS[SUIT_OF[card]!]} ${LOW[card]}`,
);

/** `7er-Pärchen`, `Gasse 3–5`, `Einzelkarte 8` */
function named({ kind: id, rank, cards }: Pick<Play, 'kind' | 'rank' | 'cards'>): string {
  const range = span(id, rank, cards.length);
  return id === 'pair' || id === 'triple' || id === 'quad' ? `${range}er-${kind[id]}` : `${kind[id]} ${range}`;
}

/** `Gelb 2`, `8er-Pärchen (Blau 8, Joker 7/8 als 8)` */
function shown(play: Pick<Play, 'kind' | 'rank' | 'cards'>): Phrase {
  const laid = laidOut(piece, 'als', play);
  return play.kind === 'single' ? laid : [named(play), ' (', ...laid, ')'];
}

const numbers = (card: Card): string => (LOW[card] === HIGH[card] ? `${LOW[card]}` : `${LOW[card]} oder ${HIGH[card]}`);

const bonusNote = (bonus: readonly Card[]): Phrase =>
  bonus.length === 0 ? [] : [`, darunter ${bonusCards(bonus.length)} (`, ...cardList(piece, bonus), ')'];

export const de: Voice = {
  title: 'Hamburg sticht',
  tagline: 'Ein schnelles Stichspiel: zuerst die Karten loswerden oder die fangen, die Punkte bringen.',
  minute: [
    'Du willst zweierlei: vor den anderen deine letzte Karte loswerden und Karten stechen, die die Zahl des Merkers zeigen.',
    'Wer ausspielt, legt eine beliebige Kombination; reihum spielen alle dieselbe Kombination höher oder passen, und wer gepasst hat, darf wieder einsteigen.',
    'Drei oder mehr Nachbarn in einer Farbe sind ein Hamburg sticht: Er nimmt den Stich sofort, was auch immer dort liegt.',
    'Eine Runde endet, sobald nur noch eine Person Karten hat; diese Karten bekommt, wer zuerst fertig war, und dann gibt es Platz- und Bonuspunkte.',
    'Gern übersehen: Niemand muss je überbieten, und die letzte Hand kann voller Bonuskarten sein.',
  ],
  kind,
  piece,
  rule: rules,
  option: {
    jokerInTrump: {
      title: 'Joker im Hamburg sticht',
      body: 'Darf ein Joker in einer einfarbigen Folge für eine seiner Zahlen stehen?',
      values: { false: 'Nein, nur Karten der Farbe', true: 'Ja, der Joker nimmt die Farbe an' },
    },
    memory: {
      title: 'Gedächtnis',
      body: 'Dürfen gestochene Karten noch einmal angesehen werden?',
      values: {
        open: 'Offen: Gespieltes lässt sich nachschlagen',
        table: 'Wie am Tisch: Stichstapel bleiben verdeckt',
      },
    },
  },
  ending: { rounds: 'Alle haben zweimal gegeben.' },
  source: { place: 'Plätze', bonus: 'Bonuskarten' },

  move(move) {
    if (move.type === 'pass') return ['Passen'];
    const laid = laidOut(piece, 'als', move);
    if (move.kind === 'single') return [...laid, ' spielen'];
    const name = named({ ...move, rank: rankOf(move.kind, move.cards) });
    return move.kind === 'trump' ? ['Hamburg sticht, nimmt den Stich: ', ...laid] : [`${name} spielen: `, ...laid];
  },

  event(event, viewer) {
    switch (event.type) {
      case 'dealt':
        return [
          `Runde ${event.round} von ${event.rounds}: `,
          ...who(event.dealer, viewer, 'Du gibst', ' gibt'),
          '. Merker ist ',
          ...cardList(piece, [event.marker]),
          `: Jede gestochene ${numbers(event.marker)} bringt einen Bonuspunkt. `,
          ...who(event.leader, viewer, 'Du spielst aus', ' spielt aus'),
          '.',
        ];
      case 'hand':
        return event.secret
          ? ['Deine Karten: ', ...cardList(piece, event.secret.cards), '.']
          : [{ seat: event.seat }, ' nimmt 13 Karten auf.'];
      case 'played':
        return [
          ...(event.leads
            ? who(event.seat, viewer, 'Du spielst aus: ', ' spielt aus: ')
            : event.kind === 'trump'
              ? who(event.seat, viewer, 'Du sagst an: ', ' sagt an: ')
              : who(event.seat, viewer, 'Du legst: ', ' legt: ')),
          ...shown(event),
          event.left > 0 ? `, noch ${cards(event.left)}.` : '.',
        ];
      case 'passed':
        return [...who(event.seat, viewer, 'Du passt', ' passt'), '.'];
      case 'out':
        return [...who(event.seat, viewer, 'Du bist fertig', ' ist fertig'), `: ${event.place}. Platz.`];
      case 'taken':
        return [
          ...who(event.seat, viewer, 'Du bekommst', ' bekommt'),
          ` den Stich: ${cards(event.cards)}`,
          ...bonusNote(event.bonus),
          '.',
          ...(event.leader === undefined
            ? []
            : [' ', ...who(event.leader, viewer, 'Du spielst aus', ' spielt aus'), '.']),
        ];
      case 'lastHand':
        return [
          'Die letzte Hand (',
          ...who(event.from, viewer, 'deine', ''),
          ') geht an ',
          ...who(event.to, viewer, 'dich', ''),
          `: ${cards(event.cards.length)}`,
          ...bonusNote(event.bonus),
          '.',
        ];
      case 'scored':
        return [
          `Runde ${event.round}: `,
          ...joined(
            event.order.map(seat => [
              ...who(seat, viewer, 'du', ''),
              ` ${points(event.place[seat]! + event.bonus[seat]!)} (${event.place[seat]} für den Platz, ${event.bonus[seat]} Bonus; jetzt ${event.scores[seat]})`,
            ]),
          ),
          '.',
        ];
      case 'over':
        return [
          'Das Spiel ist aus. Gewonnen: ',
          ...joined(
            event.winners.map(seat => who(seat, viewer, 'du', '')),
            ' und ',
          ),
          ` mit ${plural(event.scores[event.winners[0]!]!, 'Punkt', 'Punkten')}.`,
        ];
    }
  },

  prompt(view, viewer) {
    const last = view.trick.at(-1);
    if (view.turn === undefined) return { asks: ['Das Spiel ist aus.'], goodFor: ['Alle haben zweimal gegeben.'] };
    if (view.turn !== viewer)
      return {
        asks: [{ seat: view.turn }, last ? ' ist am Zug.' : ' spielt aus.'],
        goodFor: last
          ? ['Zu überbieten: ', `${named(last)} (`, ...who(last.seat, viewer, 'von dir', ''), ').']
          : ['Wer ausspielt, bestimmt die Kombination.'],
      };
    if (!last)
      return {
        asks: ['Du spielst aus: Lege eine beliebige Kombination.'],
        goodFor: [
          'Die anderen können nur mit derselben Kombination, höher, oder mit Hamburg sticht antworten. Passen geht beim Ausspielen nicht.',
        ],
      };
    return {
      asks: [{ seat: last.seat }, `: ${named(last)}. ${HIGHER[last.kind]}, Hamburg sticht oder passen.`],
      goodFor: [
        view.bonus.length > 0
          ? `Im Stich ${view.bonus.length === 1 ? 'liegt' : 'liegen'} ${bonusCards(view.bonus.length)}. `
          : 'Im Stich liegt keine Bonuskarte. ',
        'Wer passt, kann später wieder einsteigen.',
      ],
    };
  },

  board: {
    seat: seat => `Platz ${seat + 1}`,
    round: (round, rounds) => `Runde ${round} von ${rounds}`,
    cards,
    points,
    place: place => `als ${place}. fertig`,
    as: (card, value) => `${card} als ${value}`,
    marker: 'Merker',
    rest: 'nicht verteilt',
    dealer: 'gibt',
    leads: 'spielt aus',
    turn: 'am Zug',
    passed: 'hat gepasst',
    captured: 'gestochen',
    bonus: 'Bonuskarten',
    trick: 'Stich',
    nothing: 'noch nichts',
    hand: 'Deine Hand',
    places: 'Platzpunkte, die noch kommen',
    over: 'Das Spiel ist aus.',
    you: 'du',
  },
};
