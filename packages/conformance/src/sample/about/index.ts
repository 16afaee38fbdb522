import type { About } from '@aerie/kernel';

const about: About = {
  seats: { min: 2, max: 3 },
  minutes: 5,
};

export default about;
