import './pages.css';
import { useState } from 'preact/hooks';
import { COVERS } from '../games/registry.js';
import { useServer } from '../net/api.js';
import { enter, invitation, NotLetIn, standing } from '../net/session.js';
import { settings } from '../settings/settings.js';
import { Button, Field, WaitingPage } from '../ui/ui.js';
import { say, t } from '../words/words.js';
import { ErrorPage } from './error.js';
import { Masthead } from './masthead.js';

function whyNot(error: unknown): string {
  if (!(error instanceof NotLetIn)) return t('name.failed');
  const { code, args } = error;
  if (code === 'inviteOnly') return t('name.needsInvite');
  if (code === 'badInvite') return t('name.badInvite');
  if (code === 'banned') return t('connection.banned', { reason: String(args.reason) });
  if (code === 'nameTaken') return t('name.taken');
  return code === 'badName' ? t('name.bad') : t('name.failed');
}

/** Who has sent the link to a table, and what is played there. */
function Invited({ to }: { to: { readonly game: string; readonly host: string | null } }) {
  const cover = COVERS.get(to.game);
  if (!cover) return null;
  const game = say({ key: `game.${to.game}` });
  const { Picture } = cover;
  return (
    <div class="stack invited">
      <div class="banner" aria-hidden="true">
        <Picture />
      </div>
      <h1>{to.host === null ? game : t('name.invited', { host: to.host, game })}</h1>
      <p class="soft">{say({ key: `game.${to.game}.tagline` })}</p>
    </div>
  );
}

/** The gate of a table: whoever comes by its link sees what they come to, or that it is gone. */
export function TableGate({ table, onEnter }: { table: string; onEnter(): void }) {
  const { answer } = useServer<{ readonly game: string; readonly host: string | null }>(
    `/api/tables/${table}/invitation`,
  );
  if (!answer) return <WaitingPage />;
  if (answer.kind === 'refused' && answer.status === 404) return <ErrorPage kind="noTable" />;
  if (answer.kind !== 'ok') return <NameGate onEnter={onEnter} />;
  return (
    <>
      <Masthead />
      <main class="page narrow stack" data-hour={COVERS.get(answer.value.game)?.hour}>
        <Invited to={answer.value} />
        <NameGate bare onEnter={onEnter} />
      </main>
    </>
  );
}

/** A name and you are in. */
export function NameGate({ onEnter, bare }: { onEnter(): void; bare?: boolean }) {
  const [name, setName] = useState(settings.name.peek() ?? '');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [invite, setInvite] = useState(invitation() ?? '');
  const [asksInvite, setAsksInvite] = useState(standing.peek().inviteOnly);
  const go = async () => {
    if (name.trim() === '') return setWrong(t('name.empty'));
    setBusy(true);
    try {
      await enter(name.trim(), invite.trim());
      onEnter();
    } catch (error) {
      if (error instanceof NotLetIn && /invite/i.test(error.code)) setAsksInvite(true);
      setWrong(whyNot(error));
    }
    setBusy(false);
  };
  const form = (
    <form
      class="sheet stack"
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      {bare ? <h2>{t('name.title')}</h2> : <h1>{t('name.title')}</h1>}
      <p class="soft">{t('name.about')}</p>
      <Field label={t('name.label')} value={name} maxLength={24} wrong={wrong} autoFocus onInput={setName} />
      {asksInvite && (
        <>
          <p class="soft">{t('name.inviteOnly')}</p>
          <Field label={t('name.invite')} value={invite} maxLength={40} onInput={setInvite} />
        </>
      )}
      <Button type="submit" look="primary" size="big" whyNot={busy ? t('loading') : undefined}>
        {t('name.go')}
      </Button>
      <p class="small">
        <a href="/account">{t('name.signIn')}</a>
      </p>
    </form>
  );
  if (bare) return form;
  return (
    <>
      <Masthead />
      <main class="page narrow">{form}</main>
    </>
  );
}
