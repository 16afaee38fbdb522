import { t } from '../words/words.js';

/** A label and a value, with the colon as the language sets it. */
export const labelled = (what: string, said: string | number): string => t('named', { what, said });
