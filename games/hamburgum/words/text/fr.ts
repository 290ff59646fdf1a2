import type { Phrase } from '@kontor/core';
import { DEPOT } from '../data/components.ts';
import type { Named } from '../events.ts';
import { mapOf } from '../view.ts';
import { GLOSSARY } from './glossary.ts';
import { rules } from './rules-fr.ts';
import { amountsIn, coins, joined, piece as ref, plurals, seat, type Voice } from './voice.ts';

const plural = plurals('fr');
const points = (n: number): string => plural(n, 'point', 'points');
const ships = (n: number): string => plural(n, 'navire', 'navires');
const MANY = {
  beer: (n: number) => plural(n, 'bière', 'bières'),
  sugar: (n: number) => plural(n, 'sucre', 'sucres'),
  cloth: (n: number) => plural(n, 'tissu', 'tissus'),
  timber: (n: number) => `${n} bois`,
  brick: (n: number) => plural(n, 'brique', 'briques'),
  bell: (n: number) => plural(n, 'cloche', 'cloches'),
};
const { goods, goodsOf, materials, materialsOf } = amountsIn(MANY);

const ORDINALS = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième'];

const piece: Voice['piece'] = {
  sugar: 'Sucre',
  church: 'Église',
  trade1: 'Commerce (près de l’Église)',
  cloth: 'Tissu',
  guildhall: 'Hôtel de ville',
  beer: 'Bière',
  trade2: 'Commerce (près du Chantier)',
  dockyard: 'Chantier naval',
  timber: GLOSSARY.timber.fr,
  brick: GLOSSARY.brick.fr,
  bell: GLOSSARY.bell.fr,
  brewer: GLOSSARY.brewer.fr,
  refiner: GLOSSARY.refiner.fr,
  clothmaker: GLOSSARY.clothmaker.fr,
  merchant: GLOSSARY.merchant.fr,
  captain: GLOSSARY.captain.fr,
  official: GLOSSARY.official.fr,
  councilman: GLOSSARY.councilman.fr,
  vicar: GLOSSARY.vicar.fr,
  'lord-mayor': GLOSSARY['lord-mayor'].fr,
  canon: GLOSSARY.canon.fr,
  guildmaster: GLOSSARY.guildmaster.fr,
  'harbour-master': GLOSSARY['harbour-master'].fr,
  deacon: GLOSSARY.deacon.fr,
  sexton: GLOSSARY.sexton.fr,
  'master-builder': GLOSSARY['master-builder'].fr,
  'civil-servant': GLOSSARY['civil-servant'].fr,
  five: 'cinq',
  donation: 'jeton Dons',
  ship: 'jeton Navires',
  building: 'jeton Bâtiments',
  citizen: 'jeton Citoyens',
  'ship-piece': GLOSSARY.ship.fr,
  dutchman: GLOSSARY.dutchman.fr,
  'citizen-piece': GLOSSARY.citizen.fr,
  prestige: GLOSSARY.prestige.fr,
  money: 'argent',
  taler: 'thaler',
  pound: '£',
  bonus: GLOSSARY.bonus.fr,
};

/** What falls in price, with its article. */
const PRICE_OF = { beer: 'de la bière', sugar: 'du sucre', cloth: 'du tissu' } as const;

const church = ({ id, name }: Named) => ref(`church ${id}`, name);
const site = ({ id, name }: Named) => ref(`site ${id}`, name);

