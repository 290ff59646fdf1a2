import { ruleTexts } from './voice.ts';

export const rules = ruleTexts({
  'HB-1.1': [
    'Ce que chacun possède',
    '1 bière, 1 sucre, 1 tissu, 1 bois, 1 brique et 5 navires, dont un mouille dans le bassin 3. Le pion attend au centre de la roue.',
  ],
  'HB-1.2': [
    'Premier joueur',
    'Le premier joueur est tiré au sort. À partir de lui, dans le sens horaire, on reçoit 1, 2, 3… points de prestige et 10, 20, 30… en argent.',
  ],
  'HB-1.3': [
    'Le plateau au départ',
    'Chaque marchandise vaut 100. Chacune des six églises a cinq jetons Don. Achever une église rapporte, dans l’ordre, 8, 7, 6, 5, 4 puis 3 points.',
  ],
  'HB-1.4': [
    'Terrains et notables',
    'Le plan compte 28 terrains, chacun pour un type de bâtiment : 5 brasseurs, 5 raffineurs, 5 drapiers, 3 marchands, 3 capitaines, 7 notables. Les notables forment une pile : trois conseillers, trois pasteurs, le maire.',
  ],
  'HB-1.5': [
    'Tout est visible',
    'Tous les biens sont publics et rien ne s’échange entre joueurs. Seuls les navires (5 chacun), les cloches (1 chacun) et les 3 Hollandais sont limités. Aucun prix ne descend sous 50.',
  ],
  'HB-1.6': [
    'Payer comptant',
    'Tout coût est payé en entier au moment voulu, avec ses propres biens. Il n’y a pas de dettes.',
  ],
  'HB-2.1': [
    'La roue',
    'Dans le sens horaire : Sucre, Église, Commerce, Tissu, Hôtel de ville, Bière, Commerce, Chantier naval.',
  ],
  'HB-2.2': [
    'Avancer sur la roue',
    'Le premier déplacement mène où l’on veut, gratuitement. Ensuite, 1 à 3 cases sont gratuites et chaque case de plus coûte 1 point de prestige possédé avant le déplacement. Un tour complet coûte 5. On ne peut pas rester sur place.',
  ],
  'HB-2.3': [
    'Une action par tour',
    'Dans le sens horaire, chacun doit avancer et dispose de la seule action de sa case. La production se fait d’elle-même ; toute autre action peut être négligée ou interrompue, sauf l’Église avec deux jetons non marqués d’une même sorte. Le tour s’achève quand son joueur le termine.',
  ],
  'HB-3.1': ['Production', 'Vous recevez 1 unité de la marchandise et 1 de plus par producteur que vous possédez.'],
  'HB-4.1': [
    'Vendre par navire',
    'Chacun de vos navires sert une fois par action et porte une seule marchandise : jusqu’à 3, 2 ou 1 unités depuis le bassin 3, 2 ou 1, au prix du tableau. Le chargement se fait tout seul.',
  ],
  'HB-4.2': [
    'Vente directe',
    'Dans la même action, on peut vendre directement toute marchandise pour 30 l’unité, même sans navire.',
  ],
  'HB-4.3': ['Vendre ne change rien d’autre', 'Ni les prix ni les navires ne bougent lors d’une vente.'],
  'HB-4.4': [
    'Acheter des matériaux',
    'Bois, briques et cloches au choix, 10 pièces au plus. Le prix vaut pour l’ensemble : 20, 50, 100, 150, 200, 260, 330, 410, 500, 600. Personne ne possède plus d’une cloche.',
  ],
  'HB-4.5': ['Vendre ou acheter', 'Au Commerce, on vend des marchandises ou on achète des matériaux, jamais les deux.'],
  'HB-5.1': [
    'Construire des navires',
    'Chaque nouveau navire coûte 1 bois et entre dans le bassin 3. Autant qu’on veut par tour, l’un après l’autre.',
  ],
  'HB-5.2': [
    'Le port se décale',
    'Un bassin a autant de places qu’il y a de joueurs. Si le bassin 3 est plein, tout se décale d’abord : le bassin 1 se vide (les navires rentrent, les Hollandais quittent la partie), 2 passe en 1, 3 passe en 2.',
  ],
  'HB-5.3': [
    'Navires en réserve',
    'Un navire rentré peut être reconstruit au même tour. Sans navire en réserve, on ne construit que si le bassin 3 est plein et qu’un de ses navires est dans le bassin 1.',
  ],
  'HB-6.1': [
    'Faire des dons',
    'Autant de dons qu’on veut, mais à une seule église par action. Le 1er coûte une brique ; le 2e brique et bois ; le 3e 20 de plus ; le 4e 40 de plus ; le 5e brique, bois, cloche et 10 par citoyen que l’on a sur le plan.',
  ],
  'HB-6.2': [
    'Prendre un jeton',
    'Chaque don prend un des jetons restants de l’église. Le premier don à une église prend toujours le cinq.',
  ],
  'HB-6.3': [
    'Achever une église',
    'Le cinquième don achève l’église : son auteur reçoit le dernier jeton et la prime, et devient bâtisseur d’église. Tous les donateurs gardent leur voisinage. Une église achevée n’accepte plus de dons.',
  ],
  'HB-6.4': [
    'Marquer des jetons',
    'Après les dons, on peut marquer ses jetons encore non marqués. Chacun rapporte sa valeur du moment et reste retourné pour toujours. Qui a marqué ne donne plus pendant ce tour.',
  ],
  'HB-6.5': [
    'Valeur des jetons',
    '5 points ; 1 par jeton possédé ; 2 par navire que l’on a dans le port ; 5 ou 4 par bâtiment du type indiqué ; 4 ou 3 par citoyen que l’on a dans la paroisse (cathédrale : 1 par citoyen où qu’il soit).',
  ],
  'HB-6.6': [
    'Un seul jeton non marqué par sorte',
    'L’action Église ne peut finir avec deux jetons non marqués de la même sorte. Marquez-en un.',
  ],
  'HB-6.7': ['Marquer sans donner', 'On peut marquer des jetons sans avoir fait de don.'],
  'HB-7.1': [
    'Bâtir',
    'Un bâtiment coûte 1 bois et 1 brique, place un citoyen sur le terrain et agit aussitôt. Autant qu’on veut par tour, mais un seul notable.',
  ],
  'HB-7.2': [
    'Où bâtir',
    'Le terrain doit être libre et relié par une ligne à l’un de ses citoyens ou à une église à laquelle on a donné. Les citoyens de ce tour comptent.',
  ],
  'HB-7.3': ['Bâtisseurs d’église', 'Qui a achevé une église bâtit sur n’importe quel terrain libre.'],
  'HB-7.4': [
    'Producteurs',
    'Brasseur, raffineur et drapier produisent pour toujours 1 unité de plus. Le prix de la marchandise baisse aussitôt de 10.',
  ],
  'HB-7.5': ['Marchand', 'Rapporte aussitôt 100.'],
  'HB-7.6': [
    'Capitaine',
    'Un Hollandais entre d’abord dans le bassin 3, puis un navire du joueur, sans bois. S’il n’y en a pas en réserve et que le décalage n’en ramène aucun, aucun navire n’entre.',
  ],
  'HB-7.7': [
    'Notables',
    'Le conseiller rapporte 10 par citoyen sur le plan, le pasteur 10 par don, le maire 60 par église achevée ; tous les joueurs comptent.',
  ],
  'HB-8.1': ['La fin', 'La partie s’arrête aussitôt que la sixième église est achevée.'],
  'HB-8.2': [
    'Décompte final',
    'Tous les jetons restants sont marqués, chaque marchandise et chaque matériau se vend 50, puis chaque centaine achète 1 point de prestige.',
  ],
  'HB-8.3': [
    'Qui gagne',
    'Le plus de points de prestige, puis le plus d’argent restant ; les joueurs encore à égalité partagent la place.',
  ],
  'HB-9.1': [
    'Notables bleus',
    'Chanoine : un don pour une brique. Maître de guilde : 30 par marchandise. Capitaine du port : 40 par navire dans le port. Diacre : 30 par jeton. Marguillier : 50 par église où l’on a un jeton. Maître bâtisseur : 20 par citoyen. Bailli : 40 par paroisse où l’on a un citoyen. Seul compte ce que l’on possède, le nouveau citoyen compris.',
  ],
  'HB-9.2': ['Variante experte', 'Tous les notables bleus sont visibles ; on choisit l’un de ceux qui restent.'],
  'HB-9.3': [
    'Variante au hasard',
    'Les notables bleus sont mélangés, face cachée. Seul le premier est visible et peut être bâti ; le suivant est alors dévoilé, et cela ne peut être repris.',
  ],
  'HB-9.4': ['Le plan', 'On joue à Hambourg ou à Londres. Les deux plans sont des reconstitutions.'],
  'HB-9.5': [
    'Chanoine',
    'On peut aussitôt faire un don à l’église inachevée de son choix pour une seule brique, quel que soit son rang. Sans brique, ou si l’on refuse, l’effet est perdu.',
  ],
  'HB-10.1': ['Exemple : six premiers tours', 'Rouge, Bleu et Vert jouent les six premiers tours.'],
  'HB-10.2': [
    'Exemple : production',
    'Sans brasseur, avec trois raffineurs et un drapier, on produit 1 bière, 4 sucres ou 2 tissus.',
  ],
  'HB-10.3': [
    'Exemple : vente',
    'Trois bières à 70 du bassin 3 et un sucre à 80 du bassin 1 rapportent 290 ; un second sucre, 30 de plus.',
  ],
  'HB-10.4': ['Exemple : achat', 'Deux bois, deux briques et une cloche coûtent 200.'],
  'HB-10.5': [
    'Exemple : le port',
    'À quatre, avec trois navires dans le bassin 3, le second de deux nouveaux navires décale le port.',
  ],
  'HB-10.6': [
    'Exemple : dons',
    'Troisième et quatrième ensemble : 2 briques, 2 bois, 60. Quatrième et cinquième avec cinq citoyens : 2 briques, 2 bois, une cloche, 90 ; puis 8 points.',
  ],
  'HB-10.7': [
    'Exemple : jetons',
    'Quatre navires donnent 8 à un jeton Navire, trois citoyens à 4 donnent 12, cinq jetons donnent 5.',
  ],
  'HB-10.8': ['Exemple : notables', 'Sept dons et neuf citoyens : maire 0, pasteur 70, conseiller 90.'],
  'HB-10.9': [
    'Exemple : notables bleus',
    '2 navires, 4 marchandises, 3 jetons de 2 églises, 5 citoyens dans 3 paroisses : maître de guilde 120, capitaine du port 80, diacre 90, marguillier 100, maître bâtisseur 100, bailli 120.',
  ],
  'HB-10.10': [
    'Exemple : la roue',
    'Depuis Sucre : Église, Commerce et Tissu sont gratuits, Hôtel de ville coûte 1 point, Bière 2, Sucre à nouveau 5.',
  ],
  'HB-10.11': ['Exemple : positions', 'Les positions des exemples de notables sur le plan de Hambourg.'],
  'HB-10.12': [
    'Exemple : prix',
    'Deux drapiers et un brasseur : la bière passe de 90 à 80, le tissu de 80 à 60, le sucre reste à 70.',
  ],
  'HB-10.13': [
    'Exemple : premier joueur',
    'Vert commence, puis Bleu, puis Rouge : 1, 2, 3 points et 10, 20, 30 en argent.',
  ],
  'HB-10.14': [
    'Exemple : voisinage',
    'Sans don, on ne peut rien bâtir ; les donateurs d’une église achevée bâtissent toujours à côté d’elle.',
  ],
  'HB-11.1': [
    'Erreurs des règles imprimées',
    'Là où les textes imprimés se contredisent, ce jeu suit le tableau des prix du dépôt et fait payer le premier don d’une brique.',
  ],
});
