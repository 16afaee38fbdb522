import type { About } from '@aerie/kernel';

const about: About = {
  seats: { min: 2, max: 4 },
  minutes: 35,
  credits: {
    designers: ['Konstantinos Karagiannis'],
    illustrators: ['Alexander Jung'],
    publishers: ['Zoch Verlag', 'Simba Toys GmbH & Co. KG'],
    year: 2025,
    site: 'zoch-verlag.com',
  },
};

export default about;
