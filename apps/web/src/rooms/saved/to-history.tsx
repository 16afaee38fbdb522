import { useEffect } from 'preact/hooks';
import { sendFinished, waiting } from '../../offline/sending.js';
import { settings } from '../../settings/settings.js';
import { Switch } from '../../ui/ui.js';
import { speaker } from '../room.js';
import type en from './words/en.js';

const tr = speaker<typeof en>();

/** Whether finished games go to the history at the server, and what still waits to go there. */
export function ToHistory() {
  const on = settings.sendGames.value === 'yes';
  useEffect(() => void sendFinished(), []);
  return (
    <section class="stack" aria-label={tr('saved.history')}>
      <h2>{tr('saved.history')}</h2>
      <p class="soft">{tr('saved.historyAbout')}</p>
      <Switch
        label={tr('saved.send')}
        on={on}
        onChange={(chosen) => {
          settings.sendGames.value = chosen ? 'yes' : 'no';
          void sendFinished();
        }}
      />
      {on && waiting.value > 0 && (
        <p class="small soft" role="status">
          {tr('saved.waiting', { count: waiting.value })}
        </p>
      )}
    </section>
  );
}
