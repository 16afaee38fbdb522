import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/fraunces/opsz.css';
import './theme/base.css';
import { render } from 'preact';
import { App } from './app.js';
import { reportByConsent } from './client-reports/consent.js';
import { followLanguage } from './offline/manifest.js';
import { keepOffline } from './offline/service-worker.js';
import { noticePress } from './sound/wishes.js';
import { applyTheme } from './theme/theme.js';
import { followLinks, isEmbedded } from './ui/router.js';
import { LANGUAGES, language, switchLanguage } from './words/words.js';

/** Nothing here is awaited while this file loads: what it fetches on the way may need the same file. */
async function start(): Promise<void> {
  const asked = isEmbedded ? new URLSearchParams(location.search) : undefined;
  const theme = asked?.get('theme');
  applyTheme(theme === 'light' || theme === 'dark' ? theme : undefined);
  if (!isEmbedded) reportByConsent();
  followLinks();
  noticePress();
  await switchLanguage(LANGUAGES.find((one) => one === asked?.get('lang')) ?? language.peek());
  const place = document.getElementById('app');
  if (place) render(<App />, place);
  delete document.documentElement.dataset.foreign;
  // A board in a frame keeps nothing and knows nobody.
  if (isEmbedded) return;
  keepOffline();
  followLanguage();
  // What nobody waits for comes last. Where it cannot be fetched, there is no server to keep in step with.
  setTimeout(() => {
    import('./background.js').then(({ startBackground }) => startBackground()).catch(() => {});
  }, 2000);
}

void start();
