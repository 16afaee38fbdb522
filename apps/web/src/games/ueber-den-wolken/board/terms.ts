import { termsOf } from '../../../kit/term.js';
import glossary from '../glossary.js';

export type TermId = keyof typeof glossary;

export const { Term, marks, name: termName } = termsOf('ueber-den-wolken', glossary);
