import { useEffect, useState } from 'preact/hooks';
import type { AnySchool } from '../../contract/school.js';
import { COVERS } from '../../games/registry.js';
import { ErrorPage } from '../../layout/error-page.js';
import { SchoolTable } from '../../school/lesson-table.js';
import { loadSchool } from '../../school/load.js';
import { schoolWords } from '../../school/words.js';
import { WaitingPage } from '../../ui/ui.js';
import type { PageModule } from '../page.js';
import { AllSchools } from './all-schools.js';
import { SchoolMap } from './school-map.js';

/** `/learn/<game>`: the map; `/learn/<game>/<chapter>` and `/learn/<game>/drill/<drill>`: a lesson and a drill. */
function GameSchool({ game, rest }: { game: string; rest: readonly string[] }) {
  const [school, setSchool] = useState<AnySchool | 'none'>();
  useEffect(() => {
    void loadSchool(game).then((found) => setSchool(found ?? 'none'));
  }, [game]);
  if (!school) return <WaitingPage />;
  const [first, second, ...more] = rest;
  if (first === undefined) return <SchoolMap game={game} school={school === 'none' ? undefined : school} />;
  if (school === 'none' || more.length > 0) return <ErrorPage kind="notFound" />;
  const task =
    second === undefined
      ? school.chapters.find(({ id }) => id === first)
      : first === 'drill'
        ? school.drills.find(({ id }) => id === second)
        : undefined;
  if (!task) return <ErrorPage kind="notFound" />;
  return <SchoolTable key={task.id} game={game} school={school} task={task} />;
}

function Page({ rest: [game, ...rest] }: { readonly rest: readonly string[] }) {
  if (!game) return <AllSchools />;
  if (!COVERS.has(game)) return <ErrorPage kind="notFound" />;
  return <GameSchool key={game} game={game} rest={rest} />;
}

const learn: PageModule = { words: schoolWords, Page };

export default learn;
