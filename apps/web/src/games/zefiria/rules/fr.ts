import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'De quoi il s’agit',
    body: [
      'Vingt-cinq îles flottantes sont en désordre. Ensemble, vous êtes les esprits du vent qui les rangent : de 1 à 5 dans la première rangée, de 6 à 10 dans la deuxième, et ainsi de suite jusqu’à 25, avant que le temps ne s’épuise.',
      {
        caption: 'Voilà le but : chaque île compte +1.',
        alt: 'Les 25 îles sont en ordre, de 1 en haut à gauche à 25 en bas à droite.',
      },
      'Vous gagnez ou perdez ensemble. Rien n’est caché : parlez, montrez et préparez vos coups autant que vous voulez.',
    ],
  },
  components: {
    title: 'Ce qu’il y a sur la table',
    body: [
      '* 25 îles dans une grille de cinq sur cinq, chacune avec un numéro, une couleur et un symbole. Chaque paire de couleur et de symbole existe une seule fois.',
      '* Cinq esprits : Borea, Jugo, Etesia, Austro et Skyron. Chacun vole et souffle à sa façon.',
      '* Des gemmes violettes qui comptent les manches et, avec les tempêtes, 6 gemmes rouges, 7 cartes de tempête et 6 cartes de grille.',
      '! La couleur d’une île est la rangée à laquelle elle appartient : de haut en bas ambre, verte, bleue, violette, rose. Les cinq symboles sont le sapin, le phare, l’arche, le moulin et le ballon.',
    ],
  },
  setup: {
    title: 'Comment ça commence',
    body: [
      'Les îles sont disposées au hasard. Chacun a un esprit, tiré au sort ou choisi, et tous sont différents.',
      'À tour de rôle, à partir de la première place, chacun prend un coin libre. À deux, on commence dans des coins opposés.',
      {
        caption: 'Un début à deux : Borea et Jugo dans des coins opposés.',
        alt: 'Des îles en désordre ; Borea est en haut à gauche, Jugo en bas à droite.',
      },
      '! La première place commence.',
    ],
  },
  round: {
    title: 'Les manches',
    body: [
      'À chaque manche, chacun joue une fois. Il y a 6 manches à deux, 5 à trois et 4 à quatre. Chaque manche consomme une gemme violette.',
      'Après la dernière manche, la partie est finie.',
      '! Sans tempêtes, vous pouvez finir la partie dès que toutes les îles sont à leur place.',
    ],
  },
  turn: {
    title: 'Jouer son tour',
    body: [
      'Tu as 5 points à deux, et 4 à trois ou à quatre. Dépense-les en vols et en souffles, dans l’ordre et autant de fois que tu veux. Ce que tu n’utilises pas est perdu.',
      'Une île est libre si elle ne porte ni esprit ni gemme rouge. Un esprit ne finit jamais sur une île qui n’est pas libre, et un souffle n’en déplace jamais une et ne passe jamais au-dessus.',
      '! Quand il ne reste plus de points, ton tour finit de lui-même, sauf si quelqu’un a une gemme rouge ; alors c’est toi qui le termines.',
    ],
  },
  flight: {
    title: 'Le vol',
    body: [
      'Chaque vol coûte 1 point et mène ton esprit sur une autre île libre. Jusqu’où, cela dépend de l’esprit.',
      '! Les vols vers une île de même couleur ou de même symbole sont des sauts : ce qu’il y a entre les deux ne compte pas.',
    ],
  },
  breath: {
    title: 'Le souffle',
    body: [
      'Un souffle échange deux îles libres. Il coûte 1 point par île survolée, la dernière comprise : le nombre de pas de l’une à l’autre.',
      'Le chemin va de voisine en voisine par des îles libres, jamais en diagonale. Le plateau montre toujours le prix le plus bas.',
      {
        caption:
          'Etesia, sur la 12, veut échanger la 16 : chaque île montre son prix. Le chemin vers la 15 contourne Jugo.',
        alt: 'Des prix sur toutes les îles libres, comptés depuis la 16 ; un chemin contourne la place prise jusqu’à la 15.',
      },
      '! Le chemin peut tourner comme il veut ; c’est le plus court qui compte.',
    ],
  },
  borea: {
    title: 'Borea',
    body: [
      '* Vol : vers une île voisine, ou vers toute île libre de la couleur où elle se tient.',
      '* Souffle : échange une île libre du symbole où elle se tient avec n’importe quelle autre île libre.',
      {
        caption:
          'Borea sur la 23 : la lueur montre où elle vole, les bouffées quelles îles son souffle peut saisir.',
        alt: 'Les îles voisines de Borea et toutes les îles roses libres luisent ; celles de son symbole portent une bouffée.',
      },
    ],
  },
  jugo: {
    title: 'Jugo',
    body: [
      '* Vol : vers une île voisine, ou vers toute île libre du symbole où il se tient.',
      '* Souffle : échange une île libre de la couleur où il se tient avec n’importe quelle autre île libre.',
      {
        caption:
          'Jugo sur la 11 : il saute vers toutes les îles de son symbole ; son souffle saisit les bleues.',
        alt: 'Les îles voisines de Jugo et les libres de son symbole luisent ; les îles bleues portent une bouffée.',
      },
    ],
  },
  etesia: {
    title: 'Etesia',
    body: [
      '* Vol : vers une île voisine, ou aussi loin qu’elle veut le long d’une diagonale tant que rien ne gêne. Changer de direction, c’est un nouveau vol.',
      '* Souffle : échange une île voisine libre avec n’importe quelle autre île libre.',
      {
        caption:
          'Etesia, au milieu, vole en diagonale tant que la voie est libre : elle s’arrête devant Jugo et Skyron.',
        alt: 'Etesia au milieu ; ses voisines et les diagonales jusqu’au prochain esprit luisent. Les quatre voisines portent une bouffée.',
      },
    ],
  },
  austro: {
    title: 'Austro',
    body: [
      '* Il commence son tour en sortant de la grille, à côté de l’île où il se tenait, et le finit en se posant sur l’île à côté de lui. Les deux sont gratuits.',
      '* Vol : n’importe où le long de l’extérieur, vers une place à côté d’une île libre.',
      '* Souffle : échange deux îles libres de la rangée et de la colonne de l’île devant lui ; le chemin reste dans ces deux lignes.',
      {
        caption:
          'Austro est dehors devant la 2 : il atteint toutes les places du bord, et son souffle agit dans la rangée et la colonne de la 2.',
        alt: 'Austro au-dessus de la première rangée ; des places ailées entourent la grille, et les îles de la rangée et de la colonne devant lui portent des bouffées.',
      },
      '! Depuis un coin, il choisit le côté. Si une tempête l’a emporté à l’intérieur, il sort le long de sa rangée ou de sa colonne, au bord de son choix.',
      '! Tant qu’il est dehors, l’île qu’il a quittée est libre.',
      '! Il ne peut pas finir à côté d’une île qui n’est pas libre. Tant qu’il est à côté d’une telle île, son dernier point est pour un vol ailleurs, ou pour prendre la gemme qui la bloque, si aucun esprit n’y est aussi.',
    ],
  },
  skyron: {
    title: 'Skyron',
    body: [
      '* Vol : vers une île voisine seulement.',
      '* Souffle : échange l’île où il se tient avec n’importe quelle île libre. Puis il choisit sur laquelle des deux il se tient. Impossible tant que son île est ancrée.',
      {
        caption: 'Skyron échange sa propre île, ici la 14 : voici le prix jusqu’à chaque autre.',
        alt: 'Skyron sur l’île 14 ; toutes les îles libres montrent leur prix depuis là.',
      },
    ],
  },
  storm: {
    title: 'Les tempêtes',
    body: [
      'Avec les tempêtes, chaque manche sauf la première commence par une carte de tempête et une carte de grille. La carte de grille désigne l’île touchée.',
      '* Si cette île est à sa place, elle est ancrée : on y pose une gemme rouge de la réserve, et c’est tout. Si elle est déjà ancrée, ou s’il ne reste pas de gemme, il ne se passe rien.',
      '* Blizzard : l’île est échangée avec celle qui se trouve à tant de pas dans la direction de la carte. Au-delà du bord, on rentre de l’autre côté.',
      {
        caption:
          'Un blizzard, 2 à droite, frappe la 25 au bord : elle est échangée avec l’île où l’on rentre par la gauche, la 17.',
        alt: 'Deux cartes : deux flèches vers la droite, et une grille où la dernière place de la quatrième rangée est marquée.',
      },
      '* Tornade : l’île est échangée avec celle qui se trouve là où sa place arriverait après tant de quarts de tour de la grille, dans le sens horaire.',
      {
        caption:
          'Une tornade, 1 quart de tour, frappe la 8 au milieu du haut : elle est échangée avec la 15 au milieu de la droite.',
        alt: 'Deux cartes : un tourbillon avec le chiffre 1, et une grille où la place du milieu de la première rangée est marquée.',
      },
      'Les esprits qui s’y trouvent voyagent avec.',
      '! Il y a quatre blizzards (1 vers le haut, 2 vers la droite, 2 vers le bas, 1 vers la gauche) et trois tornades (1, 2 et 3 quarts de tour). Une carte de grille peut être posée dans ses quatre sens ; aucune ne désigne le centre.',
      '! Si la seconde île est ancrée, rien n’est échangé.',
    ],
  },
  gems: {
    title: 'Les gemmes rouges',
    body: [
      'Une île ancrée n’est pas libre : on ne peut ni la déplacer, ni la survoler, ni s’y poser.',
      {
        caption: 'Des gemmes rouges sur 2, 12 et 24 : Skyron, sur la 7, ne passe ni par la 2 ni par la 12.',
        alt: 'Trois îles portent une gemme rouge ; autour de Skyron, seules les voisines sans gemme luisent.',
      },
      'Pour 1 point, tu peux pendant ton tour prendre une gemme rouge sur n’importe quelle île. Qui en a une peut la donner à tout moment, au tour de n’importe qui : elle quitte la partie, et l’esprit qui agit a 1 point de plus.',
      'Si une gemme se trouve sous ton esprit, tu dois d’abord t’envoler, si c’est possible, avant de prendre des gemmes, de souffler ou de terminer. Si tu ne peux pas voler au début, agis comme tu veux ; rien de plus n’est demandé ensuite.',
      '! La sortie d’Austro hors de la grille compte comme un envol.',
    ],
  },
  solo: {
    title: 'Jouer en solitaire',
    body: [
      'Tu mènes trois esprits dans trois coins différents, avec 5 points chacun. L’un d’eux, tiré au sort, dort pendant la première manche et reste sur place, comme un obstacle.',
      'À chaque manche, tu utilises les deux qui sont éveillés, l’un entièrement après l’autre, dans l’ordre que tu veux. Après la manche, tu choisis lequel des deux dort ensuite ; le dormeur se réveille.',
      {
        caption: 'En solitaire : Borea agit, Skyron attend, Austro en haut à droite dort et gêne le passage.',
        alt: 'Trois esprits dans trois coins ; Austro, en haut à droite, a les yeux fermés.',
      },
      'Tu as 7 manches dans la partie facile, 6 dans la moyenne et 5 dans la difficile.',
      'En solitaire aussi, tu peux jouer avec les tempêtes : tout ce qui est dit des tempêtes et des gemmes rouges vaut alors.',
      '! Tu choisis les coins des trois.',
    ],
  },
  score: {
    title: 'Le score',
    body: [
      '* Chaque île à sa place : 1 point.',
      '* Chaque île mal placée mais dans la bonne rangée : 1 point de moins.',
      '* Chaque île dans une mauvaise rangée : 2 points de moins.',
      '* Chaque gemme rouge que quelqu’un tient encore : 1 point.',
      {
        caption: 'L’étiquette de chaque île montre ce qu’elle compte.',
        alt: 'Une grille presque en ordre ; des étiquettes +1, −1 et −2 sur les îles.',
      },
      'Jusqu’à 10 points, c’est une accalmie ; de 11 à 16, une douce brise ; de 17 à 21, un vent régulier ; de 22 à 24, un puissant coup de vent. À partir de 25, les vents en chanteront longtemps.',
    ],
  },
  plans: {
    title: 'Préparer ensemble',
    body: [
      'Tout le monde peut esquisser des coups à tout moment : les flèches se voient aussitôt. Qui doit agir peut regarder une proposition étape par étape, en faire la première ou la jouer en entier.',
      'Pendant ton tour, tu peux essayer un plan, avancer et reculer, et ne le jouer qu’ensuite.',
    ],
  },
});
