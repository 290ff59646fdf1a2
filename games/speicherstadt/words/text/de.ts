import type { Phrase } from '@kontor/core';
import { CONTRACT_NAMES, KIND, type Kind, MERCHANT_CARDS } from '../data/cards.ts';
import { GOODS } from '../data/goods.ts';
import type { Placing, View } from '../view.ts';
import { rules } from './rules-de.ts';
import * as say from './voice.ts';

const piece = say.pieceNames('de');
const plural = say.plurals('de');
const coins = (n: number): string => plural(n, 'Münze', 'Münzen');
const points = (n: number): string => plural(n, 'Punkt', 'Punkte');
const pointsDative = (n: number): string => plural(n, 'Punkt', 'Punkten');
const fireName = (n: number): string => `${n}. Brand`;
const card = (id: number, value: number) => say.cardPart(piece, id, value, fireName);
const goods = (list: readonly number[]): Phrase => say.goodsList(piece, list);
const good = (id: number) => say.goodPart(piece, id);
/** As the object of a sentence: carpets are counted, the others are not. */
const one = (id: number) => (GOODS[id] === 'carpet' ? { ...good(id), text: 'einen Teppich' } : good(id));
const contract = (id: number) => ({ piece: 'contract', text: `Auftrag ${CONTRACT_NAMES[id]!}` });
const merchant = (id: number) => ({ piece: KIND[MERCHANT_CARDS[id]!]!, text: piece[KIND[MERCHANT_CARDS[id]!]!] });

/** Der Artikel im Akkusativ. */
const ARTICLES: Readonly<Record<Kind, string>> = {
  contract: '',
  fireman: '',
  ship: 'ein ',
  office: 'ein ',
  bank: 'die ',
  'coffee-roaster': 'den ',
  'tea-taster': 'den ',
  'spice-trader': 'den ',
  vulcaniser: 'den ',
  'carpet-trader': 'den ',
  warehouse: 'das ',
  'boatmens-church': 'die ',
  'st-michaelis': '',
  port: 'den ',
  chamber: 'die ',
  fire: 'den ',
};

const bought = (id: number, value: number): Phrase => [ARTICLES[KIND[id]!], card(id, value)];
const withGoods = (list: readonly number[]): Phrase => (list.length > 0 ? [' mit ', ...goods(list)] : []);

function placing(step: Placing): Phrase {
  if (step.to === 'contract') return [good(step.good), ' auf ', contract(step.contract)];
  if (step.to === 'merchant') return [good(step.good), ' zum ', merchant(step.good)];
  return [good(step.good), step.to === 'hall' ? ' in die ' : ' ins ', { piece: step.to, text: piece[step.to] }];
}

const lostOf = (lost: number | undefined): Phrase => (lost === undefined ? [] : ['; ', good(lost), ' verfällt']);
const cardOn = (view: View, space: number): Phrase => {
  const id = view.row[space]!.card;
  return [card(id, say.valueIn(view, id))];
};

