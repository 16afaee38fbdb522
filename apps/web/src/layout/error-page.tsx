import './error-page.css';
import { useEffect } from 'preact/hooks';
import { Button, Link } from '../ui/ui.js';
import { t } from '../words/words.js';
import { Masthead } from './masthead.js';

type Kind = 'notFound' | 'broken' | 'noTable' | 'noServer' | 'notHere' | 'closed' | 'keptApart';

/** A page that cannot be shown: what happened, and links out of it. */
export function ErrorPage({ kind }: { kind: Kind }) {
  useEffect(() => {
    document.title = `${t(`error.${kind}.title`)} – Aerie`;
  }, [kind]);
  return (
    <>
      <Masthead />
      <main class="page narrow">
        <div class="sheet stack lost">
          <svg viewBox="0 0 120 60" aria-hidden="true" class="adrift">
            <path d="M6 40c8-2 12-12 22-10 4-12 24-14 30-2 10-4 18 2 20 8 10-2 18 2 22 8H4z" />
            <path class="plume" d="M70 8c12 2 18 10 16 24-8-2-16-10-16-24zm1 1l14 26" />
          </svg>
          <h1>{t(`error.${kind}.title`)}</h1>
          <p>{t(`error.${kind}.about`)}</p>
          <div class="row">
            <Link to="/" look="primary">
              {t('error.home')}
            </Link>
            {kind !== 'notFound' && <Button onClick={() => location.reload()}>{t('error.again')}</Button>}
          </div>
        </div>
      </main>
    </>
  );
}
