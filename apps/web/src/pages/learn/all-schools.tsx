import './learn.css';
import { useEffect } from 'preact/hooks';
import { COVERS } from '../../games/registry.js';
import { Footer } from '../../layout/footer.js';
import { Masthead } from '../../layout/masthead.js';
import { progressOf } from '../../school/progress.js';
import { tr } from '../../school/words.js';
import { Link } from '../../ui/ui.js';
import { say, t } from '../../words/words.js';

/** `/learn`: every game, and how far one has come. */
export function AllSchools() {
  const title = tr('school.all');
  useEffect(() => {
    document.title = `${title} – Aerie`;
  }, [title]);
  return (
    <>
      <Masthead />
      <main class="page stack learn-all">
        <h1>{title}</h1>
        <p class="soft">{tr('school.allAbout')}</p>
        <div class="row">
          <Link to="/puzzles" look="plain" icon="puzzle">
            {t('home.puzzles')}
          </Link>
        </div>
        <ul class="schools">
          {[...COVERS].map(([id, { Picture }]) => (
            <li key={id} data-sky={id} class="sheet">
              <div class="picture" aria-hidden="true">
                <Picture />
              </div>
              <h2>{say({ key: `game.${id}` })}</h2>
              <Link to={`/learn/${id}`} look="primary" icon="school">
                {progressOf(id).at || progressOf(id).done ? tr('school.goOn') : tr('school.learn')}
              </Link>
            </li>
          ))}
        </ul>
      </main>
      <Footer />
    </>
  );
}
