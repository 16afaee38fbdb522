import { inOrder } from './passages.js';

export default inOrder({
  goal: {
    title: 'De quoi il s’agit',
    body: ['On chante trois couplets. Qui a le plus de points gagne.'],
  },
  cards: {
    title: 'Les cartes',
    body: [
      'Il y a 12 cartes de chanson, numérotées de 1 à 12. Chaque oiseau en reçoit 4.',
      { caption: 'Ce que tu tiens au début.', alt: 'Quatre cartes avec les nombres 3, 6, 8 et 12.' },
      'Tu ne vois que ta propre main. Les cartes que personne n’a reçues restent cachées.',
    ],
  },
  verse: {
    title: 'Un couplet',
    body: [
      'Tout le monde pose en même temps une carte de sa main face cachée, une fois par couplet.',
      {
        caption: 'Les deux cartes sont posées ; tu connais la tienne.',
        alt: 'Deux places, un 8 visible et une carte face cachée.',
      },
      'Quand toutes sont là, on les retourne. La plus haute chante et prend ce que vaut le couplet : 1 point.',
      { caption: 'Le 8 chante.', alt: 'Deux cartes visibles, un 8 et un 5.' },
      'Les cartes d’un couplet sortent du jeu.',
    ],
  },
  naming: {
    title: 'Le nom de la chanson',
    body: [
      'Qui chante nomme la chanson, avant le couplet suivant.',
      'Un nom a au moins 1 lettre et au plus 20.',
      { caption: 'Ensuite les places sont de nouveau vides.', alt: 'Deux places vides.' },
    ],
  },
  caw: {
    title: 'Le croassement',
    body: [
      'Une fois par partie tu peux croasser, à tout moment : le couplet vaut alors le double.',
      'Plusieurs croassements le doublent plusieurs fois.',
      {
        caption: 'Il reste trois cartes après le premier couplet.',
        alt: 'Trois cartes avec les nombres 3, 6 et 12.',
      },
    ],
  },
  end: {
    title: 'La fin',
    body: ['La partie finit après 3 couplets.', '! À égalité de points, on partage la place.'],
  },
});
