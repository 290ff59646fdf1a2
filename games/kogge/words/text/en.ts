import { rules } from './rules-en.ts';
import {
  type EventTexts,
  itemWords,
  type Lexicon,
  type MoveTexts,
  pieceNames,
  pilesOf,
  type PromptTexts,
  s,
  speaking,
  t,
  termsOf,
  type Voice,
} from './voice.ts';

const lexicon: Lexicon = {
  cities: ['Visby', 'Stockholm', 'Abo', 'Reval', 'Riga', 'Danzig', 'Stralsund', 'Lübeck', 'Copenhagen'],
  goods: ['ore', 'furs', 'amber', 'salt'],
  one: ['ore', 'fur', 'amber', 'salt'],
  bonuses: ['trade 3:1', '+1 chip', 'two steps', 'secret way'],
  chip: number => `chip ${number}`,
  nothing: 'nothing',
};
const { good, items, chips, chip, bonus, city, seats } = itemWords(lexicon);
const paying = (list: readonly number[]) => (list.length > 0 ? t`, paying ${items(list)}` : []);
const times = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

const moves: MoveTexts = {
  choose: m => t`First office in ${city(m.chip)}`,
  bid: m => t`Bid ${chips(m.chips)}`,
  guild: m => t`Guild master: ${times(m.steps, 'city', 'cities')} on`,
  tax: m => t`Pay ${good(m.good, 1)} as tax`,
  sail: m => t`Sail to ${city(m.to)}${paying(m.pay)}`,
  'sail-down': m => t`Sail along the face-down route ${m.slot + 1}${paying(m.pay)}`,
  'sail-secret': m => t`Take the secret way to the guild master${paying(m.pay)}`,
  'pick-all': () => t`Pick up everything`,
  pick: m => t`Pick up ${items(m.goods)}`,
  build: () => t`Build an office`,
  arm: m => t`Three chips ${m.chip} for the second raid marker`,
  bonus: m => t`${good(m.good, 6)} for the bonus ${bonus(m.bonus)}`,
  'ask-chip': m => t`${good(m.good, 1)} for a chip of its colour`,
  'take-chip': m => t`Take ${chip(m.chip)}`,
  'sell-chip': m => t`${chip(m.chip)} for a good of its colour`,
  buy: (m, view) => t`Buy chips ${chips(view.groups[m.group] ?? [])} for ${good(m.good, 1)}`,
  give: m => t`Give the city ${good(m.good, m.n)}`,
  take: m => t`Take ${items(m.goods)}`,
  route: m => t`Lay ${chip(m.lay)} face down on route ${m.slot + 1}`,
  'raid-cog': m => t`Raid the cog of ${s(m.victim)}: ends the turn`,
  'raid-city': () => t`Raid the city: ends the turn, you may never come back`,
  divide: m => t`One pile: ${items(m.pile)}`,
  pile: m => t`Take pile ${m.pile + 1}`,
  drive: m => t`Send the cog to ${city(m.to)}`,
  'drive-down': m => t`Send the cog along the face-down route ${m.slot + 1}`,
  look: m => t`Look at both routes here${paying(m.pay)}`,
  attack: m => t`Attack ${s(m.victim)}`,
  fight: m => t`Fight with ${chips(m.chips)}`,
  claim: m => t`Name ${items(m.goods)}`,
  pass: () => t`Leave it`,
  end: () => t`End turn`,
  offer: m =>
    t`Offer ${s(m.to)} ${items(m.give)} for ${items(m.ask)}${m.office === undefined ? '' : ` (office in ${city(m.office >> 1)})`}`,
  counter: m =>
    t`Decline and offer ${s(m.to)} ${items(m.give)} for ${items(m.ask)}${m.office === undefined ? '' : ` (office in ${city(m.office >> 1)})`}`,
  accept: m => t`Accept the offer of ${s(m.from)}`,
  decline: m => t`Decline the offer of ${s(m.from)}`,
  withdraw: m => t`Withdraw the offer to ${s(m.to)}`,
};

