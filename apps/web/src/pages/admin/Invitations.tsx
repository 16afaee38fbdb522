import type { InviteMessage } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { api, useApi } from '../../net/api.js';
import { Choice, Field, Notice, Switch } from '../../ui/ui.js';
import { ActForm, Answered, SureButton, useAct } from './parts.js';
import { tr, untilWords } from './tr.js';

const USES = [1, 5, 20, 0] as const;
const DAYS = [1, 7, 30, 0] as const;

/** `/admin/invitations`: whether newcomers need one, and those that there are. */
export function Invitations() {
  const asked = useApi('GET /api/admin/invitations');
  const { act, wrong } = useAct(asked.again);
  return (
    <>
      <h2>{tr('admin.part.invitations')}</h2>
      <Answered asked={asked}>
        {({ inviteOnly, invitations }) => (
          <>
            <section class="sheet stack" aria-label={tr('admin.part.invitations')}>
              <Switch
                label={tr('admin.inviteOnly')}
                on={inviteOnly}
                onChange={(on) => void act(() => api('PUT /api/admin/invite-only', { body: { on } }))}
              />
              {wrong && <Notice bad>{wrong}</Notice>}
              <NewInvitation onDone={asked.again} />
            </section>
            {invitations.length === 0 ? (
              <p>{tr('admin.noInvitations')}</p>
            ) : (
              <ul class="sheet plain list">
                {invitations.map((one) => (
                  <Invitation key={one.code} one={one} onDone={asked.again} />
                ))}
              </ul>
            )}
          </>
        )}
      </Answered>
    </>
  );
}

function NewInvitation({ onDone }: { onDone(): void }) {
  const [uses, setUses] = useState<(typeof USES)[number]>(1);
  const [days, setDays] = useState<(typeof DAYS)[number]>(7);
  const [note, setNote] = useState('');
  return (
    <ActForm
      title={tr('admin.invite')}
      act={tr('admin.inviteGo')}
      send={() =>
        api('POST /api/admin/invitations', {
          body: { uses: uses === 0 ? null : uses, days: days === 0 ? null : days, note },
        })
      }
      onDone={onDone}
    >
      <Choice
        label={tr('admin.uses')}
        options={USES.map((one) => ({ value: one, label: one === 0 ? tr('admin.anyNumber') : `${one}` }))}
        value={uses}
        onChange={(one) => setUses(one)}
      />
      <Choice
        label={tr('admin.howLong')}
        options={DAYS.map((one) => ({
          value: one,
          label: one === 0 ? tr('admin.forGood') : tr('admin.days', { days: one }),
        }))}
        value={days}
        onChange={(one) => setDays(one)}
      />
      <Field label={tr('admin.note')} value={note} maxLength={1000} onInput={setNote} />
    </ActForm>
  );
}

function Invitation({ one, onDone }: { readonly one: InviteMessage; onDone(): void }) {
  const { code, used, left, until, note } = one;
  return (
    <li>
      <span>
        <code>{`${location.origin}/?invite=${code}`}</code>{' '}
        <span class="small soft">
          {[
            tr('admin.used', { used }),
            left === null ? tr('admin.anyNumber') : tr('admin.left', { left }),
            untilWords(until),
            ...(note ? [note] : []),
          ].join(' · ')}
        </span>
      </span>
      <SureButton
        label={tr('admin.revoke')}
        about={tr('admin.revokeAbout')}
        send={() => api('DELETE /api/admin/invitations/:code', { params: { code } })}
        onDone={onDone}
      />
    </li>
  );
}
