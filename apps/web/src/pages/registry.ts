import { lazy } from 'preact/compat';
import { addWords, type Catalogue, type Catalogues, LANGUAGES } from '../words/words.js';
import type { PageModule } from './page.js';
import { whileUnreached } from './unreached.js';

const modules = import.meta.glob<PageModule>('./*/index.tsx', { import: 'default' });
const words = import.meta.glob<{ default: Catalogue }>('./*/words/*.ts');

/** The words in a page's folder; undefined where it has none of its own. */
function wordsOf(page: string): Catalogues | undefined {
  const loads = LANGUAGES.map((language) => [language, words[`./${page}/words/${language}.ts`]] as const);
  if (loads.every(([, load]) => load === undefined)) return undefined;
  const missing = loads.find(([, load]) => load === undefined);
  if (missing) throw new Error(`the page ${page} has no words in ${missing[0]}`);
  return Object.fromEntries(loads) as unknown as Catalogues;
}

/** Every page but the front page, by the first part of its address; it comes with its words. */
export const PAGES = new Map(
  Object.entries(modules).map(([file, load]) => {
    const name = file.split('/')[1] as string;
    const own = wordsOf(name);
    const fetched = async () => {
      const [{ words: others, Page }] = await Promise.all([load(), own && addWords(own)]);
      if (others) await addWords(others);
      return Page;
    };
    const page = lazy(() =>
      fetched().catch(async (error: unknown) => {
        const Unreached = await whileUnreached();
        if (Unreached) return Unreached;
        throw error;
      }),
    );
    return [name, page];
  }),
);
