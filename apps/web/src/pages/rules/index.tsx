import { useEffect, useState } from 'preact/hooks';
import { COVERS } from '../../games/registry.js';
import { ErrorPage } from '../../layout/error-page.js';
import { Footer } from '../../layout/footer.js';
import { Masthead } from '../../layout/masthead.js';
import { addressIn, termIn } from '../../rules/address.js';
import { Contents } from '../../rules/contents.js';
import { Rules } from '../../rules/text.js';
import { Link } from '../../ui/ui.js';
import { say, t } from '../../words/words.js';
import type { PageModule } from '../page.js';

/** The hash of the URL, also after following a link within the page. */
function useHash(): string {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return hash;
}

/** `/rules/<game>`: the rules of one game. */
function RulesPage({ id }: { id: string }) {
  const cover = COVERS.get(id);
  const hash = useHash();
  const title = say({ key: `game.${id}` });
  useEffect(() => {
    if (cover) document.title = t('title.rules', { game: title });
  }, [cover, title]);
  if (!cover) return <ErrorPage kind="notFound" />;
  return (
    <>
      <Masthead />
      <main class="page rules-page" data-sky={id}>
        <div class="stack beginning">
          <h1>{t('title.rules', { game: title })}</h1>
          <div class="row">
            <Link to="/library" look="plain" icon="search">
              {t('rules.search')}
            </Link>
            <Link to={`/games/${id}`} look="primary" icon="play">
              {t('rules.play')}
            </Link>
          </div>
        </div>
        <Contents game={id} />
        <div class="sheet">
          <Rules game={id} under="h1" at={addressIn(hash)} term={termIn(hash)} linked />
        </div>
      </main>
      <Footer />
    </>
  );
}

const page: PageModule = {
  Page: ({ rest: [id, ...more] }) =>
    id && more.length === 0 ? <RulesPage key={id} id={id} /> : <ErrorPage kind="notFound" />,
};

export default page;
