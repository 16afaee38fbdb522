import type { Cover } from '../../contract/cover.js';
import { Cover as Picture } from './art/Cover.js';

const cover: Cover = {
  hour: 'golden',
  players: { min: 1, max: 4 },
  minutes: 40,
  levels: ['greedy', 'thoughtful', 'planner'],
  level: 'thoughtful',
  Picture,
};

export default cover;
