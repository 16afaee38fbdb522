import { LEVELS } from '@aerie/bots/levels';
import './sky.css';
import type { Cover } from '../../contract/cover.js';
import { Cover as Picture } from './art/Cover.js';

const cover: Cover = {
  hour: 'dusk',
  levels: LEVELS,
  level: 'gentle',
  cards: '/cards',
  Picture,
  focus: 0.71,
};

export default cover;
