import './history.css';
import { ErrorPage } from '../../layout/error-page.js';
import type { PageModule } from '../page.js';
import { OwnHistory, ProfileHistory } from './History.js';
import { RankingPage } from './Ranking.js';

/** `/history`, `/history/of/<profile>`, `/history/ranking/<game>`. */
function Page({ rest }: { readonly rest: readonly string[] }) {
  const [first, second, ...more] = rest;
  if (more.length > 0) return <ErrorPage kind="notFound" />;
  if (first === undefined || first === '') return <OwnHistory />;
  if (first === 'of' && second) return <ProfileHistory profile={second} />;
  if (first === 'ranking' && second) return <RankingPage game={second} />;
  return <ErrorPage kind="notFound" />;
}

const history: PageModule = { Page };

export default history;
