import './sky.css';
import type { Cover } from '../../contract/cover.js';
import { Cover as Picture } from './art/Cover.js';

const cover: Cover = {
  hour: 'afternoon',
  levels: ['random', 'greedy', 'shrewd'],
  level: 'greedy',
  Picture,
};

export default cover;
