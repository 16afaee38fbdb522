import type { AboutWords } from '@aerie/kernel';

const fr: AboutWords = {
  title: 'Cloud Mine',
  tagline: 'Dis ce que tu vois, mais pas trop clairement.',
  description:
    'Un nuage, cinq mots, et tout le monde, couché dans l’herbe, se demande duquel tu parles. Une bonne description se devine, mais pas tout de suite.',
  levels: { shrewd: 'Malin' },
};

export default fr;
