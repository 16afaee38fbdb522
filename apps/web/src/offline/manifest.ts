import { effect } from '@preact/signals';
import { language } from '../words/words.js';

/** Whoever installs the app gets it in the language of the page. */
export function followLanguage(): void {
  effect(() => {
    const link = document.querySelector('link[rel="manifest"]');
    link?.setAttribute('href', `/manifest.${language.value}.webmanifest`);
  });
}
