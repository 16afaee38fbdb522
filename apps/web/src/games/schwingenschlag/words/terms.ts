import type { SecondWords } from '../../../words/testing.js';

/** Words that crept in beside the one that a thing of this game has. */
const terms: SecondWords = [
  ['de', /\bRäume\b|ein Feld aus\b/, 'Platz (of a cave); Feld is of the guild'],
  ['en', /excavat(?!e: \{)|walking ability/i, 'dig; activated'],
  ['fr', /\bcavernes?\b|excav(?!ate: \{)/, 'grotte; creuser'],
  ['it', /\bcavern[ae]\b|esposizion/, 'grotta; offerta'],
];

export default terms;
