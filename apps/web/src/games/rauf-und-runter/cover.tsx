import type { Cover } from '../../contract/cover.js';
import { Cover as Picture } from './art/Cover.js';

const cover: Cover = {
  hour: 'noon',
  players: { min: 2, max: 5 },
  minutes: 20,
  levels: ['random', 'greedy', 'perfect'],
  level: 'greedy',
  Picture,
};

export default cover;
