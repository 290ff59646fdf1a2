import type { Phrase } from '@kontor/core';
import { DEPOT } from '../data/components.ts';
import type { Named } from '../events.ts';
import { mapOf } from '../view.ts';
import { GLOSSARY } from './glossary.ts';
import { rules } from './rules-en.ts';
import { amountsIn, coins, joined, piece as ref, plurals, seat, type Voice } from './voice.ts';

const plural = plurals('en');
const points = (n: number): string => plural(n, 'point', 'points');
const ships = (n: number): string => plural(n, 'ship', 'ships');
const { goods, goodsOf, materials, materialsOf } = amountsIn({
  beer: n => `${n} beer`,
  sugar: n => `${n} sugar`,
  cloth: n => `${n} cloth`,
  timber: n => `${n} timber`,
  brick: n => plural(n, 'brick', 'bricks'),
  bell: n => plural(n, 'bell', 'bells'),
});

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

const piece: Voice['piece'] = {
  sugar: 'Sugar',
  church: 'Church',
  trade1: 'Trade (by Church)',
  cloth: 'Cloth',
  guildhall: 'Guildhall',
  beer: 'Beer',
  trade2: 'Trade (by Dockyard)',
  dockyard: 'Dockyard',
  timber: GLOSSARY.timber.en,
  brick: GLOSSARY.brick.en,
  bell: GLOSSARY.bell.en,
  brewer: GLOSSARY.brewer.en,
  refiner: GLOSSARY.refiner.en,
  clothmaker: GLOSSARY.clothmaker.en,
  merchant: GLOSSARY.merchant.en,
  captain: GLOSSARY.captain.en,
  official: GLOSSARY.official.en,
  councilman: GLOSSARY.councilman.en,
  vicar: GLOSSARY.vicar.en,
  'lord-mayor': GLOSSARY['lord-mayor'].en,
  canon: GLOSSARY.canon.en,
  guildmaster: GLOSSARY.guildmaster.en,
  'harbour-master': GLOSSARY['harbour-master'].en,
  deacon: GLOSSARY.deacon.en,
  sexton: GLOSSARY.sexton.en,
  'master-builder': GLOSSARY['master-builder'].en,
  'civil-servant': GLOSSARY['civil-servant'].en,
  five: 'five',
  donation: 'donation token',
  ship: 'ship token',
  building: 'building token',
  citizen: 'citizen token',
  'ship-piece': GLOSSARY.ship.en,
  dutchman: GLOSSARY.dutchman.en,
  'citizen-piece': GLOSSARY.citizen.en,
  prestige: GLOSSARY.prestige.en,
  money: 'money',
  taler: 'Taler',
  pound: '£',
  bonus: GLOSSARY.bonus.en,
};

const church = ({ id, name }: Named) => ref(`church ${id}`, name);
const site = ({ id, name }: Named) => ref(`site ${id}`, name);

