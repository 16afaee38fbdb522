import './pages.css';
import '../table/table.css';
import { useEffect, useState } from 'preact/hooks';
import type { AnyGameUi } from '../games/game-ui.js';
import { COVERS, loadUi } from '../games/shelf.js';
import { Rules } from '../table/rules.js';
import { Link, Waiting } from '../ui/ui.js';
import { say, t } from '../words/words.js';
import { ErrorPage } from './error.js';
import { Masthead } from './masthead.js';

/** The rules of one game on a page of their own. */
export default function RulesPage({ id }: { id: string }) {
  const [ui, setUi] = useState<AnyGameUi>();
  const cover = COVERS.get(id);
  useEffect(() => {
    void loadUi(id).then(setUi);
  }, [id]);
  const title = say({ key: `game.${id}` });
  useEffect(() => {
    if (cover) document.title = t('title.rules', { game: title });
  }, [cover, title]);
  if (!cover) return <ErrorPage kind="notFound" />;
  return (
    <>
      <Masthead />
      <main class="page narrow stack" data-hour={cover.hour}>
        <h1>{t('title.rules', { game: title })}</h1>
        <div class="sheet">
          {ui ? (
            <Rules ui={ui} under="h1" at={location.hash.replace('#rule-', '') || undefined} />
          ) : (
            <Waiting what={t('loading')} />
          )}
        </div>
        <div class="row">
          <Link to={`/games/${id}`} look="primary" icon="play">
            {t('rules.play')}
          </Link>
        </div>
      </main>
    </>
  );
}
