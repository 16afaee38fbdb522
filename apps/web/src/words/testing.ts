import { IntlMessageFormat } from 'intl-messageformat';
import type { Args, Catalogue, Language, Saying } from './words.js';

export const TONGUES = ['de', 'en', 'fr', 'it'] as const satisfies readonly Language[];

/** Words that must not stand beside the one word that a thing has (docs/words.md), and what to say instead. */
export type SecondWords = readonly (readonly [Language, second: RegExp, instead: string])[];

const catalogues = import.meta.glob<Catalogue>('../{games,sample}/*/words/{de,en,fr,it}.ts', {
  eager: true,
  import: 'default',
});

/** Words of a game for its tests: strict where the page is forgiving. */
export function speaking(game: string) {
  const catalogue = (tongue: Language): Catalogue => {
    const folders = ['games', 'sample'].map((folder) => `../${folder}/${game}/words/${tongue}.ts`);
    const words = folders.map((file) => catalogues[file]).find((found) => found !== undefined);
    if (!words) throw new Error(`${game} has no words in ${tongue}`);
    return words;
  };
  /** The words for a saying; throws if they are not well formed, or if an argument is missing. */
  const worded = (tongue: Language, { key, args }: Saying, more?: Args): string => {
    const text = catalogue(tongue)[key];
    if (text === undefined) throw new Error(`${tongue} has no words for ${key}`);
    const message = new IntlMessageFormat(text, tongue, undefined, { ignoreTag: true });
    return String(message.format({ ...args, ...more }));
  };
  return { keys: Object.keys(catalogue('en')), worded };
}
