import './masthead.css';
import { useEffect, useState } from 'preact/hooks';
import { fetchSession, person } from '../net/session.js';
import { UpdateNotice } from '../offline/update-notice.js';
import { Fetched } from '../ui/fetched.js';
import { Icon } from '../ui/icon.js';
import { Dialog, IconButton } from '../ui/ui.js';
import { t } from '../words/words.js';

const preferences = () => import('../preferences/preferences.js');

/** The head of every page: the name of the site, the account, the settings. */
export function Masthead() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <header class="masthead">
        <a href="/" class="wordmark" aria-label={t('home.toHome')}>
          <svg viewBox="0 0 40 28" aria-hidden="true">
            <path d="M2 20C8 8 14 6 20 14 26 4 32 4 38 10c-6-2-11 1-15 10-2 4-6 4-7 0C13 13 8 14 2 20z" />
          </svg>
          Aerie
        </a>
        <Me />
        <IconButton icon="settings" label={t('settings.title')} onClick={() => setOpen(true)} />
        {open && (
          <Dialog title={t('settings.title')} onClose={() => setOpen(false)}>
            <Fetched load={preferences} props={{ under: 'h2' }} />
          </Dialog>
        )}
      </header>
      <UpdateNotice />
    </>
  );
}

/** The link to the account, with the visitor's name where there is one. */
function Me() {
  useEffect(() => {
    if (person.peek() === undefined) fetchSession().catch(() => {});
  }, []);
  const name = person.value?.name;
  return (
    <a
      href="/account"
      class="button quiet me"
      aria-label={name ? t('masthead.me', { name }) : t('masthead.account')}
    >
      {name && <span class="name">{name}</span>}
      {name ? <span class="initial" data-letter={[...name][0]} /> : <Icon name="person" />}
    </a>
  );
}
