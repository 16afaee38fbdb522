import { translator } from '../../words/words.js';
import type en from './words/en.js';

export const tr = translator<typeof en>();
