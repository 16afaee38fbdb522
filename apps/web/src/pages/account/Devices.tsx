import type { DeviceSession } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.js';
import { connection } from '../../net/connection.js';
import { Button, Notice } from '../../ui/ui.js';
import { language } from '../../words/words.js';
import { tr } from './tr.js';

/** The devices that are signed in, and signing them out. */
export function Devices({
  sessions,
  onChange,
}: {
  sessions: readonly DeviceSession[];
  onChange(): Promise<void>;
}) {
  const [isAlone, setAlone] = useState(false);
  const end = async (id: string) => {
    await api('DELETE /api/account/sessions/:id', { params: { id } });
    await onChange();
  };
  const endOthers = async () => {
    const answer = await api('DELETE /api/account/sessions');
    setAlone(answer.kind === 'ok');
    await onChange();
    connection.reconnect();
  };
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section class="sheet stack" aria-label={tr('account.devices')}>
      <h2>{tr('account.devices')}</h2>
      <ul class="kept">
        {sessions.map((one) => (
          <li key={one.id}>
            <span>
              <strong>{nameOf(one)}</strong>{' '}
              <span class="small soft">
                {one.mine
                  ? tr('account.thisDevice')
                  : tr('account.seen', { when: when.format(new Date(one.seen)) })}
              </span>
            </span>
            {!one.mine && (
              <Button onClick={() => void end(one.id)}>
                {tr('account.endDevice')} <span class="hidden-visually">{nameOf(one)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div class="row">
        <Button onClick={() => void endOthers()}>{tr('account.endOthers')}</Button>
      </div>
      <p class="small soft">{tr('account.endOthersAbout')}</p>
      {isAlone && <Notice good>{tr('account.endedOthers')}</Notice>}
    </section>
  );
}

/** What a browser and its device are called. */
export function nameOf(device: Pick<DeviceSession, 'browser' | 'system'> | undefined): string {
  const { browser = null, system = null } = device ?? {};
  if (browser && system) return tr('account.device', { browser, system });
  return browser ?? system ?? tr('account.someDevice');
}
