import type { Credits } from '@aerie/kernel';

const credits: Credits = {
  designers: ['Guido Albini', 'Martino Chiacchiera'],
  illustrators: [],
  publishers: [],
};

export default credits;
