import { speaker } from '../room.js';
import type en from './words/en.js';

/** The words of this room. */
export const tr = speaker<typeof en>();
