import type { WaysMessage } from '@aerie/protocol';
import type { ComponentChildren, ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.js';
import { browserHasPasskeys, confirmWithPasskey } from '../../net/passkeys.js';
import { useOutcome } from '../../net/throttle.js';
import { Button, type Field, Notice } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import type { Account } from './account.js';
import { leaveFor } from './Providers.js';
import { tr, whyNot } from './tr.js';

/** What a form asks for that wants to know whether it is really its person: the password, or another way to show it. */
interface Proof {
  readonly fields: readonly ComponentProps<typeof Field>[];
  /** Stands before the fields. */
  readonly before: ComponentChildren;
  /** What is sent. */
  readonly password: string | null;
  forget(): void;
}

export function useProof(account: Account, ways: WaysMessage, label = tr('account.password')): Proof {
  const [password, setPassword] = useState('');
  const forget = () => setPassword('');
  // Where passwords let nobody in, they may be forgotten.
  const hasOther = ways.onlyProviders && account.identities.length > 0;
  if (!account.hasPassword || hasOther)
    return { fields: [], before: <Confirm account={account} ways={ways} />, password: null, forget };
  const field = { label, type: 'password', autoComplete: 'current-password', value: password } as const;
  return { fields: [{ ...field, onInput: setPassword }], before: undefined, password, forget };
}

/** Shows by a passkey, or at a provider once more, that it is oneself. */
function Confirm({ account, ways }: { readonly account: Account; readonly ways: WaysMessage }) {
  const { wrong, wait, see } = useOutcome(whyNot);
  const [busy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const byPasskey = async () => {
    setBusy(true);
    const answer = await confirmWithPasskey();
    see(answer);
    setDone(answer.kind === 'ok');
    setBusy(false);
  };
  const at = async (provider: string) => {
    setBusy(true);
    const answer = await api('POST /api/account/identities/:provider/confirm', { params: { provider } });
    see(answer);
    leaveFor(answer);
    setBusy(false);
  };
  const linked = ways.providers.filter(({ id }) =>
    account.identities.some(({ provider }) => provider === id),
  );
  const whyWait = busy ? t('loading') : wait;
  return (
    <>
      <p class="small soft">{tr('account.prove')}</p>
      {wrong && <Notice bad>{wrong}</Notice>}
      {isDone && <Notice good>{tr('account.confirmed')}</Notice>}
      <div class="row">
        {linked.map(({ id, name }) => (
          <Button key={id} whyNot={whyWait} onClick={() => void at(id)}>
            {tr('account.proveProvider', { name })}
          </Button>
        ))}
        {account.passkeys.length > 0 && ways.passkeys && browserHasPasskeys() && (
          <Button icon="seal" whyNot={whyWait} onClick={() => void byPasskey()}>
            {tr('account.provePasskey')}
          </Button>
        )}
      </div>
    </>
  );
}
