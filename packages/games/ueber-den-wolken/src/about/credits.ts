import type { Credits } from '@aerie/kernel';

const credits: Credits = {
  designers: ['Konstantinos Karagiannis'],
  illustrators: ['Alexander Jung'],
  publishers: ['Zoch Verlag', 'Simba Toys GmbH & Co. KG'],
  year: 2025,
  site: 'zoch-verlag.com',
};

export default credits;
