import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/fraunces/opsz.css';
import './theme/base.css';
import { render } from 'preact';
import { App } from './app.js';
import { keepOffline } from './offline/service-worker.js';
import { followLinks } from './ui/router.js';
import { language, speak } from './words/words.js';

followLinks();
await speak(language.peek());
const place = document.getElementById('app');
if (place) render(<App />, place);
delete document.documentElement.dataset.foreign;
keepOffline();
// What nobody waits for comes last; where it cannot be fetched, there is nobody to keep in step with.
setTimeout(() => {
  Promise.all([import('./settings/sync.js'), import('./offline/history-upload.js')])
    .then(async ([{ keepInStep }, { uploadFinished: sendFinished }]) => {
      keepInStep();
      await sendFinished();
    })
    .catch(() => {});
}, 2000);
