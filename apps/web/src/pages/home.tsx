import './pages.css';
import type { TableMessage } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import { COVERS, type Cover } from '../games/shelf.js';
import { ConnectionBanner } from '../net/banner.js';
import { lobby, openLobby } from '../net/lobby.js';
import { beginLocal } from '../play/begin.js';
import { all, type SavedMatch } from '../play/saved.js';
import { go } from '../router.js';
import { spanWords } from '../table/clock-words.js';
import { nameOf } from '../table/people.js';
import { Button, Link } from '../ui/ui.js';
import { say, t } from '../words/words.js';
import { Footer } from './footer.js';
import { Masthead } from './masthead.js';
import { RunningTables } from './running-tables.js';

/** The front door: the games, what one was at, and tables that wait for somebody. */
export function Home() {
  useEffect(() => {
    document.title = t('home.title');
    return openLobby();
  }, []);
  return (
    <>
      <Masthead />
      <ConnectionBanner />
      <main class="page stack home">
        <div class="hello">
          <h1>{t('home.hello')}</h1>
          <p class="soft">{t('home.about')}</p>
        </div>
        <Continue />
        <section class="covers" aria-label={t('home.games')}>
          {[...COVERS].map(([id, cover]) => (
            <CoverCard key={id} id={id} cover={cover} />
          ))}
        </section>
        <OpenTables />
        <RunningTables />
      </main>
      <Footer />
    </>
  );
}

function CoverCard({ id, cover }: { id: string; cover: Cover }) {
  const { Picture, players, minutes, hour } = cover;
  const [beginning, setBeginning] = useState(false);
  const playNow = async () => {
    setBeginning(true);
    go(`/local/${await beginLocal(id, cover)}`);
  };
  return (
    <article class="cover" data-hour={hour}>
      <div class="picture" aria-hidden="true">
        <Picture />
      </div>
      <div class="inside stack">
        <h2>
          <a href={`/games/${id}`}>{say({ key: `game.${id}` })}</a>
        </h2>
        <p>{say({ key: `game.${id}.tagline` })}</p>
        <p class="small soft">{t('home.players', { min: players.min, max: players.max, minutes })}</p>
        <div class="row">
          <Button
            look="primary"
            icon="play"
            whyNot={beginning ? t('loading') : undefined}
            onClick={() => void playNow()}
          >
            {t('home.playNow')}
          </Button>
          <Link to={`/games/${id}`} look="plain" icon="people">
            {t('home.withFriends')}
          </Link>
          {cover.cards && (
            <Link to={cover.cards} look="quiet" icon="cards">
              {t('home.cards')}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}

/** What one was at: matches of this browser and tables of the server. */
function Continue() {
  const [saved, setSaved] = useState<readonly SavedMatch[]>([]);
  useEffect(() => {
    void all().then(setSaved);
  }, []);
  const mine = lobby.value.mine.filter(({ table }) => table.status !== 'over');
  const local = saved.filter((match) => !match.over).slice(0, 4);
  if (mine.length === 0 && local.length === 0) return null;
  return (
    <section class="continue stack" aria-label={t('home.continue')}>
      <h2>{t('home.continue')}</h2>
      <ul class="tickets">
        {mine.map(({ table, myTurn, left }) => (
          <Ticket
            key={table.id}
            to={`/table/${table.id}`}
            game={table.game}
            with={namesAt(table)}
            badge={myTurn ? turnWords(left) : undefined}
          />
        ))}
        {local.map((match) => (
          <Ticket
            key={match.id}
            to={`/local/${match.id}`}
            game={match.log.game}
            with={t('home.onThisDevice', { count: match.seats.length })}
          />
        ))}
      </ul>
    </section>
  );
}

const turnWords = (left: number | null): string =>
  left === null
    ? t('home.yourTurn')
    : `${t('home.yourTurn')} · ${t('clock.left', { time: spanWords(left, 'short') })}`;

const namesAt = (table: TableMessage): string =>
  table.seats
    .flatMap((seated, seat) => (seated.mine || seated.kind === 'open' ? [] : [nameOf(seated, seat)]))
    .join(', ');

function Ticket({
  to,
  game,
  with: others,
  badge,
}: {
  to: string;
  game: string;
  with: string;
  badge?: string | undefined;
}) {
  return (
    <li>
      <a href={to} class="ticket">
        <strong>{say({ key: `game.${game}` })}</strong>
        <span class="small soft">{others || t('home.nobodyYet')}</span>
        {badge && <span class="badge">{badge}</span>}
      </a>
    </li>
  );
}

/** Public tables with a free seat. */
function OpenTables() {
  const open = lobby.value.open.filter(({ seats }) => !seats.some((seated) => seated.mine));
  if (open.length === 0) return null;
  return (
    <section class="stack" aria-label={t('home.openTables')}>
      <h2>{t('home.openTables')}</h2>
      <ul class="tickets">
        {open.map((table) => (
          <Ticket
            key={table.id}
            to={`/table/${table.id}`}
            game={table.game}
            with={namesAt(table)}
            badge={t('home.free', { count: table.seats.filter(({ kind }) => kind === 'open').length })}
          />
        ))}
      </ul>
    </section>
  );
}
