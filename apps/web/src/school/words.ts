import { type Catalogues, translator } from '../words/words.js';
import type en from './words/en.js';

/** What the school says in every game. */
export const schoolWords: Catalogues = {
  de: () => import('./words/de.js'),
  en: () => import('./words/en.js'),
  fr: () => import('./words/fr.js'),
  it: () => import('./words/it.js'),
};

export const tr = translator<typeof en>();
