import type { SecondWords } from '../../../words/testing.js';

/** Words that crept in beside the one that a thing of this game has. */
const terms: SecondWords = [['it', /\b(questo|ogni) turno\b|Turno \{round\}/, 'round']];

export default terms;
