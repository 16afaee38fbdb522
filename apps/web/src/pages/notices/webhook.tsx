import { NOTICE_FORMATS, type NoticeFormat, type Notices, type NoticeWish } from '@aerie/protocol';
import { useState } from 'preact/hooks';
import { Button, Choice, Field, Notice, Switch } from '../../ui/ui.js';
import { tr } from './tr.js';

interface Props {
  readonly webhook: Notices['webhook'];
  save(webhook: NoticeWish['webhook']): Promise<void>;
}

const NAMES = { discord: 'Discord', slack: 'Slack', matrix: 'Matrix', telegram: 'Telegram' } as const;

const nameOf = (format: NoticeFormat): string => (format === 'plain' ? tr('notices.program') : NAMES[format]);

/** How somebody comes by what is asked of them. */
const HOW = {
  plain: 'notices.howProgram',
  discord: 'notices.howDiscord',
  slack: 'notices.howSlack',
  matrix: 'notices.howMatrix',
  telegram: 'notices.howTelegram',
} as const;

/** Where all bots of Telegram are reached: nobody has to know. */
const TELEGRAM = 'https://api.telegram.org';

/** A webhook that is called for every turn: a chat, in its own format, or a program. */
export function Webhook({ webhook, save }: Props) {
  return (
    <section class="sheet stack" aria-label={tr('notices.webhook')}>
      <h2>{tr('notices.webhook')}</h2>
      <p class="soft">{tr('notices.webhookAbout')}</p>
      {webhook && <Present webhook={webhook} save={save} />}
      {/* What was filled in is gone when it is saved: tokens do not stay on the screen. */}
      <Target key={JSON.stringify(webhook)} webhook={webhook} save={save} />
    </section>
  );
}

function Present({ webhook, save }: Props & { readonly webhook: NonNullable<Notices['webhook']> }) {
  return (
    <>
      <Switch
        label={tr('notices.webhookOn', { name: nameOf(webhook.format) })}
        on={webhook.on}
        onChange={(on) => void save({ on })}
      />
      <p class="small" style={{ overflowWrap: 'anywhere' }}>
        {webhook.url}
        {webhook.to !== null && ` · ${webhook.to}`}
      </p>
      {webhook.failures > 0 && (
        <Notice bad={!webhook.on}>{tr('notices.failures', { count: webhook.failures })}</Notice>
      )}
      {webhook.secret !== null && (
        <p class="small">
          {tr('notices.secret')} <code style={{ overflowWrap: 'anywhere' }}>{webhook.secret}</code>
        </p>
      )}
      <div class="row">
        <Button look="plain" onClick={() => void save(null)}>
          {tr('notices.remove')}
        </Button>
      </div>
    </>
  );
}

function Target({ webhook, save }: Props) {
  const [format, setFormat] = useState<NoticeFormat>(webhook?.format ?? 'discord');
  const same = webhook?.format === format ? webhook : undefined;
  const [typed, setTyped] = useState<{ url?: string; to?: string; token?: string }>({});
  const hasToken = format === 'matrix' || format === 'telegram';
  const isHidden = format === 'discord' || format === 'slack';
  const { url = isHidden ? '' : (same?.url ?? ''), to = same?.to ?? '', token = '' } = typed;
  const address = format === 'telegram' ? TELEGRAM : url.trim();
  const isReady = address !== '' && (!hasToken || (to.trim() !== '' && (token !== '' || same !== undefined)));
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        const chat = { to: to.trim(), ...(token.trim() === '' ? {} : { token: token.trim() }) };
        void save({ format, url: address, on: true, ...(hasToken ? chat : {}) });
      }}
    >
      <Choice
        label={tr('notices.format')}
        options={NOTICE_FORMATS.map((value) => ({ value, label: nameOf(value) }))}
        value={format}
        onChange={(next) => {
          setFormat(next);
          setTyped({});
        }}
      />
      <p class="small soft">{tr(HOW[format])}</p>
      {format !== 'telegram' && (
        <Field
          label={tr(format === 'matrix' ? 'notices.homeServer' : 'notices.webhookUrl')}
          hint={
            {
              plain: 'https://',
              discord: 'https://discord.com/api/webhooks/…',
              slack: 'https://hooks.slack.com/services/…',
              matrix: 'https://matrix.org',
            }[format]
          }
          maxLength={500}
          value={url}
          onInput={(url) => setTyped({ ...typed, url })}
        />
      )}
      {hasToken && (
        <>
          <Field
            label={tr(format === 'matrix' ? 'notices.room' : 'notices.chat')}
            hint={format === 'matrix' ? '!…:matrix.org' : '123456789, @…'}
            maxLength={255}
            value={to}
            onInput={(to) => setTyped({ ...typed, to })}
          />
          <Field
            label={tr('notices.token')}
            type="password"
            {...(same ? { hint: tr('notices.tokenKept') } : {})}
            maxLength={500}
            value={token}
            onInput={(token) => setTyped({ ...typed, token })}
          />
        </>
      )}
      <div class="row">
        <Button type="submit" whyNot={isReady ? undefined : tr('notices.incomplete')}>
          {tr('notices.save')}
        </Button>
      </div>
    </form>
  );
}
