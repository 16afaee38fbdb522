import type { AboutWords } from '@aerie/kernel';

const en: AboutWords = {
  title: 'Über den Wolken',
  tagline: 'One flock, four minds, and nobody wants the back row.',
  description:
    'A flock flies over a sea of clouds, and everybody has birds in it. Swap places, slip in newcomers, spend your cubes before the good moves get dear. Three times the front of the flock lands and fills the nests; what stays in the air may still score with your cards. Most points after the third landing wins.',
  levels: { gentle: 'Nestling', club: 'Wingmate', strong: 'Front flyer', master: 'Lead bird' },
};

export default en;
