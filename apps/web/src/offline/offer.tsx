import './offer.css';
import { Button } from '../ui/ui.js';
import { t } from '../words/words.js';
import { isNewer, takeNewer } from './app.js';

/** Says quietly that a newer version is ready. Never at a table: nobody is asked to get up from a game. */
export function NewerOffer() {
  return (
    <div role="status" aria-live="polite">
      {isNewer.value && (
        <p class="newer">
          {t('newer.ready')}
          <Button icon="again" onClick={takeNewer}>
            {t('newer.take')}
          </Button>
        </p>
      )}
    </div>
  );
}
