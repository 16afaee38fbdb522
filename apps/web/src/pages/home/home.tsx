import './home.css';
import { useEffect } from 'preact/hooks';
import { COVERS } from '../../games/registry.js';
import { Footer } from '../../layout/footer.js';
import { Masthead } from '../../layout/masthead.js';
import { OpenTables } from '../../layout/open-tables.js';
import { RunningTables } from '../../layout/running-tables.js';
import { ConnectionBanner } from '../../net/connection-banner.js';
import { openLobby } from '../../net/lobby.js';
import { isOffline } from '../../net/reachability.js';
import { t } from '../../words/words.js';
import { ContinuePlaying } from './continue-playing.js';
import { CoverCard } from './cover-card.js';
import { Doors } from './doors.js';
import { myTurns } from './my-turns.js';
import { SiteLinks } from './site-links.js';

/** The table that is shown beside the greeting. */
const Scene = [...COVERS.values()].find((cover) => cover.Scene)?.Scene;

/** The front page: the games, matches under way, and tables with free seats. */
export function Home() {
  useEffect(openLobby, []);
  const turns = myTurns.value;
  const title = turns > 0 ? t('home.titleTurns', { count: turns }) : t('home.title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <Masthead />
      <ConnectionBanner />
      <main class="page stack home">
        <div class="hello">
          <h1>{t('home.hello')}</h1>
          <p class="soft">{t('home.lead')}</p>
          {Scene && (
            <div class="scene-of-table">
              <Scene />
            </div>
          )}
        </div>
        <ContinuePlaying />
        <Doors />
        {isOffline.value && <p class="soft">{t('home.offline')}</p>}
        <section class="covers" aria-label={t('home.games')}>
          {[...COVERS].map(([id, cover]) => (
            <CoverCard key={id} id={id} cover={cover} />
          ))}
          <SiteLinks />
        </section>
        {!isOffline.value && (
          <div id="tables">
            <OpenTables />
          </div>
        )}
        <RunningTables />
      </main>
      <Footer />
    </>
  );
}
