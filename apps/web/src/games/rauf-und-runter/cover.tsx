import { LEVELS } from '@aerie/bots/levels';
import './sky.css';
import type { Cover } from '../../contract/cover.js';
import { Cover as Picture } from './art/Cover.js';
import { Scene } from './art/Scene.js';

const cover: Cover = {
  hour: 'noon',
  levels: LEVELS,
  level: 'gentle',
  Picture,
  focus: 0.67,
  Scene,
};

export default cover;
