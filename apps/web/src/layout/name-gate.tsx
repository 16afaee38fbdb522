import { useState } from 'preact/hooks';
import type { ApiResult } from '../net/api.js';
import { EntryRefused, enter, invitation, sessionInfo } from '../net/session.js';
import { useOutcome } from '../net/throttle.js';
import { settings } from '../settings/settings.js';
import { Button, Field } from '../ui/ui.js';
import { t } from '../words/words.js';
import { Masthead } from './masthead.js';

function whyNot(answer: ApiResult<unknown>): string | undefined {
  if (answer.kind === 'ok') return undefined;
  if (answer.kind === 'unreachable') return t('name.failed');
  const { code, args } = answer;
  if (code === 'inviteOnly') return t('name.needsInvite');
  if (code === 'badInvite') return t('name.badInvite');
  if (code === 'banned') return t('connection.banned', { reason: String(args.reason) });
  if (code === 'nameTaken') return t('name.taken');
  return code === 'badName' ? t('name.bad') : t('name.failed');
}

interface Props {
  onEnter?(): void;
  /** Within a page. */
  bare?: boolean;
  /** Shown because the server wants an invitation. */
  closed?: boolean;
}

/** Asks for a name, which is all that playing at the server needs, and for an invitation where the server wants one. */
export function NameGate({ onEnter, bare, closed = false }: Props) {
  const [name, setName] = useState(settings.name.peek() ?? '');
  const [isEmpty, setEmpty] = useState(false);
  const { wrong, wait, see } = useOutcome(whyNot);
  const [busy, setBusy] = useState(false);
  const [invite, setInvite] = useState(invitation() ?? '');
  const [asksInvite, setAsksInvite] = useState(closed || sessionInfo.peek().inviteOnly);
  const go = async () => {
    setEmpty(name.trim() === '');
    if (name.trim() === '') return;
    setBusy(true);
    try {
      await enter(name.trim(), invite.trim());
      onEnter?.();
    } catch (error) {
      if (error instanceof EntryRefused && /invite/i.test(error.answer.code)) setAsksInvite(true);
      see(error instanceof EntryRefused ? error.answer : { kind: 'unreachable' });
    }
    setBusy(false);
  };
  const form = (
    <form
      class="sheet stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !wait) void go();
      }}
    >
      {bare ? <h2>{t('name.title')}</h2> : <h1>{t('name.title')}</h1>}
      <p class="soft">{asksInvite ? t('name.inviteOnly') : t('name.about')}</p>
      <Field
        label={t('name.label')}
        value={name}
        maxLength={24}
        wrong={isEmpty ? t('name.empty') : wrong}
        autoFocus
        onInput={setName}
      />
      {asksInvite && <Field label={t('name.invite')} value={invite} maxLength={40} onInput={setInvite} />}
      <Button type="submit" look="primary" size="big" whyNot={busy ? t('loading') : wait}>
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
