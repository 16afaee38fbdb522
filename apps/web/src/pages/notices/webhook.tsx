import type { Notices, NoticeWish } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { Button, Field, Notice, Switch } from '../../ui/ui.js';
import { tr } from './tr.js';

interface Props {
  readonly webhook: Notices['webhook'];
  save(webhook: NoticeWish['webhook']): Promise<void>;
}

/** A webhook that is called for every turn, such as that of a club's chat. */
export function Webhook({ webhook, save }: Props) {
  const [url, setUrl] = useState(webhook?.url ?? '');
  return (
    <section class="sheet stack" aria-label={tr('notices.webhook')}>
      <h2>{tr('notices.webhook')}</h2>
      <p class="soft">{tr('notices.webhookAbout')}</p>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void save(url.trim() === '' ? null : { url: url.trim(), on: true });
        }}
      >
        <Field
          label={tr('notices.webhookUrl')}
          hint="https://"
          maxLength={500}
          value={url}
          onInput={setUrl}
        />
        <div class="row">
          <Button type="submit">{tr('notices.save')}</Button>
        </div>
      </form>
      {webhook && (
        <>
          <Switch
            label={tr('notices.webhookOn')}
            on={webhook.on}
            onChange={(on) => void save({ url: webhook.url, on })}
          />
          {webhook.failures > 0 && (
            <Notice bad={!webhook.on}>{tr('notices.failures', { count: webhook.failures })}</Notice>
          )}
          <p class="small">
            {tr('notices.secret')} <code style={{ overflowWrap: 'anywhere' }}>{webhook.secret}</code>
          </p>
        </>
      )}
    </section>
  );
}
