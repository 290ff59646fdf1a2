import { rules } from './rules-fr.ts';
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
  cities: ['Visby', 'Stockholm', 'Abo', 'Reval', 'Riga', 'Dantzig', 'Stralsund', 'Lübeck', 'Copenhague'],
  goods: ['minerai', 'fourrures', 'ambre', 'sel'],
  one: ['minerai', 'fourrure', 'ambre', 'sel'],
  many: ['minerais', 'fourrures', 'ambres', 'sels'],
  bonuses: ['échange 3:1', '+1 jeton', 'deux pas', 'voie secrète'],
  chip: number => `jeton ${number}`,
  nothing: 'rien',
};
const { good, items, chips, chip, bonus, city, seats } = itemWords(lexicon);
const paying = (list: readonly number[]) => (list.length > 0 ? t` (prix : ${items(list)})` : []);
const wares = (n: number) => (n < 2 ? `${n} marchandise` : `${n} marchandises`);

const moves: MoveTexts = {
  choose: m => t`Premier comptoir à ${city(m.chip)}`,
  bid: m => t`Enchérir ${chips(m.chips)}`,
  guild: m => t`Avancer le maître de la guilde de ${m.steps === 1 ? 'une ville' : 'deux villes'}`,
  tax: m => t`Payer ${good(m.good, 1)} de taxe`,
  sail: m => t`Aller à ${city(m.to)}${paying(m.pay)}`,
  'sail-down': m => t`Suivre la route cachée ${m.slot + 1}${paying(m.pay)}`,
  'sail-secret': m => t`Rejoindre le maître de la guilde par la voie secrète${paying(m.pay)}`,
  'pick-all': () => t`Tout embarquer`,
  pick: m => t`Embarquer ${items(m.goods)}`,
  build: () => t`Bâtir un comptoir`,
  arm: m => t`Trois jetons ${m.chip} contre le second marqueur de pillage`,
  bonus: m => t`${good(m.good, 6)} contre le bonus ${bonus(m.bonus)}`,
  'ask-chip': m => t`${good(m.good, 1)} contre un jeton de sa couleur`,
  'take-chip': m => t`Prendre le ${chip(m.chip)}`,
  'sell-chip': m => t`Le ${chip(m.chip)} contre une marchandise de sa couleur`,
  buy: (m, view) => t`Acheter les jetons ${chips(view.groups[m.group] ?? [])} pour ${good(m.good, 1)}`,
  give: m => t`Donner à la ville ${good(m.good, m.n)}`,
  take: m => t`Prendre ${items(m.goods)}`,
  route: m => t`Poser le ${chip(m.lay)} face cachée sur la route ${m.slot + 1}`,
  'raid-cog': m => t`Piller la cogue de ${s(m.victim)} : fin du tour`,
  'raid-city': () => t`Piller la ville : fin du tour, vous n’y reviendrez jamais`,
  divide: m => t`Un tas : ${items(m.pile)}`,
  pile: m => t`Prendre le tas ${m.pile + 1}`,
  drive: m => t`Envoyer la cogue à ${city(m.to)}`,
  'drive-down': m => t`Envoyer la cogue sur la route cachée ${m.slot + 1}`,
  look: m => t`Regarder les deux routes d’ici${paying(m.pay)}`,
  attack: m => t`Attaquer ${s(m.victim)}`,
  fight: m => t`Combattre avec ${chips(m.chips)}`,
  claim: m => t`Nommer ${items(m.goods)}`,
  pass: () => t`En rester là`,
  end: () => t`Finir le tour`,
  offer: m =>
    t`Proposer à ${s(m.to)} ${items(m.give)} contre ${items(m.ask)}${m.office === undefined ? '' : ` (comptoir de ${city(m.office >> 1)})`}`,
  counter: m =>
    t`Refuser et proposer à ${s(m.to)} ${items(m.give)} contre ${items(m.ask)}${m.office === undefined ? '' : ` (comptoir de ${city(m.office >> 1)})`}`,
  accept: m => t`Accepter l’offre de ${s(m.from)}`,
  decline: m => t`Refuser l’offre de ${s(m.from)}`,
  withdraw: m => t`Retirer l’offre faite à ${s(m.to)}`,
};

