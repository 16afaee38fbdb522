import type { Words } from './words.js';

const fr: Words = {
  'schwingenschlag.school.chapter.home': 'Grottes et dragons',
  'schwingenschlag.school.home.welcome':
    'Cette montagne est à toi, avec trois grottes. Fais-en le meilleur foyer de dragons : après quatre manches, le plus de points gagne.',
  'schwingenschlag.school.home.entice':
    'Ce dragon veut s’installer. Il coûte une pièce et une viande, et vit dans la Caverne cramoisie, la rouge. Touche-le, puis attire-le.',
  'schwingenschlag.school.home.enticeFirst':
    'Bientôt ! Commence par le dragon entouré : il ne coûte qu’une viande, et une place est libre.',
  'schwingenschlag.school.home.enticed': 'Bienvenue ! Le nombre sur un dragon, ce sont ses points à la fin.',
  'schwingenschlag.school.home.dig':
    'Ida aussi a de la visite. Ta place suivante est encore de la roche. Touche la carte Grotte entourée et creuse dans la Caverne cramoisie.',
  'schwingenschlag.school.home.digFirst':
    'Pas encore : ton deuxième dragon ne vit que dans la Caverne cramoisie. Fais-y de la place avec la carte entourée.',
  'schwingenschlag.school.home.meat':
    'Une grotte donne une fois quelque chose quand on la creuse : ici une ressource et un œuf. Ton dragon coûte deux viandes, tu en as une. Prends-en une.',
  'schwingenschlag.school.home.meatFirst':
    'Utile aussi, mais c’est de la viande qui manque pour le dragon dans ta main.',
  'schwingenschlag.school.home.egg':
    'Et un œuf ! Il lui faut un nid libre : sur ton dragon, ou l’un des deux de ton plateau. Où le poses-tu ?',
  'schwingenschlag.school.home.eggFirst':
    'Prends donc l’œuf : il paiera plus tard, et gardé jusqu’à la fin il vaut un point.',
  'schwingenschlag.school.home.eggOnDragon':
    'Bien au chaud. Les œufs servent à payer ; chacun de ceux que tu gardes vaut un point.',
  'schwingenschlag.school.home.eggOnMat':
    'Deux côte à côte. Les œufs servent à payer ; chacun de ceux que tu gardes vaut un point.',
  'schwingenschlag.school.home.second':
    'Il y a de la place : attire ton deuxième dragon. Lis sa carte : « À la pose » agit aussitôt, dès son arrivée.',
  'schwingenschlag.school.home.secondFirst':
    'D’abord le dragon : tu as les deux viandes et la place qu’il lui faut.',
  'schwingenschlag.school.home.coin': 'Voilà la pièce promise : une action de plus pour toi.',
  'schwingenschlag.school.home.wide':
    'Creuse encore, dans la Grotte dorée ou l’Abysse d’améthyste : touche la carte, puis choisis la grotte. La roche montre son prix.',
  'schwingenschlag.school.home.wideFirst':
    'Pas maintenant. Dans la Caverne cramoisie, la troisième place coûterait aussi un œuf ; dans les deux autres, rien que la pièce.',
  'schwingenschlag.school.home.wideGold':
    'La Grotte dorée a maintenant de la place pour deux, et tu as reçu de l’or.',
  'schwingenschlag.school.home.wideAmethyst':
    'L’Abysse d’améthyste a maintenant de la place pour deux, et tu as reçu de l’or.',
  'schwingenschlag.school.home.take':
    'Cette grotte apporte aussi une carte Dragon. Prends l’une des trois de l’étalage, ou une carte cachée de la pioche.',
  'schwingenschlag.school.home.takeFirst':
    'C’est gratuit : prends un dragon. Rien ne t’oblige à le poser aujourd’hui.',
  'schwingenschlag.school.home.took':
    'En voilà un qu’on attend avec joie. Sa carte dit ce qu’il coûte et où il vit.',
  'schwingenschlag.school.home.tookUnseen': 'Une surprise ! Sa carte dit ce qu’il coûte et où il vit.',
  'schwingenschlag.school.home.coins':
    'Chaque action coûte une pièce : attirer, creuser, et explorer, qui vient ensuite. Chaque nouvelle manche t’en apporte six.',
  'schwingenschlag.school.home.points':
    'Ici tu vois à tout moment où en sont les points. Les dragons et les œufs n’en sont que le début.',
  'schwingenschlag.school.chapter.walk': 'Explorer, et la guilde',
  'schwingenschlag.school.walk.welcome':
    'Deux manches plus tard, cinq dragons vivent chez toi. À eux d’agir : qui traverse une grotte profite de tout en chemin.',
  'schwingenschlag.school.walk.explore':
    'Explorer coûte une pièce. Touche l’entrée de la Caverne cramoisie, regarde le chemin de pierre en dragon, et va.',
  'schwingenschlag.school.walk.exploreFirst':
    'Plus tard. Commence par la Caverne cramoisie : trois dragons y vivent, c’est la plus longue marche.',
  'schwingenschlag.school.walk.milk':
    'La première pierre donne une ressource au choix. Le dragonnet de la Grotte dorée boit du lait : prends du lait pour lui.',
  'schwingenschlag.school.walk.milkFirst':
    'Une autre fois. Le dragonnet de la Grotte dorée ne boit que du lait.',
  'schwingenschlag.school.walk.step':
    'Ton premier dragon t’a trouvé un cristal : son signe dit « À l’activation », à chaque marche. La pierre suivante est un pas de guilde. Fais-le !',
  'schwingenschlag.school.walk.stepFirst':
    'Fais-le donc : un pas de guilde ne coûte rien et mène toujours à quelque chose.',
  'schwingenschlag.school.walk.circle':
    'Voici le cercle de guilde. Ta pierre a avancé d’une case, et cette case t’a donné un cristal. La suivante est brune : c’est là que sont les grandes récompenses.',
  'schwingenschlag.school.walk.any':
    'Le deuxième dragon n’a agi qu’à la pose. La troisième pierre donne encore une ressource au choix : laquelle veux-tu ?',
  'schwingenschlag.school.walk.anyFirst': 'Ce qui est sur le chemin est gratuit : prends une ressource.',
  'schwingenschlag.school.walk.egg': 'La pierre d’après donne un œuf. Choisis-lui un nid.',
  'schwingenschlag.school.walk.eggFirst': 'Tu as des nids libres : poses-y l’œuf.',
  'schwingenschlag.school.walk.egged': 'Il y est bien. La marche finit à la première place sans dragon.',
  'schwingenschlag.school.walk.grotto':
    'Ida dépense ses dernières pièces pour un dragon. Il t’en reste une : va voir le dragonnet dans la Grotte dorée.',
  'schwingenschlag.school.walk.grottoFirst':
    'Le dragonnet a faim, et tu as du lait. Explore la Grotte dorée.',
  'schwingenschlag.school.walk.card':
    'Dans cette grotte, la première pierre est une carte Dragon. Prends celle que tu veux.',
  'schwingenschlag.school.walk.cardFirst': 'C’est gratuit : prends une carte, de l’étalage ou de la pioche.',
  'schwingenschlag.school.walk.feed':
    'Le voilà dans sa coquille. Nourris-le de lait ! Le lait reste sur lui et vaut un point, et tu reçois un cristal.',
  'schwingenschlag.school.walk.feedFirst': 'Il aurait encore faim. Donne-lui le lait.',
  'schwingenschlag.school.walk.fed':
    'Un petit rot ! Après son troisième repas, il te remercie plus largement.',
  'schwingenschlag.school.walk.brown':
    'Encore un pas de guilde : il mène ta pierre sur la case brune. Fais-le !',
  'schwingenschlag.school.walk.mark':
    'Pose un marqueur sur la tuile de guilde : six points à la fin, ou un point par carte Grotte de ton plateau. Tu en as quatre.',
  'schwingenschlag.school.walk.markFirst':
    'Cette rangée rapporte moins, ou demande ce que tu n’as pas. Prends l’une des deux qui valent le plus de points.',
  'schwingenschlag.school.walk.markedSix': 'Six points, bien au sec. Une seule personne peut les avoir.',
  'schwingenschlag.school.walk.markedCaves':
    'Déjà quatre points, et davantage à chaque place que tu creuses.',
  'schwingenschlag.school.walk.again':
    'Cette marche est finie. Une deuxième dans la même grotte coûte aussi un œuf cette manche, comme le montre l’entrée ; une troisième, deux.',
  'schwingenschlag.school.chapter.last': 'La dernière manche',
  'schwingenschlag.school.last.welcome':
    'La dernière des quatre manches, et ta dernière pièce. À la fin de chaque manche on marque son objectif. Voici celui de la quatrième.',
  'schwingenschlag.school.last.entice':
    'Il compte les dragons au signe « À la pose » ou « Fin de manche ». Tu en as deux, Ida trois : 4 points contre 7. Attire le dragon de ta main !',
  'schwingenschlag.school.last.enticeFirst':
    'Cela rapporterait aussi, mais le dragon de ta main t’apporte trois points de plus à l’objectif.',
  'schwingenschlag.school.last.enticed':
    'L’or manquait : deux autres ressources en sont devenues. C’est trois partout : 7 points pour chacun.',
  'schwingenschlag.school.last.pass':
    'Ida passe. Tu n’as plus de pièce : passe aussi. Quand tout le monde a passé, la manche est finie.',
  'schwingenschlag.school.last.passFirst': 'Sans pièce, il n’y a rien d’autre à faire : passe.',
  'schwingenschlag.school.last.abilities':
    'D’abord agissent les dragons au signe « Fin de manche ». Ceux d’Ida ont fini, aux tiens. Commence par celui qui est entouré : il donne un œuf.',
  'schwingenschlag.school.last.abilitiesFirst':
    'Tous agissent, l’un après l’autre. Commence par le dragon entouré.',
  'schwingenschlag.school.last.egg': 'Dans son propre nid : un point de plus.',
  'schwingenschlag.school.last.eggFirst': 'Un œuf vaut un point, et le nid est libre : pose-le.',
  'schwingenschlag.school.last.second':
    'Et maintenant le nouveau. Pour chacun de tes marqueurs sur la tuile de guilde, il prend une carte de la pioche.',
  'schwingenschlag.school.last.secondFirst': 'Ne laisse pas ces points : fais-le agir.',
  'schwingenschlag.school.last.tuck':
    'Deux marqueurs, deux cartes : glisse-les dessous. Une carte glissée y reste et vaut un point.',
  'schwingenschlag.school.last.tucked':
    'Deux points de plus, puis on a marqué l’objectif : 7 points pour toi.',
  'schwingenschlag.school.last.over':
    'La partie est finie : 71 à 60, tu gagnes ! Après les trois premières manches, chacun reçoit plutôt six pièces et un œuf, et on continue.',
  'schwingenschlag.school.last.sum':
    'Comptent les dragons, les œufs, ce qui est stocké ou glissé, la guilde et les objectifs ; une pièce qui reste aussi. À toi de jouer !',
  'schwingenschlag.school.drill.afford': 'Qui peut s’installer ?',
  'schwingenschlag.school.afford.ask':
    'Trois dragons en main ; tu as une viande, un cristal et un lait. Attire celui qui a le plus de points et que tu peux payer.',
  'schwingenschlag.school.afford.because':
    'Viande et cristal, et une place libre dans la Caverne cramoisie : 5 points. Pour celui à 6, il te manque de l’or.',
  'schwingenschlag.school.afford.less':
    'Lui aussi pourrait venir, mais il ne vaut que 3 points, au même prix.',
  'schwingenschlag.school.afford.otherwise': 'Cela peut attendre : ici, un dragon doit s’installer.',
  'schwingenschlag.school.drill.nests': 'Pas un œuf perdu',
  'schwingenschlag.school.nests.ask':
    'Un œuf, un nid libre : aucun dragon n’en offre encore d’autres. Creuse la grotte dont tous les œufs trouvent place.',
  'schwingenschlag.school.nests.because':
    'Un cristal et un œuf : cela va. La grotte aux trois œufs sera meilleure quand des dragons apporteront des nids.',
  'schwingenschlag.school.nests.lost': 'Trois œufs, mais un seul nid libre : deux seraient perdus.',
  'schwingenschlag.school.nests.otherwise': 'Cela ne donne aucun œuf. Creuse une de tes deux cartes Grotte.',
  'schwingenschlag.school.drill.step': 'Le chemin de la guilde',
  'schwingenschlag.school.step.ask': 'Tu veux un pas de guilde. Quelle grotte traverses-tu ?',
  'schwingenschlag.school.step.because':
    'La pierre de la guilde est derrière le premier dragon ; dans cette grotte, il y en a deux.',
  'schwingenschlag.school.step.short': 'Aucun dragon n’y vit : la marche finit à la première pierre.',
  'schwingenschlag.school.step.otherwise':
    'Les pierres de la guilde sont sur le chemin des grottes : explore.',
  'schwingenschlag.school.drill.lead': 'L’objectif de la manche',
  'schwingenschlag.school.lead.ask':
    'Le premier objectif compte les grands dragons. Quel dragon te fait passer en tête ?',
  'schwingenschlag.school.lead.because':
    'Il est grand : un à zéro. À la fin de la manche, cela fait 4 points.',
  'schwingenschlag.school.lead.small':
    'Celui-là est petit ; l’objectif demande des grands. Chaque carte le dit.',
  'schwingenschlag.school.lead.otherwise':
    'Ce tour ne change rien à l’objectif. Regarde tes dragons : lequel est grand ?',
  'schwingenschlag.school.concept.draft':
    'Sur six cartes, quatre restent. Garde des dragons bon marché qui vivent dans des grottes différentes ; tu ne peux guère te tromper.',
  'schwingenschlag.school.concept.firstResources':
    'Choisis trois ressources. Regarde les dragons que tu as gardés : prends ce que coûte le moins cher.',
  'schwingenschlag.school.concept.marker':
    'Une case brune ! Pose un marqueur : les rangées du haut agissent aussitôt, celles du bas valent des points à la fin.',
  'schwingenschlag.school.concept.feed':
    'Ton dragonnet a faim. Chaque morceau rapporte quelque chose et vaut un point ; le troisième rapporte davantage.',
  'schwingenschlag.school.concept.roundAbilities':
    'Tout le monde a passé. Tes dragons au signe « Fin de manche » agissent, dans l’ordre que tu veux.',
  'schwingenschlag.school.concept.roundEgg':
    'Une nouvelle manche : six pièces et un œuf pour chacun. Dans quel nid va l’œuf ?',
  'schwingenschlag.school.concept.limits':
    'À la fin de ton tour, tu gardes au plus neuf ressources et neuf cartes. Sers-t’en, ou laisse ce dont tu as le moins besoin.',
  'schwingenschlag.school.concept.gift':
    'Un cadeau venu d’un autre tour ! Tu peux le prendre, il ne te coûte rien.',
  'schwingenschlag.school.concept.fourthSpace':
    'Une quatrième place a un bonus : trois choses contre une pièce. À toi de dire s’il vient avant la carte Grotte ou après.',
  'schwingenschlag.school.concept.pay':
    'Il y a plusieurs façons de payer. Donne ce qui te manquera le moins.',
  'schwingenschlag.school.concept.cache':
    'Une ressource stockée reste sur le dragon pour toujours et vaut un point à la fin.',
  'schwingenschlag.school.concept.tuck':
    'Une carte glissée reste sous le dragon pour toujours et vaut un point. Choisis-en une que tu ne poseras pas.',
  'schwingenschlag.school.concept.step':
    'Un pas de guilde : ta pierre avance d’une case sur le cercle, et la case donne ce qu’elle montre.',
  'schwingenschlag.school.concept.egg':
    'Un œuf demande un nid libre : sur un dragon, ou l’un des deux de ton plateau. Chaque œuf gardé vaut un point.',
  'schwingenschlag.school.concept.takeDragon':
    'Prends une carte Dragon : l’une des trois de l’étalage, ou une carte cachée de la pioche. Vois ce qu’elle coûte et où vit le dragon.',
  'schwingenschlag.school.concept.takeCave':
    'Prends une carte Grotte : l’une des trois de l’étalage, ou une carte cachée de la pioche. Elle agit quand on la creuse.',
  'schwingenschlag.school.concept.takeAny':
    'Une ressource au choix : vois ce qui manque encore aux dragons de ta main.',
  'schwingenschlag.school.concept.parts':
    'Tout est facultatif, et tu choisis l’ordre. Ce que tu laisses est perdu.',
  'schwingenschlag.school.concept.turn':
    'À toi : creuse, attire ou explore. Chaque fois, cela coûte une pièce ; chaque place montre ce qui s’y ajoute.',
  'schwingenschlag.school.concept.onlyPass':
    'Tu ne peux plus rien payer : passe. Tu gardes tout, et la manche suivante apporte six pièces.',
  'schwingenschlag.school.concept.lastRound':
    'La dernière manche. Ce qui ne rapporte plus de points ne sert plus ; une pièce qui reste en vaut un.',
  'schwingenschlag.school.concept.newRound':
    'De nouvelles cartes sont à l’étalage, et quelqu’un d’autre commence. Six pièces, six actions : que veux-tu faire ?',
  'schwingenschlag.school.concept.scored':
    'L’objectif est marqué. À égalité, on partage la place sans rien perdre, et chaque manche suivante vaut plus.',
  'schwingenschlag.school.concept.walk':
    'Un dragon vit dans ta montagne : en marchant, tu profites des pierres et des dragons au signe « À l’activation ».',
  'schwingenschlag.school.concept.objective':
    'Garde un œil sur l’objectif de la manche : à la fin, la première place rapporte 4 points, plus tard jusqu’à 7.',
  'schwingenschlag.school.concept.walkAgain':
    'On peut explorer encore la même grotte, mais la deuxième marche coûte aussi un œuf, la troisième deux.',
  'schwingenschlag.school.concept.deeper':
    'Plus c’est profond, plus c’est cher : la troisième place d’une grotte coûte aussi un œuf, la quatrième deux.',
  'schwingenschlag.school.concept.room':
    'Un dragon de ta main n’a pas encore de place : creuse dans une grotte où il vit.',
  'schwingenschlag.school.concept.hatchling':
    'Un dragonnet en main : il coûte du lait et un œuf, et voudra qu’on le nourrisse pendant les marches.',
  'schwingenschlag.school.concept.brown':
    'Ta pierre de guilde est devant une case brune. Une marche devant un dragon l’y mène.',
  'schwingenschlag.school.concept.exchange':
    'Il te manque quelque chose ? À ton tour, deux ressources en deviennent une autre.',
  'schwingenschlag.school.concept.gameEnd':
    '« Fin de partie » sur un dragon : il rapporte pour ce que compte son texte. Prépare-le tôt.',
  'schwingenschlag.school.concept.roundEnd':
    '« Fin de manche » sur un dragon : il agit à la fin de chaque manche, donc il vaut le plus s’il vient tôt.',
  'schwingenschlag.school.concept.alone': 'D’autres ont passé. Tu peux continuer tant que tu as des pièces.',
  'schwingenschlag.school.caution.eggsLost':
    'Cette grotte donne plus d’œufs que tu n’as de nids libres : le reste serait perdu. Creuser quand même ?',
  'schwingenschlag.school.caution.emptyWalk':
    'Aucun dragon ne vit dans cette grotte : tu n’aurais que la première pierre. Une autre offre plus en chemin.',
  'schwingenschlag.school.caution.dearWalk':
    'Deux œufs, ce sont deux points, et cette marche est courte. Y aller quand même ?',
  'schwingenschlag.school.caution.declines': 'Tu laisserais quelque chose qui ne coûte rien.',
  'schwingenschlag.school.well.won': 'Tu as gagné : ta montagne est le meilleur foyer de dragons.',
  'schwingenschlag.school.well.objectives': 'Tu as pris la première place d’au moins deux objectifs.',
  'schwingenschlag.school.well.fed': 'Tu as bien nourri tes dragonnets.',
  'schwingenschlag.school.well.markers': 'Tu as atteint une case brune de la guilde trois fois ou plus.',
  'schwingenschlag.school.well.dragons': 'Huit dragons ou plus vivent chez toi.',
  'schwingenschlag.school.well.eggs': 'Tes nids sont pleins d’œufs.',
  'schwingenschlag.school.next.dragons':
    'Attire plus de dragons au début : chacun rend meilleures toutes les marches suivantes.',
  'schwingenschlag.school.next.coins':
    'Dépense tes pièces : presque toute action vaut mieux que le point d’une pièce.',
  'schwingenschlag.school.next.markers':
    'Fais plus de pas de guilde : deux marqueurs avant la fin de la troisième manche, c’est un bon but.',
  'schwingenschlag.school.next.objectives':
    'Avant d’attirer un dragon, vois s’il compte pour l’objectif d’une manche à venir.',
  'schwingenschlag.school.next.hand':
    'Les cartes qui restent ne comptent guère : gardes-en moins, ou glisse-les sous des dragons.',
  'schwingenschlag.school.next.ends':
    'Cherche deux dragons « Fin de partie » qui veulent la même chose, et bâtis pour eux.',
  'schwingenschlag.school.well.played': 'Tu as joué une partie entière.',
  'schwingenschlag.school.next.walk':
    'Explore une grotte où vivent plusieurs dragons, et fais-le tôt dans la manche.',
};

export default fr;
