import { speaking } from '../../../words/testing.js';
import type { Language } from '../../../words/words.js';
import de from './de.js';
import en from './en.js';
import fr from './fr.js';
import it from './it.js';
import type { Words } from './words.js';

const CATALOGUES: Readonly<Record<Language, Words>> = { de, en, fr, it };

export { TONGUES } from '../../../words/testing.js';
export const { worded } = speaking(CATALOGUES);