const events: EventTexts = {
  started: e => t`Le maître de la guilde et le marqueur de fin commencent à ${city(e.city)}.`,
  chose: e => (e.secret ? t`${s(e.seat)} choisit le ${chip(e.secret.chip)}.` : t`${s(e.seat)} a choisi.`),
  settled: e => t`${s(e.seat)} fonde un comptoir à ${city(e.city)}.`,
  clashed: e => t`${seats(e.seats)} veulent tous ${city(e.city)} et choisissent à nouveau.`,
  ordered: e => t`L’ordre est ${seats(e.order)}.`,
  supplied: e => t`Manche ${e.round}. En vente : ${e.groups.map(group => group.join('+')).join(', ') || 'rien'}.`,
  drew: e =>
    e.secret ? t`${s(e.seat)} tire le ${chip(e.secret.chip)}.` : t`${s(e.seat)} tire un jeton supplémentaire.`,
  bid: e => t`${s(e.seat)} enchérit ${chips(e.chips)}.`,
  skipped: e => t`${s(e.seat)} ne peut enchérir : ${chips(e.chips)}.`,
  able: e => t`${s(e.seat)} peut encore enchérir.`,
  produced: e =>
    t`${city(e.city)} reçoit ${wares(e.toCity)}${e.toOffices.length > 0 ? t`, et une pour chaque comptoir de ${seats(e.toOffices)}` : ''}.`,
  ranked: e => t`Nouvel ordre : ${seats(e.order)}.`,
  guild: e => t`${s(e.seat)} mène le maître de la guilde à ${city(e.to)} ; passages : ${e.crossings}.`,
  delivered: e => t`Il apporte ${wares(e.n)} à ${city(e.city)}.`,
  taxed: e => t`${s(e.seat)} paie ${good(e.good, 1)} de taxe.`,
  confiscated: e => t`${city(e.city)} perd ${items(e.goods)}.`,
  turn: e => t`C’est à ${s(e.seat)}.`,
  sailed: e =>
    t`${s(e.seat)} va de ${city(e.from)} à ${city(e.to)}${e.slot === undefined ? '' : ' par une route cachée'}${e.secretWay ? ' par la voie secrète' : ''}${paying(e.pay)}.`,
  stranded: e =>
    t`${s(e.seat)} découvre une route vers ${city(e.to)}, déjà pillée, et reste à ${city(e.city)}${paying(e.pay)}.`,
  picked: e => t`${s(e.seat)} embarque ${items(e.goods)} à ${city(e.city)}.`,
  built: e => t`${s(e.seat)} bâtit un comptoir à ${city(e.city)} pour ${items(e.paid)}.`,
  armed: e => t`${s(e.seat)} reçoit le second marqueur de pillage pour trois jetons ${e.chip}.`,
  rewarded: e => t`${s(e.seat)} donne ${good(e.good, 6)} et reçoit le bonus ${bonus(e.bonus)}.`,
  deals: e => t`${s(e.seat)} donne ${good(e.good, 1)} pour un jeton de sa couleur.`,
  shown: e =>
    e.secret ? t`Dans cette couleur, la réserve a ${chips(e.secret.chips)}.` : t`${s(e.seat)} regarde la réserve.`,
  lacking: e => t`La réserve n’a aucun jeton de la couleur ${good(e.good)} ; ${s(e.seat)} ne paie rien.`,
  took: e =>
    e.secret
      ? t`${s(e.seat)} prend le ${chip(e.secret.chip)}.`
      : t`${s(e.seat)} prend un jeton de la couleur ${good(e.good)}.`,
  sold: e => t`${s(e.seat)} donne le ${chip(e.chip)} contre une marchandise de sa couleur.`,
  bought: e => t`${s(e.seat)} achète les jetons ${chips(e.chips)} pour ${good(e.good, 1)}.`,
  gave: e => t`${s(e.seat)} donne ${good(e.good, e.n)} à ${city(e.city)}.`,
  traded: e => t`${s(e.seat)} prend ${items(e.goods)} à ${city(e.city)}.`,
  rerouted: e =>
    e.secret
      ? t`${s(e.seat)} pose le ${chip(e.secret.laid)} face cachée à ${city(e.city)} et prend le ${chip(e.secret.took)}.`
      : t`${s(e.seat)} pose ${e.laid === undefined ? 'un jeton' : t`le ${chip(e.laid)}`} face cachée à ${city(e.city)} et prend ${e.took === undefined ? 'celui qui s’y trouvait' : t`le ${chip(e.took)}`}.`,
  looked: e =>
    t`${s(e.seat)} regarde les routes de ${city(e.city)}${paying(e.pay)}${e.secret ? t` : ${chips(e.secret.chips)}` : ''}.`,
  kept: e => t`${s(e.seat)} ne change rien.`,
  finished: e => t`${s(e.seat)} finit son tour.`,
  raided: e =>
    e.victim === undefined
      ? t`${s(e.seat)} pille ${city(e.city)} !`
      : t`${s(e.seat)} pille la cogue de ${s(e.victim)} à ${city(e.city)} !`,
  looted: e => t`${s(e.seat)} prend ${items(e.goods)} à ${city(e.city)}.`,
  divided: e =>
    t`${s(e.victim)} partage sa cargaison : ${pilesOf(e) ? t`${items(pilesOf(e)![0]!)} / ${items(pilesOf(e)![1]!)}` : e.sizes.join(' et ')}.`,
  plundered: e => t`${s(e.seat)} prend ${e.secret ? items(e.secret.goods) : wares(e.n)} à ${s(e.victim)}.`,
  driven: e => t`${s(e.by)} envoie ${s(e.seat)} de ${city(e.from)} à ${city(e.to)}.`,
  held: e =>
    t`La cogue de ${s(e.seat)} reste à ${city(e.city)}${e.to === undefined ? '' : ` : la route mène à ${city(e.to)}`}.`,
  attacked: e => t`${s(e.seat)} attaque ${s(e.victim)} à ${city(e.city)} !`,
  'declined-fight': e => t`${s(e.seat)} garde la paix.`,
  'armed-set': e =>
    e.secret ? t`${s(e.seat)} combat avec ${chips(e.secret.chips)}.` : t`${s(e.seat)} a choisi ses jetons.`,
  fought: e =>
    e.winner === undefined
      ? t`${s(e.attacker)} et ${s(e.defender)} sont de force égale.`
      : t`${s(e.winner)} gagne le conflit.`,
  sets: e =>
    e.secret
      ? t`${s(e.attacker)} a posé ${chips(e.secret.sets[0]!)}, ${s(e.defender)} ${chips(e.secret.sets[1]!)} ; chacun garde ce que l’autre a posé.`
      : t`${s(e.attacker)} et ${s(e.defender)} échangent leurs jetons.`,
  claimed: e => t`${s(e.seat)} reçoit ${wares(e.n)} de ${s(e.victim)}.`,
  prize: e =>
    e.secret
      ? t`Nommé : ${items(e.secret.named)} ; reçu : ${items(e.secret.goods)}.`
      : t`${s(e.seat)} a nommé les marchandises sans voir.`,
  spared: e => t`${s(e.seat)} laisse la cogue de ${s(e.victim)} où elle est.`,
  offered: e =>
    t`${s(e.from)} fait une ${e.counter ? 'contre-offre' : 'offre'} à ${s(e.to)}${e.secret ? t` : ${items(e.secret.give)} contre ${items(e.secret.ask)}` : ''}.`,
  accepted: e => t`${s(e.to)} et ${s(e.from)} font un échange.`,
  swapped: e => {
    const x = termsOf(e);
    return x
      ? t`${s(e.from)} donne ${items(x.give)} contre ${items(x.ask)}.`
      : t`Ce que ${s(e.from)} et ${s(e.to)} ont échangé reste leur secret.`;
  },
  declined: e => t`${s(e.to)} refuse l’offre de ${s(e.from)}.`,
  withdrawn: e => t`${s(e.from)} retire son offre à ${s(e.to)}.`,
  lapsed: e => t`L’offre de ${s(e.from)} à ${s(e.to)} tombe.`,
  won: e => t`${s(e.seat)} a cinq points de développement et gagne !`,
  ended: e =>
    e.by === 'five'
      ? t`La partie est finie.`
      : t`Le maître de la guilde est passé une seconde fois : les points de victoire décident.`,
};

