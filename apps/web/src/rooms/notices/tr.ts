import { speaker } from '../room.js';
import type en from './words/en.js';

export const tr = speaker<typeof en>();
