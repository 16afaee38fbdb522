import type { AboutWords } from '@aerie/kernel';

const fr: AboutWords = {
  title: 'Schwingenschlag',
  tagline: 'Attire des dragons dans tes trois grottes.',
  description:
    'Creuse des grottes, attire des dragons et explore ce que tu as bâti : chaque marche dans la montagne rapporte plus que la précédente. Quatre manches, 183 dragons, une guilde.',
};

export default fr;
