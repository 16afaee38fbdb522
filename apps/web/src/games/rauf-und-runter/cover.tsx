import { LEVELS } from '@aerie/bots/levels';
import './sky.css';
import type { Cover } from '../../contract/cover.js';
import { Cover as Picture } from './art/Cover.js';

const cover: Cover = {
  hour: 'noon',
  levels: LEVELS,
  level: 'gentle',
  Picture,
};

export default cover;
