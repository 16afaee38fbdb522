import type { Delivered, Notices, NoticeWish } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Masthead } from '../../layout/masthead.js';
import { type ApiResult, api } from '../../net/api.js';
import { NameForm } from '../../net/name-form.js';
import { canPush, isSubscribed, setSubscribed } from '../../net/push-subscription.js';
import { isOffered } from '../../net/session.js';
import { useOutcome } from '../../net/throttle.js';
import { usePerson } from '../../net/use-person.js';
import { Button, Link, Notice, Switch, Waiting } from '../../ui/ui.js';
import { language, t } from '../../words/words.js';
import type { PageModule } from '../page.js';
import { Digest } from './digest.js';
import { tr } from './tr.js';
import { Unsubscribe } from './unsubscribe.js';
import { Webhook } from './webhook.js';

/** How turns are notified while no page is open; `/notices/stop/<token>` unsubscribes from mails. */
function Page({ rest }: { readonly rest: readonly string[] }) {
  const title = tr('notices.title');
  useEffect(() => {
    document.title = `${title} – Aerie`;
  }, [title]);
  return (
    <>
      <Masthead />
      <main class="page narrow stack">
        <h1>{title}</h1>
        {rest[0] === 'stop' && rest[1] ? <Unsubscribe token={rest[1]} /> : <Ways />}
      </main>
    </>
  );
}

/** Why the server refused; undefined where it did not, or could not be asked. */
const codeOf = (answer: ApiResult<unknown>): string | undefined =>
  answer.kind === 'refused' ? answer.code : undefined;

/** Whoever has not said who they are is asked for that first. */
function Ways() {
  const known = usePerson();
  if (known === undefined) return <Waiting what={t('loading')} />;
  if (known !== null) return <WaysOfPerson />;
  return (
    <>
      <p class="soft">{tr('notices.whose')}</p>
      <NameForm />
    </>
  );
}

function WaysOfPerson() {
  const [answer, setAnswer] = useState<ApiResult<Notices>>();
  const look = () => {
    setAnswer(undefined);
    void api('GET /api/notices').then(setAnswer);
  };
  useEffect(look, []);
  if (!answer) return <Waiting what={t('loading')} />;
  if (answer.kind !== 'ok')
    return (
      <>
        <Notice bad>{tr('notices.unreachable')}</Notice>
        <div class="row">
          <Button icon="again" onClick={look}>
            {tr('notices.again')}
          </Button>
        </div>
      </>
    );
  return <Wishes notices={answer.value} onChange={(value) => setAnswer({ kind: 'ok', value })} />;
}

function Wishes({ notices, onChange }: { notices: Notices; onChange(now: Notices): void }) {
  const { wrong, see } = useOutcome((answer) =>
    answer.kind === 'ok'
      ? undefined
      : tr(codeOf(answer) === 'badAddress' ? 'notices.badAddress' : 'notices.notSaved'),
  );
  const save = async (change: Partial<NoticeWish>): Promise<void> => {
    const webhook = notices.webhook && { on: notices.webhook.on };
    const wish: NoticeWish = { language: language.peek(), mail: notices.mail.on, webhook, ...change };
    const saved = await api('PUT /api/notices', { body: wish });
    see(saved);
    if (saved.kind === 'ok') onChange(saved.value);
  };
  return (
    <>
      <p class="soft">{tr('notices.about')}</p>
      {wrong && <Notice bad>{wrong}</Notice>}
      <Browser notices={notices} onChange={onChange} save={save} />
      <section class="sheet stack" aria-label={tr('notices.mail')}>
        <h2>{tr('notices.mail')}</h2>
        {!notices.mail.possible && <p class="soft">{tr('notices.noMail')}</p>}
        {notices.mail.possible && notices.mail.address === null && (
          <>
            <p class="soft">{tr('notices.noAddress')}</p>
            <div class="row">
              <Link to="/account" look="plain" icon="people">
                {t('settings.account')}
              </Link>
            </div>
          </>
        )}
        {notices.mail.possible && notices.mail.address !== null && (
          <>
            <Switch
              label={tr('notices.mailTo', { address: notices.mail.address })}
              on={notices.mail.on}
              onChange={(mail) => void save({ mail })}
            />
            {notices.mail.on && isOffered('digest') && (
              <Digest digest={notices.mail.digest} save={(digest) => void save({ digest })} />
            )}
          </>
        )}
      </section>
      {isOffered('webhooks') && <Webhook webhook={notices.webhook} save={(webhook) => save({ webhook })} />}
      <Try notices={notices} />
    </>
  );
}

function Browser({
  notices,
  onChange,
  save,
}: {
  notices: Notices;
  onChange(now: Notices): void;
  save(change: Partial<NoticeWish>): Promise<void>;
}) {
  const [on, setOn] = useState<boolean>();
  const [isBarred, setBarred] = useState(false);
  const { wrong, see } = useOutcome((answer) => (answer.kind === 'ok' ? undefined : tr('notices.notSaved')));
  useEffect(() => void isSubscribed().then(setOn), []);
  return (
    <section class="sheet stack" aria-label={tr('notices.push')}>
      <h2>{tr('notices.push')}</h2>
      {canPush() ? (
        <Switch
          label={tr('notices.pushHere')}
          on={on ?? false}
          onChange={async (wish) => {
            const answer = await setSubscribed(wish, notices.push.key);
            setBarred(answer === undefined);
            if (answer) see(answer);
            if (answer?.kind !== 'ok') return;
            setOn(wish);
            onChange(answer.value);
            // Notifications come in the current language of the page.
            if (wish && answer.value.language !== language.peek()) await save({});
          }}
        />
      ) : (
        <p class="soft">{tr('notices.cannotPush')}</p>
      )}
      {(isBarred || wrong) && <Notice bad>{isBarred ? tr('notices.pushBarred') : wrong}</Notice>}
      <p class="small soft">{tr('notices.devices', { count: notices.push.devices })}</p>
    </section>
  );
}

function Try({ notices }: { notices: Notices }) {
  const [tried, setTried] = useState<ApiResult<Delivered> | 'asking'>();
  const { wrong, wait, see } = useOutcome((answer) =>
    answer.kind === 'ok' ? undefined : tr('notices.notTried'),
  );
  const any = notices.mail.on || notices.webhook?.on || notices.push.devices > 0;
  const outcome = (): string => {
    if (!tried || tried === 'asking') return '';
    if (tried.kind !== 'ok') return wrong ?? '';
    const { mail, mailAfter, webhook, push } = tried.value;
    const good = [mail, webhook, push === undefined ? undefined : push > 0];
    if (good.every((one) => one === undefined)) return tr('notices.nothing');
    if (mailAfter !== undefined) return t('wait.mail');
    return good.includes(false) ? tr('notices.someFailed') : tr('notices.sent');
  };
  return (
    <div class="stack">
      <div class="row">
        <Button
          icon="send"
          whyNot={any ? wait : tr('notices.nothing')}
          onClick={() => {
            setTried('asking');
            void api('POST /api/notices/test').then((answer) => {
              see(answer);
              setTried(answer);
            });
          }}
        >
          {tr('notices.try')}
        </Button>
      </div>
      {tried === 'asking' ? <Waiting what={t('loading')} /> : <p role="status">{outcome()}</p>}
    </div>
  );
}

export default { Page } satisfies PageModule;
