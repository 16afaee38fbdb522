import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/fraunces/opsz.css';
import './theme/base.css';
import { render } from 'preact';
import { App } from './app.js';
import { followLanguage } from './offline/manifest.js';
import { keepOffline } from './offline/service-worker.js';
import { applyTheme } from './theme/theme.js';
import { followLinks } from './ui/router.js';
import { language, switchLanguage } from './words/words.js';

/** Nothing here is awaited while this file loads: what it fetches on the way may need the same file. */
async function start(): Promise<void> {
  applyTheme();
  followLinks();
  await switchLanguage(language.peek());
  const place = document.getElementById('app');
  if (place) render(<App />, place);
  delete document.documentElement.dataset.foreign;
  keepOffline();
  followLanguage();
  // What nobody waits for comes last. Where it cannot be fetched, there is no server to keep in step with.
  setTimeout(() => {
    import('./background.js').then(({ startBackground }) => startBackground()).catch(() => {});
  }, 2000);
}

void start();