export const de: say.Voice = {
  title: 'Die Speicherstadt',
  tagline: 'Anstehen in der Hamburger Speicherstadt: Wer vorn steht, entscheidet zuerst und zahlt am meisten.',
  minute: [
    'Du führst ein Handelshaus und willst Punkte: für erfüllte Aufträge, für Kontore und Kirchen und bei Bränden für die stärkste Feuerwehr.',
    'In jeder Runde liegen neue Karten aus, und alle stellen reihum drei Arbeiter darüber an.',
    'Dann werden die Karten von links nach rechts verkauft: Wer vorn steht, darf für so viele Münzen kaufen, wie Arbeiter dort stehen; verzichtet er, wird es für den Nächsten billiger.',
    'Schiffe bringen Waren für Aufträge, Kaufleute und Lager; was keinen Platz findet, verfällt. Mit dem 4. Brand ist das Spiel aus.',
    'Anfänger übersehen leicht, wie knapp das Geld ist: eine Münze je Runde, zwei, wenn man nichts gekauft hat. Oft stellt man sich nur an, um anderen die Karte zu verteuern.',
  ],
  piece,
  rule: rules,
  option: {},
  ending: {
    'fourth-fire': 'Auf die letzte Runde folgte der 4. Brand.',
    'both-fires': 'Nach der letzten Reihe kamen der 3. und der 4. Brand zusammen.',
  },
  source: {
    fires: 'Brände',
    contracts: 'Aufträge',
    merchants: 'Kaufleute',
    churches: 'Kirchen',
    offices: 'Kontore',
    warehouse: 'Lager',
    port: 'Hafen',
    chamber: 'Handelskammer',
  },

  move(move, view) {
    switch (move.type) {
      case 'worker': {
        const { priceAfter } = view.row[move.space]!;
        return [`Arbeiter zu Karte ${move.space + 1}: `, ...cardOn(view, move.space), `, Preis ${priceAfter}`];
      }
      case 'buy': {
        const { card: id, price } = view.row[say.offeredSpace(view)]!;
        return [card(id, say.valueIn(view, id)), ` für ${coins(price)} kaufen`];
      }
      case 'decline': {
        const next = view.row[say.offeredSpace(view)]!.asked[1];
        if (next === undefined) return ['Verzichten: Die Karte wird abgelegt'];
        return [
          'Verzichten: Dann ',
          next.pays ? 'entscheidet ' : 'bräuchte ',
          { seat: next.seat },
          next.pays ? ` bei Preis ${next.price}` : ` ${coins(next.price)}`,
        ];
      }
      case 'load':
        return [good(move.good), ' auf ', contract(move.contract), ' legen'];
      case 'store':
        return [good(move.good), ' ins Lager legen', ...lostOf(move.losing)];
      case 'keep':
        return [good(move.good), ' in der Markthalle aufbewahren', ...lostOf(move.losing)];
      case 'sell':
        return [good(move.good), ' für 1 Münze an den ', merchant(move.good), ' verkaufen'];
      case 'hall-sale':
        return [...goods(move.goods), ' in der Markthalle für 1 Münze verkaufen'];
      case 'exchange':
        return [...goods(move.goods), ' gegen ', one(move.take), ' umtauschen'];
      case 'unload':
        return ['Wegräumen: ', ...say.joined(view.unload.map(placing))];
      case 'done':
        return move.losing.length === 0 ? ['Fertig'] : ['Fertig; es verfällt: ', ...goods(move.losing)];
    }
  },

  event(event, viewer) {
    const by = 'seat' in event ? event.seat : 0;
    const who = (you: string, other: string): Phrase => say.who(by, viewer, `Du ${you}`, ` ${other}`);
    switch (event.type) {
      case 'begin':
        return [
          ...say.who(event.start, viewer, 'Du hast', ' hat'),
          ' die Metallmünze und ',
          event.start === viewer ? 'beginnst.' : 'beginnt.',
        ];
      case 'round':
        return [
          `Runde ${event.round} von ${event.of}; `,
          ...say.who(event.start, viewer, 'du beginnst', ' beginnt'),
          '.',
        ];
      case 'turn':
        return [`Karte ${event.space + 1}: `, card(event.card, event.value), ...withGoods(event.goods), '.'];
      case 'fire': {
        const gain = say.seatsWith(event.points, n => n > 0);
        const loss = say.seatsWith(event.points, n => n < 0);
        const name = `${fireName(say.fireNumber(event.card))}: `;
        if (gain.length === 0) return [name, 'Alle haben gleich viel Feuerwehr, niemand gewinnt oder verliert.'];
        return [
          name,
          ...say.seatList(gain, 'und'),
          ` +${event.value}, `,
          ...say.seatList(loss, 'und'),
          ` −${event.value}.`,
        ];
      }
      case 'worker':
        return [
          ...who('stellst', 'stellt'),
          ` einen Arbeiter zu Karte ${event.space + 1}, Preis jetzt ${event.price}.`,
        ];
      case 'buy':
        return [
          ...who('kaufst', 'kauft'),
          ' ',
          ...bought(event.card, event.value),
          ...withGoods(event.goods),
          ` für ${coins(-event.coins)}.`,
        ];
      case 'decline':
        return event.forced
          ? [
              ...who('kannst', 'kann'),
              ` ${coins(event.price)} für `,
              ...bought(event.card, event.value),
              ' nicht bezahlen.',
            ]
          : [
              ...who('verzichtest', 'verzichtet'),
              ' bei Preis ',
              `${event.price} auf `,
              ...bought(event.card, event.value),
              '.',
            ];
      case 'discard':
        return [
          'Niemand kauft ',
          ...bought(event.card, event.value),
          ...(event.goods.length > 0 ? ['; in den Vorrat: ', ...goods(event.goods)] : []),
          '.',
        ];
      case 'load':
        return [
          ...who('legst', 'legt'),
          ' ',
          one(event.good),
          ' auf ',
          contract(event.contract),
          event.complete ? `: erfüllt, ${points(event.value)}.` : '.',
        ];
      case 'store':
        return [...who('legst', 'legt'), ' ', one(event.good), ' ins Lager', ...lostOf(event.lost), '.'];
      case 'keep':
        return [
          ...who('bewahrst', 'bewahrt'),
          ' ',
          one(event.good),
          ' in der Markthalle auf',
          ...lostOf(event.lost),
          '.',
        ];
      case 'sell':
        return [
          ...who('verkaufst', 'verkauft'),
          ' ',
          one(event.good),
          ' für 1 Münze an den ',
          merchant(event.good),
          '.',
        ];
      case 'hall-sale':
        return [...who('verkaufst', 'verkauft'), ' ', ...goods(event.goods), ' in der Markthalle für 1 Münze.'];
      case 'exchange':
        return [...who('tauschst', 'tauscht'), ' ', ...goods(event.goods), ' gegen ', one(event.take), '.'];
      case 'lose':
        return [...say.who(by, viewer, 'Dir verfällt: ', ': Es verfällt '), ...goods(event.goods), '.'];
      case 'income':
        return [
          'Einkommen: ',
          ...say.joined(event.coins.map((n, seat) => [{ seat }, ` ${say.signed(n)}`])),
          '. ',
          ...say.who(event.start, viewer, 'Du hast', ' hat'),
          ' jetzt die Metallmünze.',
        ];
      case 'end':
        return [
          ...say.seatList(event.winners, 'und'),
          event.winners.length > 1 ? ' teilen sich den Sieg' : ' gewinnt',
          ` mit ${pointsDative(event.scores[event.winners[0]!]!)}.`,
        ];
    }
  },

  prompt(view, viewer) {
    const top = view.stack.at(-1);
    if (view.decides === undefined || !top)
      return { asks: ['Das Spiel ist aus.'], goodFor: ['Die Punkte nach Herkunft zeigen, was den Ausschlag gab.'] };
    const mine = view.decides === viewer;
    const waits = (what: string): Phrase => ['Warten auf ', { seat: view.decides! }, `: ${what}`];
    switch (top.type) {
      case 'demand':
        return {
          asks: mine
            ? [
                `Stelle einen Arbeiter über eine Karte; noch ${plural(view.players[view.decides]!.workersLeft, 'Arbeiter', 'Arbeiter')}.`,
              ]
            : waits('Arbeiter setzen.'),
          goodFor: [
            'Wer vorn steht, entscheidet zuerst, zahlt aber für die ganze Reihe; dein Arbeiter dahinter macht die Karte teurer.',
          ],
        };
      case 'offer': {
        const { price, asked } = view.row[top.space]!;
        const again =
          asked[1]?.seat === view.decides ? ` Wartest du, wirst du bei ${price - 1} noch einmal gefragt.` : '';
        return {
          asks: mine
            ? [...cardOn(view, top.space), ` für ${coins(price)} kaufen?${again}`]
            : waits('kaufen oder verzichten.'),
          goodFor: ['Jeder Verzicht macht die Karte für den Nächsten in der Reihe eine Münze billiger.'],
        };
      }
      default:
        return {
          asks: mine ? ['Verlade deine Waren und beende mit Fertig.'] : waits('Waren verladen.'),
          goodFor: ['Lose Waren verfallen am Ende der Verladung; die Markthalle bewahrt eine auf, das Lager vier.'],
        };
    }
  },

  board: {
    seat: seat => `Spieler ${seat + 1}`,
    round: (round, rounds) => `Runde ${round} von ${rounds}`,
    phase: {
      round: 'neue Runde',
      supply: 'Angebot',
      fire: 'Brand',
      demand: 'Nachfrage',
      purchase: 'Kauf',
      offer: 'Kauf',
      loading: 'Verladung',
      handling: 'Verladung',
      income: 'Einkommen',
      final: 'Wertung',
    },
    season: { A: 'Winter', B: 'Frühling', C: 'Sommer', D: 'Herbst', E: 'der letzte Brand' },
    last: 'letzte Runde',
    over: 'Das Spiel ist aus',
    start: 'beginnt',
    decides: 'entscheidet',
    space: 'Karte',
    price: 'Preis',
    settled: 'abgewickelt',
    cannotPay: 'kann nicht zahlen',
    coins: 'Münzen',
    track: 'Brände',
    firemen: 'Feuerwehr',
    workers: 'Arbeiter übrig',
    queued: 'angestellt für',
    bought: 'in dieser Runde gekauft',
    cards: 'Karten',
    lacks: 'es fehlt',
    complete: 'erfüllt',
    loose: 'Lose',
    warehouse: 'Lager',
    hall: 'Markthalle',
    points: 'Punkte',
    rank: 'Rang',
    bag: 'Beutel',
    supply: 'Vorrat',
    pile: 'Es kommen noch',
    discard: 'Abgelegt',
    nextFire: 'Nächster Brand',
    within: 'unter den nächsten Karten',
    unload: 'Nur ein Platz',
    nothing: 'nichts',
  },
};
