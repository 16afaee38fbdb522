import type { AboutWords } from '@aerie/kernel';

const en: AboutWords = {
  title: 'Schwingenschlag',
  tagline: 'Entice dragons into your three caves.',
  description:
    'Dig caves, entice dragons and explore what you have built: every walk through the mountain brings more than the last. Four rounds, 183 dragons, one guild.',
};

export default en;
