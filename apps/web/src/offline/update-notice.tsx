import './update-notice.css';
import { Button } from '../ui/ui.js';
import { t } from '../words/words.js';
import { applyUpdate, isUpdateReady } from './service-worker.js';

/** Offers a newer version that is ready. Not shown at a table, so that it interrupts no match. */
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
