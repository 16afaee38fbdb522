import type { About } from '@aerie/kernel';

const about: About = {
  seats: { min: 1, max: 5 },
  minutes: 90,
  credits: {
    designers: ['Connie Vogelmann'],
    illustrators: ['Clementine Campardou'],
    publishers: ['Feuerland Spiele', 'Stonemaier Games'],
    site: 'www.feuerland-spiele.de',
  },
};

export default about;
