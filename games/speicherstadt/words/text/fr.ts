import type { Phrase } from '@kontor/core';
import { CONTRACT_NAMES, KIND, type Kind, MERCHANT_CARDS } from '../data/cards.ts';
import { GOODS } from '../data/goods.ts';
import type { Placing, View } from '../view.ts';
import { rules } from './rules-fr.ts';
import * as say from './voice.ts';

const piece = say.pieceNames('fr');
const plural = say.plurals('fr');
const coins = (n: number): string => plural(n, 'pièce', 'pièces');
const points = (n: number): string => plural(n, 'point', 'points');
const fireName = (n: number): string => `${['premier', 'deuxième', 'troisième', 'quatrième'][n - 1]!} incendie`;
const card = (id: number, value: number) => say.cardPart(piece, id, value, fireName);
const goods = (list: readonly number[]): Phrase => say.goodsList(piece, list);
const good = (id: number) => say.goodPart(piece, id);
/** « du thé », « un tapis » */
const one = (id: number) => ({ ...good(id), text: `${GOODS[id] === 'carpet' ? 'un' : 'du'} ${piece[GOODS[id]!]}` });
const contract = (id: number) => ({ piece: 'contract', text: `la commande ${CONTRACT_NAMES[id]!}` });
const merchant = (id: number) => ({ piece: KIND[MERCHANT_CARDS[id]!]!, text: piece[KIND[MERCHANT_CARDS[id]!]!] });

/** L’article, comme on achète la carte. */
const ARTICLES: Readonly<Record<Kind, string>> = {
  contract: 'la ',
  fireman: 'le ',
  ship: 'un ',
  office: 'un ',
  bank: 'la ',
  'coffee-roaster': 'le ',
  'tea-taster': 'le ',
  'spice-trader': 'le ',
  vulcaniser: 'le ',
  'carpet-trader': 'le ',
  warehouse: 'l’',
  'boatmens-church': 'l’',
  'st-michaelis': '',
  port: 'le ',
  chamber: 'la ',
  fire: 'le ',
};

const bought = (id: number, value: number): Phrase => [ARTICLES[KIND[id]!], card(id, value)];
const withGoods = (list: readonly number[]): Phrase => (list.length > 0 ? [' chargé de ', ...goods(list)] : []);

function placing(step: Placing): Phrase {
  if (step.to === 'contract') return [good(step.good), ' sur ', contract(step.contract)];
  if (step.to === 'merchant') return [good(step.good), ' au ', merchant(step.good)];
  return [good(step.good), step.to === 'hall' ? ' dans la ' : ' dans l’', { piece: step.to, text: piece[step.to] }];
}

const lostOf = (lost: number | undefined): Phrase => (lost === undefined ? [] : [' (perdu : ', good(lost), ')']);
const cardOn = (view: View, space: number): Phrase => {
  const id = view.row[space]!.card;
  return [card(id, say.valueIn(view, id))];
};

