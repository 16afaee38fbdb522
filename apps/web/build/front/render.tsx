import { renderToString } from 'preact-render-to-string';
import { App } from '../../src/app.js';
import { LANGUAGES, switchLanguage, t } from '../../src/words/words.js';
import type { FrontPage } from '../front.js';
import { manifest } from './manifest.js';

/** The front page in every language, as a new visitor sees it first, and the manifest of the app. */
export async function render(): Promise<Record<string, FrontPage>> {
  const pages: Record<string, FrontPage> = {};
  for (const language of LANGUAGES) {
    await switchLanguage(language);
    pages[language] = {
      title: t('home.title'),
      about: t('home.about'),
      body: renderToString(<App />),
      manifest: JSON.stringify(manifest(language)),
    };
  }
  return pages;
}
