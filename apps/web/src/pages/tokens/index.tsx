import './tokens.css';
import type { BodyOf, Scope, TokenInfo } from '@aerie/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ErrorPage } from '../../layout/error-page.js';
import { Masthead } from '../../layout/masthead.js';
import { NameGate } from '../../layout/name-gate.js';
import { type ApiResult, api, useApi } from '../../net/api.js';
import { useOutcome } from '../../net/throttle.js';
import { usePerson } from '../../net/use-person.js';
import { reasonWords } from '../../table/people.js';
import { Button, Choice, Field, Notice, Switch, Waiting } from '../../ui/ui.js';
import { language, t } from '../../words/words.js';
import type { PageModule } from '../page.js';
import { tr } from './tr.js';

const LONGEST_NAME = 24;
/** For how many days a token can be made here; a program may ask for any number. */
const DAYS = [30, 90, 365] as const;
type Days = (typeof DAYS)[number];

type Wish = BodyOf<'POST /api/tokens'>;

/** What a token can allow, as a question and in a list. */
const ALLOWS: Readonly<Record<Scope, () => string>> = {
  watch: () => tr('tokens.allow.watch'),
  play: () => tr('tokens.allow.play'),
  chat: () => tr('tokens.allow.chat'),
};
const NAMES: Readonly<Record<Scope, () => string>> = {
  watch: () => tr('tokens.scope.watch'),
  play: () => tr('tokens.scope.play'),
  chat: () => tr('tokens.scope.chat'),
};
const SCOPES = ['watch', 'play', 'chat'] as const satisfies readonly Scope[];

/** Tokens with which a person's own programs play. */
const page: PageModule = {
  Page: ({ rest }) => {
    const known = usePerson();
    useEffect(() => {
      document.title = `${tr('tokens.title')} – Aerie`;
    }, []);
    if (rest.some((part) => part !== '')) return <ErrorPage kind="notFound" />;
    if (known === 'unreachable') return <ErrorPage kind="noServer" />;
    if (known === null) return <NameGate />;
    return (
      <>
        <Masthead />
        <main class="page narrow stack">
          <h1>{tr('tokens.title')}</h1>
          <p>{tr('tokens.about')}</p>
          {known ? <Own /> : <Waiting what={t('loading')} />}
        </main>
      </>
    );
  },
};

export default page;

/** Why something was not done, in words; undefined if it was. */
function wrongIn(answer: ApiResult<unknown> | undefined): string | undefined {
  if (answer === undefined || answer.kind === 'ok') return undefined;
  if (answer.kind === 'unreachable') return t('error.noServer.about');
  return answer.code === 'badRequest' ? tr('tokens.badName') : reasonWords('', answer);
}

function Own() {
  const list = useApi('GET /api/tokens');
  const { wrong, wait, see } = useOutcome(wrongIn);
  const [fresh, setFresh] = useState<string>();
  const make = async (wish: Wish) => {
    const answer = await api('POST /api/tokens', { body: wish });
    see(answer);
    setFresh(answer.kind === 'ok' ? answer.value.token : undefined);
    list.again();
    return answer.kind === 'ok';
  };
  const drop = async (id: string) => {
    see(await api('DELETE /api/tokens/:id', { params: { id } }));
    setFresh(undefined);
    list.again();
  };
  const said = wrong ?? wrongIn(list.answer);
  return (
    <>
      <Make wait={wait} make={make}>
        {said && <Notice bad>{said}</Notice>}
        {fresh && <Fresh token={fresh} />}
      </Make>
      {list.answer?.kind === 'ok' && <List own={list.answer.value.tokens} drop={(id) => void drop(id)} />}
    </>
  );
}

/** Asks for the name of a new token, what it allows and for how long. */
function Make({
  wait,
  make,
  children,
}: {
  wait: string | undefined;
  make(wish: Wish): Promise<boolean>;
  children: ComponentChildren;
}) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['watch', 'play']);
  const [days, setDays] = useState<Days>(90);
  const missing =
    name.trim() === '' ? tr('tokens.nameFirst') : scopes.length === 0 ? tr('tokens.scopeFirst') : wait;
  const submit = async () => {
    if (await make({ name: name.trim(), scopes: [...scopes], days })) setName('');
  };
  return (
    <form
      class="sheet stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (missing === undefined) void submit();
      }}
    >
      <Field label={tr('tokens.name')} maxLength={LONGEST_NAME} value={name} onInput={setName} />
      <fieldset class="scopes">
        <legend class="label">{tr('tokens.scopes')}</legend>
        {SCOPES.map((scope) => (
          <Switch
            key={scope}
            label={ALLOWS[scope]()}
            on={scopes.includes(scope)}
            onChange={(on) => setScopes(SCOPES.filter((one) => (one === scope ? on : scopes.includes(one))))}
          />
        ))}
      </fieldset>
      <Choice<Days>
        label={tr('tokens.days')}
        options={DAYS.map((value) => ({ value, label: tr('tokens.daysCount', { count: value }) }))}
        value={days}
        onChange={setDays}
      />
      <Button type="submit" look="primary" icon="plus" whyNot={missing}>
        {tr('tokens.make')}
      </Button>
      {children}
    </form>
  );
}

/** A new token; it is shown once only. */
function Fresh({ token }: { token: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Notice>
      <div class="stack">
        <p>{tr('tokens.once')}</p>
        <p class="token">{token}</p>
        <Button icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
          {copied ? tr('tokens.copied') : tr('tokens.copy')}
        </Button>
      </div>
    </Notice>
  );
}

function List({ own, drop }: { own: readonly TokenInfo[]; drop(id: string): void }) {
  const [sure, setSure] = useState<string>();
  return (
    <section class="sheet stack" aria-label={tr('tokens.own')}>
      <h2>{tr('tokens.own')}</h2>
      {own.length === 0 && <p class="soft">{tr('tokens.none')}</p>}
      <ul class="tokens">
        {own.map((token) => (
          <li key={token.id} class="row">
            <span class="called">
              <strong>{token.name}</strong> <span class="small soft">{aboutToken(token)}</span>
            </span>
            <Button
              icon="remove"
              look="quiet"
              onClick={() => (sure === token.id ? drop(token.id) : setSure(token.id))}
            >
              {sure === token.id
                ? tr('tokens.dropSurely', { token: token.name })
                : tr('tokens.drop', { token: token.name })}
            </Button>
          </li>
        ))}
      </ul>
      <p class="small soft">{tr('tokens.all')}</p>
    </section>
  );
}

/** What a token allows, until when, and when it was last used. */
function aboutToken({ scopes, endsAt, usedAt }: TokenInfo): string {
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' });
  const moment = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  const end = new Date(endsAt);
  return [
    new Intl.ListFormat(language.value).format(scopes.map((scope) => NAMES[scope]())),
    tr(end.getTime() > Date.now() ? 'tokens.until' : 'tokens.ended', { date: day.format(end) }),
    usedAt === null ? tr('tokens.unused') : tr('tokens.used', { when: moment.format(new Date(usedAt)) }),
  ].join(' · ');
}
