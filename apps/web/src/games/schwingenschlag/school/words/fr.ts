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
    'Bien au chaud sous l’aile. Les œufs paient plus tard ; chacun de ceux que tu gardes vaut un point.',
  'schwingenschlag.school.home.eggOnMat':
    'Deux œufs côte à côte. Les œufs paient plus tard ; chacun de ceux que tu gardes vaut un point.',
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
  'schwingenschlag.school.walk.stepped':
    'Ta pierre a avancé d’une case sur le cercle de guilde, et la case t’a donné un cristal.',
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
    'Encore un pas de guilde. Ta pierre est devant une case brune : c’est là que sont les grandes récompenses.',
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
    'L’or manquait : deux autres ressources en sont devenues. C’est trois partout : à égalité, chacun a la place entière, 7 points.',
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
  'schwingenschlag.school.afford.otherwise': 'Un bon tour, mais ici un dragon doit s’installer.',
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
  'schwingenschlag.school.well.played': 'Tu as joué une partie entière.',
  'schwingenschlag.school.next.walk':
    'Explore une grotte où vivent plusieurs dragons, et fais-le tôt dans la manche.',
};

export default fr;
