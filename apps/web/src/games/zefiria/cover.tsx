import { LEVELS } from '@aerie/bots/levels';
import './sky.css';
import type { Cover } from '../../contract/cover.js';
import { Cover as Picture } from './art/Cover.js';

const cover: Cover = {
  hour: 'golden',
  levels: LEVELS,
  level: 'gentle',
  Picture,
  focus: 0.55,
};

export default cover;
