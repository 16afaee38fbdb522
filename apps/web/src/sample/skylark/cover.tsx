import './sky.css';
import type { Cover } from '../../contract/cover.js';
import { Cover as Picture } from './art/Cover.js';

const cover: Cover = {
  hour: 'noon',
  levels: ['random', 'greedy'],
  level: 'greedy',
  Picture,
};

export default cover;
