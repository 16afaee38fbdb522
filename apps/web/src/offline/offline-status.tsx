import { Icon } from '../ui/icon.js';
import { Button } from '../ui/ui.js';
import { t } from '../words/words.js';
import { installApp, installOffer, offlineCopy } from './service-worker.js';

/** Whether the client works without a network yet, and a button to install it. */
export function OfflineStatus() {
  const { value } = offlineCopy;
  return (
    <div class="stack on-device">
      <p class="row" role="status">
        <Icon name={value === 'all' ? 'check' : 'offline'} />
        {value === 'all'
          ? t('device.ready')
          : value === 'no'
            ? t('device.notReady')
            : t('device.coming', { percent: Math.floor((value.cached / value.total) * 100) })}
      </p>
      {installOffer.value && (
        <div>
          <Button icon="download" onClick={() => void installApp()}>
            {t('device.install')}
          </Button>
        </div>
      )}
    </div>
  );
}
