import type { About } from '@aerie/kernel';

const about: About = {
  seats: { min: 1, max: 5 },
  minutes: 90,
};

export default about;