export const en: Voice = {
  title: 'Hamburgum',
  tagline: 'Brew, trade and build in old Hamburg or London, and give to its churches before the others do.',
  minute: [
    'You want prestige points, and nearly all of them come from donations to the six churches.',
    'On your turn you move on the rondel and take its one action: make a good, sell goods or buy material, build ships, donate, or put up buildings.',
    'Each donation takes a token that pays for your ships, buildings, citizens or donations; score it now, or later when it is worth more.',
    'The game ends at once when the sixth church is complete; then tokens still open score and money buys a few last points.',
    'Easily overlooked: of each kind you may keep only one open token, and whoever gives a church’s fifth donation gets a bonus and may build anywhere.',
  ],
  move(move, view) {
    const map = mapOf(view);
    const churchOf = (id: string) => church(map.churches.find(church => church.id === id) ?? { id, name: id });
    switch (move.type) {
      case 'go':
        return ['Go to ', ref(move.space, piece[move.space])];
      case 'sell':
        return ['Sell by ship: ', ...goodsOf(move.goods)];
      case 'direct':
        return ['Sell directly: ', ...goodsOf(move.goods)];
      case 'buy':
        return ['Buy ', ...materialsOf(move.materials), ' for ', coins(DEPOT[move.materials.length] ?? 0)];
      case 'ship':
        return ['Build a ship'];
      case 'donate':
        return ['Donate to ', churchOf(move.church), ', take the ', ref(move.token, piece[move.token])];
      case 'score':
        return ['Score the ', ref(move.token, piece[move.token]), ' of ', churchOf(move.church)];
      case 'build': {
        const found = map.sites.find(({ id }) => id === move.site);
        if (!found) return ['Build on ', move.site];
        return ['Build the ', ref(found.type, piece[found.type]), ', ', site({ id: found.id, name: found.street })];
      }
      case 'appoint':
        return ['Choose the ', ref(move.office, piece[move.office])];
      case 'decline':
        return ['Make no donation'];
      case 'end':
        return ['End turn'];
    }
  },
  event(event) {
    switch (event.type) {
      case 'started':
        return [seat(event.first), ' is the start player.'];
      case 'moved':
        return [
          seat(event.seat),
          ' goes to ',
          ref(event.space, piece[event.space]),
          ...(event.paid > 0 ? [` and pays ${points(event.paid)}`] : []),
          '.',
        ];
      case 'produced':
        return [seat(event.seat), ' makes ', ref(event.good, `${event.units} ${GLOSSARY[event.good].en}`), '.'];
      case 'shipped':
        return [
          seat(event.seat),
          ' sells ',
          ...joined(
            event.loads.map(({ basin, good, units }): Phrase => [
              ref(good, `${units} ${GLOSSARY[good].en}`),
              ` (basin ${basin})`,
            ]),
          ),
          ' for ',
          coins(event.money),
          '.',
        ];
      case 'sold-direct':
        return [seat(event.seat), ' sells ', ...goods(event.goods), ' directly for ', coins(event.money), '.'];
      case 'bought':
        return [seat(event.seat), ' buys ', ...materials(event.materials), ' for ', coins(event.money), '.'];
      case 'shifted': {
        const home = event.home.flatMap((n, owner): Phrase[] => (n > 0 ? [[seat(owner), ` (${ships(n)})`]] : []));
        return [
          'The harbour shifts',
          ...(home.length > 0 ? ['; home go ships of ', ...joined(home)] : []),
          ...(event.dutchmen > 0 ? [`; ${plural(event.dutchmen, 'Dutchman leaves', 'Dutchmen leave')}`] : []),
          '.',
        ];
      }
      case 'dutchman-came':
        return ['A ', ref('dutchman', piece.dutchman), ' enters basin 3.'];
      case 'launched':
        return ['A ship of ', seat(event.seat), ' enters basin 3.'];
      case 'no-ship':
        return [seat(event.seat), ' has no ship to place.'];
      case 'donated':
        return [
          seat(event.seat),
          ` gives the ${ORDINALS[event.nth - 1]} donation to `,
          church(event.church),
          ' and takes the ',
          ref(event.token, piece[event.token]),
          ...(event.canon
            ? [' (canon: one brick)']
            : event.cost.money > 0
              ? [', paying ', coins(event.cost.money)]
              : []),
          '.',
        ];
      case 'completed':
        return [
          church(event.church),
          ' is complete: ',
          seat(event.seat),
          ` gets ${points(event.bonus)} and is a church builder.`,
        ];
      case 'scored':
        return [
          seat(event.seat),
          ' scores the ',
          ref(event.token, piece[event.token]),
          ' of ',
          church(event.church),
          `: ${points(event.points)}`,
          ...(event.final ? [' (end of the game)'] : []),
          '.',
        ];
      case 'built':
        return [
          seat(event.seat),
          event.building === 'official' ? ' builds an ' : ' builds a ',
          ref(event.building, piece[event.building]),
          ', ',
          site(event.site),
          '.',
        ];
      case 'price-fell':
        return ['The price of ', ref(event.good, GLOSSARY[event.good].en), ` falls to ${event.price}.`];
      case 'earned':
        return [seat(event.seat), ' gets ', coins(event.money), ' from the ', ref(event.by, piece[event.by]), '.'];
      case 'appointed':
        return ['The ', ref(event.office, piece[event.office]), ' takes office for ', seat(event.seat), '.'];
      case 'turned-up':
        return ['The next official is the ', ref(event.office, piece[event.office]), '.'];
      case 'canon-lost':
        return [
          seat(event.seat),
          event.why === 'no-brick' ? ' has no brick for the canon’s donation.' : ' makes no donation with the canon.',
        ];
      case 'turn-ended':
        return [seat(event.seat), ' ends the turn.'];
      case 'sold-out':
        return [
          seat(event.seat),
          ` sells ${plural(event.pieces, 'piece', 'pieces')} left over for `,
          coins(event.money),
          '.',
        ];
      case 'bought-prestige':
        return [seat(event.seat), ` buys ${points(event.points)} for `, coins(event.money), '.'];
      case 'over':
        return [
          'The sixth church is complete, the game is over: ',
          ...joined(event.scores.map((score, owner): Phrase => [seat(owner), ` ${score}`])),
          '.',
        ];
    }
  },
  prompt(view, viewer) {
    const frame = view.stack.at(-1);
    if (!frame)
      return {
        asks: ['The game is over.'],
        goodFor: ['Most prestige points win; level players compare the money left.'],
      };
    if (frame.seat !== viewer)
      return {
        asks: ['Waiting for ', seat(frame.seat), '.'],
        goodFor: ['You can look at the ledger meanwhile: all is open.'],
      };
    switch (frame.type) {
      case 'rondel':
        return {
          asks: ['Choose a space on the rondel.'],
          goodFor: ['Three spaces are free, each further one costs a point; think of the action after this one, too.'],
        };
      case 'trade':
        return frame.selling
          ? {
              asks: ['Sell more, or end your turn.'],
              goodFor: ['What no ship takes brings 30 each; goods kept bring more later.'],
            }
          : {
              asks: ['Sell goods or buy material.'],
              goodFor: ['Sell in quantity, so that few turns are spent on Trade; material is cheap in small lots.'],
            };
      case 'dockyard':
        return {
          asks: ['Build ships, or end your turn.'],
          goodFor: ['New ships carry three; a full basin pushes everybody’s ships on.'],
        };
      case 'church':
        return frame.scoring
          ? {
              asks: ['Score more tokens, or end your turn.'],
              goodFor: ['Only ship tokens can lose value; the others grow with what you build.'],
            }
          : {
              asks: ['Donate, score tokens, or end your turn.'],
              goodFor: ['A token decides what your ships, buildings and citizens are worth; scoring ends donating.'],
            };
      case 'guildhall':
        return {
          asks: ['Put up buildings, or end your turn.'],
          goodFor: ['Producers make you rich, citizens and buildings make tokens worth more; each opens new sites.'],
        };
      case 'office':
        return { asks: ['Choose an official.'], goodFor: ['It pays once, for what you have now.'] };
      case 'canon':
        return {
          asks: ['Make one donation for a single brick, or decline.'],
          goodFor: ['Best spent on an expensive donation: the fifth costs no bell and no money this way.'],
        };
      case 'finish':
        return {
          asks: ['End your turn, or take it back.'],
          goodFor: ['Until you end it, the turn can be taken back.'],
        };
    }
  },
  rule: rules,
  option: {
    map: {
      title: 'Map',
      body: 'Hamburg or London; both maps are reconstructions.',
      values: { hamburg: 'Hamburg', london: 'London' },
    },
    officials: {
      title: 'Officials',
      body: 'Which officials can be built, and how they are chosen.',
      values: {
        base: 'Base game: councilmen, vicars, lord mayor',
        professional: 'Professional: blue officials, free choice',
        random: 'Random: blue officials, face down',
      },
    },
  },
  piece,
  ending: { 'six-churches': 'All six churches are complete' },
  source: {
    start: 'start',
    five: 'fives',
    donation: 'donation tokens',
    ship: 'ship tokens',
    building: 'building tokens',
    citizen: 'citizen tokens',
    builder: 'churches completed',
    rondel: 'paid on the rondel',
    money: 'money',
  },
  labels: {
    rondel: 'Rondel',
    turn: 'Turn',
    first: 'start player',
    player: 'player',
    goods: 'goods',
    materials: 'material',
    production: 'production',
    ships: 'ships',
    home: 'home',
    basin: 'Basin',
    harbour: 'Harbour',
    toCome: 'Dutchmen to come',
    gone: 'gone',
    prices: 'Prices',
    churches: 'Churches',
    donors: 'donors',
    builder: 'church builder',
    next: 'next',
    tokens: 'tokens',
    scored: 'scored',
    map: 'Map',
    free: 'free',
    citizens: 'citizens',
    buildings: 'buildings',
    officials: 'Officials',
    below: 'below',
    sources: 'points from',
    ifOver: 'if over now',
    ledger: 'Ledger',
    middle: 'middle',
    none: 'none',
    phase: {
      rondel: 'to move on the rondel',
      trade: 'Trade',
      dockyard: 'Dockyard',
      church: 'Church',
      guildhall: 'Guildhall',
      office: 'choosing an official',
      canon: 'the canon’s donation',
      finish: 'to end the turn',
    },
    selling: 'selling',
    shipped: 'ships have sailed',
    scoring: 'scoring',
    official: 'official built',
    full: 'basin 3 is full',
  },
};
