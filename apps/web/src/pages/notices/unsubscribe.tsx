import { useState } from 'preact/hooks';
import { api } from '../../net/api.js';
import { Button, Link, Notice } from '../../ui/ui.js';
import { tr } from './tr.js';

/** Unsubscribes from mails. A button confirms it, because mail programs open links by themselves. */
export function Unsubscribe({ token }: { token: string }) {
  const [state, setState] = useState<'asked' | 'done' | 'failed'>('asked');
  if (state === 'done')
    return (
      <>
        <p role="status">{tr('notices.stopped')}</p>
        <div class="row">
          <Link to="/notices" look="plain" icon="settings">
            {tr('notices.title')}
          </Link>
        </div>
      </>
    );
  return (
    <>
      <p>{tr('notices.stopAbout')}</p>
      {state === 'failed' && <Notice bad>{tr('notices.stopFailed')}</Notice>}
      <div class="row">
        <Button
          look="primary"
          onClick={async () => {
            const stopped = await api('POST /api/notices/stop/:token', { params: { token } });
            setState(stopped.kind === 'ok' ? 'done' : 'failed');
          }}
        >
          {tr('notices.stop')}
        </Button>
      </div>
    </>
  );
}
