import type { AboutWords } from '@aerie/kernel';

const en: AboutWords = {
  title: 'Rauf und Runter',
  tagline: 'Chickens on a ladder. Flutter high, but not too high.',
  description:
    'Five chickens, one ladder that grows. Roll, keep one die at a time and gather momentum: whoever overdoes it tumbles, whoever is timid stays behind. After seven rounds the highest chicken crows.',
  levels: {
    gentle: 'Chick',
    club: 'Pullet',
    strong: 'Hen',
    master: 'Top hen',
    perfect: 'Unruffled',
  },
};

export default en;
