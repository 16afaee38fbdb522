import type { Cover } from '../../contract/cover.js';
import { Cover as Picture } from './art/Cover.js';

const cover: Cover = {
  hour: 'dawn',
  players: { min: 2, max: 4 },
  minutes: 35,
  levels: ['random', 'greedy'],
  level: 'greedy',
  Picture,
};

export default cover;
