import type { About } from '@aerie/kernel';

const about: About = {
  seats: { min: 2, max: 4 },
  minutes: 35,
};

export default about;
