import type { AboutWords } from '@aerie/kernel';

const en: AboutWords = {
  title: 'Cloud Mine',
  tagline: 'Say what you see, but not too plainly.',
  description:
    'One cloud, five words, and everybody lies in the grass and wonders which one you mean. A good description is found, but not at once.',
  levels: { shrewd: 'Shrewd' },
};

export default en;
