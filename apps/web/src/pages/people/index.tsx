import './people.css';
import { useEffect } from 'preact/hooks';
import { ErrorPage } from '../../layout/error-page.js';
import { Masthead } from '../../layout/masthead.js';
import { NameGate } from '../../layout/name-gate.js';
import { connection } from '../../net/connection.js';
import { usePerson } from '../../net/use-person.js';
import { Waiting } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import type { PageModule } from '../page.js';
import { PeopleLists } from './PeopleLists.js';
import { tr } from './tr.js';

/** `/people`: whom one follows, who is online, with whom one has played, whom one does not meet, and what others see of one. */
const page: PageModule = {
  Page: ({ rest }) => {
    const known = usePerson();
    useEffect(() => {
      document.title = `${tr('people.title')} – Aerie`;
    }, []);
    // Whoever looks who is online is so themselves.
    useEffect(() => connection.whenOpen(() => {}), []);
    if (rest.some((part) => part !== '')) return <ErrorPage kind="notFound" />;
    if (known === 'unreachable') return <ErrorPage kind="noServer" />;
    if (known === null) return <NameGate />;
    return (
      <>
        <Masthead />
        <main class="page narrow stack people-page">
          <h1>{tr('people.title')}</h1>
          {known ? <PeopleLists /> : <Waiting what={t('loading')} />}
        </main>
      </>
    );
  },
};

export default page;
