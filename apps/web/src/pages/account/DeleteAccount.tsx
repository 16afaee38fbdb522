import type { WaysMessage } from '@aerie/protocol';
import { api, apiPath } from '../../net/api.js';
import { settings } from '../../settings/settings.js';
import type { Account } from './account.js';
import { FoldedForm } from './FoldedForm.js';
import { useProof } from './proof.js';
import { tr } from './tr.js';

interface Props {
  /** Null: a guest. */
  readonly account: Account | null;
  readonly ways: WaysMessage;
  onLeave(said: string): Promise<void>;
}

/** Export of all personal data, and deletion of the account. */
export function DeleteAccount({ account, ways, onLeave }: Props) {
  return (
    <section class="sheet stack" aria-label={tr('account.data')}>
      <h2>{tr('account.data')}</h2>
      <div class="row">
        <a class="button" href={apiPath('GET /api/account/export')} download>
          {tr('account.export')}
        </a>
      </div>
      {account ? (
        <Proven account={account} ways={ways} onLeave={onLeave} />
      ) : (
        <Leave password={null} onLeave={onLeave} />
      )}
    </section>
  );
}

function Proven({ account, ways, onLeave }: Props & { readonly account: Account }) {
  const { fields, before, password } = useProof(account, ways);
  return <Leave fields={fields} before={before} password={password} onLeave={onLeave} />;
}

function Leave({
  fields = [],
  before,
  password,
  onLeave,
}: Partial<Pick<ReturnType<typeof useProof>, 'fields' | 'before'>> & {
  readonly password: string | null;
} & Pick<Props, 'onLeave'>) {
  return (
    <FoldedForm
      title={tr('account.leave')}
      about={tr('account.leaveAbout')}
      before={before}
      fields={fields}
      act={tr('account.leaveGo')}
      done={tr('account.left')}
      send={() => api('DELETE /api/account', { body: { password } })}
      onDone={async () => {
        settings.name.value = null;
        await onLeave(tr('account.left'));
      }}
    />
  );
}