const events: EventTexts = {
  started: e => t`Guild master and end marker begin in ${city(e.city)}.`,
  chose: e => (e.secret ? t`${s(e.seat)} chooses ${chip(e.secret.chip)}.` : t`${s(e.seat)} has chosen.`),
  settled: e => t`${s(e.seat)} founds an office in ${city(e.city)}.`,
  clashed: e => t`${seats(e.seats)} all want ${city(e.city)} and choose again.`,
  ordered: e => t`The order is ${seats(e.order)}.`,
  supplied: e => t`Round ${e.round}. On offer: ${e.groups.map(group => group.join('+')).join(', ') || 'nothing'}.`,
  drew: e => (e.secret ? t`${s(e.seat)} draws ${chip(e.secret.chip)}.` : t`${s(e.seat)} draws an extra chip.`),
  bid: e => t`${s(e.seat)} bids ${chips(e.chips)}.`,
  skipped: e => t`${s(e.seat)} can’t bid: ${chips(e.chips)}.`,
  able: e => t`${s(e.seat)} still has a bid to lay.`,
  produced: e =>
    t`${city(e.city)} gets ${times(e.toCity, 'good')}${e.toOffices.length > 0 ? t`, and one each for the offices of ${seats(e.toOffices)}` : ''}.`,
  ranked: e => t`New order: ${seats(e.order)}.`,
  guild: e => t`${s(e.seat)} moves the guild master to ${city(e.to)}; crossings: ${e.crossings}.`,
  delivered: e => t`He brings ${times(e.n, 'good')} to ${city(e.city)}.`,
  taxed: e => t`${s(e.seat)} pays ${good(e.good, 1)} as tax.`,
  confiscated: e => t`${city(e.city)} loses ${items(e.goods)}.`,
  turn: e => t`It is the turn of ${s(e.seat)}.`,
  sailed: e =>
    t`${s(e.seat)} sails from ${city(e.from)} to ${city(e.to)}${e.slot === undefined ? '' : ' along a face-down route'}${e.secretWay ? ' on the secret way' : ''}${paying(e.pay)}.`,
  stranded: e =>
    t`${s(e.seat)} turns up a route to ${city(e.to)}, raided before, and stays in ${city(e.city)}${paying(e.pay)}.`,
  picked: e => t`${s(e.seat)} picks up ${items(e.goods)} in ${city(e.city)}.`,
  built: e => t`${s(e.seat)} builds an office in ${city(e.city)} for ${items(e.paid)}.`,
  armed: e => t`${s(e.seat)} gets the second raid marker for three chips ${e.chip}.`,
  rewarded: e => t`${s(e.seat)} gives ${good(e.good, 6)} and gets the bonus ${bonus(e.bonus)}.`,
  deals: e => t`${s(e.seat)} gives ${good(e.good, 1)} for a chip of its colour.`,
  shown: e =>
    e.secret ? t`The supply has ${chips(e.secret.chips)} in this colour.` : t`${s(e.seat)} looks through the supply.`,
  lacking: e => t`The supply has no chip in the colour of ${good(e.good)}; ${s(e.seat)} pays nothing.`,
  took: e =>
    e.secret
      ? t`${s(e.seat)} takes ${chip(e.secret.chip)}.`
      : t`${s(e.seat)} takes a chip in the colour of ${good(e.good)}.`,
  sold: e => t`${s(e.seat)} gives ${chip(e.chip)} for a good of its colour.`,
  bought: e => t`${s(e.seat)} buys chips ${chips(e.chips)} for ${good(e.good, 1)}.`,
  gave: e => t`${s(e.seat)} gives ${good(e.good, e.n)} in ${city(e.city)}.`,
  traded: e => t`${s(e.seat)} takes ${items(e.goods)} from ${city(e.city)}.`,
  rerouted: e =>
    e.secret
      ? t`${s(e.seat)} lays ${chip(e.secret.laid)} face down in ${city(e.city)} and takes ${chip(e.secret.took)}.`
      : t`${s(e.seat)} lays ${e.laid === undefined ? 'a chip' : chip(e.laid)} face down in ${city(e.city)} and takes ${e.took === undefined ? 'the one that lay there' : chip(e.took)}.`,
  looked: e =>
    t`${s(e.seat)} looks at the routes in ${city(e.city)}${paying(e.pay)}${e.secret ? t`: ${chips(e.secret.chips)}` : ''}.`,
  kept: e => t`${s(e.seat)} changes nothing.`,
  finished: e => t`${s(e.seat)} ends the turn.`,
  raided: e =>
    e.victim === undefined
      ? t`${s(e.seat)} raids ${city(e.city)}!`
      : t`${s(e.seat)} raids the cog of ${s(e.victim)} in ${city(e.city)}!`,
  looted: e => t`${s(e.seat)} takes ${items(e.goods)} from ${city(e.city)}.`,
  divided: e =>
    t`${s(e.victim)} divides the cargo: ${pilesOf(e) ? t`${items(pilesOf(e)![0]!)} / ${items(pilesOf(e)![1]!)}` : e.sizes.join(' and ')}.`,
  plundered: e => t`${s(e.seat)} takes ${e.secret ? items(e.secret.goods) : times(e.n, 'good')} from ${s(e.victim)}.`,
  driven: e => t`${s(e.by)} sends ${s(e.seat)} from ${city(e.from)} to ${city(e.to)}.`,
  held: e =>
    t`The cog of ${s(e.seat)} stays in ${city(e.city)}${e.to === undefined ? '' : `: the route leads to ${city(e.to)}`}.`,
  attacked: e => t`${s(e.seat)} attacks ${s(e.victim)} in ${city(e.city)}!`,
  'declined-fight': e => t`${s(e.seat)} keeps the peace.`,
  'armed-set': e =>
    e.secret ? t`${s(e.seat)} fights with ${chips(e.secret.chips)}.` : t`${s(e.seat)} has chosen chips.`,
  fought: e =>
    e.winner === undefined
      ? t`${s(e.attacker)} and ${s(e.defender)} are equally strong.`
      : t`${s(e.winner)} wins the conflict.`,
  sets: e =>
    e.secret
      ? t`${s(e.attacker)} laid ${chips(e.secret.sets[0]!)}, ${s(e.defender)} ${chips(e.secret.sets[1]!)}; both keep what the other laid.`
      : t`${s(e.attacker)} and ${s(e.defender)} swap their chips.`,
  claimed: e => t`${s(e.seat)} gets ${times(e.n, 'good')} from ${s(e.victim)}.`,
  prize: e =>
    e.secret
      ? t`Named: ${items(e.secret.named)}; taken: ${items(e.secret.goods)}.`
      : t`${s(e.seat)} named the goods unseen.`,
  spared: e => t`${s(e.seat)} leaves the cog of ${s(e.victim)} where it is.`,
  offered: e =>
    t`${s(e.from)} makes ${s(e.to)} ${e.counter ? 'a counter-offer' : 'an offer'}${e.secret ? t`: ${items(e.secret.give)} for ${items(e.secret.ask)}` : ''}.`,
  accepted: e => t`${s(e.to)} and ${s(e.from)} swap.`,
  swapped: e => {
    const x = termsOf(e);
    return x
      ? t`${s(e.from)} gives ${items(x.give)} for ${items(x.ask)}.`
      : t`What ${s(e.from)} and ${s(e.to)} swapped is their secret.`;
  },
  declined: e => t`${s(e.to)} declines the offer of ${s(e.from)}.`,
  withdrawn: e => t`${s(e.from)} withdraws the offer to ${s(e.to)}.`,
  lapsed: e => t`The offer of ${s(e.from)} to ${s(e.to)} is off.`,
  won: e => t`${s(e.seat)} has five development points and wins!`,
  ended: e =>
    e.by === 'five' ? t`The game is over.` : t`The guild master has crossed a second time: victory points decide.`,
};

