import type { DuplicateWeek } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import { HiddenResult } from '../../layout/hidden-result.js';
import { Masthead } from '../../layout/masthead.js';
import { useApi } from '../../net/api.js';
import { isResultHidden } from '../../play/seen-results.js';
import { shownName } from '../../table/people.js';
import { ScoreTable } from '../../ui/score-table.js';
import { Button, Link } from '../../ui/ui.js';
import { later, today, weekOf, weekWords } from '../../words/days.js';
import { language, say, t } from '../../words/words.js';
import { Asked } from './asked.js';
import { type ToldRow, withoutSpoilers } from './spoiler-free.js';
import { tr } from './tr.js';

/** How people stand in a week. */
export function WeekPage({ game, week }: { game: string; week: string }) {
  const { answer, again } = useApi('GET /api/duplicate/:game/:week', { params: { game, week } });
  const title = tr('duplicate.titleOf', { game: say({ key: `game.${game}` }) });
  useEffect(() => {
    document.title = `${title} – Aerie`;
  }, [title]);
  return (
    <>
      <Masthead />
      <main class="page stack duplicate" data-sky={game}>
        <h1>{title}</h1>
        <nav class="row weeks" aria-label={tr('duplicate.weeks')}>
          <Link to={`/duplicate/${game}/${later(week, -7)}`} look="plain" icon="before">
            {tr('duplicate.before')}
          </Link>
          <strong>{weekWords(week, language.value)}</strong>
          {week < weekOf(today()) && (
            <Link to={`/duplicate/${game}/${later(week, 7)}`} look="plain" icon="after">
              {tr('duplicate.after')}
            </Link>
          )}
        </nav>
        <Asked answer={answer} again={again}>
          {(standing) => <Standings {...standing} />}
        </Asked>
        <div class="row">
          <Link to="/duplicate" look="plain" icon="back">
            {tr('duplicate.all')}
          </Link>
        </div>
      </main>
    </>
  );
}

function Standings({ over, people, ranking }: DuplicateWeek) {
  const [isAsked, setAsked] = useState(false);
  if (ranking.length === 0)
    return <p class="sheet">{over ? tr('duplicate.nobodyThen') : tr('duplicate.nobodyYet')}</p>;
  const rows = withoutSpoilers(ranking, (table) => !isAsked && isResultHidden(table));
  const mine = rows.find((one) => one.mine);
  const deals = rows[0]?.deals ?? [];
  return (
    <section class="sheet stack">
      {rows[0]?.place === null && (
        <div class="row">
          <p>{tr('duplicate.hidden')}</p>
          <Button look="quiet" onClick={() => setAsked(true)}>
            {t('spoiler.show')}
          </Button>
        </div>
      )}
      {mine && mine.place !== null && mine.percent !== null && (
        <p class="verdict">
          {tr('duplicate.mine', { place: mine.place, people, percent: percentWords(mine.percent) })}
        </p>
      )}
      <ScoreTable
        title={tr('duplicate.standings')}
        heads={[
          tr('duplicate.percent'),
          ...deals.map((_, deal) => tr('duplicate.deal', { number: deal + 1 })),
        ]}
        lines={rows.map((row, i) => ({
          key: i,
          place: row.place,
          who: nameOf(row),
          cells: [
            <strong key="all">{percentWords(row.percent)}</strong>,
            ...row.deals.map((_, deal) => <Deal key={`${i}/${deal}`} {...{ row, deal, mine, over }} />),
          ],
          look: row.mine ? 'mine' : undefined,
        }))}
      />
      <p class="small soft">{over ? tr('duplicate.howScored') : tr('duplicate.secret')}</p>
    </section>
  );
}

interface DealProps {
  readonly row: ToldRow;
  readonly deal: number;
  readonly mine: ToldRow | undefined;
  readonly over: boolean;
}

/** What somebody made of a deal, and once the week is over the way to their match, beside one's own where there is one. */
function Deal({ row, deal, mine, over }: DealProps) {
  const result = row.deals[deal];
  if (!result) return <span class="soft">{tr('duplicate.notPlayed')}</span>;
  const { percent, points } = result;
  const table = over ? result.table : null;
  const own = mine?.deals[deal]?.table;
  const what = { name: nameOf(row), number: deal + 1 };
  return (
    <>
      {percent === null && points === null ? <HiddenResult /> : percentWords(percent)}
      {points !== null && <span class="small soft"> {tr('duplicate.pointsThere', { points })}</span>}
      {table && !row.mine && own && (
        <>
          {' '}
          <a href={`/replay/${own}/beside/${table}`} aria-label={tr('duplicate.besideMine', what)}>
            {tr('duplicate.beside')}
          </a>
        </>
      )}
      {table && (row.mine || !own) && (
        <>
          {' '}
          <a href={`/replay/${table}`} aria-label={tr('duplicate.watchDeal', what)}>
            {tr('duplicate.watch')}
          </a>
        </>
      )}
    </>
  );
}

const nameOf = (row: ToldRow): string => (row.name ? shownName(row) : tr('duplicate.gone'));

const percentWords = (percent: number | null): string =>
  percent === null
    ? '–'
    : new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 1 }).format(
        percent / 100,
      );
