import type { AccountMessage, WaysMessage } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.js';
import { connection } from '../../net/connection.js';
import { Button } from '../../ui/ui.js';
import { language } from '../../words/words.js';
import { FoldedForm } from './FoldedForm.js';
import { passwordSaid, refusedPassword } from './new-password.js';
import { Passkeys } from './Passkeys.js';
import { SecondFactor } from './SecondFactor.js';
import { tr } from './tr.js';

interface Props {
  readonly account: NonNullable<AccountMessage['account']>;
  readonly ways: WaysMessage;
  /** What this device is called. */
  readonly device: string;
  onChange(): Promise<void>;
  onLeave(said: string): Promise<void>;
}

/** Name, password, mail address, passkeys and second factor of an account, and signing out on this device. */
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
      <Name name={account.name} onChange={onChange} />
      <Password name={account.name} onChange={onChange} />
      <Email email={account.email} onChange={onChange} />
      <Passkeys passkeys={account.passkeys} ways={ways} device={device} onChange={onChange} />
      <SecondFactor name={account.name} factor={account.secondFactor} onChange={onChange} />
    </section>
  );
}

function Name({ name, onChange }: { name: string; onChange(): Promise<void> }) {
  const [text, setText] = useState(name);
  return (
    <FoldedForm
      title={tr('account.name')}
      about={tr('account.nameAbout')}
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

function Password({ name, onChange }: { name: string; onChange(): Promise<void> }) {
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  return (
    <FoldedForm
      title={tr('account.password')}
      fields={[
        {
          label: tr('account.oldPassword'),
          type: 'password',
          autoComplete: 'current-password',
          value: old,
          onInput: setOld,
        },
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
        (await api('PUT /api/account/password', { body: { old, password } }))
      }
      onDone={async () => {
        setOld('');
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
