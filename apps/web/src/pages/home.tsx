import './pages.css';
import './home/home.css';
import { useEffect } from 'preact/hooks';
import { COVERS } from '../games/registry.js';
import { ConnectionBanner } from '../net/banner.js';
import { openLobby } from '../net/lobby.js';
import { isOffline } from '../offline/network.js';
import { t } from '../words/words.js';
import { Footer } from './footer.js';
import { CoverCard } from './home/cover-card.js';
import { Elsewhere } from './home/elsewhere.js';
import { Going } from './home/going.js';
import { OpenTables } from './home/open-tables.js';
import { myTurns } from './home/turns.js';
import { Masthead } from './masthead.js';
import { RunningTables } from './running-tables.js';

/** The front door: the games, what one was at, and tables that wait for somebody. */
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
          <p class="soft">{t('home.about')}</p>
        </div>
        <Going />
        <section class="covers" aria-label={t('home.games')}>
          {[...COVERS].map(([id, cover]) => (
            <CoverCard key={id} id={id} cover={cover} />
          ))}
          <Elsewhere />
        </section>
        {isOffline.value ? <p class="soft">{t('home.offline')}</p> : <OpenTables />}
        <RunningTables />
      </main>
      <Footer />
    </>
  );
}
