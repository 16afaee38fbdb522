import type { DeviceSession } from '@aerie/protocol';
import { api } from '../../net/api.js';
import { Button } from '../../ui/ui.js';
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
  const end = async (id?: string) => {
    await (id
      ? api('DELETE /api/account/sessions/:id', { params: { id } })
      : api('DELETE /api/account/sessions'));
    await onChange();
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
      {sessions.length > 2 && (
        <div class="row">
          <Button onClick={() => void end()}>{tr('account.endOthers')}</Button>
        </div>
      )}
    </section>
  );
}

function nameOf({ browser, system }: DeviceSession): string {
  if (browser && system) return tr('account.device', { browser, system });
  return browser ?? system ?? tr('account.someDevice');
}
