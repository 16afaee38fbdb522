import type { Words } from './words.js';

const fr: Words = {
  'zefiria.school.chapter.wind': 'Premier vent',
  'zefiria.school.welcome':
    'Vingt-cinq îles volantes sont en désordre. Tu es un esprit du vent : avec Ida, tu les remets dans l’ordre, de 1 à 25, comme sur cette carte.',
  'zefiria.school.corner':
    'Ton esprit s’appelle Etesia. Commence dans un coin, en haut à gauche : appuie sur l’île 8.',
  'zefiria.school.cornerHere':
    'Tous les coins sont permis. Ici, commence sur la 8 : il y a à faire juste à côté.',
  'zefiria.school.cornered': 'Ida commence en face, avec Jugo.',
  'zefiria.school.tags':
    'L’étiquette d’une île : +1 à sa place, −1 dans la bonne rangée, −2 dans une mauvaise. La couleur dit la rangée, la somme fait votre score.',
  'zefiria.school.firstSwap':
    'D’un souffle, Etesia échange une île voisine avec n’importe quelle autre. La place de la 11 est là où est la 18 : appuie sur la 11, puis sur la 18.',
  'zefiria.school.firstSwapHere':
    'C’est permis dans une partie. Échange maintenant la 11 avec la 18 juste dessous : une île sera à sa place.',
  'zefiria.school.firstHome':
    'La 11 est à sa place : +1 ! Cela a pris 1 de tes 5 points, les rafales en haut.',
  'zefiria.school.firstFlight':
    'Vole maintenant, pour 1 point. Etesia glisse en diagonale, aussi loin qu’elle veut. Appuie deux fois sur la 2, au milieu.',
  'zefiria.school.firstFlightHere':
    'C’est permis, mais du milieu tu atteins davantage. Vole vers la 2 : en diagonale, en bas à droite.',
  'zefiria.school.landed': 'Te voilà, avec quatre îles autour de toi.',
  'zefiria.school.twoSteps':
    'Un échange coûte 1 point par pas. De la 20 à la 14, il y en a deux. Échange-les.',
  'zefiria.school.twoStepsHere':
    'C’est possible aussi. Mais la 20 et la 14 sont chacune à la place de l’autre : cet échange compte double.',
  'zefiria.school.twoStars': 'Les deux sont à leur place : c’est ce que disaient les deux étoiles du prix.',
  'zefiria.school.lastPoint':
    'Il reste un point. La place de la 17, ta voisine, est un pas plus bas, là où est la 12. Échange-les.',
  'zefiria.school.lastPointHere':
    'Ton dernier point fait mieux avec la 17 et la 12 : les deux arrivent à leur place.',
  'zefiria.school.turnOver': 'Cinq à leur place ! Sans points, ton tour finit tout seul.',
  'zefiria.school.ida':
    'Jugo, avec Ida, saute vers les îles de son symbole et échange celles de sa couleur. Tout le monde a joué : une des six manches est finie.',
  'zefiria.school.standBeside':
    'À toi, avec 5 nouveaux points. La 3 et la 15 sont chacune à la place de l’autre. Mets-toi à côté de l’une : vole vers la 5 ou la 14.',
  'zefiria.school.standBesideHere':
    'De là, tu n’atteins ni la 3 ni la 15. La 5 est sous la 15, la 14 à côté de la 3.',
  'zefiria.school.besideThe15': 'Bien : la 15 est maintenant ta voisine.',
  'zefiria.school.besideThe3': 'Bien : la 3 est maintenant ta voisine.',
  'zefiria.school.farSwap':
    'Le chemin contourne les esprits : quatre pas, et tu as quatre points. Échange la 15 et la 3.',
  'zefiria.school.farSwapHere':
    'Garde tes points : l’échange de la 15 et de la 3 les demande tous les quatre.',
  'zefiria.school.tenHome':
    'Encore deux à leur place : dix sur 25. Voler et échanger : un tour n’est rien d’autre.',
  'zefiria.school.chapter.home': 'Toutes à leur place',
  'zefiria.school.round4':
    'Manche 4 sur 6 : deux sont encore à venir, les gemmes pleines. Tu mènes maintenant Borea, Theo mène Skyron.',
  'zefiria.school.sameSymbol':
    'Borea est sur un sapin : elle peut échanger tout sapin, proche ou lointain. Appuie sur la 13, un sapin, puis sur la 23.',
  'zefiria.school.sameSymbolHere':
    'Possible, mais cherche deux étoiles : la 13 et la 23 sont chacune à la place de l’autre.',
  'zefiria.school.firHome': 'Deux d’un coup, et pourtant loin de toi.',
  'zefiria.school.toBalloon':
    'Autre île, autre symbole. Vole vers la 5, juste au-dessus : elle porte un ballon.',
  'zefiria.school.toBalloonHere': 'Les sapins ne ramènent plus rien. Vole vers la 5, pour les ballons.',
  'zefiria.school.onBalloon': 'Tous les ballons ont maintenant une rafale : tu peux les échanger.',
  'zefiria.school.balloonHome': 'La 12 est à un pas de sa place, où se trouve la 21. Échange la 12 et la 21.',
  'zefiria.school.balloonHomeHere': 'Avec deux points, une étoile sûre passe avant : la 12 et la 21.',
  'zefiria.school.twelveHome': 'La 12 est à sa place.',
  'zefiria.school.prepare':
    'Pas d’étoile pour ton dernier point ? Prépare le tour suivant : échange la 21 et la 6, les deux se rapprochent d’un pas.',
  'zefiria.school.prepareHere': 'Cela ne rapproche rien. La 21 doit descendre, la 6 monter : échange-les.',
  'zefiria.school.prepared': 'Bien préparé. Tu verras tout de suite pourquoi.',
  'zefiria.school.theo':
    'Skyron, avec Theo, échange l’île où il se tient et peut voyager avec elle : la 15 est à sa place. À table, vous planifiez ensemble.',
  'zefiria.school.cashIn':
    'Voilà ce que tu as préparé : la 21 et la 16 sont chacune à la place de l’autre, à un pas. Échange-les.',
  'zefiria.school.cashInHere': 'D’abord le ballon que tu tiens : la 21, avec la 16 en dessous.',
  'zefiria.school.cashedIn': 'Deux étoiles pour un point !',
  'zefiria.school.jump':
    'Il en manque quatre ; deux sont des arches. Borea saute vers toute île de sa couleur : vole vers la 3, ambre comme la 5, avec une arche.',
  'zefiria.school.jumpHere': 'Il te faut une île avec une arche : la 3, de la même couleur que la tienne.',
  'zefiria.school.jumped': 'Pour un saut, ce qu’il y a entre les deux ne compte pas.',
  'zefiria.school.firstArch': 'La 7 a une arche ; sa place est dessous, là où est la 2. Échange-les.',
  'zefiria.school.firstArchHere': 'Regarde la 7, ta voisine : deux étoiles avec la 2 dessous.',
  'zefiria.school.archHome': '23 à leur place.',
  'zefiria.school.lastArch': 'Les deux dernières, tu les trouveras : quelle arche n’est pas à sa place ?',
  'zefiria.school.lastArchHere': 'Seules deux îles ont encore un moins : la 11, avec une arche, et la 6.',
  'zefiria.school.allThere': 'Les 25 sont à leur place !',
  'zefiria.school.finish':
    'Inutile de continuer : finis la partie. Sinon, elle se termine après la manche 6.',
  'zefiria.school.finishHere': 'Rien ne peut plus s’améliorer : finis la partie.',
  'zefiria.school.sung':
    '25 points, on ne peut faire mieux : les vents en chanteront longtemps. 11, c’est un bon début ; 17, c’est superbe.',
  'zefiria.school.drill.pair': 'Deux d’un coup',
  'zefiria.school.pair.ask':
    'Tu mènes Jugo. Il est sur une île rose, il échange donc les îles roses. Quel échange met deux îles à leur place ?',
  'zefiria.school.pair.because':
    'La place de la 21 est là où est la 6, et celle de la 6 là où est la 21 : les deux y sont.',
  'zefiria.school.pair.one': 'Cela met une île à sa place. Il y a un échange qui le fait pour les deux.',
  'zefiria.school.pair.otherwise':
    'Cherche une île rose à la place d’une autre, et cette autre à la sienne : deux étoiles.',
  'zefiria.school.drill.symbol': 'Le bon symbole',
  'zefiria.school.symbol.ask':
    'Borea échange les îles du symbole où elle se tient. La 2 et la 12 doivent changer de place : vole là où c’est possible, puis échange-les.',
  'zefiria.school.symbol.because': 'La 9 porte un ballon, comme la 12. Une des deux suffit.',
  'zefiria.school.symbol.otherwise':
    'La 12 porte un ballon, la 2 un phare. Borea doit être sur l’un des deux : lequel est à un seul vol ?',
  'zefiria.school.drill.ride': 'Partir ou rester',
  'zefiria.school.ride.ask':
    'Skyron échange l’île où il se tient, puis choisit sur laquelle des deux il finit. Mets trois îles à leur place en deux échanges.',
  'zefiria.school.ride.because':
    'La 11 arrive à sa place, Skyron finit sur la 8, et la 8 et la 17 changent de place.',
  'zefiria.school.ride.otherwise':
    'Commence par l’île sous Skyron : quelle est la place de la 11 ? Ensuite, il doit être sur celle qui doit encore voyager.',
  'zefiria.school.drill.outside': 'Par l’extérieur',
  'zefiria.school.outside.ask':
    'Austro vole par l’extérieur et échange les îles de la rangée et de la colonne devant lui. Mets la 17 et la 18 à leur place.',
  'zefiria.school.outside.because':
    'À côté de la quatrième rangée, il les a toutes deux devant lui, à un pas l’une de l’autre.',
  'zefiria.school.outside.otherwise':
    'Les deux sont dans la quatrième rangée. Où, à l’extérieur, Austro a-t-il cette rangée devant lui ?',
  'zefiria.school.concept.corner':
    'Choisis un coin pour commencer. Là où beaucoup d’îles voisines ont un −2, il y a beaucoup à faire.',
  'zefiria.school.concept.borea':
    'Tu mènes Borea : elle saute vers les îles de sa couleur et échange toute île du symbole où elle se tient.',
  'zefiria.school.concept.jugo':
    'Tu mènes Jugo : il saute vers les îles de son symbole et échange toute île de la couleur où il se tient.',
  'zefiria.school.concept.etesia':
    'Tu mènes Etesia : elle glisse en diagonale et échange une île voisine avec n’importe quelle autre.',
  'zefiria.school.concept.stepOut':
    'Tu mènes Austro. D’abord il sort de la grille, c’est gratuit : choisis un côté. À la fin du tour, il y rentre.',
  'zefiria.school.concept.austro':
    'Dehors, Austro vole partout le long du bord pour 1 point. Il échange deux îles de la rangée et de la colonne devant lui.',
  'zefiria.school.concept.skyron':
    'Tu mènes Skyron : il vole chez les voisines et échange l’île où il se tient. Puis tu choisis sur laquelle des deux il finit.',
  'zefiria.school.concept.points':
    'Voici les points qui restent pour ce tour. Un vol coûte 1, un échange 1 par pas.',
  'zefiria.school.concept.map':
    'La carte montre la place de chaque île. Choisis-en une : sa place est encadrée ici et sur la grille.',
  'zefiria.school.concept.pair':
    'En ce moment, un échange peut mettre deux îles à leur place. Choisis des îles à échanger et cherche un prix à deux étoiles.',
  'zefiria.school.concept.star':
    'Un prix avec une étoile veut dire : cet échange met une île à sa place. Cela vaut 2 ou 3 au score.',
  'zefiria.school.concept.nothing':
    'D’ici, aucun échange ne met une île à sa place. Vole ailleurs, ou rapproche deux îles de leur place.',
  'zefiria.school.concept.wrong':
    '−2 : cette île est dans une mauvaise rangée. Sa couleur dit laquelle est la sienne.',
  'zefiria.school.concept.row': '−1 : la rangée est bonne, pas encore la colonne.',
  'zefiria.school.concept.right': '+1 : cette île est à sa place. Laisse-la, si possible.',
  'zefiria.school.concept.lastPoint':
    'Il reste un point : assez pour un vol ou un échange entre voisines. Puis le tour finit tout seul.',
  'zefiria.school.concept.partner':
    'C’est à l’autre esprit. Un bot montre son plan par des flèches et attend : accepte avec « Vas-y », ou esquisses-en un autre. Vous gagnez ou perdez ensemble.',
  'zefiria.school.concept.jump':
    'C’était un saut, vers la même couleur ou le même symbole. Ce qu’il y a entre les deux ne compte pas.',
  'zefiria.school.concept.around':
    'Un souffle ne passe pas par-dessus un esprit : le chemin le contourne et coûte plus. Les prix en tiennent compte.',
  'zefiria.school.concept.rounds': 'Manche 2 : chaque gemme pleine est une manche à venir après celle-ci.',
  'zefiria.school.concept.score':
    'Votre score commun : toutes les îles, telles qu’elles sont. Dès 11, c’est une douce brise ; à 25, les vents en chanteront longtemps.',
  'zefiria.school.concept.inPlace': 'Voici combien des 25 sont à leur place.',
  'zefiria.school.concept.unused':
    'Les points non utilisés sont perdus. Un seul suffit pour rapprocher une île d’un pas.',
  'zefiria.school.concept.plan':
    'Avec « Plan », tu peux d’abord essayer tout un tour. Rien ne se passe avant que tu le joues.',
  'zefiria.school.concept.lastRound':
    'La dernière manche. Ne prépare plus rien : seul compte ce qui est bien placé à la fin.',
  'zefiria.school.caution.away':
    'Cela enlève une île de sa place, et aucune n’arrive à la sienne. Le faire quand même ?',
  'zefiria.school.caution.leaves':
    'D’ici, un échange mettrait deux îles à leur place ; après ce vol, ce ne sera plus possible. Voler quand même ?',
  'zefiria.school.caution.farther': 'Cela éloigne les deux îles de leur place. Les échanger quand même ?',
  'zefiria.school.caution.lastFlight':
    'C’est ton dernier point de la partie, et un vol ne change rien au score. Voler quand même ?',
  'zefiria.school.well.all': 'Les 25 îles sont à leur place : on ne peut faire mieux.',
  'zefiria.school.well.wind': '17 points ou plus pour une première partie : un vent régulier, bravo !',
  'zefiria.school.well.pairs': 'Plus d’une fois, tu as mis deux îles à leur place en un seul échange.',
  'zefiria.school.well.home': 'Tu as mis toi-même au moins huit îles à leur place.',
  'zefiria.school.well.thrifty': 'Tu n’as pas gaspillé un seul point.',
  'zefiria.school.well.breeze': 'Ensemble, vous avez atteint 11 points : une douce brise.',
  'zefiria.school.well.played': 'Tu as joué une partie entière et tu sais de quoi est fait un tour.',
  'zefiria.school.next.storm':
    'Essaie avec les tempêtes : elles bousculent les îles, et des gemmes rouges les ancrent.',
  'zefiria.school.next.unused': 'Utilise tous tes points : un seul rapproche déjà une île d’un pas.',
  'zefiria.school.next.flights':
    'Vole moins, échange plus : avant de voler, regarde ce que tu peux échanger de ton île.',
  'zefiria.school.next.pairs':
    'Cherche deux îles qui sont chacune à la place de l’autre : un échange, deux étoiles.',
  'zefiria.school.next.rows':
    'Beaucoup d’îles n’ont atteint que leur rangée. Vers la fin, mène-les aussi à leur colonne.',
  'zefiria.school.next.plan':
    'Prévois deux tours à l’avance : qu’atteint l’autre esprit, et que peux-tu préparer ?',
  'zefiria.school.chapter.storm': 'Tempêtes',
  'zefiria.school.storms':
    'Si vous voulez, jouez avec les tempêtes : il en éclate une avant chaque nouvelle manche. Six gemmes rouges attendent ; tu verras tout de suite pourquoi.',
  'zefiria.school.beforeStorm':
    'Tu mènes Jugo, il est sur une île bleue. Il reste un point : échange la 11, bleue, et la 25. Les deux se rapprochent de leur place.',
  'zefiria.school.beforeStormHere':
    'Ton dernier point est pour la 11 et la 25 : les deux seront un pas plus près.',
  'zefiria.school.stormBroke': 'La manche est finie, et une tempête éclate !',
  'zefiria.school.anchor':
    'Elle a frappé la 8, mais la 8 est à sa place. Une gemme rouge l’ancre donc : personne ne peut la déplacer, passer par-dessus ou y voler.',
  'zefiria.school.takeGem':
    'Mira a joué. Pour 1 point, tu peux prendre une gemme rouge, même lointaine : appuie sur la 8, puis sur « Prendre la gemme ».',
  'zefiria.school.takeGemHere': 'Plus tard. Prends d’abord la gemme de la 8.',
  'zefiria.school.gemTaken': 'La gemme est à toi, et la 8 est de nouveau libre.',
  'zefiria.school.spendAll':
    'La place de la 16 est là où est la 15, à quatre pas. Tu as quatre points : échange la 15 et la 16.',
  'zefiria.school.spendAllHere': 'Garde plutôt les quatre points : pour la 15 et la 16.',
  'zefiria.school.spentAll': 'La 16 est à sa place, et tu n’as plus de points.',
  'zefiria.school.giveGem':
    'Mais il y a une gemme. Donne-la : qui agit reçoit 1 point de plus, quel que soit le tour. Gardée jusqu’à la fin, elle compte 1.',
  'zefiria.school.giveGemHere': 'Le tour n’est pas fini : ta gemme vaut encore un point pour agir.',
  'zefiria.school.gemGiven': 'La gemme est partie, mais tu peux agir encore une fois.',
  'zefiria.school.extraPoint': 'Utilise bien ce point : la 15 et la 20 sont chacune à la place de l’autre.',
  'zefiria.school.extraPointHere': 'Pour un point, rien de mieux que la 15 et la 20 : deux étoiles.',
  'zefiria.school.secondStorm': 'Deux à leur place grâce à la gemme ! Et voici la tempête suivante.',
  'zefiria.school.blizzard':
    'Un blizzard : la 18 et la 1 ont changé de place, et Etesia a suivi. Une tornade échange autour du centre.',
};

export default fr;
