import '../../pages/pages.css';
import './saved.css';
import { useEffect, useState } from 'preact/hooks';
import { Masthead } from '../../pages/masthead.js';
import { all, type SavedMatch } from '../../play/saved.js';
import { Link, Waiting } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import type { Room } from '../room.js';
import { speaker } from '../room.js';
import { Entry } from './entry.js';
import { FromFile } from './from-file.js';
import { ToHistory } from './to-history.js';
import type en from './words/en.js';

const tr = speaker<typeof en>();

/** The matches that this browser keeps: to play on, to look at, to name, to take along, to throw away. */
function Page() {
  const [saved, setSaved] = useState<readonly SavedMatch[]>();
  const look = () => void all().then(setSaved);
  const title = tr('saved.title');
  useEffect(look, []);
  useEffect(() => {
    document.title = `${title} – Aerie`;
  }, [title]);
  const running = saved?.filter(({ over }) => !over) ?? [];
  const over = saved?.filter((match) => match.over) ?? [];
  return (
    <>
      <Masthead />
      <main class="page narrow stack saved">
        <h1>{title}</h1>
        <p class="soft">{tr('saved.about')}</p>
        {!saved && <Waiting what={t('loading')} />}
        {saved?.length === 0 && (
          <div class="sheet stack">
            <p>{tr('saved.none')}</p>
            <div class="row">
              <Link to="/" look="primary" icon="play">
                {tr('saved.toGames')}
              </Link>
            </div>
          </div>
        )}
        {running.length > 0 && <Shelf title={tr('saved.running')} matches={running} look={look} />}
        {over.length > 0 && <Shelf title={tr('saved.over')} matches={over} look={look} />}
        <FromFile />
        <ToHistory />
      </main>
    </>
  );
}

function Shelf({ title, matches, look }: { title: string; matches: readonly SavedMatch[]; look(): void }) {
  return (
    <section class="stack" aria-label={title}>
      <h2>{title}</h2>
      <ul class="entries">
        {matches.map((match) => (
          <Entry key={match.id} match={match} onChange={look} />
        ))}
      </ul>
    </section>
  );
}

const room: Room = { Page };

export default room;
