import './connection-banner.css';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../ui/icon.js';
import { t } from '../words/words.js';
import { connectionState } from './connection.js';
import { sessionInfo } from './session.js';

/** Small interruptions are nobody's concern. */
const BORNE_MS = 700;

/** Says so while the server cannot be reached, and goes when it can. */
export function ConnectionBanner() {
  const [shown, setShown] = useState(false);
  const lost = connectionState.value === 'waiting';
  useEffect(() => {
    if (!lost) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), BORNE_MS);
    return () => clearTimeout(timer);
  }, [lost]);
  return (
    <div class="connection" role="status" aria-live="polite">
      {sessionInfo.value.ban && (
        <p>
          <Icon name="close" />
          {t('connection.banned', { reason: sessionInfo.value.ban.reason })}
        </p>
      )}
      {shown && (
        <p>
          <Icon name="offline" />
          {t('connection.lost')}
        </p>
      )}
    </div>
  );
}
