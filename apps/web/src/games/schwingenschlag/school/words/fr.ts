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
  'schwingenschlag.school.concept.draft':
    'Sur six cartes, quatre restent. Garde des dragons bon marché qui vivent dans des grottes différentes ; tu ne peux guère te tromper.',
  'schwingenschlag.school.well.played': 'Tu as joué une partie entière.',
  'schwingenschlag.school.next.walk':
    'Explore une grotte où vivent plusieurs dragons, et fais-le tôt dans la manche.',
};

export default fr;
