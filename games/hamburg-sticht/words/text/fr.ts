import type { Phrase } from '@kontor/core';
import { type Card, FIRST_JOKER, HIGH, isJoker, JOKERS, LOW, SUIT_OF } from '../data/cards.ts';
import { type Kind, rankOf } from '../data/combinations.ts';
import { GLOSSARY } from '../glossary.ts';
import type { Play } from '../view.ts';
import { rules } from './rules-fr.ts';
import { cardList, joined, laidOut, piecesFrom, plurals, span, type Voice, who } from './voice.ts';

/** French sets a narrow space before a colon. */
const COLON = '\u00a0: ';

const plural = plurals('fr');
const cards = (n: number): string => plural(n, 'carte', 'cartes');
const points = (n: number): string => plural(n, 'point', 'points');
const bonusCards = (n: number): string => plural(n, 'carte bonus', 'cartes bonus');
const SUITS = ['bleu', 'jaune', 'rouge', 'vert'];
const ORDINALS = ['en premier', 'en deuxième', 'en troisième', 'en dernier'];

const kind: Readonly<Record<Kind, string>> = {
  single: GLOSSARY.single.fr,
  pair: GLOSSARY.pair.fr,
  triple: GLOSSARY.triple.fr,
  quad: GLOSSARY.quad.fr,
  lane: GLOSSARY.lane.fr,
  street: GLOSSARY.street.fr,
  highway: GLOSSARY.highway.fr,
  trump: GLOSSARY.trump.fr,
};

/** Article and adjective follow the noun's gender. */
const HIGHER: Readonly<Record<Kind, string>> = {
  single: 'Une carte plus haute',
  pair: 'Une paire plus haute',
  triple: 'Un brelan plus haut',
  quad: 'Un carré plus haut',
  lane: 'Une ruelle plus haute',
  street: 'Une rue plus haute',
  highway: 'Une grand-route plus haute',
  trump: 'Hamburg sticht',
};

const MASCULINE: readonly Kind[] = ['triple', 'quad'];

const piece = piecesFrom(card =>
  isJoker(card) ? `joker ${JOKERS[card - FIRST_JOKER]}` : `${LOW[card]} ${SUITS[SUIT_OF[card]!]}`,
);

/** `paire de 7`, `ruelle 3–5`, `carte seule 8` */
function named({ kind: id, rank, cards }: Pick<Play, 'kind' | 'rank' | 'cards'>): string {
  const range = span(id, rank, cards.length);
  return id === 'pair' || id === 'triple' || id === 'quad' ? `${kind[id]} de ${range}` : `${kind[id]} ${range}`;
}

/** `2 jaune`, `paire de 8 (8 bleu, joker 7/8 comme 8)` */
function shown(play: Pick<Play, 'kind' | 'rank' | 'cards'>): Phrase {
  const laid = laidOut(piece, 'comme', play);
  return play.kind === 'single' ? laid : [named(play), ' (', ...laid, ')'];
}

const numbers = (card: Card): string => (LOW[card] === HIGH[card] ? `${LOW[card]}` : `${LOW[card]} ou ${HIGH[card]}`);

const bonusNote = (bonus: readonly Card[]): Phrase =>
  bonus.length === 0 ? [] : [`, dont ${bonusCards(bonus.length)} (`, ...cardList(piece, bonus), ')'];

