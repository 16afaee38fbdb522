import './tokens.css';
import type { NewToken, TokenInfo } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import { ErrorPage } from '../../layout/error-page.js';
import { Masthead } from '../../layout/masthead.js';
import { NameGate } from '../../layout/name-gate.js';
import { type ApiResult, api, useApi } from '../../net/api.js';
import { connection } from '../../net/connection.js';
import { fetchSession, person } from '../../net/session.js';
import { reasonWords } from '../../table/people.js';
import { Button, Field, Notice, Waiting } from '../../ui/ui.js';
import { language, t } from '../../words/words.js';
import type { PageModule } from '../page.js';
import { tr } from './tr.js';

const LONGEST_NAME = 24;

/** Tokens with which a person's own programs play. */
const page: PageModule = {
  Page: ({ rest }) => {
    const [unreachable, setUnreachable] = useState(false);
    useEffect(() => {
      document.title = `${tr('tokens.title')} – Aerie`;
      if (!person.peek()) fetchSession().catch(() => setUnreachable(true));
    }, []);
    if (rest.some((part) => part !== '')) return <ErrorPage kind="notFound" />;
    if (unreachable) return <ErrorPage kind="noServer" />;
    if (person.value === null) return <NameGate onEnter={() => connection.reconnect()} />;
    return (
      <>
        <Masthead />
        <main class="page narrow stack">
          <h1>{tr('tokens.title')}</h1>
          <p>{tr('tokens.about')}</p>
          {person.value ? <Own /> : <Waiting what={t('loading')} />}
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
  const [name, setName] = useState('');
  const [answer, setAnswer] = useState<ApiResult<NewToken | undefined>>();
  const act = async (asked: Promise<ApiResult<NewToken | undefined>>) => {
    const answered = await asked;
    setAnswer(answered);
    if (answered.kind === 'ok') setName('');
    list.again();
  };
  const wrong = wrongIn(answer) ?? wrongIn(list.answer);
  const fresh = answer?.kind === 'ok' ? answer.value?.token : undefined;
  return (
    <>
      <form
        class="sheet stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') void act(api('POST /api/tokens', { body: { name: name.trim() } }));
        }}
      >
        <Field label={tr('tokens.name')} maxLength={LONGEST_NAME} value={name} onInput={setName} />
        <Button
          type="submit"
          look="primary"
          icon="plus"
          whyNot={name.trim() === '' ? tr('tokens.nameFirst') : undefined}
        >
          {tr('tokens.make')}
        </Button>
        {wrong && <Notice bad>{wrong}</Notice>}
        {fresh && <Fresh token={fresh} />}
      </form>
      {list.answer?.kind === 'ok' && (
        <List
          own={list.answer.value.tokens}
          drop={(id) => void act(api('DELETE /api/tokens/:id', { params: { id } }))}
        />
      )}
    </>
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
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' });
  return (
    <section class="sheet stack" aria-label={tr('tokens.own')}>
      <h2>{tr('tokens.own')}</h2>
      {own.length === 0 && <p class="soft">{tr('tokens.none')}</p>}
      <ul class="tokens">
        {own.map(({ id, name, createdAt }) => (
          <li key={id} class="row">
            <span class="called">
              <strong>{name}</strong> <span class="small soft">{day.format(new Date(createdAt))}</span>
            </span>
            <Button icon="remove" look="quiet" onClick={() => (sure === id ? drop(id) : setSure(id))}>
              {sure === id ? tr('tokens.dropSurely', { name }) : tr('tokens.drop', { name })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