const prompts: PromptTexts = {
  start: () => ({
    asks: t`Choose the city of your first office.`,
    goodFor: t`The office gets a good whenever somebody bids your city’s number; your cog starts here, and low numbers go first.`,
  }),
  'first-look': f => ({
    asks: f.looked ? t`Swap one of the routes, or keep both.` : t`Look at the two routes of your city?`,
    goodFor: t`What you have seen nobody else knows.`,
  }),
  bid: () => ({
    asks: t`Lay chips as a bid.`,
    goodFor: t`It brings goods to the cities you name and decides who goes first. Equal chips beat everything else.`,
  }),
  guild: () => ({
    asks: t`Move the guild master one or two cities.`,
    goodFor: t`He brings two goods, deals only where he stands, and his second crossing ends the game.`,
  }),
  tax: () => ({
    asks: t`Pay one good as tax.`,
    goodFor: t`Ore is worth least at the end, but think of what your next office needs.`,
  }),
  turn: f => ({
    asks: f.moving ? t`Sail, pick up goods, or act.` : t`Act, or end your turn.`,
    goodFor: f.moving
      ? t`The first step is free. The first action ends the movement, so pick up before it.`
      : t`Each action once. You can trade with the city only if your cog has moved.`,
  }),
  trade: () => ({
    asks: t`Give more, or take goods.`,
    goodFor: t`Up to two for each good given, three with the bonus.`,
  }),
  chip: () => ({ asks: t`Choose a chip of this colour.`, goodFor: t`Chips build offices, bid, and lay routes.` }),
  divide: () => ({
    asks: t`Divide your cargo into two piles.`,
    goodFor: t`The robber takes one: make both equally dear.`,
  }),
  pile: () => ({ asks: t`Take one of the piles.`, goodFor: t`The other one stays with its owner.` }),
  drive: f => ({
    asks: t`Where does the cog of ${s(f.robber)} go?`,
    goodFor: t`One step along a route; a face-down one binds.`,
  }),
  attack: () => ({
    asks: t`Attack somebody here?`,
    goodFor: t`The better chips win up to three goods. All chips laid change hands.`,
  }),
  fight: () => ({
    asks: t`Choose your chips for the fight.`,
    goodFor: t`You lose what you lay and get what the other lays.`,
  }),
  prize: () => ({ asks: t`Name up to three goods.`, goodFor: t`You get those of them that are on the loser’s cog.` }),
  shove: f => ({ asks: t`Move the cog of ${s(f.loser)}?`, goodFor: t`One step along a route, or leave it.` }),
};

