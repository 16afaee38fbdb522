import type { AboutWords } from '@aerie/kernel';

const fr: AboutWords = {
  title: 'Skylark',
  tagline: 'Trois couplets, et la carte la plus haute chante.',
  description:
    'Chaque oiseau pose en même temps une carte face cachée. La plus haute chante, prend le point et donne un nom à la chanson. Une fois par partie, on peut croasser : le couplet compte alors double.',
  levels: { gentle: 'Oisillon' },
  plays: { gentle: 'Chante la carte qui lui plaît, et pense rarement à celles des autres.' },
};

export default fr;
