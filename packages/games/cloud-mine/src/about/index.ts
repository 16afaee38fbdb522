import type { About } from '@aerie/kernel';

const about: About = {
  seats: { min: 3, max: 8 },
  minutes: 30,
  credits: { designers: ['Guido Albini', 'Martino Chiacchiera'], illustrators: [], publishers: [] },
};

export default about;
