import { useEffect, useState } from 'preact/hooks';
import { isOffline, probe } from '../net/reachability.js';
import { Button, Notice } from '../ui/ui.js';
import { t } from '../words/words.js';
import { levelWords } from './people.js';
import type { TableModel } from './table-model.js';

/** Says that a bot could not be fetched, and how to go on: once more, also when the connection is back, or with another one. */
export function MissingBot({ model }: { model: TableModel }) {
  const { missingBot } = model.play;
  const [busy, setBusy] = useState(false);
  const level = missingBot?.level.value;
  useEffect(() => {
    if (!missingBot || level === undefined) return;
    // Where it is the connection that fails, it is tried again once there is one.
    let wasOffline = isOffline.peek();
    void probe();
    return isOffline.subscribe((offline) => {
      if (wasOffline && !offline) missingBot.retry();
      wasOffline = offline;
    });
  }, [missingBot, level]);
  if (!missingBot || level === undefined) return null;
  const replace = async () => {
    setBusy(true);
    await missingBot.replace();
    setBusy(false);
  };
  const whyNot = busy ? t('loading') : undefined;
  return (
    <Notice bad>
      <span>{t('bot.notLoaded', { level: levelWords(model.game.id, level) })}</span>
      <div class="row">
        <Button look="primary" whyNot={whyNot} onClick={missingBot.retry}>
          {t('bot.retry')}
        </Button>
        <Button whyNot={whyNot} onClick={() => void replace()}>
          {t('bot.replace')}
        </Button>
      </div>
    </Notice>
  );
}
