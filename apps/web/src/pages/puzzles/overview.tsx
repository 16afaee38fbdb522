import './puzzles.css';
import { useEffect } from 'preact/hooks';
import { COVERS } from '../../games/registry.js';
import { Footer } from '../../layout/footer.js';
import { Masthead } from '../../layout/masthead.js';
import { Icon } from '../../ui/icon.js';
import { Link, Waiting } from '../../ui/ui.js';
import { say, t } from '../../words/words.js';
import { PUZZLED } from './books.js';
import { dayOf, gameOfDay, puzzleOfDay } from './choosing.js';
import { allTries, ratingFrom, streakOf, triesOf, tryAt } from './results.js';
import { themeWords } from './themes.js';
import { tr } from './tr.js';
import { usePuzzles } from './use-puzzles.js';

/** `/puzzles`: the puzzle of the day, and every game. */
export function Overview() {
  const title = tr('puzzles.title');
  useEffect(() => {
    document.title = `${title} – Aerie`;
  }, [title]);
  const streak = streakOf(allTries(), dayOf(Date.now()));
  return (
    <>
      <Masthead />
      <main class="page stack puzzles">
        <h1>{title}</h1>
        <p class="soft">{tr('puzzles.about')}</p>
        {PUZZLED.length === 0 && <p>{tr('puzzles.none')}</p>}
        <Today />
        {streak > 0 && <p class="streak">{tr('puzzles.streak', { days: streak })}</p>}
        <ul class="puzzle-games">
          {PUZZLED.map((game) => (
            <GameEntry key={game} game={game} />
          ))}
        </ul>
      </main>
      <Footer />
    </>
  );
}

function Today() {
  const day = dayOf(Date.now());
  const game = gameOfDay(PUZZLED, day);
  const { puzzles, isMissing } = usePuzzles(game);
  if (game === undefined) return null;
  const posed = puzzles && puzzleOfDay(PUZZLED, puzzles, day);
  const done = posed && tryAt(game, posed.puzzle.id);
  return (
    <section class="sheet stack puzzle-day" data-sky={game}>
      <h2>{tr('puzzles.day')}</h2>
      <p>
        <strong>{say({ key: `game.${game}` })}</strong>
        {posed && <> · {themeWords(game, posed.puzzle.theme)}</>}
      </p>
      {done && (
        <p class={done.found ? 'found' : 'soft'}>
          {tr(done.found ? 'puzzles.dayFound' : 'puzzles.dayMissed')}
        </p>
      )}
      {isMissing && <p class="soft">{tr('puzzles.notHere')}</p>}
      {!posed && !isMissing && <Waiting what={t('loading')} />}
      {posed && (
        <div class="row">
          <Link to="/puzzles/day" look={done ? 'plain' : 'primary'} icon="sun">
            {tr(done ? 'puzzles.lookAgain' : 'puzzles.solve')}
          </Link>
        </div>
      )}
    </section>
  );
}

function GameEntry({ game }: { game: string }) {
  const { puzzles, isMissing } = usePuzzles(game);
  const cover = COVERS.get(game);
  const tries = triesOf(game);
  const known = new Set(puzzles?.map(({ puzzle }) => puzzle.id));
  const tried = tries.filter(({ id }) => known.has(id)).length;
  return (
    <li class="sheet" data-sky={game}>
      <div class="picture" aria-hidden="true">
        {cover && <cover.Picture />}
      </div>
      <h2>{say({ key: `game.${game}` })}</h2>
      <p class="small soft">
        {isMissing
          ? tr('puzzles.notHere')
          : puzzles
            ? tr('puzzles.count', { tried, all: puzzles.length })
            : t('loading')}
      </p>
      {tries.length > 0 && (
        <p class="small">
          <Icon name="ranking" /> {tr('puzzles.rating', { rating: Math.round(ratingFrom(tries).rating) })}
        </p>
      )}
      <Link to={`/puzzles/${game}`} look="plain" icon="puzzle">
        {tr('puzzles.open')}
      </Link>
    </li>
  );
}
