import { termsOf } from '../../../kit/term.js';
import glossary from '../glossary.js';

export const { Term, marks } = termsOf('skylark', glossary);
