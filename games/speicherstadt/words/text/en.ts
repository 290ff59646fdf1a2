import type { Phrase } from '@kontor/core';
import { CONTRACT_NAMES, KIND, MERCHANT_CARDS } from '../data/cards.ts';
import { GOODS } from '../data/goods.ts';
import type { Placing, View } from '../view.ts';
import { rules } from './rules-en.ts';
import * as say from './voice.ts';

const piece = say.pieceNames('en');
const plural = say.plurals('en');
const coins = (n: number): string => plural(n, 'coin', 'coins');
const points = (n: number): string => plural(n, 'point', 'points');
const fireName = (n: number): string => `${['first', 'second', 'third', 'fourth'][n - 1]!} fire`;
const card = (id: number, value: number) => say.cardPart(piece, id, value, fireName);
const goods = (list: readonly number[]): Phrase => say.goodsList(piece, list);
const good = (id: number) => say.goodPart(piece, id);
/** As the object of a sentence: carpets are counted, the others are not. */
const one = (id: number) => (GOODS[id] === 'carpet' ? { ...good(id), text: 'a carpet' } : good(id));
const contract = (id: number) => ({ piece: 'contract', text: `contract ${CONTRACT_NAMES[id]!}` });
const merchant = (id: number) => ({ piece: KIND[MERCHANT_CARDS[id]!]!, text: piece[KIND[MERCHANT_CARDS[id]!]!] });

/** With its article, as somebody buys it. */
function bought(id: number, value: number): Phrase {
  const kind = KIND[id]!;
  const article =
    kind === 'contract' || kind === 'st-michaelis'
      ? ''
      : kind === 'ship' || kind === 'office' || kind === 'fireman'
        ? 'a '
        : 'the ';
  return [article, card(id, value)];
}

const withGoods = (list: readonly number[]): Phrase => (list.length > 0 ? [' with ', ...goods(list)] : []);

function placing(step: Placing): Phrase {
  if (step.to === 'contract') return [good(step.good), ' onto ', contract(step.contract)];
  if (step.to === 'merchant') return [good(step.good), ' to the ', merchant(step.good)];
  return [good(step.good), ' into the ', { piece: step.to, text: piece[step.to] }];
}

const lostOf = (lost: number | undefined): Phrase => (lost === undefined ? [] : [', ', good(lost), ' is lost']);
const cardOn = (view: View, space: number): Phrase => {
  const id = view.row[space]!.card;
  return [card(id, say.valueIn(view, id))];
};

