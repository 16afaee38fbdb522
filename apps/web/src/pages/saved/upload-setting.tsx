import { useEffect } from 'preact/hooks';
import { uploadFinished, uploadLimit, waitingUploads } from '../../offline/history-upload.js';
import { settings } from '../../settings/settings.js';
import { Switch } from '../../ui/ui.js';
import { translator } from '../../words/words.js';
import type en from './words/en.js';

const tr = translator<typeof en>();

/** Whether finished matches are uploaded to the history, and how many wait for it. */
export function UploadSetting() {
  const on = settings.sendGames.value === 'yes';
  useEffect(() => void uploadFinished(), []);
  return (
    <section class="stack" aria-label={tr('saved.history')}>
      <h2>{tr('saved.history')}</h2>
      <p class="soft">{tr('saved.historyAbout')}</p>
      <Switch
        label={tr('saved.send')}
        on={on}
        onChange={(chosen) => {
          settings.sendGames.value = chosen ? 'yes' : 'no';
          void uploadFinished();
        }}
      />
      {on && waitingUploads.value > 0 && (
        <p class="small soft" role="status">
          {tr('saved.waiting', { count: waitingUploads.value })}
          {uploadLimit.value !== undefined && ` ${tr('saved.limit', { limit: uploadLimit.value })}`}
        </p>
      )}
    </section>
  );
}
