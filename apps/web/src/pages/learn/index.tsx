import { useCallback, useEffect, useState } from 'preact/hooks';
import type { AnySchool } from '../../contract/school.js';
import { COVERS } from '../../games/registry.js';
import { ErrorPage } from '../../layout/error-page.js';
import { NotHere } from '../../layout/not-here.js';
import { isOffline, probe } from '../../net/reachability.js';
import { SchoolTable } from '../../school/lesson-table.js';
import { loadSchool } from '../../school/load.js';
import { schoolWords } from '../../school/words.js';
import { WaitingPage } from '../../ui/ui.js';
import type { PageModule } from '../page.js';
import { AllSchools } from './all-schools.js';
import { SchoolMap } from './school-map.js';

/** Why something could not be fetched or opened, and whether that is because the server is out of reach. */
function useFailure() {
  const [failure, setFailure] = useState<{ readonly error: unknown; readonly isOffline: boolean }>();
  const fail = useCallback((error: unknown) => {
    void probe().then(() => setFailure({ error, isOffline: isOffline.peek() }));
  }, []);
  return [failure, fail] as const;
}

/** `/learn/<game>`: the map; `/learn/<game>/<chapter>` and `/learn/<game>/drill/<drill>`: a lesson and a drill. */
function GameSchool({ game, rest }: { game: string; rest: readonly string[] }) {
  const [school, setSchool] = useState<AnySchool | 'none'>();
  const [failure, fail] = useFailure();
  useEffect(() => {
    loadSchool(game).then((found) => setSchool(found ?? 'none'), fail);
  }, [game]);
  if (failure) {
    if (failure.isOffline) return <NotHere />;
    throw failure.error;
  }
  if (!school) return <WaitingPage />;
  const [first, second, ...more] = rest;
  if (first === undefined)
    return <SchoolMap game={game} school={school === 'none' ? undefined : school} fail={fail} />;
  if (school === 'none' || more.length > 0) return <ErrorPage kind="notFound" />;
  const task =
    second === undefined
      ? school.chapters.find(({ id }) => id === first)
      : first === 'drill'
        ? school.drills.find(({ id }) => id === second)
        : undefined;
  if (!task) return <ErrorPage kind="notFound" />;
  return <SchoolTable key={task.id} game={game} school={school} task={task} fail={fail} />;
}

function Page({ rest: [game, ...rest] }: { readonly rest: readonly string[] }) {
  if (!game) return <AllSchools />;
  if (!COVERS.has(game)) return <ErrorPage kind="notFound" />;
  return <GameSchool key={game} game={game} rest={rest} />;
}

const learn: PageModule = { words: schoolWords, Page };

export default learn;
