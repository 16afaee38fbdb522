import type { About } from '@aerie/kernel';

const about: About = {
  seats: { min: 1, max: 4 },
  minutes: 40,
  together: true,
};

export default about;
