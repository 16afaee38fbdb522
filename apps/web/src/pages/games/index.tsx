import './game-page.css';
import { useEffect } from 'preact/hooks';
import { COVERS } from '../../games/registry.js';
import { GameIntro } from '../../intro/game-intro.js';
import { ErrorPage } from '../../layout/error-page.js';
import { Footer } from '../../layout/footer.js';
import { Masthead } from '../../layout/masthead.js';
import { OpenTables } from '../../layout/open-tables.js';
import { RunningTables } from '../../layout/running-tables.js';
import { ConnectionBanner } from '../../net/connection-banner.js';
import { openLobby } from '../../net/lobby.js';
import { isOffline } from '../../net/reachability.js';
import { isOffered } from '../../net/session.js';
import { Link } from '../../ui/ui.js';
import { say, t } from '../../words/words.js';
import type { PageModule } from '../page.js';
import { BeginForm } from './begin-form.js';
import { OwnRecord } from './own-record.js';

/** `/games/<game>`: what it is, and every way to begin it. */
function GamePage({ id }: { id: string }) {
  const cover = COVERS.get(id);
  const title = say({ key: `game.${id}` });
  useEffect(() => {
    if (cover) document.title = `${title} – Aerie`;
  }, [cover, title]);
  useEffect(openLobby, []);
  if (!cover) return <ErrorPage kind="notFound" />;
  const { Picture } = cover;
  return (
    <>
      <Masthead />
      <ConnectionBanner />
      <main class="page stack game-page" data-sky={id}>
        <div class="banner" aria-hidden="true">
          <Picture />
        </div>
        <div class="stack intro">
          <h1>{title}</h1>
          <p>{say({ key: `game.${id}.description` })}</p>
          <p class="small soft">
            {t('home.players', { min: cover.seats.min, max: cover.seats.max, minutes: cover.minutes })}
          </p>
          <OwnRecord game={id} />
          <div class="row">
            <Link to={`/learn/${id}`} look="plain" icon="school">
              {t('learn.learn')}
            </Link>
            <Link to={`/rules/${id}`} look="plain" icon="rules">
              {t('panel.rules')}
            </Link>
            <Link to={`/daily/${id}`} look="plain" icon="sun">
              {t('home.daily')}
            </Link>
            {isOffered('duplicate') && (
              <Link to={`/duplicate/${id}`} look="plain" icon="ranking">
                {t('home.duplicate')}
              </Link>
            )}
            <Link to={`/puzzles/${id}`} look="plain" icon="puzzle">
              {t('home.puzzles')}
            </Link>
            <Link to={`/history/ranking/${id}`} look="plain" icon="ranking">
              {t('games.ranking')}
            </Link>
            {cover.cards && (
              <Link to={cover.cards} look="plain" icon="cards">
                {t('home.cards')}
              </Link>
            )}
          </div>
        </div>
        {!isOffline.value && (
          <div class="stack tables">
            <OpenTables game={id} />
            <RunningTables game={id} />
          </div>
        )}
        <BeginForm id={id} cover={cover} />
        <GameIntro game={id} />
      </main>
      <Footer />
    </>
  );
}

const page: PageModule = {
  Page: ({ rest: [id, ...more] }) =>
    id && more.length === 0 ? <GamePage key={id} id={id} /> : <ErrorPage kind="notFound" />,
};

export default page;
