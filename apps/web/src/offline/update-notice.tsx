import './update-notice.css';
import { Button } from '../ui/ui.js';
import { t } from '../words/words.js';
import { applyUpdate, isUpdateReady } from './service-worker.js';

/** Says quietly that a newer version is ready. Never at a table: nobody is asked to get up from a game. */
export function UpdateNotice() {
  return (
    <div role="status" aria-live="polite">
      {isUpdateReady.value && (
        <p class="newer">
          {t('newer.ready')}
          <Button icon="again" onClick={applyUpdate}>
            {t('newer.take')}
          </Button>
        </p>
      )}
    </div>
  );
}
