import type { Catalogues } from '../../words/words.js';

const words: Catalogues = {
  de: () => import('./de.js'),
  en: () => import('./en.js'),
  fr: () => import('./fr.js'),
  it: () => import('./it.js'),
};

export default words;

/** Those of the puzzles' page, which say what a puzzle is about. */
export const puzzleWords: Catalogues = {
  de: () => import('../../pages/puzzles/words/de.js'),
  en: () => import('../../pages/puzzles/words/en.js'),
  fr: () => import('../../pages/puzzles/words/fr.js'),
  it: () => import('../../pages/puzzles/words/it.js'),
};
