import type { Credits } from '@aerie/kernel';

const credits: Credits = {
  designers: ['Connie Vogelmann'],
  illustrators: ['Clementine Campardou'],
  publishers: ['Feuerland Spiele', 'Stonemaier Games'],
  site: 'www.feuerland-spiele.de',
};

export default credits;
