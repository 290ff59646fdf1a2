import type { RuleText } from '@kontor/core';
import type { RuleId } from '../rule-ids.ts';

export const rules: Readonly<Record<RuleId, RuleText>> = {
  'KO-1.1': {
    title: 'Neuf villes',
    body: 'Neuf villes numérotées dans le sens horaire : 0 Visby, 1 Stockholm et 2 Abo donnent du minerai ; 3 Reval et 4 Riga des fourrures ; 5 Dantzig et 6 Stralsund de l’ambre ; 7 Lübeck et 8 Copenhague du sel. Chacune a deux cases de route, deux emplacements de comptoir et un stock de marchandises.',
  },
  'KO-1.2': {
    title: 'Marchandises limitées',
    body: 'Il y a 25 minerais, 18 fourrures, 13 ambres et 10 sels, jamais davantage.',
  },
  'KO-1.3': {
    title: 'Quatre-vingt-dix jetons',
    body: 'Jetons par numéro : 14 × 0, 13 × 1, 12 × 2, 11 × 3, 10 × 4, 9 × 5, 8 × 6, 7 × 7, 6 × 8. Un jeton a la couleur de la marchandise de sa ville. On n’en retire aucun à moins de joueurs.',
  },
  'KO-1.4': {
    title: 'Ce que chacun possède',
    body: 'Une cogue, quatre comptoirs et deux marqueurs de pillage, l’un en main, l’autre mis de côté. Chacun des quatre bonus existe en deux exemplaires.',
  },
  'KO-2.1': {
    title: 'Mise en place',
    body: 'Chaque ville a trois de ses marchandises. Chacun a les jetons 0 à 8 et transporte deux minerais et une fourrure.',
  },
  'KO-2.2': {
    title: 'Maître de la guilde et marqueur de fin',
    body: 'Un jeton tiré de la réserve désigne la ville où ils commencent. Il y retourne une fois les routes posées.',
  },
  'KO-2.3': {
    title: 'Routes de départ',
    body: 'Premières cases : 0 à 8 au hasard, jamais le numéro de la ville. Secondes cases : jetons au hasard, ni le numéro de la ville ni la destination de la première case ; un jeton qui ne convient pas est mis de côté pour cette ville. Tout est face visible.',
  },
  'KO-2.4': {
    title: 'Premier comptoir',
    body: 'Chacun choisit un de ses jetons en secret et peut changer d’avis tant que tous n’ont pas choisi. Une ville accueille deux comptoirs. S’il y a plus de candidats, ceux qui viennent de la choisir gardent leur jeton et choisissent à nouveau, pas ce jeton la fois suivante. Une ville pleine ne peut être choisie. Les jetons des comptoirs posés vont à la réserve.',
  },
  'KO-2.5': {
    title: 'Premier ordre',
    body: 'La ville la plus basse commence ; à égalité, le sort décide.',
  },
  'KO-3.1': {
    title: 'Jetons en vente',
    body: 'Les jetons invendus retournent à la réserve ; puis huit jetons au hasard forment quatre paires visibles, moins si la réserve ne suffit pas. Le dernier groupe peut être d’un seul jeton.',
  },
  'KO-3.2': {
    title: 'Jetons supplémentaires',
    body: 'Qui possède le bonus +1 jeton tire, dans l’ordre en cours, un jeton caché par bonus, tant qu’il en reste.',
  },
  'KO-3.3': {
    title: 'Enchères',
    body: 'Dans l’ordre en cours, chacun pose un ou plusieurs jetons, visibles. Il est interdit de poser exactement les mêmes numéros dans les mêmes quantités qu’une enchère déjà posée. Qui n’a pas de jeton ou de combinaison permise est passé.',
  },
  'KO-3.4': {
    title: 'Production',
    body: 'De la ville la plus haute à la plus basse : chaque jeton posé apporte deux marchandises à sa ville. Chaque comptoir en reçoit d’abord une, une fois par manche ; le reste va à la ville. Réserve insuffisante : ce qu’il y a ; avec deux comptoirs et une seule marchandise, la ville la reçoit, avec un seul comptoir, c’est lui.',
  },
  'KO-3.5': {
    title: 'Nouvel ordre',
    body: 'Deux jetons égaux ou plus battent toute autre enchère : d’abord le nombre, puis le numéro. Autres enchères : la plus forte somme, puis le plus de 0, puis le plus haut jeton, puis le suivant. Une paire accompagnée est une autre enchère. Qui n’a rien posé vient en dernier, comme avant. Les jetons vont à la réserve.',
  },
  'KO-3.6': {
    title: 'Passé avec des jetons (décision)',
    body: 'Qui a des jetons mais aucune combinaison permise les montre à tous. Qui est invité à enchérir peut le faire : la question n’en dit pas plus.',
  },
  'KO-4.1': {
    title: 'Maître de la guilde',
    body: 'Le nouveau premier joueur le déplace d’une ou deux villes dans le sens horaire. Les villes portant un marqueur de pillage sont sautées et ne comptent pas.',
  },
  'KO-4.2': {
    title: 'Passages',
    body: 'Chaque fois qu’il arrive dans la ville du marqueur de fin, en s’y arrêtant ou en la traversant, compte un passage ; en partir ne compte pas. Le second met aussitôt fin à la partie.',
  },
  'KO-4.3': {
    title: 'Ses deux marchandises',
    body: 'Sinon deux marchandises de la ville où il se trouve y sont posées, s’il y en a, jamais dans un comptoir.',
  },
  'KO-5.1': {
    title: 'Naviguer',
    body: 'La cogue va vers l’un des deux numéros de sa ville. Le premier pas est gratuit, chaque autre coûte une marchandise ou un jeton. Autant de pas que voulu ; elle peut rester.',
  },
  'KO-5.2': {
    title: 'Routes cachées',
    body: 'Une route cachée s’emprunte sans la regarder : on l’annonce, on paie, on la retourne définitivement, on y va. Pas de retour.',
  },
  'KO-5.3': {
    title: 'Villes que l’on a pillées',
    body: 'On n’entre jamais dans une ville portant son propre marqueur de pillage, même en passant. Si une route cachée y mène, la cogue reste où elle est et ses pas s’arrêtent ; ce qui est payé reste payé.',
  },
  'KO-5.4': {
    title: 'Embarquer',
    body: 'Les marchandises de ses comptoirs s’embarquent à volonté dans chaque ville où la cogue commence, passe ou finit. La première action met fin au mouvement. Elles peuvent payer des pas. Rien ne va de la cogue au comptoir, sauf dans le commerce des comptoirs.',
  },
  'KO-5.5': {
    title: 'Deux pas, voie secrète',
    body: 'Bonus deux pas : le deuxième pas est gratuit aussi. Bonus voie secrète : de toute ville vers celle du maître de la guilde, un pas comme un autre qui coûte une marchandise ou un jeton de plus ; pas si l’on y est déjà, ni vers une ville que l’on a pillée.',
  },
  'KO-6.1': {
    title: 'Bâtir un comptoir',
    body: 'On paie les trois marchandises que la ville ne produit pas et un jeton de son numéro, deux si un comptoir s’y trouve. Deux comptoirs au plus par ville, éventuellement du même joueur. Un cinquième est permis, et gagne.',
  },
  'KO-6.2': {
    title: 'Affaires avec le maître de la guilde',
    body: 'Dans sa ville, une affaire par tour : trois jetons égaux contre le second marqueur de pillage ; six marchandises égales contre un bonus ; une marchandise contre un jeton de sa couleur ; un jeton contre une marchandise de sa couleur. Pas si la réserve n’en a plus.',
  },
  'KO-6.3': {
    title: 'Acheter des jetons',
    body: 'Un groupe entier contre une marchandise au choix. Rien n’est remplacé pendant la manche.',
  },
  'KO-6.4': {
    title: 'Commerce avec la ville',
    body: 'Seulement dans une autre ville que celle du début du tour. On donne n marchandises et on en prend n à 2n parmi celles qui s’y trouvent (jusqu’à 3n avec le bonus). Aucune sorte des deux côtés, rien des comptoirs, un échange par tour.',
  },
  'KO-6.5': {
    title: 'Changer une route',
    body: 'On pose un de ses jetons face cachée sur une case visible d’ici et on prend celui qui s’y trouvait. Jamais le numéro de la ville ; deux fois la même destination est permis. Vous seul savez ce que vous avez posé.',
  },
  'KO-6.6': {
    title: 'Pillage',
    body: 'Avec un marqueur en main, ici ; il met fin au tour. Soit une autre cogue : son propriétaire partage la cargaison en deux tas différant d’un au plus, le pillard en prend un. Soit la ville : toutes ses marchandises et celles de ses comptoirs. Le marqueur reste ; jamais deux des siens dans une ville.',
  },
  'KO-6.7': {
    title: 'Chassé',
    body: 'Après un pillage, le voisin de gauche déplace la cogue du pillard d’un pas gratuit. Une route visible vers une ville qu’il a pillée ne peut être choisie ; une route cachée est révélée et s’impose, et si elle mène à une telle ville la cogue reste. Sans route possible, elle reste.',
  },
  'KO-6.8': {
    title: 'Cibles vides',
    body: 'On peut piller une cogue ou une ville vide.',
  },
  'KO-6.9': {
    title: 'Où va ce qui est payé',
    body: 'Tout ce qui est payé va à la réserve ; seules les marchandises échangées avec une ville y restent. Cogues, villes, comptoirs et mains n’ont pas de limite.',
  },
  'KO-6.10': {
    title: 'Bonus',
    body: 'Un bonus agit dès qu’il est pris. Deux semblables valent deux points, mais seul +1 jeton agit deux fois.',
  },
  'KO-6.11': {
    title: 'Chaque action une fois',
    body: 'Les actions suivent le mouvement dans n’importe quel ordre, chacune une fois par tour au plus.',
  },
  'KO-6.12': {
    title: 'Pas de jeton de cette couleur (décision)',
    body: 'Qui veut un jeton contre une marchandise annonce d’abord la couleur. Si la réserve n’en a pas, tous l’apprennent, rien n’est payé et une autre affaire reste possible.',
  },
  'KO-7.1': {
    title: 'Commerce entre joueurs',
    body: 'Les joueurs dont les cogues sont dans la même ville peuvent à toute décision, même hors de leur tour, échanger marchandises de leurs cogues et jetons à leur gré ; les cadeaux aussi. Les autres voient l’échange et les nouveaux nombres. Pas pendant un choix secret, un combat, un partage ou un déplacement forcé.',
  },
  'KO-7.2': {
    title: 'Ce qui ne s’échange pas',
    body: 'Les marchandises des comptoirs, les comptoirs, les bonus et les marqueurs de pillage.',
  },
  'KO-7.3': {
    title: 'Nombre d’offres',
    body: 'Une offre ouverte d’un joueur à un autre ; une nouvelle la remplace. Trois au plus du même au même entre deux autres coups.',
  },
  'KO-7.4': {
    title: 'Ce qu’une offre engage',
    body: 'Ce qu’une offre promet est mis de côté jusqu’à la réponse ou au retrait. Elle peut demander ce que l’autre n’a pas ; lui seul sait s’il peut accepter. Elle tombe quand les cogues se séparent, par un pillage, un conflit ou la fin de la phase. Qu’elle soit faite, acceptée, refusée, retirée ou tombée est public, pas son contenu.',
  },
  'KO-7.5': {
    title: 'Pas de commerce avant la première manche (décision)',
    body: 'Le commerce commence avec la première manche.',
  },
  'KO-8.1': {
    title: 'Points de développement',
    body: 'Chaque comptoir, le premier compris, et chaque bonus en vaut un.',
  },
  'KO-8.2': {
    title: 'Cinq gagnent',
    body: 'Qui a cinq points de développement pendant son tour gagne aussitôt.',
  },
  'KO-9.1': {
    title: 'Fin par cinq points',
    body: 'Ce joueur gagne. Les autres se classent par points de développement, puis de victoire.',
  },
  'KO-9.2': {
    title: 'Fin par le maître de la guilde',
    body: 'Le plus de points de victoire : comptoir 10, bonus 20, marqueur de pillage inutilisé 10 ; marchandises de la cogue et de ses comptoirs : sel 7, ambre 5, fourrures 3, minerai 1. À égalité, match nul.',
  },
  'KO-10.1': {
    title: 'Taxes',
    body: 'Après le mouvement du maître de la guilde, s’il ne finit pas la partie, chaque cogue dans sa ville paie une marchandise au choix, dans l’ordre. Puis les marchandises que la ville ne produit pas vont à la réserve, pas celles des comptoirs. Puis viennent ses deux marchandises.',
  },
  'KO-10.2': {
    title: 'Commerce des comptoirs',
    body: 'Un joueur dont la cogue est dans une ville peut traiter avec le propriétaire d’un comptoir de cette ville, où que soit la cogue de ce dernier. La cogue met ses marchandises et jetons, le propriétaire les marchandises de ce comptoir et ses jetons. Ce qui lui revient va dans ce comptoir. Jamais avec son propre comptoir, jamais de comptoir à comptoir.',
  },
  'KO-10.3': {
    title: 'Conflits : qui attaque',
    body: 'Après les actions, s’il y a d’autres cogues ici : d’abord le joueur actif peut attaquer l’une d’elles, puis chaque autre joueur d’ici, dans l’ordre, le joueur actif. Chaque paire combat une fois par tour au plus ; cela cesse quand la cogue active est partie ou seule. Pas après un pillage.',
  },
  'KO-10.4': {
    title: 'Memory : début',
    body: 'Toutes les routes de départ sont cachées : 0 à 8 sur les premières cases, neuf au hasard sur les secondes, sans restriction. La cargaison est de deux minerais et deux fourrures. Une fois les comptoirs posés, chacun dans l’ordre peut regarder les deux routes de sa ville et en échanger une contre un de ses jetons.',
  },
  'KO-10.5': {
    title: 'Conflits : le combat',
    body: 'Les deux choisissent des jetons en secret, au moins un chacun. Sans jeton on ne peut attaquer ; attaqué sans jeton, on perd. Les deux voient les deux mains, les échangent et les gardent. La meilleure, comparée comme les enchères, gagne ; à égalité, rien.',
  },
  'KO-10.6': {
    title: 'Conflits : le butin',
    body: 'Sans voir, le vainqueur nomme jusqu’à trois marchandises et reçoit celles qui sont sur la cogue du perdant. Puis il peut la déplacer d’un pas gratuit ; routes cachées et marqueurs de pillage comptent comme pour le perdant.',
  },
  'KO-10.7': {
    title: 'Conflits : ce que les autres apprennent',
    body: 'Qui a attaqué qui, qui a gagné, les nouveaux nombres et le déplacement, jamais quels jetons ou marchandises. La cargaison visible est incompatible avec les conflits.',
  },
  'KO-10.8': {
    title: 'Memory : naviguer',
    body: 'Une route empruntée, même de force, est montrée à tous puis recachée. Si elle mène à sa propre ville, le pas compte et coûte, la cogue reste et peut repartir, mais n’a pas bougé. Si elle mène à son marqueur de pillage, les pas s’arrêtent.',
  },
  'KO-10.9': {
    title: 'Memory : actions',
    body: 'On peut aussi changer une route cachée ; seul le joueur voit le jeton pris. Jamais le numéro de la ville. Une fois par tour : payer une marchandise ou un jeton et regarder seul les deux routes de sa ville.',
  },
  'KO-11.1': {
    title: 'Ce que tous voient',
    body: 'Villes, comptoirs et leurs marchandises, routes visibles, jetons en vente, ordre, marqueurs de pillage, bonus, maître de la guilde, passages, points de développement, marchandises de la réserve, nombre de jetons de la réserve, nombre de jetons et de marchandises de chacun, et qui a choisi. Les jetons payés, misés ou achetés sont vus de tous.',
  },
  'KO-11.2': {
    title: 'Ce que vous seul savez',
    body: 'Vos jetons et votre cargaison, et les routes cachées que vous avez posées ou regardées. Ce qui vous a été montré reste connu ; l’option mémoire décide si l’écran continue de le montrer. La cargaison visible montre tout à tous.',
  },
  'KO-11.3': {
    title: 'Choisir dans la réserve',
    body: 'Qui prend un jeton contre une marchandise voit les jetons de cette couleur dans la réserve.',
  },
  'KO-12.1': {
    title: 'Exemple : production',
    body: 'Au moins 10 fourrures et 2 ambres en réserve. Enchères : deux 3, trois 4, un 6 ; un comptoir en 3, deux en 6 : chaque comptoir de 6 reçoit un ambre, la ville rien ; la ville 4 six fourrures ; en 3 le comptoir une, la ville trois.',
  },
  'KO-12.2': {
    title: 'Exemple : ordre',
    body: '7, 3+4, 4 et 2+2 se classent 2+2, 7, 3+4, 4 ; Lübeck reçoit 2 sels, Riga 4 fourrures, Reval 2 fourrures, Abo 4 minerais.',
  },
  'KO-12.3': {
    title: 'Exemple : comparaison',
    body: '0+0 bat 8 et 7+5 ; 3+3 bat 2+2 ; un brelan bat une paire ; 7 bat 3+4 ; 4+0 bat 4.',
  },
  'KO-12.4': {
    title: 'Exemple : un voyage',
    body: 'Stralsund (3, 7), son marqueur à Riga, comptoir avec deux marchandises à Reval (4, 6 caché) : Reval gratuitement, en embarquer deux, payer une marchandise, retour à Stralsund, payer un jeton, puis Lübeck.',
  },
  'KO-12.5': {
    title: 'Exemple : un comptoir à Dantzig',
    body: 'Minerai, fourrure, sel et un jeton 5 ; deux si un comptoir s’y trouve.',
  },
  'KO-12.6': {
    title: 'Exemple : commerce avec Reval',
    body: 'Il y a 6 minerais et 2 sels ; la cogue a 4 sels, 2 fourrures, 1 ambre. Permis : 2 fourrures + 1 sel contre 6 minerais ; 2 fourrures contre 4 minerais, ou 3 minerais + 1 sel ; 1 ambre contre 1 minerai + 1 sel ; 1 ambre + 1 sel contre 4 minerais ; 2 sels contre 4 minerais. Pas 1 sel contre 2 sels.',
  },
  'KO-12.7': {
    title: 'Exemple : un conflit',
    body: '8 + 4 contre 5 + 5 : la paire gagne et nomme 2 ambres + 1 fourrure ; le perdant a 2 ambres et pas de fourrure, donc 2 ambres changent de main et les jetons sont échangés.',
  },
  'KO-12.8': {
    title: 'Exemple : changer une route',
    body: 'Reval avec 7 et 4 : un 5 caché sur le 7 vous donne le 7 ; le 4 reste.',
  },
  'KO-12.9': {
    title: 'Exemple : la même enchère',
    body: 'Après un 5 seul, un 5 seul est refusé ; 5+2 et 2+3 sont permis.',
  },
  'KO-12.10': {
    title: 'Exemple : une marchandise, deux comptoirs',
    body: 'La ville la reçoit.',
  },
  'KO-12.11': {
    title: 'Exemple : trois pour un',
    body: '1 contre 3, 2 contre 6 ; sel contre sel est refusé.',
  },
};
