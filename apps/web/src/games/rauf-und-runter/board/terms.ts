import { termsOf } from '../../../kit/term.js';
import glossary from '../glossary.js';

export const { marks, name: termName } = termsOf('rauf-und-runter', glossary);
