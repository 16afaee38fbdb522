import { language } from '../../words/words.js';

/** A day in words. */
export const dayOf = (at: string): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(new Date(at));
