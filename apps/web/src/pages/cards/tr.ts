import { translator } from '../../words/words.js';
import type en from './words/en.js';

/** The words of this room. */
export const tr = translator<typeof en>();
