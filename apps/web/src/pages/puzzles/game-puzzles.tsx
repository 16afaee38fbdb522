import './puzzles.css';
import { useEffect } from 'preact/hooks';
import { COVERS } from '../../games/registry.js';
import { Footer } from '../../layout/footer.js';
import { Masthead } from '../../layout/masthead.js';
import { Icon } from '../../ui/icon.js';
import { Link } from '../../ui/ui.js';
import { language, say } from '../../words/words.js';
import type { Posed } from './books.js';
import { nextPuzzle } from './choosing.js';
import { ratingFrom, type Try, triesOf } from './results.js';
import { THEMES, themeWords } from './themes.js';
import { tr } from './tr.js';

/** So many of the last tries are listed. */
const LISTED = 20;

/** The puzzles of a game: the next one, by theme, and what was tried. */
export function GamePuzzles({ game, puzzles }: { game: string; puzzles: readonly Posed[] }) {
  const cover = COVERS.get(game);
  const title = tr('puzzles.of', { game: say({ key: `game.${game}` }) });
  useEffect(() => {
    document.title = `${title} – Aerie`;
  }, [title]);
  const tries = triesOf(game);
  const { rating, deviation } = ratingFrom(tries);
  const next = nextPuzzle(puzzles, rating, (id) => tries.some((one) => one.id === id));
  return (
    <>
      <Masthead />
      <main class="page narrow stack puzzles" data-sky={game}>
        <div class="banner" aria-hidden="true">
          {cover && <cover.Picture />}
        </div>
        <h1>{title}</h1>
        <p>
          {puzzles.length === 0
            ? tr('puzzles.none')
            : tries.length === 0
              ? tr('puzzles.noneTried')
              : tr('puzzles.ratingAbout', { rating: Math.round(rating), about: Math.round(2 * deviation) })}
        </p>
        <div class="row">
          {next ? (
            <Link to={`/puzzles/${game}/${next.puzzle.id}`} look="primary" icon="puzzle">
              {tr('puzzles.next')}
            </Link>
          ) : (
            puzzles.length > 0 && <p>{tr('puzzles.allDone')}</p>
          )}
          <Link to="/puzzles" look="plain">
            {tr('puzzles.all')}
          </Link>
          <Link to={`/learn/${game}`} look="plain" icon="school">
            {tr('puzzles.learn')}
          </Link>
        </div>
        {puzzles.length > 0 && <Themes game={game} puzzles={puzzles} tries={tries} rating={rating} />}
        <Tried game={game} puzzles={puzzles} tries={tries} />
      </main>
      <Footer />
    </>
  );
}

interface Listed {
  readonly game: string;
  readonly puzzles: readonly Posed[];
  readonly tries: readonly Try[];
}

function Themes({ game, puzzles, tries, rating }: Listed & { rating: number }) {
  const themes = Object.keys(THEMES[game] ?? {}).filter((theme) =>
    puzzles.some(({ puzzle }) => puzzle.theme === theme),
  );
  const wasTried = (id: string) => tries.some((one) => one.id === id);
  return (
    <section class="stack">
      <h2>{tr('puzzles.themes')}</h2>
      <ul class="puzzle-themes">
        {themes.map((theme) => {
          const some = puzzles.filter(({ puzzle }) => puzzle.theme === theme);
          const tried = some.filter(({ puzzle }) => wasTried(puzzle.id)).length;
          const first = nextPuzzle(some, rating, wasTried) ?? some[0];
          return (
            <li key={theme}>
              <Link to={`/puzzles/${game}/theme/${theme}/${first?.puzzle.id}`} look="plain">
                {themeWords(game, theme)}{' '}
                <span class="small">{tr('puzzles.count', { tried, all: some.length })}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The last tries, the latest first. */
function Tried({ game, puzzles, tries }: Listed) {
  const known = new Map(puzzles.map((posed) => [posed.puzzle.id, posed]));
  const listed = tries.slice(-LISTED).reverse();
  if (listed.length === 0) return null;
  const days = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <section class="stack">
      <h2>{tr('puzzles.tried')}</h2>
      <ol class="puzzle-tries">
        {listed.map(({ id, day, found, rating }) => {
          const posed = known.get(id);
          const words = posed ? themeWords(game, posed.puzzle.theme) : tr('puzzles.gone');
          return (
            <li key={id}>
              <Icon name={found ? 'check' : 'close'} />
              <span class="hidden-visually">{tr(found ? 'puzzles.found' : 'puzzles.missed')}: </span>
              {posed ? <a href={`/puzzles/${game}/${id}`}>{words}</a> : words}
              <span class="small soft">
                {tr('puzzles.hard', { rating })} · {days.format(day * 86_400_000)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
