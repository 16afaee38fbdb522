import './missing.css';
import { useEffect } from 'preact/hooks';
import { Back } from '../../games/schwingenschlag/board/Thumb.js';
import { Masthead } from '../../layout/masthead.js';
import { Link } from '../../ui/ui.js';
import { tr } from './tr.js';

/** An address that no card has: says so, and links to the list. */
export function Missing() {
  const title = tr('cards.missing.title');
  useEffect(() => {
    document.title = `${title} – Aerie`;
  }, [title]);
  return (
    <>
      <Masthead />
      <main class="page narrow" data-sky="schwingenschlag">
        <div class="sheet cards-missing">
          <span class="cards-missing-back">
            <Back kind="dragon" />
          </span>
          <div class="stack">
            <h1>{title}</h1>
            <p>{tr('cards.missing.about')}</p>
            <div class="row">
              <Link to="/cards" look="primary">
                {tr('cards.toAll')}
              </Link>
            </div>
          </div>
        </div>
      </main>
    </>
  );
}
