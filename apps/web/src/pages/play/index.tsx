import './play.css';
import { useEffect } from 'preact/hooks';
import { ErrorPage } from '../../layout/error-page.js';
import { Masthead } from '../../layout/masthead.js';
import { NameGate } from '../../layout/name-gate.js';
import { OpenTables } from '../../layout/open-tables.js';
import { openLobby } from '../../net/lobby.js';
import { isOffered } from '../../net/session.js';
import { usePerson } from '../../net/use-person.js';
import { Link, Notice, Waiting } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import type { PageModule } from '../page.js';
import { Queues } from './Queues.js';
import { tr } from './tr.js';

/** `/play`: one tap a game and pace, and one waits for others; or one sits down where others wait. */
const page: PageModule = {
  Page: ({ rest }) => {
    const known = usePerson();
    const isIn = typeof known === 'object' && known !== null;
    useEffect(() => (isIn ? openLobby() : undefined), [isIn]);
    useEffect(() => {
      document.title = `${tr('play.title')} – Aerie`;
    }, []);
    if (rest.some((part) => part !== '')) return <ErrorPage kind="notFound" />;
    if (known === 'unreachable') return <ErrorPage kind="noServer" />;
    if (known === null) return <NameGate />;
    return (
      <>
        <Masthead />
        <main class="page stack play-page">
          <h1>{tr('play.title')}</h1>
          {!isOffered('pairing') && (
            <>
              <Notice>{tr('play.off')}</Notice>
              <div class="row">
                <Link to="/" look="primary">
                  {t('error.home')}
                </Link>
              </div>
            </>
          )}
          {isOffered('pairing') && (known ? <Queues /> : <Waiting what={t('loading')} />)}
          {isIn && <OpenTables />}
        </main>
      </>
    );
  },
};

export default page;
