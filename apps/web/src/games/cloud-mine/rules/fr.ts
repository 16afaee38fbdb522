import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'Le but du jeu',
    body: [
      'Tout le monde est couché dans l’herbe et regarde les nuages. Quelqu’un décrit un seul nuage en cinq mots au plus, les autres le cherchent parmi plusieurs.',
      'À la fin, qui a gagné le plus des 80 cartes Nuage l’emporte. On joue de 3 à 8.',
    ],
  },
  roles: {
    title: 'Trois rôles',
    body: [
      'Chaque manche a trois rôles :',
      '* Le Rêveur voit un nuage et le décrit.',
      '* Le Guetteur choisit ce nuage. C’est la personne assise à droite du Rêveur, donc juste avant lui dans le sens horaire.',
      '* Tous les autres sont Observateurs et devinent.',
      {
        caption:
          'La manche de l’exemple : Anna rêve, Dennis guette avec la bougie, les autres devinent dans l’ordre des numéros.',
        alt: 'Six visages avec des signes : une bulle, une bougie et les numéros 1 à 4.',
      },
      '! Le premier Rêveur est tiré au sort.',
    ],
  },
  picking: {
    title: 'Le Guetteur choisit',
    body: [
      'On tire autant de cartes qu’il y a de joueurs ; à trois, on en tire 4, à quatre 6.',
      'Seul le Guetteur les voit, et il en choisit une pour le Rêveur.',
      {
        caption: 'À la bougie, seul le Guetteur voit les cartes. Il en choisit une.',
        alt: 'Six cartes rondes de nuages dans le noir, l’une d’elles luit ; une bougie brûle à côté.',
      },
    ],
  },
  describing: {
    title: 'Le Rêveur décrit',
    body: [
      'Le Rêveur voit le nuage choisi, mais aucun des autres, et le décrit en 1 à 5 mots.',
      { caption: 'Le Rêveur ne voit que ce seul nuage.', alt: 'Une seule grande carte Nuage à la bougie.' },
      '! Ce qui se trouve entre deux espaces et contient une lettre, un chiffre ou un emoji est un mot ; les mots à trait d’union ou à apostrophe ne comptent qu’une fois. Les écritures sans espaces sont découpées en mots. 80 caractères au plus.',
      '! Une description qui ne convient pas est refusée avec la raison, et la manche en attend une meilleure.',
    ],
  },
  guessing: {
    title: 'Les Observateurs devinent',
    body: [
      'Toutes les cartes sont alors mélangées et étalées devant tout le monde. Les Observateurs devinent l’un après l’autre, dans le sens horaire, en commençant à gauche du Rêveur.',
      'En cas d’erreur, la carte est retournée ; la personne suivante choisit parmi celles qui restent visibles.',
      {
        caption: 'Trois erreurs : trois cartes sont retournées ; Emil cherche parmi les trois visibles.',
        alt: 'La description au-dessus des cartes ; trois des six montrent leur dos avec le signe de qui s’est trompé.',
      },
    ],
  },
  winning: {
    title: 'Qui reçoit les cartes',
    body: [
      '* Si un Observateur trouve le nuage, il le gagne avec toutes les cartes encore visibles. Le Rêveur gagne toutes les cartes retournées.',
      '* Si personne ne le trouve, le Guetteur gagne toutes les cartes de la manche, et les autres n’ont rien.',
      '! À la fin de chaque manche, on montre à tous quel nuage c’était.',
    ],
  },
  few: {
    title: 'À trois ou à quatre',
    body: [
      'À trois ou à quatre, chaque Observateur a deux essais. À trois, le seul Observateur devine deux fois de suite ; à quatre, les deux alternent.',
    ],
  },
  next: {
    title: 'La manche suivante',
    body: ['Le rôle du Rêveur passe à droite : qui était Guetteur rêve ensuite.'],
  },
  end: {
    title: 'La fin',
    body: [
      'La partie s’arrête quand il ne reste plus assez de cartes pour une manche. Qui a le plus de cartes gagne.',
      'En cas d’égalité, on partage la place ; après deux premiers vient le troisième.',
    ],
  },
  example: {
    title: 'Un exemple',
    body: [
      'Anna, Sven, Lisa, Barbara, Emil et Dennis sont assis dans le sens horaire. Anna rêve, donc Dennis guette. On tire 6 cartes.',
      'Anna dit un mot. Sven, Lisa et Barbara se trompent, et 3 cartes sont retournées. Emil trouve le nuage parmi les 3 qui restent.',
      'Anna reçoit les 3 retournées, Emil les 3 autres, Dennis rien. Si Emil s’était trompé aussi, Dennis aurait eu les 6. Ensuite, c’est Dennis qui rêve.',
      {
        caption: 'Emil l’a trouvé : Anna reçoit les trois retournées, Emil les trois visibles.',
        alt: 'Le visage d’Anna avec trois cartes, dessous celui d’Emil avec trois autres.',
      },
    ],
  },
  tips: {
    title: 'Une bonne description',
    body: [
      'Comme Rêveur, tu veux qu’on te trouve, mais tard : chaque erreur est une carte pour toi, et si personne ne trouve, tu n’as rien. Dis donc quelque chose qui va un peu à plusieurs nuages, et surtout au tien.',
      'Comme Guetteur, tu veux un nuage auquel aucun mot ne mène. Prends-en un qui ressemble aux autres, ou à rien du tout.',
    ],
  },
  bots: {
    title: 'À cette table',
    body: [
      'Regarde d’abord un nuage : touche-le, il s’affiche en grand. Dis ensuite que c’est lui. Le premier geste ne décide de rien.',
      'Les bots décrivent les nuages dans la langue choisie pour la table. Tu peux écrire dans n’importe laquelle.',
      'Pendant une manche, le Guetteur et le Rêveur ne peuvent pas écrire dans la discussion.',
    ],
  },
});
