import type { WaysMessage } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.js';
import { connection } from '../../net/connection.js';
import { Button } from '../../ui/ui.js';
import { language } from '../../words/words.js';
import type { Account } from './account.js';
import { FoldedForm } from './FoldedForm.js';
import { Identities } from './Identities.js';
import { passwordSaid, refusedPassword } from './new-password.js';
import { Passkeys } from './Passkeys.js';
import { useProof } from './proof.js';
import { SecondFactor } from './SecondFactor.js';
import { tr } from './tr.js';

interface Props {
  readonly account: Account;
  readonly ways: WaysMessage;
  /** What this device is called. */
  readonly device: string;
  onChange(): Promise<void>;
  onLeave(said: string): Promise<void>;
}

/** Name, password, mail address, passkeys, providers and second factor of an account, and signing out on this device. */
export function Details({ account, ways, device, onChange, onLeave }: Props) {
  const since = new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(
    new Date(account.since),
  );
  const signOut = async () => {
    await api('POST /api/account/sign-out');
    await onLeave(tr('account.signedOut'));
  };
  return (
    <section class="sheet stack" aria-label={account.name}>
      <div class="row">
        <h2>{account.name}</h2>
        <span class="small soft">{tr('account.since', { date: since })}</span>
      </div>
      <div class="row">
        <Button icon="back" onClick={() => void signOut()}>
          {tr('account.signOut')}
        </Button>
      </div>
      <Name account={account} ways={ways} onChange={onChange} />
      {!ways.onlyProviders && <Password account={account} ways={ways} onChange={onChange} />}
      <Email email={account.email} onChange={onChange} />
      <Identities account={account} ways={ways} onChange={onChange} />
      <Passkeys account={account} ways={ways} device={device} onChange={onChange} />
      <SecondFactor account={account} ways={ways} onChange={onChange} />
    </section>
  );
}

function Name({
  account: { name, hasPassword },
  ways,
  onChange,
}: Pick<Props, 'account' | 'ways' | 'onChange'>) {
  const [text, setText] = useState(name);
  return (
    <FoldedForm
      title={tr('account.name')}
      about={hasPassword && !ways.onlyProviders ? tr('account.nameAbout') : tr('account.nameSeen')}
      fields={[
        { label: tr('account.name'), value: text, maxLength: 24, autoComplete: 'username', onInput: setText },
      ]}
      act={tr('account.save')}
      done={tr('account.saved')}
      send={() => api('POST /api/session', { body: { name: text.trim() } })}
      onDone={async () => {
        await onChange();
        connection.reconnect();
      }}
    />
  );
}

function Password({ account, ways, onChange }: Pick<Props, 'account' | 'ways' | 'onChange'>) {
  const { name, hasPassword } = account;
  const old = useProof(account, ways, tr('account.oldPassword'));
  const [password, setPassword] = useState('');
  return (
    <FoldedForm
      title={hasPassword ? tr('account.password') : tr('account.passwordSet')}
      {...(hasPassword ? {} : { about: tr('account.passwordSetAbout') })}
      before={old.before}
      fields={[
        ...old.fields,
        {
          label: tr('account.newPassword'),
          type: 'password',
          autoComplete: 'new-password',
          ...passwordSaid(password, name),
          value: password,
          onInput: setPassword,
        },
      ]}
      act={tr('account.save')}
      done={tr('account.passwordDone')}
      send={async () =>
        refusedPassword(password, name) ??
        (await api('PUT /api/account/password', { body: { old: old.password, password } }))
      }
      onDone={async () => {
        old.forget();
        setPassword('');
        await onChange();
        connection.reconnect();
      }}
    />
  );
}

function Email({ email, onChange }: { email: Props['account']['email']; onChange(): Promise<void> }) {
  const [address, setAddress] = useState(email?.address ?? '');
  const [code, setCode] = useState('');
  return (
    <>
      <FoldedForm
        title={tr('account.email')}
        about={tr('account.emailAbout')}
        fields={[
          {
            label: tr('account.email'),
            type: 'email',
            autoComplete: 'email',
            value: address,
            onInput: setAddress,
          },
        ]}
        act={tr('account.save')}
        done={tr('account.saved')}
        send={() => api('PUT /api/account/email', { body: { address: address.trim() || null } })}
        onDone={onChange}
      />
      {email && !email.confirmed && (
        <FoldedForm
          isOpen
          title={tr('account.confirm')}
          about={tr('account.confirmAbout', { address: email.address })}
          fields={[
            {
              label: tr('account.code'),
              autoComplete: 'one-time-code',
              value: code,
              maxLength: 40,
              onInput: setCode,
            },
          ]}
          act={tr('account.confirmGo')}
          done={tr('account.saved')}
          send={() => api('POST /api/account/email/confirm', { body: { code } })}
          onDone={onChange}
        />
      )}
    </>
  );
}
