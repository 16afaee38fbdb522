import type { PagePreview, PreviewOrder } from '@aerie/protocol';
import { addWords, LANGUAGES, type Language, switchLanguage } from '../words/words.js';
import { said } from './page.js';
import { poster } from './poster.js';
import words, { puzzleWords } from './words/catalogues.js';

/** Orders are answered one after the other: the client speaks one language at a time. */
let before: Promise<unknown> = Promise.resolve();

/** What a messenger shows of a page of the client (`PagePreviews` of the protocol). */
export function preview(order: PreviewOrder): Promise<PagePreview | undefined> {
  const made = before.then(() => make(order));
  before = made.catch(() => undefined);
  return made;
}

async function make(order: PreviewOrder): Promise<PagePreview | undefined> {
  await addWords(words);
  await addWords(puzzleWords);
  await switchLanguage(LANGUAGES.find((one): one is Language => one === order.language) ?? 'en');
  const found = said(order);
  if (!found) return undefined;
  const { title, description } = found;
  const content = JSON.stringify([order.language, found]);
  return { title, description, content, picture: () => poster(found) };
}
