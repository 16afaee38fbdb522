import type { Cover } from '../../contract/cover.js';
import { Cover as Picture } from './art/Cover.js';

const cover: Cover = {
  hour: 'afternoon',
  players: { min: 3, max: 8 },
  minutes: 30,
  levels: ['random', 'greedy', 'shrewd'],
  level: 'greedy',
  Picture,
};

export default cover;