export const en: say.Voice = {
  title: 'Die Speicherstadt',
  tagline: 'Queue for cards in Hamburg’s warehouse district: whoever stands first decides first, and pays the most.',
  minute: [
    'You run a trading house and want points: from contracts filled with goods, from offices and churches, and from fires for which you have the most firemen.',
    'Each round cards are turned up, and everybody places three workers above them, one at a time.',
    'Then the cards are sold left to right: the first in the queue may buy for as many coins as workers stand there; each one who declines makes it cheaper for the next.',
    'Ships bring goods for contracts, merchants and storage; what finds no place is lost. The game ends with the fourth fire.',
    'Beginners overlook that money is short: you get one coin a round, two if you bought nothing. Standing in a queue is often meant to make a card dearer for others.',
  ],
  piece,
  rule: rules,
  option: {},
  ending: {
    'fourth-fire': 'The fourth fire followed the last round.',
    'both-fires': 'The third and the fourth fire came together after the last row.',
  },
  source: {
    fires: 'Fires',
    contracts: 'Contracts',
    merchants: 'Merchants',
    churches: 'Churches',
    offices: 'Counting offices',
    warehouse: 'Warehouse',
    port: 'Port',
    chamber: 'Chamber of commerce',
  },

  move(move, view) {
    switch (move.type) {
      case 'worker': {
        const { priceAfter } = view.row[move.space]!;
        return [`Worker on card ${move.space + 1}: `, ...cardOn(view, move.space), `, price ${priceAfter}`];
      }
      case 'buy': {
        const space = say.offeredSpace(view);
        const { card: id, price } = view.row[space]!;
        return ['Buy ', ...bought(id, say.valueIn(view, id)), ` for ${coins(price)}`];
      }
      case 'decline': {
        const next = view.row[say.offeredSpace(view)]!.asked[1];
        if (next === undefined) return ['Decline: the card is discarded'];
        return [
          'Decline: then ',
          { seat: next.seat },
          next.pays ? ` decides at ${next.price}` : ` would need ${coins(next.price)}`,
        ];
      }
      case 'load':
        return ['Lay ', one(move.good), ' on ', contract(move.contract)];
      case 'store':
        return ['Put ', one(move.good), ' into the warehouse', ...lostOf(move.losing)];
      case 'keep':
        return ['Keep ', one(move.good), ' in the market hall', ...lostOf(move.losing)];
      case 'sell':
        return ['Sell ', one(move.good), ' to the ', merchant(move.good), ' for 1 coin'];
      case 'hall-sale':
        return ['Sell ', ...goods(move.goods), ' in the market hall for 1 coin'];
      case 'exchange':
        return ['Exchange ', ...goods(move.goods), ' for ', one(move.take)];
      case 'unload':
        return ['Put away: ', ...say.joined(view.unload.map(placing))];
      case 'done':
        return move.losing.length === 0 ? ['Done'] : ['Done, losing ', ...goods(move.losing)];
    }
  },

  event(event, viewer) {
    const by = 'seat' in event ? event.seat : 0;
    const who = (you: string, other: string): Phrase => say.who(by, viewer, `You ${you}`, ` ${other}`);
    switch (event.type) {
      case 'begin':
        return [
          ...say.who(event.start, viewer, 'You have', ' has'),
          ` the metal coin and ${event.start === viewer ? 'start' : 'starts'}.`,
        ];
      case 'round':
        return [`Round ${event.round} of ${event.of}; `, ...say.who(event.start, viewer, 'you start', ' starts'), '.'];
      case 'turn':
        return [`Card ${event.space + 1}: `, card(event.card, event.value), ...withGoods(event.goods), '.'];
      case 'fire': {
        const gain = say.seatsWith(event.points, n => n > 0);
        const loss = say.seatsWith(event.points, n => n < 0);
        const name = `The ${fireName(say.fireNumber(event.card))}: `;
        if (gain.length === 0) return [name, 'all have the same firemen, nobody gains or loses.'];
        return [
          name,
          ...say.seatList(gain, 'and'),
          ` +${event.value}, `,
          ...say.seatList(loss, 'and'),
          ` −${event.value}.`,
        ];
      }
      case 'worker':
        return [...who('place', 'places'), ` a worker on card ${event.space + 1}, price now ${event.price}.`];
      case 'buy':
        return [
          ...who('buy', 'buys'),
          ' ',
          ...bought(event.card, event.value),
          ...withGoods(event.goods),
          ` for ${coins(-event.coins)}.`,
        ];
      case 'decline':
        return event.forced
          ? [...who('can’t', 'can’t'), ` pay ${coins(event.price)} for `, ...bought(event.card, event.value), '.']
          : [...who('decline', 'declines'), ' ', ...bought(event.card, event.value), ` at ${coins(event.price)}.`];
      case 'discard':
        return [
          'Nobody buys ',
          ...bought(event.card, event.value),
          ...(event.goods.length > 0 ? ['; ', ...goods(event.goods), ' to the supply'] : []),
          '.',
        ];
      case 'load':
        return [
          ...who('lay', 'lays'),
          ' ',
          one(event.good),
          ' on ',
          contract(event.contract),
          event.complete ? `: complete, ${points(event.value)}.` : '.',
        ];
      case 'store':
        return [...who('put', 'puts'), ' ', one(event.good), ' into the warehouse', ...lostOf(event.lost), '.'];
      case 'keep':
        return [...who('keep', 'keeps'), ' ', one(event.good), ' in the market hall', ...lostOf(event.lost), '.'];
      case 'sell':
        return [...who('sell', 'sells'), ' ', one(event.good), ' to the ', merchant(event.good), ' for 1 coin.'];
      case 'hall-sale':
        return [...who('sell', 'sells'), ' ', ...goods(event.goods), ' in the market hall for 1 coin.'];
      case 'exchange':
        return [...who('exchange', 'exchanges'), ' ', ...goods(event.goods), ' for ', one(event.take), '.'];
      case 'lose':
        return [...who('lose', 'loses'), ' ', ...goods(event.goods), '.'];
      case 'income':
        return [
          'Income: ',
          ...say.joined(event.coins.map((n, seat) => [{ seat }, ` ${say.signed(n)}`])),
          '. ',
          ...say.who(event.start, viewer, 'You get', ' gets'),
          ' the metal coin.',
        ];
      case 'end':
        return [
          ...say.seatList(event.winners, 'and'),
          event.winners.length > 1 ? ' share the victory' : ' wins',
          ' with ',
          `${points(event.scores[event.winners[0]!]!)}.`,
        ];
    }
  },

  prompt(view, viewer) {
    const top = view.stack.at(-1);
    if (view.decides === undefined || !top)
      return { asks: ['The game is over.'], goodFor: ['Look at the points by source to see what won it.'] };
    const mine = view.decides === viewer;
    const waits = (what: string): Phrase => ['Waiting for ', { seat: view.decides! }, ` ${what}`];
    switch (top.type) {
      case 'demand':
        return {
          asks: mine
            ? [
                `Place a worker above a card; ${plural(view.players[view.decides]!.workersLeft, 'worker', 'workers')} left.`,
              ]
            : waits('to place a worker.'),
          goodFor: [
            'The lowest worker decides first but pays for the whole queue; a worker of yours above it makes the card dearer.',
          ],
        };
      case 'offer': {
        const { card: id, price, asked } = view.row[top.space]!;
        const again = asked[1]?.seat === view.decides ? ` If you wait you are asked again at ${price - 1}.` : '';
        return {
          asks: mine
            ? ['Buy ', ...bought(id, say.valueIn(view, id)), ` for ${coins(price)}?${again}`]
            : waits('to buy or decline.'),
          goodFor: ['Each decline makes the card one coin cheaper for the next in the queue.'],
        };
      }
      default:
        return {
          asks: mine ? ['Load your goods, then end with Done.'] : waits('to load goods.'),
          goodFor: ['Loose goods are lost at the end of loading; the market hall keeps one, the warehouse four.'],
        };
    }
  },

  board: {
    seat: seat => `Player ${seat + 1}`,
    round: (round, rounds) => `Round ${round} of ${rounds}`,
    phase: {
      round: 'new round',
      supply: 'supply',
      fire: 'fire',
      demand: 'demand',
      purchase: 'purchase',
      offer: 'purchase',
      loading: 'loading',
      handling: 'loading',
      income: 'income',
      final: 'scoring',
    },
    season: { A: 'winter', B: 'spring', C: 'summer', D: 'autumn', E: 'the last fire' },
    last: 'last round',
    over: 'The game is over',
    start: 'starts',
    decides: 'decides',
    space: 'Card',
    price: 'price',
    settled: 'settled',
    cannotPay: 'can’t pay',
    coins: 'coins',
    track: 'fires',
    firemen: 'firemen',
    workers: 'workers left',
    queued: 'queued for',
    bought: 'bought this round',
    cards: 'Cards',
    lacks: 'lacks',
    complete: 'complete',
    loose: 'Loose',
    warehouse: 'Warehouse',
    hall: 'Market hall',
    points: 'points',
    rank: 'rank',
    bag: 'Bag',
    supply: 'Supply',
    pile: 'Still to come',
    discard: 'Discarded',
    nextFire: 'Next fire',
    within: 'among the next cards',
    unload: 'Only one place',
    nothing: 'nothing',
  },
};
