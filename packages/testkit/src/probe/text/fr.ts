import type { Phrase } from '@kontor/core';
import { goodsIn, isAsked, list, type Voice, waiting, who } from './voice.ts';

const piece = { tea: 'thé', salt: 'sel', cloth: 'drap', amber: 'ambre' };
const goods = goodsIn(piece);
const boats = (n: number): string => (n === 0 ? 'aucun bateau' : n === 1 ? 'un bateau' : `${n} bateaux`);
const points = (n: number): string => (n === 1 ? 'un point' : `${n} points`);

export const fr: Voice = {
  title: 'Probe',
  tagline: 'Un petit marché qui met le noyau à l’épreuve.',
  minute: [
    'Vous voulez des points : pour les meilleures mises, pour les marchandises de votre contrat et pour les pièces.',
    'À chaque manche, tous envoient en secret des bateaux vers une caisse, puis misent tour à tour une ou deux marchandises.',
    'La partie finit après la dernière manche, ou quand la réserve est vide.',
    'Les débutants oublient que seul un nombre que personne d’autre n’a choisi gagne la caisse.',
  ],
  move(move, view) {
    const named = goodsIn(piece, view.kinds);
    switch (move.type) {
      case 'look':
        return ['Regarder dans la caisse'];
      case 'leave':
        return ['Laisser la caisse fermée'];
      case 'choose':
        return [move.boats === 0 ? 'N’envoyer aucun bateau' : `Envoyer ${boats(move.boats)}`];
      case 'bid':
        return ['Miser ', ...named(move.goods)];
      case 'pass':
        return ['Passer'];
      case 'offer':
        return ['Proposer à ', who(move.to), ' ', ...named(move.give), ' contre ', ...named(move.ask)];
      case 'withdraw':
        return ['Retirer votre offre'];
      case 'accept':
        return ['Accepter l’offre de ', who(move.from)];
      case 'decline':
        return ['Refuser l’offre de ', who(move.from)];
    }
  },
  event(event): Phrase {
    switch (event.type) {
      case 'round':
        return [`La manche ${event.round} commence ; `, who(event.starter), ' ouvre'];
      case 'looked':
        return [
          who(event.seat),
          ' regarde dans la caisse',
          ...('secret' in event ? [' : ', ...goods([event.secret.kind])] : []),
        ];
      case 'left':
        return [who(event.seat), ' laisse la caisse fermée'];
      case 'chose':
        return [
          who(event.seat),
          event.again ? ' choisit de nouveau' : ' a choisi',
          ...('secret' in event ? [` : ${boats(event.secret.boats)}`] : []),
        ];
      case 'opened':
        return event.boats.flatMap((n, seat) => [
          ...(seat > 0 ? [', '] : []),
          who(seat),
          n === 0 ? ' n’envoie aucun bateau' : ` envoie ${boats(n)}`,
        ]);
      case 'crate':
        return event.to === undefined
          ? ['Personne n’obtient la caisse : ', ...goods([event.kind])]
          : [who(event.to), ' obtient la caisse : ', ...goods([event.kind])];
      case 'bid':
        return [who(event.seat), ' mise ', ...goods(event.goods)];
      case 'passed':
        return [who(event.seat), ' passe'];
      case 'prize':
        return [who(event.seat), ` a la meilleure mise : ${points(event.points)}`];
      case 'drew':
        return [
          who(event.seat),
          ' pioche une marchandise',
          ...('secret' in event ? [' : ', ...goods([event.secret.kind])] : []),
        ];
      case 'offered':
        return [
          who(event.seat),
          ' propose à ',
          who(event.to),
          ' ',
          ...goods(event.give),
          ' contre ',
          ...goods(event.ask),
        ];
      case 'withdrawn':
        return [who(event.seat), ' retire son offre'];
      case 'traded':
        return [
          who(event.seat),
          ' prend à ',
          who(event.from),
          ' ',
          ...goods(event.give),
          ' contre ',
          ...goods(event.ask),
        ];
      case 'declined':
        return [who(event.seat), ' refuse l’offre de ', who(event.from)];
      case 'lapsed':
        return ['L’offre de ', who(event.seat), ' tombe'];
      case 'over':
        return [
          event.ending === 'empty'
            ? 'La réserve est vide : la partie est finie'
            : 'La dernière manche est jouée : la partie est finie',
        ];
    }
  },
  prompt(view, viewer) {
    if (view.phase === 'over') return { asks: ['La partie est finie'], goodFor: ['Mains et contrats sont révélés.'] };
    if (!isAsked(view, viewer))
      return {
        asks: ['Au tour de ', ...list(waiting(view), 'et de')],
        goodFor: ['En attendant, vous pouvez faire des offres ou y répondre.'],
      };
    if (view.phase === 'look')
      return {
        asks: ['Regarder dans la caisse ?'],
        goodFor: ['Qui sait ce qu’elle contient sait combien de bateaux elle vaut.'],
      };
    if (view.phase === 'choose')
      return {
        asks: ['Combien de bateaux envoyez-vous ?'],
        goodFor: ['Le plus grand nombre choisi par une seule personne gagne la caisse.'],
      };
    return {
      asks: ['Misez, ou passez'],
      goodFor: [`La meilleure mise de la manche rapporte ${points(view.options.prize === 'high' ? 5 : 3)}.`],
    };
  },
  rule: {
    'PR-1.1': {
      title: 'Marchandises',
      body: 'Deux à quatre joueurs ; une réserve de plusieurs sortes de marchandises, qu’un paquet peut remplacer.',
    },
    'PR-1.2': { title: 'Mains', body: 'Chacun a trois marchandises cachées et six pièces.' },
    'PR-1.3': { title: 'Contrats', body: 'Chacun regarde son propre contrat ; tous sont différents.' },
    'PR-1.4': {
      title: 'Quelque chose à deviner',
      body: 'On peut se passer des offres, mais pas en même temps des contrats.',
    },
    'PR-1.5': { title: 'Le prix', body: 'La meilleure mise rapporte cinq points, ou trois.' },
    'PR-2.1': {
      title: 'La manche',
      body: 'Regarder, envoyer les bateaux, ouvrir la caisse, miser ; puis le suivant ouvre.',
    },
    'PR-2.2': { title: 'La caisse', body: 'Son contenu se décide quand quelqu’un le voit.' },
    'PR-2.3': {
      title: 'Un coup d’œil',
      body: 'Seul le premier joueur peut regarder. Personne n’échange pendant ce temps.',
    },
    'PR-3.1': { title: 'Bateaux', body: 'Tous choisissent en secret de zéro à trois bateaux, au plus un par pièce.' },
    'PR-3.2': { title: 'Changer d’avis', body: 'Tant que tous n’ont pas choisi, vous pouvez prendre un autre nombre.' },
    'PR-3.3': { title: 'Qui gagne', body: 'Le plus grand nombre choisi par une seule personne gagne et se paie.' },
    'PR-3.4': { title: 'La caisse est gagnée', body: 'Le gagnant montre la caisse et la prend en main.' },
    'PR-3.5': {
      title: 'Personne ne gagne',
      body: 'Le premier joueur prend la caisse. (Édition 1 : elle est défaussée.)',
    },
    'PR-4.1': { title: 'Mises', body: 'Une ou deux marchandises de votre main, ou passer.' },
    'PR-4.2': { title: 'Jamais deux fois', body: 'Aucune mise ne peut être égale à une mise déjà posée.' },
    'PR-4.3': {
      title: 'La meilleure mise',
      body: 'Plus de marchandises l’emportent ; puis la somme des sortes, puis la mise la plus ancienne.',
    },
    'PR-4.4': { title: 'Débarrasser', body: 'Les mises sont défaussées, puis chacun pioche une marchandise.' },
    'PR-5.1': {
      title: 'Offres',
      body: 'Une ou deux marchandises de votre main contre une ou deux de n’importe quelle sorte.',
    },
    'PR-5.2': {
      title: 'Une à la fois',
      body: 'Ce qui est offert reste à côté. Une offre ouverte, deux au plus par manche.',
    },
    'PR-5.3': { title: 'Retirer', body: 'Vous pouvez retirer votre offre ouverte.' },
    'PR-5.4': { title: 'Répondre', body: 'Accepter avec les marchandises demandées, ou refuser.' },
    'PR-5.5': {
      title: 'Tomber',
      body: 'Une offre tombe quand l’autre a trop peu de marchandises, et à la fin de la manche.',
    },
    'PR-6.1': { title: 'La fin', body: 'Après la dernière manche, ou celle où la réserve s’est vidée.' },
    'PR-6.2': { title: 'Points', body: 'Les prix, trois par marchandise de votre contrat, un pour deux pièces.' },
  },
  option: {
    contracts: { title: 'Contrats', body: 'Si chacun a un contrat caché.', values: { true: 'Oui', false: 'Non' } },
    offers: { title: 'Offres', body: 'Si l’on peut échanger.', values: { true: 'Oui', false: 'Non' } },
    prize: {
      title: 'Prix',
      body: 'Ce que rapporte la meilleure mise d’une manche.',
      values: { high: 'Cinq points', low: 'Trois points' },
    },
  },
  piece,
  ending: { rounds: 'Toutes les manches sont jouées', empty: 'La réserve est vide' },
  source: { prizes: 'Prix', contract: 'Contrat', coins: 'Pièces' },
  board: {
    round: 'Manche',
    starter: 'ouvre',
    phase: 'Phase',
    turn: 'au tour de',
    pile: 'Réserve',
    discard: 'Défausse',
    bank: 'Banque',
    crate: 'Caisse vue par',
    hand: 'main',
    known: 'connu',
    coins: 'pièces',
    points: 'points',
    contract: 'contrat',
    chosen: 'bateaux choisis',
    score: 'total',
    bids: 'Mises',
    offers: 'Offres',
    offersMade: 'offres faites',
    edition: 'Édition',
    options: 'Options',
    ending: 'Fini',
  },
};
