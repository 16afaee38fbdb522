import type { About } from '@aerie/kernel';

const about: About = {
  seats: { min: 2, max: 5 },
  minutes: 20,
};

export default about;
