import type { Credits } from '@aerie/kernel';

const credits: Credits = {
  designers: ['Andreas Kuhnekath-Häbler'],
  illustrators: ['Doris Matthäus'],
  publishers: ['Zoch Verlag', 'Simba Toys GmbH & Co. KG'],
  year: 2024,
  site: 'www.zoch-verlag.com',
};

export default credits;
