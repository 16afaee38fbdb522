import type { AboutWords } from '@aerie/kernel';

const fr: AboutWords = {
  title: 'Rauf und Runter',
  tagline: 'Des poules sur une échelle. Vole haut, mais pas trop.',
  description:
    'Cinq poules et une échelle qui grandit. Lance les dés, gardes-en un à chaque fois et prends ton élan : qui en fait trop dégringole, qui n’ose pas reste à la traîne. Après sept manches, la plus haut perchée chante.',
  levels: {
    gentle: 'Poussin',
    club: 'Poulette',
    strong: 'Poule',
    master: 'Cheffe du poulailler',
    perfect: 'Imperturbable',
  },
};

export default fr;