export const en: Voice = {
  title: 'Kogge',
  tagline: 'Baltic trade on routes that the players themselves bend.',
  minute: [
    'You want five development points: offices you build and bonus chips you earn with six equal goods.',
    'Each round everybody bids chips; they bring goods to the cities named and decide the order.',
    'On your turn your cog sails along the two routes of each city, then you build, trade, buy, lay routes, or raid.',
    'Five points in your turn win at once. Otherwise the guild master’s second crossing ends the game, and goods count too.',
    'Beginners overlook: pick up goods before the first action, and never enter a city again that you raided.',
  ],
  ...speaking(moves, events, prompts, {
    over: { asks: t`The game is over.`, goodFor: t`Everything that was hidden lies open now.` },
    meanwhile: t`Nothing is asked of you now; trade is open whenever your cog meets another.`,
    waits: list => t`Waiting for ${seats(list)}.`,
    offers: t`You have an offer to answer.`,
  }),
  rule: rules,
  option: {
    openCargo: {
      title: 'Open cargo',
      body: 'Cargo and chips of all players lie open.',
      values: { false: 'hidden', true: 'open' },
    },
    memory: {
      title: 'Memory',
      body: 'Whether the screen goes on showing what was seen once.',
      values: { open: 'keep showing', table: 'as at the table' },
    },
    taxes: {
      title: 'Taxes',
      body: 'The guild master takes a good from every cog where he arrives.',
      values: { false: 'off', true: 'on' },
    },
    officeTrade: {
      title: 'Office trade',
      body: 'Cogs may deal with the owners of offices.',
      values: { false: 'off', true: 'on' },
    },
    conflicts: { title: 'Conflicts', body: 'Cogs in the same city may fight.', values: { false: 'off', true: 'on' } },
    memoryRoutes: { title: 'Memory routes', body: 'All routes lie face down.', values: { false: 'off', true: 'on' } },
  },
  piece: pieceNames(lexicon),
  ending: { five: 'Five development points', guild: 'The guild master’s second crossing' },
  source: {
    offices: 'Offices',
    bonuses: 'Bonus chips',
    raidMarkers: 'Raid markers',
    ore: 'Ore',
    furs: 'Furs',
    amber: 'Amber',
    salt: 'Salt',
  },
  cities: lexicon.cities,
  board: {
    seat: seat => ['Green', 'Yellow', 'Blue', 'Red'][seat]!,
    round: 'Round',
    order: 'order',
    supply: 'Supply',
    chips: 'chips',
    goods: 'goods',
    groups: 'On offer',
    bids: 'Bids',
    guild: 'guild master',
    end: 'end marker',
    crossings: 'crossings',
    routes: 'routes',
    office: 'office',
    raid: 'raided by',
    bonuses: 'bonus chips',
    left: 'left',
    markers: 'raid markers',
    second: 'second marker to buy',
    development: 'development',
    points: 'points',
    unsure: 'unsure',
    at: 'in',
    offers: 'Offers',
    hidden: '?',
    nothing: '-',
    sure: 'known',
    doubts: 'Doubts',
    common: 'Known to all',
    reach: 'Within reach',
    steps: 'steps',
    cost: 'cost',
    build: 'Offices possible',
    lacks: 'lacks',
    promised: 'Promised',
    now: 'Now',
    asked: 'asked',
    may: 'may act',
    made: 'offers made',
    over: 'Over',
    options: 'Options',
    edition: 'edition',
    down: 'face down',
    rank: 'rank',
  },
};
