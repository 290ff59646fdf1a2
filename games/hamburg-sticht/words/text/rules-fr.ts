import type { RuleTexts } from './voice.ts';

export const rules: RuleTexts = {
  'HS-1.1': {
    title: 'Les cartes',
    body: '54 cartes : bleu, jaune, rouge et vert, chacune de 1 à 12, et six jokers qui montrent 1/2, 3/4, 5/6, 7/8, 9/10 et 11/12.',
  },
  'HS-1.2': {
    title: 'La donne',
    body: 'Chacun reçoit 13 cartes. Une de plus est retournée : le marqueur. Les cartes restantes (27, 14 ou 1 à deux, trois ou quatre joueurs) ne sont vues de personne pendant cette manche.',
  },
  'HS-1.3': {
    title: 'Qui donne, qui entame',
    body: 'Le premier donneur est tiré au sort. Le joueur à sa gauche entame le premier pli. À la manche suivante, c’est au joueur suivant, dans le sens horaire, de donner.',
  },
  'HS-1.4': {
    title: 'Durée de la partie',
    body: 'On joue jusqu’à ce que chacun ait donné deux fois : quatre, six ou huit manches.',
  },
  'HS-2.1': { title: 'Carte seule', body: 'Une carte. Un joker joué seul compte pour son nombre le plus élevé.' },
  'HS-2.2': {
    title: 'Paire, brelan, carré',
    body: 'Deux, trois ou quatre cartes de même valeur. On ne peut pas en jouer cinq.',
  },
  'HS-2.3': {
    title: 'Ruelle, rue, grand-route',
    body: 'Trois, quatre ou exactement cinq valeurs qui se suivent, de couleurs mélangées. Après le 12, il n’y a pas de 1. Les suites mélangées de six cartes ou plus n’existent pas.',
  },
  'HS-2.4': {
    title: 'Les jokers dans une combinaison',
    body: 'Un joker prend celui de ses deux nombres qui rend la combinaison possible ; il n’y en a jamais qu’un. Une suite accepte jusqu’à trois jokers, des cartes de même valeur un seul.',
  },
  'HS-2.5': {
    title: 'Hamburg sticht',
    body: 'De trois à douze valeurs qui se suivent dans une seule couleur : c’est le seul atout. Les jokers n’ont pas de couleur et n’en font pas partie, sauf si la table en a décidé autrement.',
  },
  'HS-2.6': {
    title: 'Une seule couleur, c’est toujours l’atout',
    body: 'Trois cartes ou plus qui se suivent dans une couleur sont toujours un Hamburg sticht, même à l’entame ; on ne peut pas les jouer comme ruelle, rue ou grand-route. Une suite avec joker n’est jamais d’une seule couleur, sauf si la table admet les jokers dans le Hamburg sticht.',
  },
  'HS-2.7': {
    title: 'Ce qui bat',
    body: 'Les cartes de même valeur se comparent par leur valeur, les suites par leur carte la plus haute. Seule la même combinaison, plus haute, peut battre. Un brelan ne bat jamais une paire.',
  },
  'HS-3.1': {
    title: 'Qui entame doit jouer',
    body: 'Celui qui entame un pli pose une combinaison et ne peut pas passer.',
  },
  'HS-3.2': {
    title: 'Votre tour dans un pli',
    body: 'Dans le sens horaire, chaque joueur qui a encore des cartes passe, joue la même combinaison plus haute ou joue un Hamburg sticht.',
  },
  'HS-3.3': { title: 'Personne n’est obligé de battre', body: 'Vous pouvez passer même si vous pourriez battre.' },
  'HS-3.4': {
    title: 'Passer n’est pas définitif',
    body: 'Si vous avez passé et que quelqu’un joue ensuite, c’est de nouveau à vous de répondre dans le même pli.',
  },
  'HS-3.5': {
    title: 'Ramasser le pli',
    body: 'Quand tous les autres qui ont des cartes ont passé à la suite, l’auteur de la dernière combinaison ramasse toutes les cartes du pli, face cachée, et entame le suivant.',
  },
  'HS-3.6': {
    title: 'Hamburg sticht ramasse aussitôt',
    body: 'Un Hamburg sticht prend le pli immédiatement, quoi qu’il y ait sur la table. Personne ne peut répondre et le même joueur entame ensuite.',
  },
  'HS-3.7': {
    title: 'Finir',
    body: 'La combinaison qui vide votre main peut encore être battue. Si personne ne le fait, le pli est à vous.',
  },
  'HS-3.8': {
    title: 'Si le gagnant n’a plus de cartes',
    body: 'C’est alors au prochain joueur qui a encore des cartes, dans le sens horaire, d’entamer, même après un Hamburg sticht.',
  },
  'HS-3.9': {
    title: 'Les annonces',
    body: 'À table, on annoncerait « Hamburg sticht » et « je passe ». Ici, le programme s’en charge.',
  },
  'HS-3.10': { title: 'Vos propres cartes', body: 'On joue des cartes de sa propre main, chacune une seule fois.' },
  'HS-4.1': {
    title: 'Fin d’une manche',
    body: 'La manche se termine à l’instant où un seul joueur a encore des cartes. Il ne peut plus répondre ; un pli ouvert va à l’auteur de sa dernière combinaison. Viennent ensuite la dernière main, les points de place, les points de bonus et le donneur suivant.',
  },
  'HS-4.2': {
    title: 'La dernière main',
    body: 'Les cartes du dernier joueur vont à celui qui a fini le premier et comptent parmi ses plis.',
  },
  'HS-4.3': {
    title: 'Points de place',
    body: 'Dans l’ordre où l’on finit : 1 et 0 point à deux, 2, 1, 0 à trois, 3, 2, 1, 0 à quatre.',
  },
  'HS-4.4': {
    title: 'Points de bonus',
    body: 'Un point pour chaque carte ramassée qui montre le nombre du marqueur. Un joker montre ses deux nombres, quelle que soit la valeur jouée. Le marqueur lui-même n’appartient à personne.',
  },
  'HS-4.5': {
    title: 'Un joker comme marqueur',
    body: 'Si le marqueur est un joker, ses deux nombres rapportent : huit cartes. Aucune carte ne compte deux fois.',
  },
  'HS-4.6': {
    title: 'Victoire',
    body: 'Après la dernière manche, le plus de points l’emporte. En cas d’égalité, la victoire est partagée.',
  },
  'HS-4.7': { title: 'Ce qui ne compte pas', body: 'Le nombre de plis et les couleurs des cartes ne rapportent rien.' },
  'HS-5.1': {
    title: 'Ce que l’on voit',
    body: 'Sa main, le nombre de cartes des autres, le pli en cours, le marqueur, qui a fini, les scores et la taille des piles de plis. L’option de table « mémoire » décide si les cartes ramassées peuvent être revues.',
  },
  'HS-5.2': {
    title: 'Ce qui reste caché',
    body: 'Pendant une manche, personne ne voit la main d’un autre ni les cartes non distribuées. Au décompte, tous voient la dernière main et les cartes bonus de chaque pile.',
  },
  'HS-6.1': {
    title: 'Exemple : points de bonus',
    body: 'Si le marqueur est un 7, il y a au plus quatre points de bonus : les trois autres 7 et le joker 7/8. Avec le joker 3/4 comme marqueur, il y en a huit.',
  },
  'HS-6.2': {
    title: 'Exemple : un pli',
    body: 'Trois joueurs, marqueur 7. Paire de 1 ; on passe ; 7 et joker 7/8 en paire de 7 ; paire de 11 ; celui qui avait passé revient avec une paire de 12 ; les deux autres passent. Le pli compte huit cartes et deux points de bonus, et son gagnant entame d’un 1 seul.',
  },
  'HS-6.3': {
    title: 'Exemple : décompte',
    body: 'Trois joueurs, marqueur 7. Premier à finir sans 7 : 2 points. Deuxième avec deux 7 : 3 points. Dernier sans 7 : rien.',
  },
  'HS-6.4': {
    title: 'Exemple : combinaisons',
    body: '11 et joker 11/12 font une paire, 7-7-7 et joker 7/8 un carré, 1-2-3 une ruelle, 6-7-8-9 une rue, 5-6-7-8-9 une grand-route ; 4-5-6 d’une seule couleur, c’est un Hamburg sticht. On bat une paire de 3 à partir des 4, mais pas une paire de 5 avec trois 1 ; et de trois 12, on peut en jouer deux, ou passer.',
  },
};
