import type { AboutWords } from '@aerie/kernel';

const fr: AboutWords = {
  title: 'Cloud Mine',
  tagline: 'Dis ce que tu vois, mais pas trop clairement.',
  description:
    'Un nuage, cinq mots, et tout le monde, couché dans l’herbe, se demande duquel tu parles. Une bonne description se devine, mais pas tout de suite.',
  levels: {
    gentle: 'Tête en l’air',
    club: 'Amateur de nuages',
    strong: 'Devin des nuages',
    master: 'Maître du ciel',
    shrewd: 'Malin',
  },
  plays: {
    gentle: 'Dit ce qui lui passe par la tête et n’écoute que d’une oreille.',
    club: 'Écoute bien et garde souvent son nuage pour soi un moment.',
    strong: 'Comprend presque tout et décrit de façon à faire hésiter.',
    master: 'Pèse chaque mot : qui trouverait le nuage, et quand ?',
  },
};

export default fr;
