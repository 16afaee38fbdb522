import './days.css';
import { useEffect } from 'preact/hooks';
import { ErrorPage } from '../../layout/error-page.js';
import { Masthead } from '../../layout/masthead.js';
import { NameGate } from '../../layout/name-gate.js';
import { isOffered, sessionInfo } from '../../net/session.js';
import { usePerson } from '../../net/use-person.js';
import { Link, Waiting } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import type { PageModule } from '../page.js';
import { Calendar } from './Calendar.js';
import { Holidays } from './Holidays.js';
import { tr } from './tr.js';

/** `/days`: what belongs to games that last for days, besides the tables themselves. */
const page: PageModule = {
  Page: ({ rest }) => {
    const known = usePerson();
    const title = tr('days.title');
    useEffect(() => {
      document.title = `${title} – Aerie`;
    }, [title]);
    if (rest.some((part) => part !== '') || !isOffered('overDays')) return <ErrorPage kind="notFound" />;
    if (known === 'unreachable') return <ErrorPage kind="noServer" />;
    if (known === null) return <NameGate />;
    return (
      <>
        <Masthead />
        <main class="page narrow stack">
          <h1>{title}</h1>
          <p class="soft">{tr('days.about')}</p>
          {known ? <Own /> : <Waiting what={t('loading')} />}
          <div class="row">
            <Link to="/notices" look="plain" icon="send">
              {t('settings.turnNotices')}
            </Link>
          </div>
        </main>
      </>
    );
  },
};

export default page;

function Own() {
  if (sessionInfo.value.hasAccount)
    return (
      <>
        <Holidays />
        <Calendar />
      </>
    );
  return (
    <section class="sheet stack" aria-label={tr('days.holidays')}>
      <h2>{tr('days.holidays')}</h2>
      <p>{tr('days.needAccount')}</p>
      <div class="row">
        <Link to="/account" look="plain" icon="people">
          {t('settings.account')}
        </Link>
      </div>
    </section>
  );
}
