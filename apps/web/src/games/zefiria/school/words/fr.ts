import type { Words } from './words.js';

const fr: Words = {
  'zefiria.school.chapter.wind': 'Premier vent',
  'zefiria.school.welcome':
    'Vingt-cinq îles volantes sont en désordre. Tu es un esprit du vent : avec Ida, tu les remets dans l’ordre, de 1 à 25, comme sur cette carte.',
  'zefiria.school.corner':
    'Ton esprit s’appelle Etesia. Tout le monde commence dans un coin. Prends celui en haut à gauche : appuie sur l’île 8.',
  'zefiria.school.cornerHere':
    'Tous les coins sont permis. Ici, commence sur la 8 : il y a à faire juste à côté.',
  'zefiria.school.cornered': 'Ida commence en face, avec Jugo.',
  'zefiria.school.tags':
    'Une île compte +1 à sa place, −1 dans la bonne rangée, −2 dans une mauvaise. Sa couleur dit la rangée. Toutes ensemble font votre score commun.',
  'zefiria.school.firstSwap':
    'D’un souffle, Etesia échange une île voisine avec n’importe quelle autre. La place de la 11 est là où est la 18 : appuie sur la 11, puis sur la 18.',
  'zefiria.school.firstSwapHere':
    'C’est permis dans une partie. Échange maintenant la 11 avec la 18 juste dessous : une île sera à sa place.',
  'zefiria.school.firstHome':
    'La 11 est à sa place : +1 ! Cela a pris 1 de tes 5 points, les petits nuages en haut.',
  'zefiria.school.firstFlight':
    'Pour atteindre d’autres îles, vole : un vol coûte 1 point. Etesia va chez une voisine ou glisse en diagonale. Appuie deux fois sur la 2, au milieu.',
  'zefiria.school.firstFlightHere':
    'C’est permis, mais du milieu tu atteins davantage. Vole vers la 2 : en diagonale, en bas à droite.',
  'zefiria.school.landed': 'Te voilà, avec quatre îles autour de toi.',
  'zefiria.school.twoSteps':
    'Un échange coûte autant de points qu’il y a de pas d’une île à l’autre. De la 20 à la 14, il y en a deux. Appuie sur la 20, puis sur la 14.',
  'zefiria.school.twoStepsHere':
    'C’est possible aussi. Mais la 20 et la 14 sont chacune à la place de l’autre : cet échange compte double.',
  'zefiria.school.twoStars':
    'Les deux sont arrivées d’un coup. C’est ce que disaient les deux étoiles à côté du prix.',
  'zefiria.school.lastPoint':
    'Il reste un point. La place de la 17, ta voisine, est un pas plus bas, là où est la 12. Échange-les.',
  'zefiria.school.lastPointHere':
    'Ton dernier point fait mieux avec la 17 et la 12 : les deux arrivent à leur place.',
  'zefiria.school.turnOver':
    'Cinq à leur place ! Tu n’as plus de points, donc ton tour se termine tout seul.',
  'zefiria.school.ida':
    'Le Jugo d’Ida est différent : il saute vers les îles de son symbole et échange celles de la couleur où il est. Tout le monde a joué : une des six manches est finie.',
  'zefiria.school.standBeside':
    'À toi, avec 5 nouveaux points. La 3 et la 15 sont chacune à la place de l’autre. Mets-toi à côté de l’une : vole vers la 5 ou la 14.',
  'zefiria.school.standBesideHere':
    'De là, tu n’atteins ni la 3 ni la 15. La 5 est sous la 15, la 14 à côté de la 3.',
  'zefiria.school.besideThe15': 'Bien : la 15 est maintenant ta voisine.',
  'zefiria.school.besideThe3': 'Bien : la 3 est maintenant ta voisine.',
  'zefiria.school.farSwap':
    'L’autre peut être loin. Le chemin contourne les esprits : quatre pas, et tu as quatre points. Échange la 15 et la 3.',
  'zefiria.school.farSwapHere':
    'Garde tes points : l’échange de la 15 et de la 3 les demande tous les quatre.',
  'zefiria.school.tenHome':
    'Encore deux à leur place : dix sur 25 après une manche et un tour. Voler et échanger : un tour n’est rien d’autre.',
  'zefiria.school.chapter.home': 'Toutes à leur place',
  'zefiria.school.round4':
    'Manche 4 sur 6 : les gemmes pleines sont celles à venir ; après la sixième, c’est fini. Tu mènes maintenant Borea, Theo mène Skyron. 15 îles sur 25 sont à leur place.',
  'zefiria.school.sameSymbol':
    'Chaque île a un symbole. Borea est sur un sapin : elle peut échanger tout sapin, proche ou lointain. Appuie sur la 13, un sapin, puis sur la 23.',
  'zefiria.school.sameSymbolHere':
    'Possible, mais cherche deux étoiles : la 13 et la 23 sont chacune à la place de l’autre.',
  'zefiria.school.firHome': 'Deux d’un coup, et pourtant loin de toi.',
  'zefiria.school.toBalloon':
    'Autre île, autre symbole. Vole vers la 5, juste au-dessus : elle porte un ballon.',
  'zefiria.school.toBalloonHere': 'Les sapins ne ramènent plus rien. Vole vers la 5, pour les ballons.',
  'zefiria.school.onBalloon': 'Tous les ballons ont maintenant un petit nuage : tu peux les échanger.',
  'zefiria.school.balloonHome': 'La 12 est à un pas de sa place, où se trouve la 21. Échange la 12 et la 21.',
  'zefiria.school.balloonHomeHere': 'Avec deux points, une étoile sûre passe avant : la 12 et la 21.',
  'zefiria.school.twelveHome': 'La 12 est à sa place.',
  'zefiria.school.prepare':
    'Pas d’étoile pour ton dernier point ? Alors prépare le tour suivant. Échange la 21 et la 6 : les deux se rapprochent d’un pas de leur place.',
  'zefiria.school.prepareHere': 'Cela ne rapproche rien. La 21 doit descendre, la 6 monter : échange-les.',
  'zefiria.school.prepared': 'Bien préparé. Tu verras tout de suite pourquoi.',
  'zefiria.school.theo':
    'Skyron, avec Theo, échange l’île où il se tient et peut voyager avec elle : la 15 est à sa place. Rien n’est caché : à table, vous planifiez ensemble.',
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
    'Quand tout est à sa place, inutile de continuer : finis la partie. Sinon, elle se termine après la manche 6, avec ce qui est alors bien placé.',
  'zefiria.school.finishHere': 'Rien ne peut plus s’améliorer : finis la partie.',
  'zefiria.school.sung':
    '25 points, on ne peut faire mieux : les vents en chanteront longtemps. 11, c’est un bon début ; 17, c’est superbe.',
  'zefiria.school.well.played': 'Tu as joué une partie entière.',
  'zefiria.school.next.pairs':
    'Cherche deux îles qui sont chacune à la place de l’autre : un échange, deux étoiles.',
};

export default fr;
