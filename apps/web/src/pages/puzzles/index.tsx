import { useCallback, useState } from 'preact/hooks';
import { COVERS } from '../../games/registry.js';
import { ErrorPage } from '../../layout/error-page.js';
import { NotHere } from '../../layout/not-here.js';
import { schoolWords } from '../../school/words.js';
import { WaitingPage } from '../../ui/ui.js';
import type { PageModule } from '../page.js';
import { type Posed, PUZZLED } from './books.js';
import { dayOf, gameOfDay, nextPuzzle, puzzleOfDay } from './choosing.js';
import { GamePuzzles } from './game-puzzles.js';
import { Overview } from './overview.js';
import { PuzzleTable } from './puzzle-table.js';
import { ratingFrom, triesOf, tryAt } from './results.js';
import { usePuzzles } from './use-puzzles.js';

/** The puzzle of the day; after it, others of its game. */
function DayPage() {
  const [day] = useState(() => dayOf(Date.now()));
  const game = gameOfDay(PUZZLED, day);
  if (game === undefined) return <ErrorPage kind="notFound" />;
  return <GamePage game={game} rest={[]} day={day} />;
}

/** `/puzzles/<game>`, `/puzzles/<game>/<id>`, and `/puzzles/<game>/theme/<theme>/<id>`, after which come others of that theme. */
function GamePage({ game, rest, day }: { game: string; rest: readonly string[]; day?: number }) {
  const [theme, id] = rest[0] === 'theme' ? [rest[1], rest[2]] : [undefined, rest[0]];
  const { puzzles, isMissing } = usePuzzles(game, id);
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  if (isMissing || hasFailed) return <NotHere />;
  if (!puzzles) return <WaitingPage />;
  if (day === undefined && id === undefined && theme === undefined)
    return <GamePuzzles game={game} puzzles={puzzles} />;
  const posed =
    day === undefined ? puzzles.find(({ puzzle }) => puzzle.id === id) : puzzleOfDay(PUZZLED, puzzles, day);
  if (!posed) return <ErrorPage kind="notFound" />;
  const others = puzzles.filter(({ puzzle }) => theme === undefined || puzzle.theme === theme);
  return (
    <PuzzleTable
      key={posed.puzzle.id}
      posed={posed}
      fail={fail}
      back={day === undefined ? `/puzzles/${game}` : '/puzzles'}
      next={() => addressAfter(posed, others, theme)}
    />
  );
}

function addressAfter({ game, puzzle }: Posed, others: readonly Posed[], theme: string | undefined) {
  const { rating } = ratingFrom(triesOf(game));
  const next = nextPuzzle(others, rating, (id) => tryAt(game, id) !== undefined, puzzle.id);
  return next && `/puzzles/${game}/${theme === undefined ? '' : `theme/${theme}/`}${next.puzzle.id}`;
}

function Page({ rest: [game, ...rest] }: { readonly rest: readonly string[] }) {
  if (!game) return <Overview />;
  if (game === 'day' && rest.length === 0) return <DayPage />;
  if (!COVERS.has(game) || rest.length > 3) return <ErrorPage kind="notFound" />;
  return <GamePage key={game} game={game} rest={rest} />;
}

const puzzles: PageModule = { words: schoolWords, Page };

export default puzzles;
