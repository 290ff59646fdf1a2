import type { Phrase } from '@kontor/core';
import { goodsIn, isAsked, list, type Voice, waiting, who } from './voice.ts';

const piece = { tea: 'tea', salt: 'salt', cloth: 'cloth', amber: 'amber' };
const goods = goodsIn(piece);
const boats = (n: number): string => (n === 0 ? 'no boats' : n === 1 ? 'one boat' : `${n} boats`);
const points = (n: number): string => (n === 1 ? 'one point' : `${n} points`);

export const en: Voice = {
  title: 'Probe',
  tagline: 'A small market on which the kernel is proved.',
  minute: [
    'You want points: for the best bids, for goods that your contract names, and for coins.',
    'In each round all send boats for a crate in secret, then lay bids of one or two goods in turn.',
    'It ends after the last round, or when the pile has run out.',
    'Beginners overlook that only a number nobody else chose wins the crate.',
  ],
  move(move, view) {
    const named = goodsIn(piece, view.kinds);
    switch (move.type) {
      case 'look':
        return ['Look at the crate'];
      case 'leave':
        return ['Leave the crate alone'];
      case 'choose':
        return [`Send ${boats(move.boats)}`];
      case 'bid':
        return ['Bid ', ...named(move.goods)];
      case 'pass':
        return ['Pass'];
      case 'offer':
        return ['Offer ', who(move.to), ' ', ...named(move.give), ' for ', ...named(move.ask)];
      case 'withdraw':
        return ['Withdraw your offer'];
      case 'accept':
        return ['Accept the offer of ', who(move.from)];
      case 'decline':
        return ['Decline the offer of ', who(move.from)];
    }
  },
  event(event): Phrase {
    switch (event.type) {
      case 'round':
        return [`Round ${event.round} begins; `, who(event.starter), ' starts'];
      case 'looked':
        return [
          who(event.seat),
          ' looks at the crate',
          ...('secret' in event ? [': ', ...goods([event.secret.kind])] : []),
        ];
      case 'left':
        return [who(event.seat), ' leaves the crate alone'];
      case 'chose':
        return [
          who(event.seat),
          event.again ? ' chooses again' : ' has chosen',
          ...('secret' in event ? [`: ${boats(event.secret.boats)}`] : []),
        ];
      case 'opened':
        return event.boats.flatMap((n, seat) => [...(seat > 0 ? [', '] : []), who(seat), ` sends ${boats(n)}`]);
      case 'crate':
        return event.to === undefined
          ? ['Nobody gets the crate: ', ...goods([event.kind])]
          : [who(event.to), ' gets the crate: ', ...goods([event.kind])];
      case 'bid':
        return [who(event.seat), ' bids ', ...goods(event.goods)];
      case 'passed':
        return [who(event.seat), ' passes'];
      case 'prize':
        return [who(event.seat), ` has the best bid: ${points(event.points)}`];
      case 'drew':
        return [who(event.seat), ' draws a good', ...('secret' in event ? [': ', ...goods([event.secret.kind])] : [])];
      case 'offered':
        return [who(event.seat), ' offers ', who(event.to), ' ', ...goods(event.give), ' for ', ...goods(event.ask)];
      case 'withdrawn':
        return [who(event.seat), ' withdraws the offer'];
      case 'traded':
        return [
          who(event.seat),
          ' takes ',
          ...goods(event.give),
          ' from ',
          who(event.from),
          ' for ',
          ...goods(event.ask),
        ];
      case 'declined':
        return [who(event.seat), ' declines the offer of ', who(event.from)];
      case 'lapsed':
        return ['The offer of ', who(event.seat), ' lapses'];
      case 'over':
        return [
          event.ending === 'empty'
            ? 'The pile has run out: the game is over'
            : 'The last round is over: so is the game',
        ];
    }
  },
  prompt(view, viewer) {
    if (view.phase === 'over') return { asks: ['The game is over'], goodFor: ['Hands and contracts lie open.'] };
    if (!isAsked(view, viewer))
      return {
        asks: [...list(waiting(view), 'and'), waiting(view).length > 1 ? ' are to move' : ' is to move'],
        goodFor: ['You may make or answer offers meanwhile.'],
      };
    if (view.phase === 'look')
      return {
        asks: ['Look at the crate?'],
        goodFor: ['Whoever knows what is in it knows how many boats it is worth.'],
      };
    if (view.phase === 'choose')
      return {
        asks: ['How many boats do you send?'],
        goodFor: ['The highest number that only one player chose wins the crate.'],
      };
    return {
      asks: ['Lay a bid, or pass'],
      goodFor: [`The best bid of the round brings ${points(view.options.prize === 'high' ? 5 : 3)}.`],
    };
  },
  rule: {
    'PR-1.1': {
      title: 'Goods',
      body: 'Two to four players; a pile of goods of several kinds, which a pack can replace.',
    },
    'PR-1.2': { title: 'Hands', body: 'Each player has three hidden goods and six coins.' },
    'PR-1.3': { title: 'Contracts', body: 'Each player looks at one contract of their own; no two are alike.' },
    'PR-1.4': { title: 'Something to find out', body: 'Offers can be left out, but not together with the contracts.' },
    'PR-1.5': { title: 'The prize', body: 'The best bid brings five points, or three.' },
    'PR-2.1': { title: 'The round', body: 'Look, send boats, open the crate, bid; then the next player starts.' },
    'PR-2.2': { title: 'The crate', body: 'What is in it is decided when somebody sees it.' },
    'PR-2.3': { title: 'A look', body: 'The starter alone may look at the crate. Nobody trades meanwhile.' },
    'PR-3.1': { title: 'Boats', body: 'All choose none to three boats in secret, at most one for each coin.' },
    'PR-3.2': { title: 'Choosing again', body: 'Until all have chosen you may take another number.' },
    'PR-3.3': { title: 'Who wins', body: 'The highest number that only one player chose wins and is paid for.' },
    'PR-3.4': { title: 'The crate is won', body: 'The winner shows the crate and takes it into the hand.' },
    'PR-3.5': { title: 'Nobody wins', body: 'The starter takes the crate. (Edition 1: it is discarded.)' },
    'PR-4.1': { title: 'Bids', body: 'One or two goods of your hand, or a pass.' },
    'PR-4.2': { title: 'No bid twice', body: 'No bid may be equal to one that is laid already.' },
    'PR-4.3': {
      title: 'The best bid',
      body: 'More goods beat fewer; then the sum of the kinds decides, then the earlier bid.',
    },
    'PR-4.4': { title: 'Clearing the table', body: 'Bids are discarded, then everybody draws a good.' },
    'PR-5.1': { title: 'Offers', body: 'One or two goods of your hand for one or two of any kinds.' },
    'PR-5.2': {
      title: 'One at a time',
      body: 'What is offered lies beside the table. One open offer, at most two in a round.',
    },
    'PR-5.3': { title: 'Withdrawing', body: 'You may withdraw your own open offer.' },
    'PR-5.4': { title: 'Answering', body: 'Accept with the goods that are asked for, or decline.' },
    'PR-5.5': {
      title: 'Lapsing',
      body: 'An offer lapses when the other has too few goods, and at the end of the round.',
    },
    'PR-6.1': { title: 'The end', body: 'After the last round, or a round in which the pile has run out.' },
    'PR-6.2': { title: 'Points', body: 'Prizes, three for each good your contract names, one for every two coins.' },
  },
  option: {
    contracts: {
      title: 'Contracts',
      body: 'Whether everybody has a contract face down.',
      values: { true: 'Yes', false: 'No' },
    },
    offers: { title: 'Offers', body: 'Whether players may trade.', values: { true: 'Yes', false: 'No' } },
    prize: {
      title: 'Prize',
      body: 'What the best bid of a round brings.',
      values: { high: 'Five points', low: 'Three points' },
    },
  },
  piece,
  ending: { rounds: 'All rounds were played', empty: 'The pile ran out' },
  source: { prizes: 'Prizes', contract: 'Contract', coins: 'Coins' },
  board: {
    round: 'Round',
    starter: 'starter',
    phase: 'Phase',
    turn: 'turn',
    pile: 'Pile',
    discard: 'Discarded',
    bank: 'Bank',
    crate: 'Crate seen by',
    hand: 'hand',
    known: 'known',
    coins: 'coins',
    points: 'points',
    contract: 'contract',
    chosen: 'boats chosen',
    score: 'score',
    bids: 'Bids',
    offers: 'Offers',
    offersMade: 'offers made',
    edition: 'Edition',
    options: 'Options',
    ending: 'Over',
  },
};
