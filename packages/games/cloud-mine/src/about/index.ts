import type { About } from '@aerie/kernel';

const about: About = {
  seats: { min: 3, max: 8 },
  minutes: 30,
};

export default about;
