import './daily.css';
import { COVERS } from '../../games/registry.js';
import { ErrorPage } from '../../layout/error-page.js';
import { isDay } from '../../words/days.js';
import type { PageModule } from '../page.js';
import { DayPage } from './Day.js';
import { TodayPage } from './Today.js';

/** `/daily`, `/daily/<game>` for today's ranking, `/daily/<game>/<day>` for that of another day. */
function Page({ rest }: { readonly rest: readonly string[] }) {
  const [game, day, ...more] = rest;
  if (!game) return <TodayPage />;
  if (more.length > 0 || !COVERS.has(game) || (day && !isDay(day))) return <ErrorPage kind="notFound" />;
  return <DayPage key={`${game}/${day}`} game={game} day={day || undefined} />;
}

const daily: PageModule = { Page };

export default daily;
