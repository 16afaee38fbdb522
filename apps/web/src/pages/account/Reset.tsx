import { useState } from 'preact/hooks';
import { api, useApi } from '../../net/api.js';
import { connection } from '../../net/connection.js';
import { fetchSession } from '../../net/session.js';
import { useOutcome } from '../../net/throttle.js';
import { go } from '../../ui/router.js';
import { Button, Field, Notice, Waiting } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import { passwordSaid, refusedPassword } from './new-password.js';
import { Providers } from './Providers.js';
import { FactorField } from './SecondFactor.js';
import { needsFactor, tr, whyNot } from './tr.js';

/** Sets a new password with a code that an administrator has made, or has its person come in by a provider. */
export function Reset({ code }: { code: string }) {
  const { answer: told } = useApi('GET /api/account/ways');
  if (told === undefined) return <Waiting what={t('loading')} />;
  const { providers = [], onlyProviders = false } = told.kind === 'ok' ? told.value : {};
  return (
    <>
      {!onlyProviders && <NewPassword code={code} />}
      {providers.length > 0 && (
        <section class="sheet stack" aria-label={tr('account.resetElsewhere')}>
          <h2>{tr('account.resetElsewhere')}</h2>
          <p class="soft">{tr('account.resetElsewhereAbout')}</p>
          <Providers
            providers={providers}
            areOnly={onlyProviders}
            ask={(provider) =>
              api('POST /api/account/reset/:provider', { params: { provider }, body: { code } })
            }
          />
        </section>
      )}
    </>
  );
}

function NewPassword({ code }: { code: string }) {
  const [password, setPassword] = useState('');
  /** Undefined: not asked for. */
  const [factor, setFactor] = useState<string>();
  const { wrong, wait, see, forget } = useOutcome(whyNot);
  const [busy, setBusy] = useState(false);
  const set = async () => {
    setBusy(true);
    const answer =
      refusedPassword(password, '') ??
      (await api('POST /api/account/reset', { body: { code, password, factor } }));
    if (needsFactor(answer)) {
      forget();
      setFactor('');
    } else see(answer);
    setBusy(false);
    if (answer.kind !== 'ok') return;
    await fetchSession().catch(() => null);
    connection.reconnect();
    go('/account', 'replace');
  };
  return (
    <form
      class="sheet stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !wait) void set();
      }}
    >
      <h2>{tr('account.resetTitle')}</h2>
      <p class="soft">{tr('account.resetAbout')}</p>
      <Field
        label={tr('account.newPassword')}
        type="password"
        autoComplete="new-password"
        {...passwordSaid(password, '')}
        value={password}
        onInput={setPassword}
      />
      {factor !== undefined && <FactorField value={factor} onInput={setFactor} />}
      {wrong && <Notice bad>{wrong}</Notice>}
      <Button type="submit" look="primary" whyNot={busy ? t('loading') : wait}>
        {tr('account.save')}
      </Button>
    </form>
  );
}
