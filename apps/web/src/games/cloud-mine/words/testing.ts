import { IntlMessageFormat } from 'intl-messageformat';
import type { Args, Language, Saying } from '../../../words/words.js';
import de from './de.js';
import en from './en.js';
import fr from './fr.js';
import it from './it.js';
import type { Words } from './words.js';

const CATALOGUES: Readonly<Record<Language, Words>> = { de, en, fr, it };
export const TONGUES = ['de', 'en', 'fr', 'it'] as const satisfies readonly Language[];

/** A message that is ready to be filled in; throws if its text is not well formed. */
const messageOf = (tongue: Language, key: string): IntlMessageFormat => {
  const text = (CATALOGUES[tongue] as Readonly<Record<string, string>>)[key];
  if (text === undefined) throw new Error(`${tongue} has no words for ${key}`);
  return new IntlMessageFormat(text, tongue, undefined, { ignoreTag: true });
};

/** The words for a saying; throws if an argument is missing. */
export const worded = (tongue: Language, { key, args }: Saying, more?: Args): string =>
  String(messageOf(tongue, key).format({ ...args, ...more }));
