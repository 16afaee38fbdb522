import type { AnswerOf, SignedIn } from '@aerie/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type ApiResult, api, useApi } from '../../net/api.js';
import { rememberedPage } from '../../net/return-page.js';
import { fetchSession, invitation, person, sessionInfo } from '../../net/session.js';
import { useOutcome } from '../../net/throttle.js';
import { settings } from '../../settings/settings.js';
import { go } from '../../ui/router.js';
import { Button, Field, Link, Notice, Waiting } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import { entered, news } from './entered.js';
import { FactorField } from './SecondFactor.js';
import { tr, whyNot } from './tr.js';

type Outcome = AnswerOf<'POST /api/account/provider'>;

/** `/account/provider/<id>`: where a provider sends people back. What it has answered stands in the address, and is good once. */
export function ProviderReturn({ provider }: { readonly provider: string }) {
  const [answer, setAnswer] = useState<ApiResult<Outcome>>();
  const { answer: told } = useApi('GET /api/account/ways');
  const names = told?.kind === 'ok' ? (told.value.providers ?? []) : [];
  const name = names.find(({ id }) => id === provider)?.name ?? provider;
  useEffect(() => {
    const query = location.search.slice(1);
    history.replaceState(null, '', location.pathname);
    void hand(provider, query).then(setAnswer);
  }, [provider]);
  if (!answer || !told) return <Waiting what={tr('account.providerWaits')} />;
  if (answer.kind !== 'ok')
    return (
      <div class="sheet stack">
        <Notice bad>{whyNot(answer)}</Notice>
        <div class="row">
          <Link to="/account" look="primary">
            {tr('account.providerBack')}
          </Link>
        </div>
      </div>
    );
  switch (answer.value.outcome) {
    case 'new':
      return <SignUp provider={name} suggested={answer.value.name} />;
    case 'needsFactor':
      return <Factor />;
    default:
      return <Waiting what={t('loading')} />;
  }
}

/** Hands in what a provider has answered; goes on to the account where nothing is missing. */
async function hand(provider: string, query: string): Promise<ApiResult<Outcome>> {
  await fetchSession().catch(() => undefined);
  const answer = await api('POST /api/account/provider', { body: { provider, query } });
  if (answer.kind !== 'ok') return answer;
  const { value } = answer;
  if (value.outcome === 'signedIn') await arrive(value.signedIn, false);
  if (value.outcome === 'linked') leave(tr('account.linkDone'));
  if (value.outcome === 'confirmed') leave(tr('account.confirmed'));
  return answer;
}

/** Goes on where somebody wanted to go on and had to sign in first, or to the account. */
async function arrive(signedIn: SignedIn, isNew: boolean): Promise<void> {
  const said = await entered(signedIn, isNew);
  const page = rememberedPage();
  if (page === undefined) leave(said);
  else go(page, 'replace');
}

function leave(said: string): void {
  news.value = said;
  go('/account', 'replace');
}

/** What is missing: whoever has no account yet chooses a name. */
function SignUp({ provider, suggested }: { readonly provider: string; readonly suggested: string | null }) {
  const guest = person.value;
  const [name, setName] = useState(
    (guest?.name ?? settings.name.peek() ?? suggested ?? '').slice(0, LONGEST_NAME),
  );
  const [invite, setInvite] = useState(invitation() ?? '');
  const asksInvite = !guest && sessionInfo.value.inviteOnly;
  return (
    <Missing
      title={tr('account.providerNew')}
      about={tr('account.providerNewAbout', { name: provider })}
      act={tr('account.goUp')}
      send={() =>
        api('POST /api/account/provider/sign-up', {
          body: { name: name.trim(), ...(asksInvite ? { invite: invite.trim() } : {}) },
        })
      }
      onDone={(signedIn) => arrive(signedIn, true)}
    >
      <Field
        label={tr('account.name')}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="username"
        autoFocus
        onInput={setName}
      />
      {asksInvite && <Field label={t('name.invite')} value={invite} maxLength={40} onInput={setInvite} />}
    </Missing>
  );
}

/** As the contract has it. */
const LONGEST_NAME = 24;

/** What is missing: a code of the second factor. */
function Factor() {
  const [factor, setFactor] = useState('');
  return (
    <Missing
      title={tr('account.factor')}
      about={tr('account.why.needsFactor')}
      act={tr('account.goIn')}
      send={() => api('POST /api/account/provider/enter', { body: { factor } })}
      onDone={(signedIn) => arrive(signedIn, false)}
    >
      <FactorField value={factor} onInput={setFactor} />
      <p class="small soft">{tr('account.factorLost')}</p>
    </Missing>
  );
}

interface MissingProps {
  readonly title: string;
  readonly about: string;
  readonly act: string;
  readonly children: ComponentChildren;
  send(): Promise<ApiResult<SignedIn>>;
  onDone(signedIn: SignedIn): Promise<void>;
}

function Missing({ title, about, act, children, send, onDone }: MissingProps) {
  const { wrong, wait, see } = useOutcome(whyNot);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    const answer = await send();
    see(answer);
    if (answer.kind === 'ok') await onDone(answer.value);
    else setBusy(false);
  };
  return (
    <form
      class="sheet stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !wait) void submit();
      }}
    >
      <h2>{title}</h2>
      <p class="soft">{about}</p>
      {children}
      {wrong && <Notice bad>{wrong}</Notice>}
      <Button type="submit" look="primary" size="big" whyNot={busy ? t('loading') : wait}>
        {act}
      </Button>
      <p class="small">
        <a href="/account">{tr('account.providerBack')}</a>
      </p>
    </form>
  );
}
