import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'De quoi il s’agit',
    body: [
      'Une volée traverse la mer de nuages, et chacun à la table y a des oiseaux. Trois fois, la tête de la volée se pose. Qui y a des oiseaux est récompensé par la carte nid ; ceux qui volent encore peuvent compter pour vos cartes. Après 3 étapes, qui a le plus de points gagne.',
    ],
  },
  flock: {
    title: 'La volée',
    body: [
      'La volée a 3 rangées et 5, 6 ou 7 colonnes à 2, 3 ou 4. L’avant est en haut de l’image. Une colonne se remplit par l’arrière, n’a jamais de trou et compte au plus 3 oiseaux.',
      'Au départ, c’est un coin : 9, 12 ou 15 oiseaux, les plus longues colonnes au milieu. L’oiseau de tête d’une colonne est celui qui se poserait ; il a un halo doré.',
      {
        caption: 'Une volée à trois. Ceux qui ont une lueur dorée se poseraient maintenant.',
        alt: 'Douze oiseaux en six colonnes ; celles du milieu en comptent trois, celles des bords un.',
      },
    ],
  },
  birds: {
    title: 'Les oiseaux',
    body: [
      'Chacun a une espèce : milan, oie, grue ou hirondelle. Les martinets ne sont à personne.',
      'Les mâles ont une huppe, des traits sur les ailes et la queue la plus longue ; les femelles ont des taches rondes et une queue plus courte. Le sexe des martinets ne compte pas.',
      {
        caption:
          'En haut les femelles, en bas les mâles : milan, oie, grue, hirondelle. En haut à droite un martinet.',
        alt: 'Neuf oiseaux sur deux rangs ; ceux du bas ont une huppe et des barres aux ailes.',
      },
      '! Chacun a 3 femelles et 2 mâles ; il y a 5 martinets.',
    ],
  },
  setup: {
    title: 'Le départ',
    body: [
      'Le coin est rempli au hasard avec 2 femelles et 1 mâle de chacun et avec 3 martinets. Les autres oiseaux forment la pioche, et 2 d’entre eux sont visibles à côté.',
      'Chacun reçoit 2 cartes manœuvre et a 10, 13 ou 16 cubes à 2, 3 ou 4. 4, 5 ou 6 cartes sont à l’étalage, et une carte nid est révélée.',
      '! Chaque nombre de joueurs a son propre jeu de cartes manœuvre. Où elles comptent, et combien, nous l’avons fixé d’après de nombreuses parties simulées : moins une case est souvent occupée après l’atterrissage, plus elle rapporte.',
    ],
  },
  first: {
    title: 'Qui commence',
    body: [
      'L’étape commence par qui a le plus d’oiseaux dans la rangée avant. En cas d’égalité, le plus d’oiseaux dans les deux rangées avant départage, puis le sort. Il en va ainsi à chaque étape.',
    ],
  },
  turn: {
    title: 'Ton tour',
    body: [
      'Fais une chose sur trois : une action standard, une carte manœuvre de ta main, ou passer. Puis c’est au suivant dans le sens horaire. On saute qui n’a plus de cubes ; quand plus personne n’en a, l’étape finit.',
    ],
  },
  prices: {
    title: 'Le prix des actions',
    body: [
      'À chaque étape, la première utilisation d’une action standard coûte 1 cube, la deuxième 2, la troisième 3 et ainsi de suite, peu importe qui l’a utilisée avant. Les cubes restent sur l’action jusqu’à la prochaine utilisation ; ils vont alors au nid.',
      'Qui ne peut pas payer ne peut pas l’utiliser.',
      'Exemple : Ada vole de côté pour 1 cube. Ben le fait ensuite et paie 2 ; le cube d’Ada va au nid.',
      {
        caption: 'L’action A a servi deux fois et coûte 3 maintenant, l’action C une fois et coûte 2.',
        alt: 'Quatre actions et passer, aux prix 3, 1, 2, 1 et 2 ; deux cubes sur A, un sur C.',
      },
    ],
  },
  flying: {
    title: 'Voler : actions A et B',
    body: [
      'De côté : échange un de tes oiseaux avec celui de gauche ou de droite. Avant ou arrière : échange un de tes oiseaux avec celui juste devant ou derrière.',
      'L’autre oiseau peut être à n’importe qui, même à toi. On ne vole jamais vers une case vide.',
      {
        caption: 'Ce milan peut échanger avec ses voisins ; chacun montre le prix.',
        alt: 'Un oiseau est soulevé, ceux à côté et derrière lui sont cerclés et portent un prix.',
      },
      '! Échanger deux oiseaux identiques ne change rien, mais c’est permis.',
    ],
  },
  adding: {
    title: 'Ajouter un oiseau : action C',
    body: [
      'Prends un des oiseaux visibles, remplacé ensuite depuis la pioche, ou le premier de la pioche, que tu vois avant de le placer. N’importe quel oiseau convient, à qui qu’il soit.',
      {
        caption: 'Deux oiseaux sont visibles, la pioche à côté.',
        alt: 'Deux oiseaux et une pioche cachée avec le nombre de ses oiseaux.',
      },
      'Place-le devant une colonne de moins de 3 oiseaux ; ou pousse une telle colonne d’une case vers l’avant et place-le derrière.',
      {
        caption: 'Où un nouveau milan peut entrer : devant, ou derrière, là où la flèche pousse la colonne.',
        alt: 'Des oiseaux pâles devant et des flèches derrière les colonnes qui n’ont pas encore trois oiseaux.',
      },
      'Si toutes les colonnes sont pleines ou s’il ne reste plus d’oiseau, cette action est impossible.',
      '! Des oiseaux visibles identiques ne font qu’un choix. Une place visible restée vide parce que la pioche l’était est remplie au début de l’étape suivante.',
    ],
  },
  taking: {
    title: 'Prendre une carte : action D',
    body: [
      'Prends une carte manœuvre à l’étalage. Sa place reste vide jusqu’à la fin de l’étape.',
      'Si l’étalage est vide, cette action est impossible.',
      'Tu as au plus 4 cartes en main. Si tu en prends une cinquième, défausse-en aussitôt une au choix. Une carte manœuvre que tu es en train de jouer ne compte plus.',
    ],
  },
  cards: {
    title: 'Jouer une carte',
    body: [
      'Une carte manœuvre a deux parties : une action, et deux cases qui rapportent des points après un atterrissage. Tu l’utilises pour l’une ou pour l’autre.',
      'Pour l’action, paie ses cubes au nid, fais ce qu’elle dit et défausse la carte. Les prix des actions standard ne changent pas.',
      '! Une carte dont l’action n’a aucune cible permise ne peut pas être jouée.',
    ],
  },
  kinds: {
    title: 'Les dix manœuvres',
    body: [
      'On n’échange qu’entre cases occupées, et l’un des oiseaux est à toi, sauf avec Neutre.',
      {
        caption:
          'Une carte de chacune des dix sortes, dans l’ordre de la liste. En haut l’action et son prix, en bas les deux cases à points.',
        alt: 'Dix cartes avec des signes : flèches entre oiseaux, prix dans des cercles, grille de points en bas.',
      },
      '* Esquive, 2 cubes : même rangée, exactement 2 cases plus loin.',
      '* Grande esquive, 2 cubes : même rangée, exactement 3 cases plus loin.',
      '* Relais, 2 cubes : l’avant et l’arrière d’une colonne.',
      '* Standard, 2 cubes : une action standard au choix, quel que soit son prix.',
      '* Neutre, 2 cubes : un martinet et un oiseau voisin, pas en diagonale.',
      '* Diagonale, 3 cubes : deux oiseaux qui se touchent par un coin.',
      '* Décompte, 3 cubes : décompte tout de suite une autre carte de ta main et défausse-la.',
      '* Vol libre, 4 cubes : un de tes oiseaux avec n’importe quel autre.',
      '* Oiseau favori, 4 cubes : cherche un oiseau dans la pioche, ajoute-le comme d’habitude, mélange la pioche.',
      '* Étalage : utilise l’action d’une carte de l’étalage à son prix ; cette carte reste en place.',
      '! Étalage ne peut pas servir d’autre Étalage. S’il sert de Standard pour prendre une carte, la carte utilisée reste en place.',
      '! Décompte demande une autre carte en main qui vaut des points à ce moment.',
      '! Cartes de chaque sorte à 2, 3 et 4 : Esquive 2, 2, 3 ; Grande esquive 1, 2, 2 ; Relais 2, 2, 2 ; Standard 2, 2, 3 ; Neutre 2, 2, 2 ; Diagonale 2, 2, 3 ; Décompte 1, 2, 2 ; Vol libre 1, 2, 2 ; Oiseau favori 1, 1, 1 ; Étalage 2, 2, 2.',
    ],
  },
  passing: {
    title: 'Passer',
    body: ['Qui passe paie 2 cubes, ou son dernier.'],
  },
  landing: {
    title: 'L’atterrissage',
    body: [
      'Quand plus personne n’a de cubes, l’oiseau de tête de chaque colonne se pose et quitte la volée. Les oiseaux posés sont ensuite mélangés et vont sous la pioche.',
    ],
  },
  nest: {
    title: 'La carte nid',
    body: [
      'La carte nid de l’étape dit ce que valent 1, 2, 3, 4 ou 5 de tes oiseaux posés, et ce que chaque couple d’un mâle et d’une femelle ajoute ou retire. Les martinets ne comptent pour personne.',
      'Exemple : la carte montre 3, 7, 11 et +3 par couple. 2 mâles et 1 femelle rapportent 11, le couple 3 : 14 points. 2 femelles rapportent 7.',
      {
        caption: 'La carte nid de l’exemple. Est marqué combien de tes oiseaux se poseraient maintenant.',
        alt: 'Un nid et les nombres 3, 7, 11, 15, 19 pour 1 à 5 oiseaux, et +3 par couple.',
      },
      '! La règle montre une carte nid, jusqu’à 3 oiseaux ; les nombres des autres sont de nous.',
      'Les sept cartes nid, points pour 1 à 5 oiseaux puis le couple : 3/7/11/15/19 +3, 5/9/12/14/15 +2, 2/5/9/14/20 +2, 4/9/14/19/24 −3, 6/10/13/15/16 −2, 1/4/9/16/25 +1, 3/6/9/12/15 +5.',
    ],
  },
  scoring: {
    title: 'Décompter des cartes',
    body: [
      'Ensuite chacun, en commençant par qui a ouvert l’étape, peut décompter des cartes de sa main avec la volée qui reste. Chacune des deux cases où se trouve un oiseau à toi rapporte ses points, et les deux ensemble 2 de plus. Les cartes décomptées sont défaussées, les autres restent en main.',
      {
        caption:
          'Les deux cases d’une carte dans la volée. Une case est dorée si elle compterait après l’atterrissage.',
        alt: 'La volée avec deux écussons qui portent des points.',
      },
      'Exemple : une carte montre 2 et 1, et tu as des oiseaux sur les deux cases : 5 points.',
      '! Une carte qui ne vaut rien n’est pas proposée, et on ne demande rien à qui n’a rien à décompter. Après l’étape 3, toutes les cartes qui valent quelque chose se décomptent d’elles-mêmes.',
    ],
  },
  next: {
    title: 'L’étape suivante',
    body: [
      'Chacun reprend ses cubes, les prix repartent à 1, une nouvelle carte nid est révélée et l’étalage est complété. Si la pioche de cartes est vide, elle est refaite avec la défausse.',
      'Chaque colonne à laquelle il manque un oiseau pour sa hauteur dans le coin avance d’une case et reçoit derrière un oiseau de la pioche, de gauche à droite. Les colonnes plus longues restent comme elles sont.',
    ],
  },
  end: {
    title: 'La fin',
    body: [
      'Après l’étape 3, qui a le plus de points gagne. En cas d’égalité, qui a le moins d’oiseaux dans la volée ; si c’est encore égal, la victoire est partagée.',
    ],
  },
});
