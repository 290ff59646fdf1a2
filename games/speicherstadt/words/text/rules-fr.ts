import type { Voice } from './voice.ts';

/** Le livret de règles en français. */
export const rules: Voice['rule'] = {
  'SP-1.1': {
    title: 'Les cartes',
    body: 'Il y a 54 cartes de commerce en quatre saisons, plus le quatrième incendie : commandes, pompiers, navires, comptoirs, incendies, la banque, cinq négociants, l’entrepôt, deux églises, le port et la chambre de commerce.',
  },
  'SP-1.2': {
    title: 'Les marchandises',
    body: 'Il y a 9 cubes de café, de thé, de safran, de caoutchouc et de tapis. Tous commencent dans le sac ; ce qui est utilisé va à la réserve et ne retourne jamais dans le sac.',
  },
  'SP-1.3': { title: 'Au départ', body: 'Vous commencez avec 5 pièces, une halle, 3 ouvriers et aucun point.' },
  'SP-1.4': {
    title: 'Cartes écartées',
    body: 'À 2 joueurs, on écarte le port et le plus faible pompier d’automne ; à 3 ou 5, l’église des bateliers et ce même pompier ; à 4, rien. Cela donne 16, 12, 10 ou 8 manches à 2, 3, 4 ou 5 joueurs.',
  },
  'SP-1.5': {
    title: 'La pioche',
    body: 'Les saisons se suivent : hiver, printemps, été, automne, puis le quatrième incendie. Au sein d’une saison, n’importe quelle carte peut venir. Le sort désigne qui a d’abord la pièce en métal.',
  },
  'SP-1.6': {
    title: 'Valeurs des cartes',
    body: 'Les commandes demandent 2, 3 ou 4 marchandises et rapportent 5, 8 ou 11 points. Les pompiers valent de 1 à 5, les incendies 1, 2, 3 et 4 points. Une partie de ces valeurs est reconstituée.',
  },
  'SP-1.7': {
    title: 'Paquet de cartes',
    body: 'Qui possède le jeu peut remplacer les valeurs imprimées par un paquet. Il énumère les 54 cartes ; un paquet qui ne convient pas est refusé, avec le nom de la carte en cause.',
  },
  'SP-2.1': {
    title: 'Retourner les cartes',
    body: 'À chaque manche, on retourne de gauche à droite 3, 4, 5 ou 6 cartes à 2, 3, 4 ou 5 joueurs. Elles seules sont à vendre.',
  },
  'SP-2.2': {
    title: 'Les navires arrivent chargés',
    body: 'Un navire reçoit 3 marchandises du sac dès qu’il est retourné.',
  },
  'SP-2.3': {
    title: 'Un incendie parmi les cartes',
    body: 'Un incendie retourné est résolu aussitôt ; la carte suivante prend ensuite sa place.',
  },
  'SP-2.4': {
    title: 'La dernière manche',
    body: 'S’il ne reste que le quatrième incendie dans la pioche, la manche est la dernière. S’il ne reste que le troisième et le quatrième au moment de retourner des cartes, tous deux sont résolus et la partie s’arrête.',
  },
  'SP-3.1': {
    title: 'Placer les ouvriers',
    body: 'À partir du premier joueur, dans le sens horaire et trois fois de suite : placez un ouvrier au-dessus d’une carte, derrière ceux qui s’y trouvent. On doit placer. Une file compte 8 ouvriers au plus.',
  },
  'SP-3.2': {
    title: 'Fin de la demande',
    body: 'Quand chacun a placé 3 ouvriers, l’achat commence. Jusque-là, on ne fait que placer des ouvriers.',
  },
  'SP-4.1': {
    title: 'Acheter ou renoncer',
    body: 'Les cartes se vendent de gauche à droite. Le propriétaire de l’ouvrier du bas décide en premier : acheter pour autant de pièces qu’il y a d’ouvriers, ou renoncer.',
  },
  'SP-4.2': {
    title: 'Acheter',
    body: 'Vous payez et posez la carte devant vous ; elle sert dès maintenant. Tous les ouvriers de cette file rentrent.',
  },
  'SP-4.3': {
    title: 'Renoncer',
    body: 'Votre ouvrier rentre, le prix baisse d’une pièce et le suivant dans la file décide. Si vos pièces ne suffisent pas, vous renoncez d’office. On vous interroge une fois par ouvrier.',
  },
  'SP-4.4': {
    title: 'Personne n’achète',
    body: 'Une carte que personne n’achète est défaussée. Les marchandises d’un navire défaussé vont à la réserve.',
  },
  'SP-4.5': {
    title: 'Pas de troc',
    body: 'La pièce en métal n’est pas de l’argent, et les joueurs n’échangent ni ne se donnent jamais rien.',
  },
  'SP-5.1': {
    title: 'Chargement',
    body: 'À partir du premier joueur, dans le sens horaire, quiconque a des marchandises fait autant de coups de chargement qu’il veut, puis termine. Qui n’en a pas passe son tour.',
  },
  'SP-5.2': {
    title: 'Marchandises à quai',
    body: 'Les marchandises des navires achetés dans la manche sont à quai. On peut utiliser celles-ci et celles de son entrepôt et de sa halle. Ce qui reste à quai à la fin va à la réserve. Les navires vides restent chez vous.',
  },
  'SP-5.3': {
    title: 'Commandes',
    body: 'Posez une marchandise sur un symbole libre de sa sorte. Une commande peut se remplir peu à peu ; ce qui est posé n’en repart jamais.',
  },
  'SP-5.4': {
    title: 'Négociants',
    body: 'Votre négociant achète autant de marchandises de sa sorte que vous voulez, pour 1 pièce chacune.',
  },
  'SP-5.5': {
    title: 'L’entrepôt',
    body: 'Son propriétaire y garde jusqu’à 4 marchandises, les utilise plus tard et marque 1 point pour chacune à la fin.',
  },
  'SP-5.6': {
    title: 'Halle : échanger',
    body: 'Donnez 3 marchandises à la réserve et prenez-en 1 qui s’y trouvait déjà et dont la sorte diffère des trois. On peut recommencer et l’utiliser aussitôt. On ne touche jamais au sac.',
  },
  'SP-5.7': {
    title: 'Halle : vendre',
    body: 'Donnez 2 marchandises au choix à la réserve pour 1 pièce. On peut recommencer.',
  },
  'SP-5.8': { title: 'Halle : garder', body: 'La halle garde au plus 1 marchandise.' },
  'SP-5.9': {
    title: 'L’un après l’autre',
    body: 'On charge strictement dans l’ordre, car la réserve est commune : ce que l’un abandonne, un autre peut l’obtenir en échange.',
  },
  'SP-5.10': {
    title: 'Faire de la place',
    body: 'Les marchandises gardées ne quittent l’entrepôt et la halle que pour servir, ou pour céder la place à une marchandise à quai d’une autre sorte ; elles vont alors à la réserve. De la halle, une marchandise peut passer dans un entrepôt qui a de la place.',
  },
  'SP-5.11': {
    title: 'Laquelle est utilisée',
    body: 'On utilise d’abord les marchandises à quai, puis celle de la halle, puis celles de l’entrepôt.',
  },
  'SP-5.12': { title: 'Rien à faire', body: 'Qui garde des marchandises sans pouvoir rien en faire passe son tour.' },
  'SP-5.13': {
    title: 'Tout décharger d’un coup',
    body: 'Un seul coup range toutes les marchandises à quai qui n’ont qu’une seule place logique : la seule commande à laquelle elles manquent, le négociant, l’entrepôt ou, pour une marchandise seule, la halle vide.',
  },
  'SP-6.1': {
    title: 'Revenu',
    body: 'Vous recevez 1 pièce, 1 de plus si vous n’avez rien acheté dans la manche, et 1 de plus avec la banque.',
  },
  'SP-6.2': {
    title: 'La pièce en métal',
    body: 'La pièce en métal passe au voisin de gauche, qui commence la manche suivante.',
  },
  'SP-6.3': { title: 'Assez de pièces', body: 'Les pièces ne manquent jamais.' },
  'SP-7.1': {
    title: 'Incendie',
    body: 'Chacun additionne les valeurs de ses pompiers. La somme la plus forte gagne les points de l’incendie, la plus faible en perd autant, aussitôt. Le score peut devenir négatif.',
  },
  'SP-7.2': {
    title: 'Égalité lors d’un incendie',
    body: 'À égalité, tous gagnent ou tous perdent. Si toutes les sommes sont égales, il ne se passe rien.',
  },
  'SP-7.3': {
    title: 'Le quatrième incendie',
    body: 'Après le revenu de la dernière manche, le quatrième incendie est résolu. Puis la partie s’arrête.',
  },
  'SP-8.1': {
    title: 'Décompte final',
    body: 'Commandes complètes 5, 8 ou 11 ; négociants 1 chacun ; église des bateliers 3, Saint-Michel 4 ; comptoirs 2, 5, 9 ou 14 pour un à quatre ; entrepôt 1 par marchandise ; port 1 par navire possédé ; chambre de commerce 1 par pièce ; plus les points des incendies. Seul son propriétaire utilise et compte une carte.',
  },
  'SP-8.2': {
    title: 'Le vainqueur',
    body: 'Le plus de points l’emporte ; à égalité, le plus de pièces ; si tout est égal, la victoire est partagée.',
  },
  'SP-9.1': {
    title: 'Exemple : chargement',
    body: 'Deux navires apportent caoutchouc, thé, tapis, caoutchouc, thé et safran : un caoutchouc et un thé vont sur une grande commande, le tapis dans la halle, un thé au goûteur pour 1 pièce, le second caoutchouc et le safran se vendent dans la halle pour 1 pièce. Rien n’est perdu.',
  },
  'SP-9.2': {
    title: 'Exemple : banque',
    body: 'Avec la banque, vous recevez 2 pièces dans une manche avec achat et 3 sans ; tous les autres 1 et 2.',
  },
};
