import { lazy } from 'preact/compat';
import { type Catalogue, type Catalogues, join, type Language } from '../words/words.js';
import type { Room } from './room.js';

const found = import.meta.glob<Room>('./*/index.tsx', { import: 'default' });
const words = import.meta.glob<{ default: Catalogue }>('./*/words/*.ts');

/** The words in a room's folder. */
function wordsOf(room: string): Catalogues {
  const inLanguage = (language: Language) => async () => {
    const load = words[`./${room}/words/${language}.ts`];
    if (!load) throw new Error(`the room ${room} does not speak ${language}`);
    return load();
  };
  return { de: inLanguage('de'), en: inLanguage('en'), fr: inLanguage('fr'), it: inLanguage('it') };
}

/** Every room by the first part of its address, with its words when it opens. */
export const ROOMS = new Map(
  Object.entries(found).map(([file, load]) => {
    const name = file.split('/')[1] as string;
    const own = wordsOf(name);
    const room = lazy(async () => {
      const [{ words: others, Page }] = await Promise.all([load(), join(own)]);
      if (others) await join(others);
      return Page;
    });
    return [name, room];
  }),
);
