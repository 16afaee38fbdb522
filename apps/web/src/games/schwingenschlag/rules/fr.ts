import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'De quoi il s’agit',
    body: [
      'Des dragons habitent chez toi. En quatre manches tu creuses des grottes, tu y attires des dragons et tu parcours ce que tu as bâti. Qui a le plus de points à la fin gagne.',
      'Les points viennent des dragons et de leurs pouvoirs, des œufs, de ce qui est stocké sur eux, des cartes glissées dessous, de la guilde, de quatre objectifs, et un peu de ce qui reste.',
    ],
  },
  mat: {
    title: 'Ton plateau',
    body: [
      'Ta montagne a trois grottes superposées : la Caverne cramoisie, la Grotte dorée et l’Abysse d’améthyste. Chacune a quatre places, remplies depuis la gauche. La première est creusée dès le début, les autres sont de la roche tant qu’aucune carte Grotte n’y est posée.',
      'Une colonne, ce sont les trois places l’une au-dessus de l’autre. Deux places sont voisines si elles se touchent par un côté.',
      'À côté des grottes, ton plateau a deux nids à lui. Ils n’appartiennent à aucune grotte, aucune colonne, aucun voisinage.',
      'Entre les places passe le chemin d’exploration avec ses pierres ; chaque pierre donne quelque chose.',
      {
        caption:
          'Un plateau à la troisième manche : des dragons avec des œufs, des ressources stockées et des cartes glissées ; à côté, des places creusées et de la roche avec le prix pour creuser.',
        alt: 'Trois grottes l’une au-dessus de l’autre avec quatre places chacune ; six dragons, des grottes vides et de la roche, et les pierres du chemin entre elles.',
      },
    ],
  },
  cards: {
    title: 'Lire une carte',
    body: [
      'Une carte Dragon montre son prix, les grottes où vit le dragon, ses points, ses nids pour les œufs et ses pouvoirs avec le signe qui dit quand ils agissent.',
      {
        caption:
          'Le dragon 109 : il coûte de la viande et de l’or, vit dans deux grottes, a un nid et rapporte 5 points.',
        alt: 'Une carte Dragon avec son image, son prix, ses grottes, sa taille, ses nids, ses points et le texte de son pouvoir.',
      },
      'Chaque dragon est un dragonnet, petit, moyen ou grand, et il est agressif, serviable, joueur ou timide. Des objectifs et des cartes s’en servent.',
      'Une carte Grotte ne coûte que le creusement. Son effet agit une fois, quand on la creuse ; ensuite elle garde la place ouverte pour un dragon.',
    ],
  },
  setup: {
    title: 'Comment on commence',
    body: [
      'Tout le monde a six pièces et un œuf dans un nid du plateau. Trois dragons et trois grottes sont à l’étalage. Une des quatre tuiles de guilde et quatre objectifs, un par manche, sont tirés au sort, ainsi que qui commence.',
      {
        caption: 'L’étalage : trois dragons, trois grottes et les deux pioches.',
        alt: 'Une rangée de petites cartes : trois dragons avec prix et points, une pioche, trois grottes, une pioche.',
      },
      'Chacun reçoit trois cartes Dragon et trois cartes Grotte, en défausse deux sur six et choisit trois ressources. Tout le monde le fait en même temps.',
      '! Ce qui a été défaussé est montré quand tout le monde a fini.',
    ],
  },
  round: {
    title: 'Une manche',
    body: [
      'Dans le sens horaire, chacun fait une action à son tour, jusqu’à ce que tous aient passé. Puis, dans l’ordre :',
      '* les pouvoirs de fin de manche, en commençant par qui a ouvert la manche ; chacun choisit l’ordre des siens ;',
      '* on marque l’objectif de la manche.',
      'Avant la manche suivante, on remplace les six cartes de l’étalage, la personne suivante devient première, et chacun reçoit six pièces et un œuf.',
      '! L’œuf est obligatoire si un nid est libre ; tu choisis lequel. L’étalage n’est pas complété pendant la fin de manche.',
    ],
  },
  turn: {
    title: 'Ton tour',
    body: [
      'Tu fais une action sur quatre : creuser, attirer, explorer ou passer. Toutes sauf la dernière coûtent une pièce, et souvent davantage.',
      'Qui passe sort jusqu’à la fin de la manche, garde tout, et reçoit encore les cadeaux des autres.',
    ],
  },
  excavate: {
    title: 'Creuser',
    body: [
      'Paie une pièce et pose une carte Grotte de ta main sur la roche la plus à gauche d’une grotte. La deuxième place ne coûte rien de plus, la troisième un œuf, la quatrième deux œufs.',
      {
        caption: 'La roche montre le prix de la place suivante : une pièce, puis un œuf de plus, puis deux.',
        alt: 'Trois grottes sans dragons, creusées plus ou moins loin ; des pièces et des œufs sur la roche.',
      },
      'Utilise ensuite l’effet de la carte. Qui creuse une quatrième place peut, avant toute la carte ou après elle, donner trois choses (ressources, cartes Dragon, cartes Grotte mêlées) contre une pièce.',
      '! Si un effet te fait creuser la première carte de la pioche, c’est elle qu’il faut poser ; tu choisis seulement la grotte.',
    ],
  },
  entice: {
    title: 'Attirer',
    body: [
      'Paie une pièce et le coût imprimé d’un dragon de ta main, et pose-le sur la place creusée sans dragon la plus à gauche, dans une grotte où il vit.',
      'Un pouvoir au signe de la pose agit aussitôt.',
      'Certains effets font venir un dragon moins cher ou pour rien. La pièce de l’action tombe aussi ; la place et l’habitat comptent toujours.',
      '! Si un symbole du coût est supprimé, un dragon sans symbole d’œuf ni de ressource est simplement payé en entier. Qui paie d’une carte Dragon pour en poser une autre doit en garder une qui puisse être posée.',
      'Les Hautes terres te laissent poser un dragon sur un autre. L’ancien compte comme une carte glissée ; ce qui était sur lui passe au nouveau, mais les œufs au-delà de ses nids sont perdus. La nourriture venue ainsi ne nourrit aucun dragonnet.',
    ],
  },
  explore: {
    title: 'Explorer',
    body: [
      'La première marche dans une grotte coûte une pièce, la deuxième de la même manche une pièce et un œuf, la troisième une pièce et deux œufs. Il n’y en a pas de quatrième.',
      'Ton explorateur va de pierre en dragon et de dragon en pierre, jusqu’à la première place sans dragon, et utilise tout en chemin : la pierre, puis le pouvoir du dragon s’il a le signe de l’activation.',
      'Exemple : deux dragons dans la Caverne cramoisie. Tu reçois une ressource, le premier dragon agit, tu fais un pas de guilde, le second dragon agit, tu reçois encore une ressource, et la marche est finie.',
      {
        caption:
          'La marche de l’exemple : après le premier dragon, l’explorateur est sur la pierre du pas de guilde. L’entrée montre déjà le prix de la deuxième marche.',
        alt: 'Deux dragons dans la Caverne cramoisie ; l’explorateur est sur la pierre entre eux.',
      },
      'Un dragon arrivé ce tour-ci se repose : son activation n’agit pas encore.',
      '! Si des dragons changent de place au milieu de la marche, c’est celui de la place suivante qui compte. Un dragon posé devant l’explorateur allonge la marche, mais se repose.',
    ],
  },
  stones: {
    title: 'Les pierres du chemin',
    body: [
      '* Caverne cramoisie : une ressource au choix, un pas de guilde, une ressource au choix, un œuf ; au bout, tu peux stocker jusqu’à 2 ressources de ta réserve sur des dragons.',
      '* Grotte dorée : une carte Dragon, un pas de guilde, une carte Dragon, un œuf ; au bout, tu peux glisser jusqu’à 2 cartes de ta main sous des dragons.',
      '* Abysse d’améthyste : une carte Grotte, un pas de guilde, une carte Grotte, un œuf ; au bout, tu peux jusqu’à 2 fois donner une carte Grotte pour 2 œufs.',
      'La dernière pierre d’une grotte est derrière le quatrième dragon.',
    ],
  },
  paying: {
    title: 'Payer',
    body: [
      'Ressources et pièces viennent de ta réserve, les cartes de ta main, les œufs de n’importe lequel de tes nids. Là où il y a un choix, il est à toi.',
      'À tout moment de ton tour, deux ressources s’échangent contre une autre. En payant, on échange ainsi ce qui manque.',
      '! La sorte que tu prends diffère des deux que tu donnes. Tu peux payer pour une chose sans effet, mais pas pour un dragon, une grotte, une activation ou un échange impossibles.',
    ],
  },
  abilities: {
    title: 'Pouvoirs',
    body: [
      'Chaque dragon a un ou deux pouvoirs, avec un signe qui dit quand ils agissent : en exploration, à la pose, à la fin de chaque manche, à la fin de la partie.',
      {
        caption: 'Les signes qui disent quand un pouvoir agit.',
        alt: 'Quatre signes avec leur nom : à l’activation, à la pose, en fin de manche, en fin de partie.',
      },
      'Tout est facultatif. Ce que donne un effet se prend dans n’importe quel ordre, même en partie. On compte au début de l’effet. Une carte que tu reçois vient de l’étalage ou de la pioche ; une carte que tu pioches, de la pioche seulement.',
      'Stocker, c’est poser une ressource sur un dragon pour toujours ; glisser, c’est mettre une carte face cachée sous un dragon pour toujours. Chaque fois, cela vaut un point. Les cartes glissées ne comptent pour rien d’autre.',
      '! Un œuf sur chacun, une carte sous chacun, plusieurs cartes sous un dragon ou de la pioche : tout ou rien. Trois cartes à garder, défausser et glisser doivent être réparties dès qu’elles sont piochées.',
      '! Un dragon ne s’active pas lui-même. Au tour de son arrivée, seule son activation est bloquée.',
      '! Qui peut nommer une ressource doit en nommer une, mais n’est pas obligé de la prendre. Si un dragon est recouvert au milieu de son effet, ce qui devait encore aller sur lui est perdu. Un dragon de fin de manche qui arrive pendant cette fin agit encore, si son propriétaire n’a pas terminé. Celui qui arrive par un cadeau au tour d’un autre se repose jusqu’à la fin de ce tour.',
    ],
  },
  eggs: {
    title: 'Œufs et nids',
    body: [
      'Un œuf demande un nid libre : sur un dragon, ou l’un des deux de ton plateau. Les œufs sans nid sont perdus.',
      'Les œufs paient pour creuser, explorer et attirer des dragonnets ; chacun de ceux que tu gardes vaut un point.',
    ],
  },
  hatchlings: {
    title: 'Dragonnets',
    body: [
      'Un dragonnet est encore dans sa coquille. En exploration tu peux le nourrir : de lait ou de viande de ta réserve, ou d’une carte Dragon de ta main.',
      'Chaque morceau de sa nourriture apporte ce qui est écrit d’abord, d’où qu’il vienne. Le troisième apporte aussi ce qui est écrit à la fin, une fois dans la partie. Ensuite il continue de manger comme avant.',
      {
        caption: 'Le dragonnet 20 : chaque viande rapporte de l’or, la troisième en plus deux cartes Dragon.',
        alt: 'La carte d’un dragonnet dans sa coquille avec le texte de son repas.',
      },
      '! Seule sa propre nourriture compte ; le reste peut être posé là et ne nourrit personne. Ce qu’apporte le troisième morceau est un tout, pris dans n’importe quel ordre.',
    ],
  },
  gifts: {
    title: 'Cadeaux',
    body: [
      'Certains effets donnent quelque chose à tous les autres. On leur demande dans le sens horaire, après la part du propriétaire, même s’il y renonce.',
      'Les cadeaux aussi sont facultatifs. Ils t’arrivent même si tu as passé.',
    ],
  },
  guild: {
    title: 'La guilde',
    body: [
      'Un pas de guilde avance ta pierre d’une case sur le cercle, et la case donne aussitôt sa récompense.',
      'Qui entre sur une des deux cases brunes pose un marqueur sur une case libre de la tuile de guilde et peut s’en servir. Tu as quatre marqueurs ; après, les cases brunes ne font rien.',
      '* Les trois premières rangées agissent aussitôt.',
      '* La quatrième compte à la fin de la partie.',
      '* La cinquième vaut 6, 3 ou, sans limite, 1 point.',
      '! À quatre et à cinq, chacune des quatre premières rangées a une case de plus. Poser est obligatoire, la récompense non. Deux marqueurs dans la même rangée comptent double.',
    ],
  },
  circle: {
    title: 'Le cercle de guilde',
    body: [
      'Les 12 cases dans le sens horaire : brune (toutes les pierres y commencent), œuf, viande, carte Dragon, carte Grotte, cristal, brune, œuf, or, carte Dragon, pièce, lait. Qui fait plusieurs pas reçoit chaque case où il entre.',
      {
        caption: 'Le cercle avec deux pierres de guilde et une tuile de guilde qui porte déjà un marqueur.',
        alt: 'Un cercle de douze cases, dont deux brunes ; dessous, les rangées d’une tuile avec des cases libres.',
      },
    ],
  },
  tiles: {
    title: 'Les quatre tuiles de guilde',
    body: [
      '* Plaines : pour un œuf, creuser gratuitement la première carte Grotte de la pioche (2 cases) ; pour 2 œufs, un dragon gratuit ; une pièce et 2 œufs ; 1 point par 2 œufs.',
      '* Mer : creuser gratuitement ; pour une carte Dragon, un autre dragon gratuit ; une pièce et 2 cartes Dragon (2 cases) ; 3 points par colonne complète.',
      '* Hautes terres : pour une pièce, creuser gratuitement jusqu’à 2 fois ; pour une carte Grotte, un dragon gratuit par-dessus un autre (2 cases) ; une pièce et 2 cartes Grotte ; 1 point par carte Grotte de ton plateau.',
      '* Forêt tropicale : pour une ressource, creuser gratuitement, aussi depuis l’étalage ; un dragon de la main ou de l’étalage sans ses ressources ; une pièce et 2 ressources ; 1 point par symbole de coût des dragons d’une grotte (2 cases).',
    ],
  },
  limits: {
    title: 'Limites',
    body: [
      'À la fin de ton propre tour tu gardes au plus neuf pièces, neuf ressources et neuf cartes des deux sortes ensemble. Ce qui est sur ou sous les dragons ne compte pas.',
      'Ce qui arrive aux tours des autres peut attendre la fin de ton prochain tour.',
      'Puis l’étalage est complété. Une pioche vide est refaite avec sa défausse quand il faut une carte.',
    ],
  },
  objectives: {
    title: 'Objectifs',
    body: [
      'À la fin de chaque manche on marque son objectif. La première place rapporte 4, 5, 6 et 7 points dans les manches une à quatre, la deuxième 1, 2, 3 et 4, la troisième 0, 1, 2 et 3.',
      {
        caption:
          'Les objectifs de quatre manches : ce qu’ils comptent, ce que rapporte chaque place et où chacun en est.',
        alt: 'Une liste de quatre objectifs avec les points des places et l’état des deux joueurs.',
      },
      'En cas d’égalité, on partage la place sans rien perdre, et le nombre suivant prend la place suivante. Rien du tout ne rapporte rien.',
      '! Pour les marqueurs de guilde, l’égalité se décide par la pierre la plus avancée en tout ; sans marqueur, pas de point.',
      '* Sur les grottes : cartes Grotte du plateau ; dragons et cartes Grotte d’une des trois grottes.',
      '* Sur les réserves : nids des dragons, œufs de tous les nids, ressources stockées, marqueurs de guilde.',
      '* Sur les sortes de dragons : dragonnets, petits, moyens, grands, agressifs, joueurs, timides ou serviables.',
      '* Sur les cartes : dragons avec au plus 2 ou au moins 3 symboles de coût ; dragons qui agissent à la pose ou en fin de manche, ou ceux à activation.',
    ],
  },
  end: {
    title: 'La fin',
    body: [
      'Après la quatrième manche tu additionnes :',
      '* les marqueurs des rangées quatre et cinq de la tuile de guilde ;',
      '* les points de tes dragons et ce que rapportent leurs pouvoirs de fin ;',
      '* un point par œuf, par ressource stockée et par carte glissée ;',
      '* les objectifs ;',
      '* un point par pièce, et un pour quatre ressources et cartes qui restent.',
      'À égalité gagne qui a le plus de dragons ; si c’est encore égal, la victoire est partagée.',
      '! Les pouvoirs qui se paient à la fin, et la grotte que compte la Forêt tropicale, sont calculés au mieux pour toi.',
    ],
  },
  solo: {
    title: 'En solitaire',
    body: [
      'En solitaire, tu joues contre un rival sans plateau, qui ne paie rien et joue après chacun de tes tours. Tu ouvres chaque manche.',
      'Il retourne une carte de décision : parfois de nouveaux dragons viennent à l’étalage, ses compteurs sur l’objectif montent ou baissent, et sa pierre de guilde marche. Sur une case brune il prend un dragon de l’étalage, et une grotte ou une case de la tuile de guilde. Il agit six ou sept fois par manche.',
      'Pour chaque objectif il a le nombre de la tuile pour cette manche, et ses compteurs. À la fin il marque 7 points par dragon (8 au niveau 3), 2 par grotte, 1 par pas après la dernière case brune, et ses objectifs. L’égalité est à toi.',
      {
        caption: 'Le rival : ce qu’il a pris, et ce que cela lui donnerait jusqu’ici.',
        alt: 'Un tableau avec les dragons et les grottes du rival et ses points.',
      },
      'Dans la variante R ses pas dépendent de la profondeur de tes grottes, tu gardes au plus deux pièces entre les manches, et ses cases fixes comptent aussi.',
      '! Cinq dragons qui regardent un voisin ne sont pas dans la pioche, et l’objectif des marqueurs de guilde ne sert pas. Personne ne reçoit de cadeaux. Si la place où il prend est vide, il ne prend rien.',
    ],
  },
  options: {
    title: 'Ce qu’on peut choisir',
    body: [
      'Avec les mains ouvertes, tout le monde voit les cartes des autres. Une première partie en devient plus facile.',
      'Cinq dragons (119, 124, 131, 132 et 134) ont d’autres valeurs dans un tirage ultérieur. Si tu veux, ce sont elles qui valent.',
    ],
  },
});
