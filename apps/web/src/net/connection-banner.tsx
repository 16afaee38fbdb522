import './connection-banner.css';
import type { KeptFrom } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../ui/icon.js';
import { language, t } from '../words/words.js';
import { connectionState, isRefused, NO_ROOM_RETRY_SECONDS, type RefusedState } from './connection.js';
import { sessionInfo } from './session.js';

/** Shorter interruptions are not shown. */
const SHOWN_AFTER_MS = 700;

const REFUSALS = {
  hurried: 'connection.hurried',
  crowded: 'connection.crowded',
  full: 'connection.full',
} as const satisfies Readonly<Record<RefusedState, string>>;

const KEPT_FROM = {
  chat: 'standing.chat',
  rated: 'standing.rated',
  play: 'standing.play',
} as const satisfies Readonly<Record<KeptFrom, string>>;

const moment = (at: string): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

/** Says while the connection is lost or refused, and for as long as this person is banned or kept from something. */
export function ConnectionBanner() {
  const [shown, setShown] = useState(false);
  const state = connectionState.value;
  const lost = state === 'waiting';
  useEffect(() => {
    if (!lost) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [lost]);
  return (
    <div class="connection" role="status" aria-live="polite">
      {sessionInfo.value.ban && (
        <p>
          <Icon name="close" />
          {t('connection.banned', { reason: sessionInfo.value.ban.reason })}
        </p>
      )}
      {sessionInfo.value.standing?.timeouts.map(({ from, words, until }) => (
        <p key={from}>
          <Icon name="close" />
          {t(KEPT_FROM[from], { reason: words, until: until ? moment(until) : '–' })}
        </p>
      ))}
      {sessionInfo.value.standing?.news && (
        <p>
          <Icon name="check" />
          <span>
            {t('standing.news')} <a href="/account">{t('masthead.account')}</a>
          </span>
        </p>
      )}
      {isRefused(state) && (
        <p>
          <Icon name="offline" />
          {t(REFUSALS[state], { seconds: NO_ROOM_RETRY_SECONDS })}
        </p>
      )}
      {shown && (
        <p>
          <Icon name="offline" />
          {t('connection.lost')}
        </p>
      )}
    </div>
  );
}
