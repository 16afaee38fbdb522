import { useState } from 'preact/hooks';
import { settings } from '../settings/settings.js';
import { Button, Field } from '../ui/ui.js';
import { t } from '../words/words.js';
import type { ApiResult } from './api.js';
import { rememberPage } from './return-page.js';
import { EntryRefused, enter, invitation, sessionInfo } from './session.js';
import { useOutcome } from './throttle.js';

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

export interface NameFormProps {
  onEnter?(): void;
  /** Shown because the server wants an invitation. */
  closed?: boolean;
  /** How its title is set: as that of a page, or within one. */
  title?: 'h1' | 'h2';
}

/** Asks for a name, which is all that playing at the server needs, and for an invitation where the server wants one. */
export function NameForm({ onEnter, closed = false, title: Title = 'h2' }: NameFormProps) {
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
  if (sessionInfo.value.accountsOnly)
    return (
      <section class="sheet stack">
        <Title>{t('name.accountTitle')}</Title>
        <p class="soft">{t('name.accountAbout')}</p>
        <div class="row">
          <a class="button primary" href="/account" onClick={rememberPage}>
            {t('name.accountGo')}
          </a>
        </div>
      </section>
    );
  return (
    <form
      class="sheet stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !wait) void go();
      }}
    >
      <Title>{t('name.title')}</Title>
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
}
