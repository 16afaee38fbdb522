import type { SignedIn, WaysMessage } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.js';
import { browserHasPasskeys, signInWithPasskey } from '../../net/passkeys.js';
import { invitation, type Person, sessionInfo } from '../../net/session.js';
import { useOutcome } from '../../net/throttle.js';
import { settings } from '../../settings/settings.js';
import { Button, Choice, Field, Notice, Switch } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import { passwordSaid, refusedPassword } from './new-password.js';
import { SignInElsewhere } from './Providers.js';
import { FactorField } from './SecondFactor.js';
import { needsFactor, tr, whyNot } from './tr.js';

interface Props {
  readonly ways: WaysMessage;
  readonly guest: Person | null;
  /** At how many tables the guest sits. */
  readonly games: number;
  onEnter(signed: SignedIn, isNew: boolean): Promise<void>;
}

/** Signing up or in. A guest keeps matches and seats when they do. */
export function SignIn({ ways, guest, games, onEnter }: Props) {
  const [way, setWay] = useState<'in' | 'up'>('in');
  const [name, setName] = useState(guest?.name ?? settings.name.peek() ?? '');
  const [password, setPassword] = useState('');
  /** Undefined: not asked for. */
  const [factor, setFactor] = useState<string>();
  const [invite, setInvite] = useState(invitation() ?? '');
  const [bring, setBring] = useState(true);
  const { wrong, wait, see, forget } = useOutcome(whyNot);
  const [busy, setBusy] = useState(false);
  const asksInvite = way === 'up' && !guest && sessionInfo.value.inviteOnly;
  const go = async () => {
    setBusy(true);
    const pair = { name: name.trim(), password };
    const answer =
      way === 'in'
        ? await api('POST /api/account/sign-in', { body: { ...pair, bring, factor } })
        : (refusedPassword(password, pair.name) ??
          (await api('POST /api/account', {
            body: { ...pair, ...(asksInvite ? { invite: invite.trim() } : {}) },
          })));
    if (needsFactor(answer)) {
      forget();
      setFactor('');
    } else see(answer);
    if (answer.kind === 'ok') {
      await onEnter(answer.value, way === 'up');
    }
    setBusy(false);
  };
  const goWithPasskey = async () => {
    setBusy(true);
    const answer = await signInWithPasskey(bring);
    see(answer);
    if (answer.kind === 'ok') {
      await onEnter(answer.value, false);
    }
    setBusy(false);
  };
  const bringing = guest && games > 0 && (
    <>
      <Switch
        label={tr('account.bring', { count: games, name: guest.name })}
        on={bring}
        onChange={setBring}
      />
      {!bring && <p class="small soft">{tr('account.bringNot')}</p>}
    </>
  );
  if (ways.onlyProviders)
    return (
      <section class="sheet stack" aria-label={tr('account.goIn')}>
        <p>{guest ? tr('account.guest', { name: guest.name }) : tr('account.providerOnly')}</p>
        {guest && <p class="soft">{tr('account.providerOnly')}</p>}
        {bringing}
        <SignInElsewhere ways={ways} bring={bring} />
      </section>
    );
  return (
    <section class="sheet stack" aria-label={tr('account.way')}>
      <p>{guest ? tr('account.guest', { name: guest.name }) : tr('account.nobody')}</p>
      <p class="soft">{tr('account.about')}</p>
      <Choice<'in' | 'up'>
        label={tr('account.way')}
        options={[
          { value: 'in', label: tr('account.signIn') },
          { value: 'up', label: tr('account.signUp') },
        ]}
        value={way}
        onChange={(chosen) => {
          setWay(chosen);
          setFactor(undefined);
          forget();
        }}
      />
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !wait) void go();
        }}
      >
        <Field
          label={tr('account.name')}
          value={name}
          maxLength={24}
          autoComplete="username"
          onInput={(typed) => {
            setName(typed);
            setFactor(undefined);
          }}
        />
        <Field
          key={way}
          label={tr('account.password')}
          type="password"
          value={password}
          autoComplete={way === 'in' ? 'current-password' : 'new-password'}
          {...(way === 'up' ? passwordSaid(password, name.trim()) : {})}
          onInput={setPassword}
        />
        {factor !== undefined && <FactorField value={factor} onInput={setFactor} />}
        {asksInvite && <Field label={t('name.invite')} value={invite} maxLength={40} onInput={setInvite} />}
        {guest && games > 0 && way === 'up' && (
          <p class="small soft">{tr('account.keeps', { count: games })}</p>
        )}
        {way === 'in' && bringing}
        {wrong && <Notice bad>{wrong}</Notice>}
        <Button type="submit" look="primary" size="big" whyNot={busy ? t('loading') : wait}>
          {way === 'in' ? tr('account.goIn') : tr('account.goUp')}
        </Button>
      </form>
      {way === 'in' && ways.passkeys && browserHasPasskeys() && (
        <div class="stack other-ways">
          <Button icon="seal" whyNot={busy ? t('loading') : wait} onClick={() => void goWithPasskey()}>
            {tr('account.passkeyGo')}
          </Button>
        </div>
      )}
      {ways.providers.length > 0 && (
        <>
          <p class="soft">{tr('account.providerOr')}</p>
          <SignInElsewhere ways={ways} bring={bring} />
        </>
      )}
      {way === 'in' && (
        <p class="small soft">{factor === undefined ? tr('account.forgotten') : tr('account.factorLost')}</p>
      )}
    </section>
  );
}
