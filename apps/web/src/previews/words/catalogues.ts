import type { Catalogues } from '../../words/words.js';

const words: Catalogues = {
  de: () => import('./de.js'),
  en: () => import('./en.js'),
  fr: () => import('./fr.js'),
  it: () => import('./it.js'),
};

export default words;
