import type { Catalogues } from '../../../words/words.js';

/** The words of this game, a language at a time. */
const catalogues: Catalogues = {
  de: () => import('./de.js'),
  en: () => import('./en.js'),
  fr: () => import('./fr.js'),
  it: () => import('./it.js'),
};

export default catalogues;
