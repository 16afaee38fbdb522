import { useEffect } from 'preact/hooks';
import { ErrorPage } from '../../layout/error-page.js';
import { Masthead } from '../../layout/masthead.js';
import { isOffered } from '../../net/session.js';
import Preferences from '../../preferences/preferences.js';
import { Link } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import type { PageModule } from '../page.js';

/** All settings on a page. */
function SettingsPage() {
  const title = t('settings.title');
  useEffect(() => {
    document.title = `${title} – Aerie`;
  }, [title]);
  return (
    <>
      <Masthead />
      <main class="page narrow stack">
        <h1>{title}</h1>
        <p class="soft">{t('settings.about')}</p>
        <div class="sheet">
          <Preferences under="h1" />
        </div>
        <div class="row">
          <Link to="/saved" look="plain" icon="device">
            {t('home.saved')}
          </Link>
          <Link to="/notices" look="plain" icon="send">
            {t('settings.turnNotices')}
          </Link>
          {isOffered('overDays') && (
            <Link to="/days" look="plain" icon="sun">
              {t('clock.days')}
            </Link>
          )}
          <Link to="/account" look="plain" icon="people">
            {t('settings.account')}
          </Link>
        </div>
      </main>
    </>
  );
}

const page: PageModule = {
  Page: ({ rest }) => (rest.some((part) => part !== '') ? <ErrorPage kind="notFound" /> : <SettingsPage />),
};

export default page;
