import { t } from '../words/words.js';

/** What is said of something, after its name and a colon as the language sets it. */
export const named = (what: string, said: string | number): string => t('named', { what, said });
