import type { Cover } from '../../contract/cover.js';
import { Cover as Picture } from './art/Cover.js';

const cover: Cover = {
  hour: 'dusk',
  players: { min: 1, max: 5 },
  minutes: 90,
  levels: ['random', 'greedy'],
  level: 'greedy',
  cards: '/cards',
  Picture,
};

export default cover;