export const fr: Voice = {
  title: 'Hamburgum',
  tagline: 'Brasser, commercer et bâtir dans le vieux Hambourg ou à Londres, et donner aux églises avant les autres.',
  minute: [
    'Vous voulez des points de prestige, et presque tous viennent des dons aux six églises.',
    'À votre tour, vous avancez sur la roue et disposez de la seule action de la case : produire, vendre ou acheter des matériaux, construire des navires, donner, ou bâtir.',
    'Chaque don prend un jeton qui compte vos navires, bâtiments, citoyens ou dons ; marquez-le tout de suite, ou plus tard quand il vaudra davantage.',
    'La partie s’arrête aussitôt que la sixième église est achevée ; les jetons restants sont marqués et l’argent achète quelques derniers points.',
    'À ne pas oublier : on ne garde qu’un jeton non marqué de chaque sorte, et le cinquième don d’une église rapporte une prime et le droit de bâtir partout.',
  ],
  move(move, view) {
    const map = mapOf(view);
    const churchOf = (id: string) => church(map.churches.find(church => church.id === id) ?? { id, name: id });
    switch (move.type) {
      case 'go':
        return ['Aller sur ', ref(move.space, piece[move.space])];
      case 'sell':
        return ['Vendre par navire : ', ...goodsOf(move.goods)];
      case 'direct':
        return ['Vendre directement : ', ...goodsOf(move.goods)];
      case 'buy':
        return ['Acheter ', ...materialsOf(move.materials), ' pour ', coins(DEPOT[move.materials.length] ?? 0)];
      case 'ship':
        return ['Construire un navire'];
      case 'donate':
        return ['Donner à ', churchOf(move.church), ' et prendre le ', ref(move.token, piece[move.token])];
      case 'score':
        return ['Marquer le ', ref(move.token, piece[move.token]), ' de ', churchOf(move.church)];
      case 'build': {
        const found = map.sites.find(({ id }) => id === move.site);
        if (!found) return ['Bâtir sur ', move.site];
        return ['Bâtir : ', ref(found.type, piece[found.type]), ', ', site({ id: found.id, name: found.street })];
      }
      case 'appoint':
        return ['Choisir le ', ref(move.office, piece[move.office])];
      case 'decline':
        return ['Ne pas donner'];
      case 'end':
        return ['Terminer le tour'];
    }
  },
  event(event) {
    switch (event.type) {
      case 'started':
        return [seat(event.first), ' commence.'];
      case 'moved':
        return [
          seat(event.seat),
          ' va sur ',
          ref(event.space, piece[event.space]),
          ...(event.paid > 0 ? [` et paie ${points(event.paid)}`] : []),
          '.',
        ];
      case 'produced':
        return [seat(event.seat), ' produit ', ref(event.good, MANY[event.good](event.units)), '.'];
      case 'shipped':
        return [
          seat(event.seat),
          ' vend ',
          ...joined(
            event.loads.map(({ basin, good, units }): Phrase => [ref(good, MANY[good](units)), ` (bassin ${basin})`]),
          ),
          ' pour ',
          coins(event.money),
          '.',
        ];
      case 'sold-direct':
        return [seat(event.seat), ' vend directement ', ...goods(event.goods), ' pour ', coins(event.money), '.'];
      case 'bought':
        return [seat(event.seat), ' achète ', ...materials(event.materials), ' pour ', coins(event.money), '.'];
      case 'shifted': {
        const home = event.home.flatMap((n, owner): Phrase[] => (n > 0 ? [[seat(owner), ` (${ships(n)})`]] : []));
        return [
          'Le port se décale',
          ...(home.length > 0 ? [' ; rentrent des navires de ', ...joined(home)] : []),
          ...(event.dutchmen > 0 ? [` ; ${plural(event.dutchmen, 'Hollandais s’en va', 'Hollandais s’en vont')}`] : []),
          '.',
        ];
      }
      case 'dutchman-came':
        return ['Un ', ref('dutchman', piece.dutchman), ' entre dans le bassin 3.'];
      case 'launched':
        return ['Un navire de ', seat(event.seat), ' entre dans le bassin 3.'];
      case 'no-ship':
        return [seat(event.seat), ' n’a aucun navire à placer.'];
      case 'donated':
        return [
          seat(event.seat),
          ` fait le ${ORDINALS[event.nth - 1]} don à `,
          church(event.church),
          ' et prend le ',
          ref(event.token, piece[event.token]),
          ...(event.canon
            ? [' (chanoine : une brique)']
            : event.cost.money > 0
              ? [', pour ', coins(event.cost.money)]
              : []),
          '.',
        ];
      case 'completed':
        return [
          church(event.church),
          ' est achevée : ',
          seat(event.seat),
          ` reçoit ${points(event.bonus)} et devient bâtisseur d’église.`,
        ];
      case 'scored':
        return [
          seat(event.seat),
          ' marque le ',
          ref(event.token, piece[event.token]),
          ' de ',
          church(event.church),
          ` : ${points(event.points)}`,
          ...(event.final ? [' (fin de la partie)'] : []),
          '.',
        ];
      case 'built':
        return [
          seat(event.seat),
          ' bâtit un ',
          ref(event.building, piece[event.building]),
          ', ',
          site(event.site),
          '.',
        ];
      case 'price-fell':
        return ['Le prix ', ref(event.good, PRICE_OF[event.good]), ` tombe à ${event.price}.`];
      case 'earned':
        return [seat(event.seat), ' reçoit ', coins(event.money), ' du ', ref(event.by, piece[event.by]), '.'];
      case 'appointed':
        return ['Le ', ref(event.office, piece[event.office]), ' prend ses fonctions pour ', seat(event.seat), '.'];
      case 'turned-up':
        return ['Le prochain notable est le ', ref(event.office, piece[event.office]), '.'];
      case 'canon-lost':
        return [
          seat(event.seat),
          event.why === 'no-brick' ? ' n’a pas de brique pour le don du chanoine.' : ' renonce au don du chanoine.',
        ];
      case 'turn-ended':
        return [seat(event.seat), ' termine son tour.'];
      case 'sold-out':
        return [
          seat(event.seat),
          ` vend ${plural(event.pieces, 'pièce restante', 'pièces restantes')} pour `,
          coins(event.money),
          '.',
        ];
      case 'bought-prestige':
        return [seat(event.seat), ` achète ${points(event.points)} pour `, coins(event.money), '.'];
      case 'over':
        return [
          'La sixième église est achevée, la partie est finie : ',
          ...joined(event.scores.map((score, owner): Phrase => [seat(owner), ` ${score}`])),
          '.',
        ];
    }
  },
  prompt(view, viewer) {
    const frame = view.stack.at(-1);
    if (!frame)
      return {
        asks: ['La partie est finie.'],
        goodFor: ['Le plus de points de prestige l’emporte ; à égalité, l’argent restant départage.'],
      };
    if (frame.seat !== viewer)
      return {
        asks: ['C’est à ', seat(frame.seat), ' de jouer.'],
        goodFor: ['En attendant, consultez le registre : tout est visible.'],
      };
    switch (frame.type) {
      case 'rondel':
        return {
          asks: ['Choisissez une case de la roue.'],
          goodFor: [
            'Trois cases sont gratuites, chaque case de plus coûte un point ; pensez aussi à l’action suivante.',
          ],
        };
      case 'trade':
        return frame.selling
          ? {
              asks: ['Vendez encore, ou terminez le tour.'],
              goodFor: ['Ce qu’aucun navire ne prend rapporte 30 ; gardé, cela rapportera plus.'],
            }
          : {
              asks: ['Vendez des marchandises ou achetez des matériaux.'],
              goodFor: [
                'Vendre beaucoup d’un coup épargne des tours ; par petits lots, les matériaux sont bon marché.',
              ],
            };
      case 'dockyard':
        return {
          asks: ['Construisez des navires, ou terminez le tour.'],
          goodFor: ['Un navire neuf porte trois unités ; un bassin plein pousse les navires de tous.'],
        };
      case 'church':
        return frame.scoring
          ? {
              asks: ['Marquez d’autres jetons, ou terminez le tour.'],
              goodFor: ['Seuls les jetons Navires peuvent perdre de la valeur ; les autres croissent avec vos biens.'],
            }
          : {
              asks: ['Donnez, marquez des jetons, ou terminez le tour.'],
              goodFor: [
                'Un jeton décide de ce que valent vos navires, bâtiments et citoyens ; marquer met fin aux dons.',
              ],
            };
      case 'guildhall':
        return {
          asks: ['Bâtissez, ou terminez le tour.'],
          goodFor: [
            'Les producteurs enrichissent, citoyens et bâtiments font valoir les jetons ; chacun ouvre de nouveaux terrains.',
          ],
        };
      case 'office':
        return { asks: ['Choisissez un notable.'], goodFor: ['Il paie une fois, pour ce que vous avez maintenant.'] };
      case 'canon':
        return {
          asks: ['Faites un don pour une seule brique, ou renoncez.'],
          goodFor: ['Mieux vaut un don coûteux : ainsi le cinquième ne demande ni cloche ni argent.'],
        };
      case 'finish':
        return {
          asks: ['Terminez le tour, ou reprenez-le.'],
          goodFor: ['Tant que vous ne l’avez pas terminé, le tour peut être repris.'],
        };
    }
  },
  rule: rules,
  option: {
    map: {
      title: 'Plan',
      body: 'Hambourg ou Londres ; les deux plans sont des reconstitutions.',
      values: { hamburg: 'Hambourg', london: 'Londres' },
    },
    officials: {
      title: 'Notables',
      body: 'Quels notables peuvent être bâtis, et comment on les choisit.',
      values: {
        base: 'Jeu de base : conseillers, pasteurs, maire',
        professional: 'Experte : notables bleus au choix',
        random: 'Hasard : notables bleus face cachée',
      },
    },
  },
  piece,
  ending: { 'six-churches': 'Les six églises sont achevées' },
  source: {
    start: 'départ',
    five: 'cinq',
    donation: 'jetons Dons',
    ship: 'jetons Navires',
    building: 'jetons Bâtiments',
    citizen: 'jetons Citoyens',
    builder: 'églises achevées',
    rondel: 'payés sur la roue',
    money: 'argent',
  },
  labels: {
    rondel: 'Roue',
    turn: 'Tour',
    first: 'commence',
    player: 'joueur',
    goods: 'marchandises',
    materials: 'matériaux',
    production: 'production',
    ships: 'navires',
    home: 'réserve',
    basin: 'Bassin',
    harbour: 'Port',
    toCome: 'Hollandais à venir',
    gone: 'partis',
    prices: 'Prix',
    churches: 'Églises',
    donors: 'donateurs',
    builder: 'bâtisseur',
    next: 'prochain',
    tokens: 'jetons',
    scored: 'marqué',
    map: 'Plan',
    free: 'libre',
    citizens: 'citoyens',
    buildings: 'bâtiments',
    officials: 'Notables',
    below: 'dessous',
    sources: 'points de',
    ifOver: 'si la partie finissait maintenant',
    ledger: 'Registre',
    middle: 'centre',
    none: 'aucun',
    phase: {
      rondel: 'avance sur la roue',
      trade: 'Commerce',
      dockyard: 'Chantier naval',
      church: 'Église',
      guildhall: 'Hôtel de ville',
      office: 'choisit un notable',
      canon: 'don du chanoine',
      finish: 'termine le tour',
    },
    selling: 'vend',
    shipped: 'navires partis',
    scoring: 'marque',
    official: 'notable bâti',
    full: 'bassin 3 plein',
  },
};
