import '../../ui/ticket.css';
import type { DayRanking } from '@aerie/protocol';
import { useEffect } from 'preact/hooks';
import { Masthead } from '../../layout/masthead.js';
import { useApi } from '../../net/api.js';
import { BeginDeal } from '../../setup/begin-deal.js';
import { shownName } from '../../table/people.js';
import { ScoreTable } from '../../ui/score-table.js';
import { Button, Link, Notice, Waiting } from '../../ui/ui.js';
import { dayWords, later, today } from '../../words/days.js';
import { language, say, t } from '../../words/words.js';
import { begin } from './begin.js';
import { tr } from './tr.js';

/** How people did at the challenge of a day. */
export function DayPage({ game, day: asked }: { game: string; day: string | undefined }) {
  const day = asked ?? today();
  const { answer, again } = useApi('GET /api/daily/:game/:day', { params: { game, day } });
  const title = tr('daily.titleOf', { game: say({ key: `game.${game}` }) });
  useEffect(() => {
    document.title = `${title} – Aerie`;
  }, [title]);
  return (
    <>
      <Masthead />
      <main class="page narrow stack daily" data-sky={game}>
        <h1>{title}</h1>
        <nav class="row days" aria-label={tr('daily.days')}>
          <Link to={`/daily/${game}/${later(day, -1)}`} look="plain" icon="before">
            {tr('daily.before')}
          </Link>
          <strong>{dayWords(day, language.value)}</strong>
          {day < today() && (
            <Link to={`/daily/${game}/${later(day, 1)}`} look="plain" icon="after">
              {tr('daily.after')}
            </Link>
          )}
        </nav>
        {answer === undefined && <Waiting what={t('loading')} />}
        {answer && answer.kind !== 'ok' && (
          <Notice bad>
            <p>{t('error.noServer.about')}</p>
            <Button onClick={again}>{tr('daily.again')}</Button>
          </Notice>
        )}
        {answer?.kind === 'ok' && <Places {...answer.value} />}
        <div class="row">
          <Link to="/daily" look="plain" icon="back">
            {tr('daily.all')}
          </Link>
        </div>
      </main>
    </>
  );
}

function Places({ game, over, finished, percentile, ranking }: DayRanking) {
  const mine = ranking.find((one) => one.mine);
  return (
    <>
      {percentile !== null && (
        <p class="sheet verdict">{tr('daily.percentile', { percentile, count: finished - 1 })}</p>
      )}
      {ranking.length === 0 ? (
        <div class="sheet stack">
          <p>{over ? tr('daily.nobodyThen') : tr('daily.nobodyYet')}</p>
        </div>
      ) : (
        <section class="sheet">
          <ScoreTable
            title={tr('daily.ranking')}
            heads={[tr('daily.score'), ...(over ? [tr('daily.replay')] : [])]}
            lines={ranking.map(({ place, mine: own, points, won, table, ...whose }, i) => ({
              key: i,
              place,
              who: (
                <>
                  {nameIn(whose)} {won && <span class="badge">{tr('daily.won')}</span>}
                </>
              ),
              cells: over ? [points, table && <Watch table={table} name={nameIn(whose)} />] : [points],
              look: own ? 'mine' : undefined,
            }))}
          />
          {!over && <p class="small soft">{tr('daily.secret')}</p>}
        </section>
      )}
      {!over && !mine && (
        <div class="row">
          <BeginDeal {...begin(game, false)} />
        </div>
      )}
    </>
  );
}

const nameIn = (whose: { readonly name: string; readonly guest?: true }): string =>
  whose.name ? shownName(whose) : tr('daily.gone');

const Watch = ({ table, name }: { table: string; name: string }) => (
  <a href={`/replay/${table}`}>{tr('daily.watch', { name })}</a>
);
