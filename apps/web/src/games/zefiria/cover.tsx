import './sky.css';
import type { Cover } from '../../contract/cover.js';
import { Cover as Picture } from './art/Cover.js';

const cover: Cover = {
  hour: 'golden',
  levels: ['greedy', 'thoughtful', 'planner'],
  level: 'thoughtful',
  Picture,
};

export default cover;
