import './duplicate.css';
import { COVERS } from '../../games/registry.js';
import { ErrorPage } from '../../layout/error-page.js';
import { isOffered } from '../../net/session.js';
import { isDay, today, weekOf } from '../../words/days.js';
import type { PageModule } from '../page.js';
import { SetsPage } from './Sets.js';
import { WeekPage } from './Week.js';

/** `/duplicate`, `/duplicate/<game>` for the standings of this week, `/duplicate/<game>/<Monday>` for those of another one. */
function Page({ rest }: { readonly rest: readonly string[] }) {
  const [game, week, ...more] = rest;
  if (!isOffered('duplicate')) return <ErrorPage kind="notFound" />;
  if (!game) return <SetsPage />;
  const isWeek = !week || (isDay(week) && weekOf(week) === week);
  if (more.length > 0 || !COVERS.has(game) || !isWeek) return <ErrorPage kind="notFound" />;
  return <WeekPage key={`${game}/${week}`} game={game} week={week || weekOf(today())} />;
}

const duplicate: PageModule = { Page };

export default duplicate;
