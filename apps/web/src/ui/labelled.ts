import { t } from '../words/words.js';

/** What is said of something, after its name and a colon as the language sets it. */
export const labelled = (what: string, said: string | number): string => t('named', { what, said });
