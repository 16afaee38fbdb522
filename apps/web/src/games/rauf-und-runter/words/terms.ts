import type { SecondWords } from '../../../words/testing.js';

/** Words that crept in beside the one that a thing of this game has. */
const terms: SecondWords = [['it', /\britir(a|are|ando)\b/i, 'rilanciare; ritirare takes a move back']];

export default terms;
