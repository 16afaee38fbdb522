import './saved.css';
import { useEffect, useState } from 'preact/hooks';
import { Masthead } from '../../layout/masthead.js';
import { savedMatches } from '../../play/saved.js';
import type { SavedMatch } from '../../play/saved-match.js';
import { Link, Waiting } from '../../ui/ui.js';
import { t, translator } from '../../words/words.js';
import type { PageModule } from '../page.js';
import { Entry } from './entry.js';
import { FromFile } from './from-file.js';
import { UploadSetting } from './upload-setting.js';
import type en from './words/en.js';

const tr = translator<typeof en>();

/** The matches of this browser: to play on, watch, name, export and delete. */
function Page() {
  const [saved, setSaved] = useState<readonly SavedMatch[]>();
  const look = () => void savedMatches().then(setSaved);
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
        {running.length > 0 && <MatchList title={tr('saved.running')} matches={running} look={look} />}
        {over.length > 0 && <MatchList title={tr('saved.over')} matches={over} look={look} />}
        <FromFile />
        <UploadSetting />
      </main>
    </>
  );
}

function MatchList({
  title,
  matches,
  look,
}: {
  title: string;
  matches: readonly SavedMatch[];
  look(): void;
}) {
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

const page: PageModule = { Page };

export default page;
