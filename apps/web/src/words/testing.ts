import { IntlMessageFormat } from 'intl-messageformat';
import type { Args, Catalogue, Language, Saying } from './words.js';

export const TONGUES = ['de', 'en', 'fr', 'it'] as const satisfies readonly Language[];

/** Words of a game for its tests: strict where the page is forgiving. */
export function speaking(catalogues: Readonly<Record<Language, Catalogue>>) {
  /** A message that is ready to be filled in; throws if its text is not well formed. */
  const messageOf = (tongue: Language, key: string): IntlMessageFormat => {
    const text = catalogues[tongue][key];
    if (text === undefined) throw new Error(`${tongue} has no words for ${key}`);
    return new IntlMessageFormat(text, tongue, undefined, { ignoreTag: true });
  };
  /** The words for a saying; throws if an argument is missing. */
  const worded = (tongue: Language, { key, args }: Saying, more?: Args): string =>
    String(messageOf(tongue, key).format({ ...args, ...more }));
  return { messageOf, worded };
}
