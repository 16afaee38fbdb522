import type { AboutWords } from '@aerie/kernel';

const en: AboutWords = {
  title: 'Skylark',
  tagline: 'Three verses, and the highest card sings.',
  description:
    'Everybody lays a card face down at the same time. The highest one sings, takes the point and names the song. Once a game every bird may caw: then the verse counts double.',
  levels: { gentle: 'Fledgling' },
  plays: { gentle: 'Sings whatever card looks good, and seldom minds what the others might lay.' },
};

export default en;
