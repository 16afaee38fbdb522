import type { SecondWords } from '../../../words/testing.js';

/** Words that must not stand beside the one word that a thing has: wooden cubes are no dice. */
const terms: SecondWords = [['de', /[Ww]ürfel/, 'Klötzchen']];

export default terms;
