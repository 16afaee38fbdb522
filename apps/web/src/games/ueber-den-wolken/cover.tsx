import './sky.css';
import { LEVELS } from '@aerie/bots/levels';
import type { Cover } from '../../contract/cover.js';
import { Cover as Picture } from './art/Cover.js';

const cover: Cover = {
  hour: 'dawn',
  levels: LEVELS,
  level: 'gentle',
  Picture,
  focus: 0.67,
};

export default cover;
