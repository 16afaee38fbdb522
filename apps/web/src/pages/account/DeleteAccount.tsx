import { useState } from 'preact/hooks';
import { api, apiPath } from '../../net/api.js';
import { settings } from '../../settings/settings.js';
import { FoldedForm } from './FoldedForm.js';
import { tr } from './tr.js';

/** Export of all personal data, and deletion of the account. */
export function DeleteAccount({
  hasAccount,
  onLeave,
}: {
  hasAccount: boolean;
  onLeave(said: string): Promise<void>;
}) {
  const [password, setPassword] = useState('');
  return (
    <section class="sheet stack" aria-label={tr('account.data')}>
      <h2>{tr('account.data')}</h2>
      <div class="row">
        <a class="button" href={apiPath('GET /api/account/export')} download>
          {tr('account.export')}
        </a>
      </div>
      <FoldedForm
        title={tr('account.leave')}
        about={tr('account.leaveAbout')}
        fields={
          hasAccount
            ? [
                {
                  label: tr('account.password'),
                  type: 'password',
                  autoComplete: 'current-password',
                  value: password,
                  onInput: setPassword,
                },
              ]
            : []
        }
        act={tr('account.leaveGo')}
        done={tr('account.left')}
        send={() => api('DELETE /api/account', { body: { password: hasAccount ? password : null } })}
        onDone={async () => {
          settings.name.value = null;
          await onLeave(tr('account.left'));
        }}
      />
    </section>
  );
}
