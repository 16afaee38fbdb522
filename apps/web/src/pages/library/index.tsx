import './library.css';
import { useEffect, useState } from 'preact/hooks';
import { COVERS } from '../../games/registry.js';
import { ErrorPage } from '../../layout/error-page.js';
import { Footer } from '../../layout/footer.js';
import { Masthead } from '../../layout/masthead.js';
import { loadRules } from '../../rules/load.js';
import { Waiting } from '../../ui/ui.js';
import { language, say, t } from '../../words/words.js';
import type { PageModule } from '../page.js';
import { Results } from './Results.js';
import { RulesIndex } from './search.js';
import { tr } from './tr.js';

const askedInAddress = (): string => new URLSearchParams(location.search).get('q') ?? '';

/** The search is in the URL, so that it can be shared and Back restores it. */
function useAsked(): [string, (asked: string) => void] {
  const [asked, setAsked] = useState(askedInAddress);
  useEffect(() => {
    const follow = () => setAsked(askedInAddress());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const ask = (next: string) => {
    setAsked(next);
    history.replaceState(
      history.state,
      '',
      next.trim() === '' ? '/library' : `/library?${new URLSearchParams({ q: next })}`,
    );
  };
  return [asked, ask];
}

/** The search index of all rules in the language of the page, built at the first search. */
function useIndex(wanted: boolean): RulesIndex | undefined {
  const [made, setMade] = useState<{ index: RulesIndex; tongue: string }>();
  const tongue = language.value;
  useEffect(() => {
    if (!wanted || made?.tongue === tongue) return;
    let gone = false;
    const games = [...COVERS.keys()];
    void Promise.all(games.map((game) => loadRules(game, tongue))).then((rules) => {
      if (gone) return;
      const index = new RulesIndex();
      rules.forEach((passages, i) => {
        const game = games[i] as string;
        index.add(game, say({ key: `game.${game}` }), passages);
      });
      setMade({ index, tongue });
    });
    return () => {
      gone = true;
    };
  }, [wanted, tongue, made]);
  return made?.tongue === tongue ? made.index : undefined;
}

/** The rules of all games: to be read, and to be searched. */
function Library() {
  const [asked, ask] = useAsked();
  const [focused, setFocused] = useState(false);
  const looking = asked.trim() !== '';
  const index = useIndex(looking || focused);
  const title = tr('library.title');
  useEffect(() => {
    document.title = `${title} – Aerie`;
  }, [title]);
  return (
    <>
      <Masthead />
      <main class="page narrow stack library">
        <h1>{title}</h1>
        <p class="soft">{tr('library.about')}</p>
        <search>
          <form class="looking" onSubmit={(event) => event.preventDefault()}>
            <label class="label" for="library-asked">
              {tr('library.search')}
            </label>
            <input
              id="library-asked"
              class="input"
              type="search"
              enterkeyhint="search"
              autoComplete="off"
              placeholder={tr('library.example')}
              value={asked}
              onFocus={() => setFocused(true)}
              onInput={(event) => ask(event.currentTarget.value)}
            />
          </form>
        </search>
        {looking ? (
          index ? (
            <Results found={index.find(asked)} asked={asked} />
          ) : (
            <Waiting what={t('loading')} />
          )
        ) : (
          <Shelf />
        )}
      </main>
      <Footer />
    </>
  );
}

/** The rules of every game, as books on a shelf. */
function Shelf() {
  return (
    <ul class="books">
      {[...COVERS].map(([id, { Picture }]) => (
        <li key={id} class="book" data-sky={id}>
          <span class="picture" aria-hidden="true">
            <Picture />
          </span>
          <span class="inside">
            <a href={`/rules/${id}`}>{say({ key: `game.${id}` })}</a>
            <span class="small soft">{say({ key: `game.${id}.tagline` })}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const library: PageModule = {
  Page: ({ rest }) => (rest.length > 0 ? <ErrorPage kind="notFound" /> : <Library />),
};

export default library;