export const fr: Voice = {
  title: 'Hamburg sticht',
  tagline:
    'Un jeu de plis rapide et montant\u00a0: se défaire le premier de ses cartes, ou attraper celles qui rapportent.',
  minute: [
    'Vous voulez deux choses\u00a0: jouer votre dernière carte avant les autres, et ramasser les cartes qui montrent le nombre du marqueur.',
    'Celui qui entame pose n’importe quelle combinaison\u00a0; chacun à son tour joue la même, plus haute, ou passe, et peut revenir après avoir passé.',
    'Trois cartes ou plus qui se suivent dans une couleur forment un Hamburg sticht\u00a0: il prend le pli aussitôt, quoi qu’il y ait sur la table.',
    'Une manche se termine quand un seul joueur a encore des cartes\u00a0; elles vont à celui qui a fini le premier, puis on compte les points de place et de bonus.',
    'On oublie souvent que personne n’est jamais obligé de battre, et que la dernière main peut être pleine de cartes bonus.',
  ],
  kind,
  piece,
  rule: rules,
  option: {
    jokerInTrump: {
      title: 'Jokers dans le Hamburg sticht',
      body: 'Un joker peut-il tenir lieu d’un de ses nombres dans une suite d’une seule couleur\u00a0?',
      values: { false: 'Non, seulement des cartes de la couleur', true: 'Oui, le joker prend la couleur de la suite' },
    },
    memory: {
      title: 'Mémoire',
      body: 'Peut-on revoir les cartes ramassées\u00a0?',
      values: {
        open: 'Ouverte\u00a0: on peut consulter ce qui a été joué',
        table: 'Comme à table\u00a0: les plis restent face cachée',
      },
    },
  },
  ending: { rounds: 'Chacun a donné deux fois.' },
  source: { place: 'Places', bonus: 'Cartes bonus' },

  move(move) {
    if (move.type === 'pass') return ['Passer'];
    const laid = laidOut(piece, 'comme', move);
    if (move.kind === 'single') return ['Jouer le ', ...laid];
    const name = named({ ...move, rank: rankOf(move.kind, move.cards) });
    return move.kind === 'trump'
      ? [`Hamburg sticht, prend le pli${COLON}`, ...laid]
      : [`Jouer ${MASCULINE.includes(move.kind) ? 'un' : 'une'} ${name}${COLON}`, ...laid];
  },

  event(event, viewer) {
    switch (event.type) {
      case 'dealt':
        return [
          `Manche ${event.round} sur ${event.rounds}${COLON}`,
          ...who(event.dealer, viewer, 'vous donnez', ' donne'),
          '. Le marqueur est ',
          ...cardList(piece, [event.marker]),
          `${COLON}chaque ${numbers(event.marker)} ramassé vaut un point de bonus. `,
          ...who(event.leader, viewer, 'Vous entamez', ' entame'),
          '.',
        ];
      case 'hand':
        return event.secret
          ? [`Vos cartes${COLON}`, ...cardList(piece, event.secret.cards), '.']
          : [{ seat: event.seat }, ' prend 13 cartes.'];
      case 'played':
        return [
          ...(event.leads
            ? who(event.seat, viewer, `Vous entamez${COLON}`, ` entame${COLON}`)
            : event.kind === 'trump'
              ? who(event.seat, viewer, `Vous annoncez${COLON}`, ` annonce${COLON}`)
              : who(event.seat, viewer, `Vous jouez${COLON}`, ` joue${COLON}`)),
          ...shown(event),
          event.left > 0 ? `, encore ${cards(event.left)}.` : '.',
        ];
      case 'passed':
        return [...who(event.seat, viewer, 'Vous passez', ' passe'), '.'];
      case 'out':
        return [...who(event.seat, viewer, 'Vous finissez', ' finit'), ` ${ORDINALS[event.place - 1]}.`];
      case 'taken':
        return [
          ...who(event.seat, viewer, 'Vous ramassez', ' ramasse'),
          ` le pli${COLON}${cards(event.cards)}`,
          ...bonusNote(event.bonus),
          '.',
          ...(event.leader === undefined ? [] : [' ', ...who(event.leader, viewer, 'Vous entamez', ' entame'), '.']),
        ];
      case 'lastHand':
        return [
          'La dernière main (',
          ...who(event.from, viewer, 'la vôtre', ''),
          ') va à ',
          ...who(event.to, viewer, 'vous', ''),
          `${COLON}${cards(event.cards.length)}`,
          ...bonusNote(event.bonus),
          '.',
        ];
      case 'scored':
        return [
          `Manche ${event.round}${COLON}`,
          ...joined(
            event.order.map(seat => [
              ...who(seat, viewer, 'vous', ''),
              ` ${points(event.place[seat]! + event.bonus[seat]!)} (${event.place[seat]} pour la place, ${event.bonus[seat]} de bonus\u00a0; total ${event.scores[seat]})`,
            ]),
          ),
          '.',
        ];
      case 'over':
        return [
          `La partie est finie. Victoire${COLON}`,
          ...joined(
            event.winners.map(seat => who(seat, viewer, 'vous', '')),
            ' et ',
          ),
          `, avec ${points(event.scores[event.winners[0]!]!)}.`,
        ];
    }
  },

  prompt(view, viewer) {
    const last = view.trick.at(-1);
    if (view.turn === undefined) return { asks: ['La partie est finie.'], goodFor: ['Chacun a donné deux fois.'] };
    if (view.turn !== viewer)
      return {
        asks: ['C’est à ', { seat: view.turn }, last ? ' de répondre.' : ' d’entamer.'],
        goodFor: last
          ? [`À battre${COLON}${named(last)} (`, ...who(last.seat, viewer, 'vous', ''), ').']
          : ['Celui qui entame choisit la combinaison.'],
      };
    if (!last)
      return {
        asks: ['À vous d’entamer\u00a0: jouez n’importe quelle combinaison.'],
        goodFor: [
          'Les autres ne peuvent répondre que par la même combinaison, plus haute, ou par un Hamburg sticht. À l’entame, on ne passe pas.',
        ],
      };
    return {
      asks: [{ seat: last.seat }, `${COLON}${named(last)}. ${HIGHER[last.kind]}, Hamburg sticht, ou passer.`],
      goodFor: [
        view.bonus.length > 0
          ? `Il y a ${bonusCards(view.bonus.length)} dans le pli. `
          : 'Il n’y a pas de carte bonus dans le pli. ',
        'Vous pouvez passer et revenir plus tard.',
      ],
    };
  },

  board: {
    seat: seat => `Place ${seat + 1}`,
    round: (round, rounds) => `Manche ${round} sur ${rounds}`,
    cards,
    points,
    place: place => `a fini ${ORDINALS[place - 1]}`,
    as: (card, value) => `${card} comme ${value}`,
    marker: 'Marqueur',
    rest: 'non distribuées',
    dealer: 'donne',
    leads: 'entame',
    turn: 'à jouer',
    passed: 'a passé',
    captured: 'ramassées',
    bonus: 'cartes bonus',
    trick: 'Pli',
    nothing: 'rien encore',
    hand: 'Votre main',
    places: 'Points de place à venir',
    over: 'La partie est finie.',
    you: 'vous',
  },
};