const prompts: PromptTexts = {
  start: () => ({
    asks: t`Choisissez la ville de votre premier comptoir.`,
    goodFor: t`Le comptoir reçoit une marchandise chaque fois qu’on mise le numéro de sa ville ; votre cogue part d’ici, et les petits numéros jouent d’abord.`,
  }),
  'first-look': f => ({
    asks: f.looked ? t`Échangez une des routes, ou gardez les deux.` : t`Regarder les deux routes de votre ville ?`,
    goodFor: t`Ce que vous avez vu, personne d’autre ne le sait.`,
  }),
  bid: () => ({
    asks: t`Posez des jetons comme enchère.`,
    goodFor: t`Elle apporte des marchandises aux villes nommées et décide de l’ordre. Des jetons égaux battent tout le reste.`,
  }),
  guild: () => ({
    asks: t`Avancez le maître de la guilde d’une ou deux villes.`,
    goodFor: t`Il apporte deux marchandises, ne traite que là où il est, et son second passage finit la partie.`,
  }),
  tax: () => ({
    asks: t`Payez une marchandise de taxe.`,
    goodFor: t`Le minerai vaut le moins à la fin, mais pensez à votre prochain comptoir.`,
  }),
  turn: f => ({
    asks: f.moving ? t`Naviguez, embarquez ou agissez.` : t`Agissez, ou finissez votre tour.`,
    goodFor: f.moving
      ? t`Le premier pas est gratuit. La première action met fin au mouvement : embarquez avant.`
      : t`Chaque action une fois. On ne commerce avec la ville que si la cogue a bougé.`,
  }),
  trade: () => ({
    asks: t`Donnez davantage, ou prenez des marchandises.`,
    goodFor: t`Jusqu’à deux pour chacune donnée, trois avec le bonus.`,
  }),
  chip: () => ({
    asks: t`Choisissez un jeton de cette couleur.`,
    goodFor: t`Les jetons servent à bâtir, à enchérir et à poser des routes.`,
  }),
  divide: () => ({
    asks: t`Partagez votre cargaison en deux tas.`,
    goodFor: t`Le pillard en prend un : faites-les d’égale valeur.`,
  }),
  pile: () => ({ asks: t`Prenez un des tas.`, goodFor: t`L’autre reste à son propriétaire.` }),
  drive: f => ({
    asks: t`Où envoyer la cogue de ${s(f.robber)} ?`,
    goodFor: t`Un pas le long d’une route ; une route cachée s’impose.`,
  }),
  attack: () => ({
    asks: t`Attaquer quelqu’un ici ?`,
    goodFor: t`Les meilleurs jetons gagnent jusqu’à trois marchandises. Tous les jetons posés changent de main.`,
  }),
  fight: () => ({
    asks: t`Choisissez vos jetons pour le combat.`,
    goodFor: t`Vous perdez ce que vous posez et recevez ce que l’autre pose.`,
  }),
  prize: () => ({
    asks: t`Nommez jusqu’à trois marchandises.`,
    goodFor: t`Vous recevez celles qui sont sur la cogue du perdant.`,
  }),
  shove: f => ({
    asks: t`Déplacer la cogue de ${s(f.loser)} ?`,
    goodFor: t`Un pas le long d’une route, ou laissez-la.`,
  }),
};

