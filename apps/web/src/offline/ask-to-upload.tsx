import { useEffect } from 'preact/hooks';
import { fetchSession, person } from '../net/session.js';
import { settings } from '../settings/settings.js';
import { Button } from '../ui/ui.js';
import { t } from '../words/words.js';
import { uploadFinished } from './history-upload.js';

/** Asks once, after a match of this device, whether such matches shall be uploaded to the history; needs a session. */
export function AskToUpload() {
  const isAsked = settings.sendGames.value === 'ask';
  useEffect(() => {
    if (isAsked && person.peek() === undefined) fetchSession().catch(() => {});
  }, [isAsked]);
  if (!isAsked || !person.value) return null;
  const choose = (answer: 'yes' | 'no') => {
    settings.sendGames.value = answer;
    void uploadFinished();
  };
  return (
    <div class="notice stack" role="status">
      <p>{t('send.ask')}</p>
      <div class="row">
        <Button onClick={() => choose('yes')}>{t('send.yes')}</Button>
        <Button look="quiet" onClick={() => choose('no')}>
          {t('send.no')}
        </Button>
      </div>
    </div>
  );
}
