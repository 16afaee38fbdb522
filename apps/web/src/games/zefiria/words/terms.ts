import type { SecondWords } from '../../../words/testing.js';

/** Words that crept in beside the one that a thing of this game has. */
const terms: SecondWords = [
  ['fr', /\b(dernier|premier|prochain) tour\b|Tour \{round\}/, 'manche; tour is of one player'],
];

export default terms;
