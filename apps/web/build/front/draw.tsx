import { type ContainerNode, render } from 'preact';
import { App } from '../../src/app.js';
import { LANGUAGES, speak, t } from '../../src/words/words.js';
import type { Drawn } from '../front.js';

/** Draws the front page in every language, as a new visitor sees it first. */
export async function draw(place: ContainerNode, written: () => string): Promise<Record<string, Drawn>> {
  const pages: Record<string, Drawn> = {};
  for (const language of LANGUAGES) {
    await speak(language);
    render(null, place);
    render(<App />, place);
    pages[language] = { title: t('home.title'), about: t('home.about'), body: written() };
  }
  return pages;
}