export const fr: Voice = {
  title: 'Kogge',
  tagline: 'Commerce sur la Baltique, sur des routes que les joueurs détournent eux-mêmes.',
  minute: [
    'Il vous faut cinq points de développement : des comptoirs bâtis et des bonus obtenus avec six marchandises égales.',
    'Chaque manche, tous misent des jetons ; ils apportent des marchandises aux villes nommées et décident de l’ordre.',
    'À votre tour, la cogue suit les deux routes de chaque ville, puis vous bâtissez, échangez, achetez, posez des routes ou pillez.',
    'Cinq points pendant votre tour gagnent aussitôt. Sinon le second passage du maître de la guilde finit la partie, et les marchandises comptent aussi.',
    'On oublie souvent : embarquer avant la première action, et ne jamais revenir dans une ville pillée.',
  ],
  ...speaking(moves, events, prompts, {
    over: { asks: t`La partie est finie.`, goodFor: t`Tout ce qui était caché est maintenant visible.` },
    meanwhile: t`On ne vous demande rien pour l’instant ; on peut commercer dès que des cogues se rencontrent.`,
    waits: list => t`On attend ${seats(list)}.`,
    offers: t`Une offre attend votre réponse.`,
  }),
  rule: rules,
  option: {
    openCargo: {
      title: 'Cargaison visible',
      body: 'Cargaisons et jetons de tous sont visibles.',
      values: { false: 'cachée', true: 'visible' },
    },
    memory: {
      title: 'Mémoire',
      body: 'Si l’écran continue de montrer ce qui a été vu une fois.',
      values: { open: 'continuer', table: 'comme à table' },
    },
    taxes: {
      title: 'Taxes',
      body: 'Le maître de la guilde prend une marchandise à chaque cogue où il arrive.',
      values: { false: 'non', true: 'oui' },
    },
    officeTrade: {
      title: 'Commerce des comptoirs',
      body: 'Les cogues peuvent traiter avec les propriétaires de comptoirs.',
      values: { false: 'non', true: 'oui' },
    },
    conflicts: {
      title: 'Conflits',
      body: 'Les cogues d’une même ville peuvent se battre.',
      values: { false: 'non', true: 'oui' },
    },
    memoryRoutes: {
      title: 'Routes Memory',
      body: 'Toutes les routes sont face cachée.',
      values: { false: 'non', true: 'oui' },
    },
  },
  piece: pieceNames(lexicon),
  ending: { five: 'Cinq points de développement', guild: 'Second passage du maître de la guilde' },
  source: {
    offices: 'Comptoirs',
    bonuses: 'Bonus',
    raidMarkers: 'Marqueurs de pillage',
    ore: 'Minerai',
    furs: 'Fourrures',
    amber: 'Ambre',
    salt: 'Sel',
  },
  cities: lexicon.cities,
  board: {
    seat: seat => ['Vert', 'Jaune', 'Bleu', 'Rouge'][seat]!,
    round: 'Manche',
    order: 'ordre',
    supply: 'Réserve',
    chips: 'jetons',
    goods: 'marchandises',
    groups: 'En vente',
    bids: 'Enchères',
    guild: 'maître de la guilde',
    end: 'marqueur de fin',
    crossings: 'passages',
    routes: 'routes',
    office: 'comptoir',
    raid: 'pillée par',
    bonuses: 'bonus',
    left: 'restent',
    markers: 'marqueurs de pillage',
    second: 'second à obtenir',
    development: 'développement',
    points: 'points',
    unsure: 'incertains',
    at: 'à',
    offers: 'Offres',
    hidden: '?',
    nothing: '-',
    sure: 'connus',
    doubts: 'Incertain',
    common: 'Connu de tous',
    reach: 'À portée',
    steps: 'pas',
    cost: 'prix',
    build: 'Comptoirs possibles',
    lacks: 'manque',
    promised: 'Promis',
    now: 'Maintenant',
    asked: 'à jouer',
    may: 'peut agir',
    made: 'offres faites',
    over: 'Fini',
    options: 'Options',
    edition: 'édition',
    down: 'caché',
    rank: 'rang',
  },
};
