import type { About } from '@aerie/kernel';

const about: About = {
  seats: { min: 2, max: 5 },
  minutes: 20,
  credits: {
    designers: ['Andreas Kuhnekath-Häbler'],
    illustrators: ['Doris Matthäus'],
    publishers: ['Zoch Verlag', 'Simba Toys GmbH & Co. KG'],
    year: 2024,
    site: 'www.zoch-verlag.com',
  },
};

export default about;