export const fr: say.Voice = {
  title: 'Die Speicherstadt',
  tagline: 'Faites la queue dans les entrepôts de Hambourg : le premier décide d’abord, et paie le plus.',
  minute: [
    'Vous dirigez une maison de commerce et cherchez des points : commandes remplies, comptoirs, églises, et les meilleurs pompiers quand un incendie éclate.',
    'À chaque manche, de nouvelles cartes arrivent et chacun place tour à tour trois ouvriers au-dessus d’elles.',
    'Puis les cartes se vendent de gauche à droite : le premier de la file peut acheter pour autant de pièces qu’il y a d’ouvriers ; s’il renonce, c’est moins cher pour le suivant.',
    'Les navires apportent des marchandises pour les commandes, les négociants et le stockage ; ce qui ne trouve pas de place est perdu. La partie s’arrête au quatrième incendie.',
    'Les débutants oublient que l’argent est rare : une pièce par manche, deux si l’on n’a rien acheté. Souvent, on ne fait la queue que pour faire payer la carte plus cher aux autres.',
  ],
  piece,
  rule: rules,
  option: {},
  ending: {
    'fourth-fire': 'Le quatrième incendie a suivi la dernière manche.',
    'both-fires': 'Le troisième et le quatrième incendie sont venus ensemble après la dernière rangée.',
  },
  source: {
    fires: 'Incendies',
    contracts: 'Commandes',
    merchants: 'Négociants',
    churches: 'Églises',
    offices: 'Comptoirs',
    warehouse: 'Entrepôt',
    port: 'Port',
    chamber: 'Chambre de commerce',
  },

  move(move, view) {
    switch (move.type) {
      case 'worker': {
        const { priceAfter } = view.row[move.space]!;
        return [`Ouvrier sur la carte ${move.space + 1} : `, ...cardOn(view, move.space), `, prix ${priceAfter}`];
      }
      case 'buy': {
        const { card: id, price } = view.row[say.offeredSpace(view)]!;
        return ['Acheter ', ...bought(id, say.valueIn(view, id)), ` pour ${coins(price)}`];
      }
      case 'decline': {
        const next = view.row[say.offeredSpace(view)]!.asked[1];
        if (next === undefined) return ['Renoncer : la carte est défaussée'];
        return [
          'Renoncer : puis ',
          { seat: next.seat },
          next.pays ? ` décide au prix de ${coins(next.price)}` : ` devrait avoir ${coins(next.price)}`,
        ];
      }
      case 'load':
        return ['Poser ', one(move.good), ' sur ', contract(move.contract)];
      case 'store':
        return ['Mettre ', one(move.good), ' dans l’entrepôt', ...lostOf(move.losing)];
      case 'keep':
        return ['Garder ', one(move.good), ' dans la halle', ...lostOf(move.losing)];
      case 'sell':
        return ['Vendre ', one(move.good), ' au ', merchant(move.good), ' pour 1 pièce'];
      case 'hall-sale':
        return ['Vendre dans la halle pour 1 pièce : ', ...goods(move.goods)];
      case 'exchange':
        return ['Échanger ', ...goods(move.goods), ' contre ', one(move.take)];
      case 'unload':
        return ['Ranger : ', ...say.joined(view.unload.map(placing))];
      case 'done':
        return move.losing.length === 0 ? ['Terminer'] : ['Terminer en perdant : ', ...goods(move.losing)];
    }
  },

  event(event, viewer) {
    const by = 'seat' in event ? event.seat : 0;
    const who = (you: string, other: string): Phrase => say.who(by, viewer, `Vous ${you}`, ` ${other}`);
    switch (event.type) {
      case 'begin':
        return [
          ...say.who(event.start, viewer, 'Vous avez', ' a'),
          ' la pièce en métal et ',
          event.start === viewer ? 'commencez.' : 'commence.',
        ];
      case 'round':
        return [
          `Manche ${event.round} sur ${event.of} ; `,
          ...say.who(event.start, viewer, 'vous commencez', ' commence'),
          '.',
        ];
      case 'turn':
        return [`Carte ${event.space + 1} : `, card(event.card, event.value), ...withGoods(event.goods), '.'];
      case 'fire': {
        const gain = say.seatsWith(event.points, n => n > 0);
        const loss = say.seatsWith(event.points, n => n < 0);
        const name = `Le ${fireName(say.fireNumber(event.card))} : `;
        if (gain.length === 0) return [name, 'tous ont autant de pompiers, personne ne gagne ni ne perd.'];
        return [
          name,
          ...say.seatList(gain, 'et'),
          ` +${event.value}, `,
          ...say.seatList(loss, 'et'),
          ` −${event.value}.`,
        ];
      }
      case 'worker':
        return [...who('placez', 'place'), ` un ouvrier sur la carte ${event.space + 1}, prix ${event.price}.`];
      case 'buy':
        return [
          ...who('achetez', 'achète'),
          ' ',
          ...bought(event.card, event.value),
          ...withGoods(event.goods),
          ` pour ${coins(-event.coins)}.`,
        ];
      case 'decline':
        return event.forced
          ? [
              ...who('ne pouvez pas', 'ne peut pas'),
              ` payer ${coins(event.price)} pour `,
              ...bought(event.card, event.value),
              '.',
            ]
          : [...who('laissez', 'laisse'), ' passer ', ...bought(event.card, event.value), ` à ${coins(event.price)}.`];
      case 'discard':
        return [
          'Personne n’achète ',
          ...bought(event.card, event.value),
          ...(event.goods.length > 0 ? [' ; à la réserve : ', ...goods(event.goods)] : []),
          '.',
        ];
      case 'load':
        return [
          ...who('posez', 'pose'),
          ' ',
          one(event.good),
          ' sur ',
          contract(event.contract),
          event.complete ? ` : complète, ${points(event.value)}.` : '.',
        ];
      case 'store':
        return [...who('mettez', 'met'), ' ', one(event.good), ' dans l’entrepôt', ...lostOf(event.lost), '.'];
      case 'keep':
        return [...who('gardez', 'garde'), ' ', one(event.good), ' dans la halle', ...lostOf(event.lost), '.'];
      case 'sell':
        return [...who('vendez', 'vend'), ' ', one(event.good), ' au ', merchant(event.good), ' pour 1 pièce.'];
      case 'hall-sale':
        return [...who('vendez', 'vend'), ' dans la halle pour 1 pièce : ', ...goods(event.goods), '.'];
      case 'exchange':
        return [...who('échangez', 'échange'), ' ', ...goods(event.goods), ' contre ', one(event.take), '.'];
      case 'lose':
        return [...who('perdez', 'perd'), ' : ', ...goods(event.goods), '.'];
      case 'income':
        return [
          'Revenu : ',
          ...say.joined(event.coins.map((n, seat) => [{ seat }, ` ${say.signed(n)}`])),
          '. ',
          ...say.who(event.start, viewer, 'Vous recevez', ' reçoit'),
          ' la pièce en métal.',
        ];
      case 'end':
        return [
          ...say.seatList(event.winners, 'et'),
          event.winners.length > 1 ? ' se partagent la victoire' : ' l’emporte',
          ` avec ${points(event.scores[event.winners[0]!]!)}.`,
        ];
    }
  },

  prompt(view, viewer) {
    const top = view.stack.at(-1);
    if (view.decides === undefined || !top)
      return {
        asks: ['La partie est finie.'],
        goodFor: ['Les points par origine montrent ce qui a fait la différence.'],
      };
    const mine = view.decides === viewer;
    const waits = (what: string): Phrase => ['On attend ', { seat: view.decides! }, ` : ${what}`];
    switch (top.type) {
      case 'demand':
        return {
          asks: mine
            ? [
                `Placez un ouvrier au-dessus d’une carte ; ${plural(view.players[view.decides]!.workersLeft, 'ouvrier restant', 'ouvriers restants')}.`,
              ]
            : waits('placement d’un ouvrier.'),
          goodFor: [
            'Le premier de la file décide d’abord mais paie pour toute la file ; votre ouvrier derrière lui rend la carte plus chère.',
          ],
        };
      case 'offer': {
        const { price, asked } = view.row[top.space]!;
        const again =
          asked[1]?.seat === view.decides ? ` Si vous attendez, on vous la proposera encore à ${price - 1}.` : '';
        const { card: id } = view.row[top.space]!;
        return {
          asks: mine
            ? ['Acheter ', ...bought(id, say.valueIn(view, id)), ` pour ${coins(price)} ?${again}`]
            : waits('acheter ou renoncer.'),
          goodFor: ['Chaque renoncement rend la carte moins chère d’une pièce pour le suivant.'],
        };
      }
      default:
        return {
          asks: mine ? ['Chargez vos marchandises, puis choisissez Terminer.'] : waits('chargement.'),
          goodFor: ['Les marchandises à quai sont perdues à la fin ; la halle en garde une, l’entrepôt quatre.'],
        };
    }
  },

  board: {
    seat: seat => `Joueur ${seat + 1}`,
    round: (round, rounds) => `Manche ${round} sur ${rounds}`,
    phase: {
      round: 'nouvelle manche',
      supply: 'offre',
      fire: 'incendie',
      demand: 'demande',
      purchase: 'achat',
      offer: 'achat',
      loading: 'chargement',
      handling: 'chargement',
      income: 'revenu',
      final: 'décompte',
    },
    season: { A: 'hiver', B: 'printemps', C: 'été', D: 'automne', E: 'le dernier incendie' },
    last: 'dernière manche',
    over: 'La partie est finie',
    start: 'commence',
    decides: 'décide',
    space: 'Carte',
    price: 'prix',
    settled: 'vendue ou défaussée',
    cannotPay: 'ne peut pas payer',
    coins: 'pièces',
    track: 'incendies',
    firemen: 'pompiers',
    workers: 'ouvriers restants',
    queued: 'en file pour',
    bought: 'achats de la manche',
    cards: 'Cartes',
    lacks: 'il manque',
    complete: 'complète',
    loose: 'À quai',
    warehouse: 'Entrepôt',
    hall: 'Halle',
    points: 'points',
    rank: 'rang',
    bag: 'Sac',
    supply: 'Réserve',
    pile: 'À venir',
    discard: 'Défausse',
    nextFire: 'Prochain incendie',
    within: 'parmi les prochaines cartes',
    unload: 'Une seule place',
    nothing: 'rien',
  },
};
