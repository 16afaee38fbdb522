import type { TodaysDeal } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import { COVERS } from '../../games/registry.js';
import { Masthead } from '../../layout/masthead.js';
import { useApi } from '../../net/api.js';
import { BeginDeal } from '../../setup/begin-deal.js';
import { levelWords } from '../../table/people.js';
import { Button, Link, Notice, Waiting } from '../../ui/ui.js';
import { dayWords, leftUntil } from '../../words/days.js';
import { language, say, t } from '../../words/words.js';
import { begin } from './begin.js';
import { tr } from './tr.js';

/** Today's challenges, one a game. */
export function TodayPage() {
  const { answer, again } = useApi('GET /api/daily');
  useEffect(() => {
    document.title = `${tr('daily.title')} – Aerie`;
  }, []);
  return (
    <>
      <Masthead />
      <main class="page stack daily">
        <h1>{tr('daily.title')}</h1>
        <p class="soft">
          {tr('daily.about')} {t('stakes.alone')}
        </p>
        {answer === undefined && <Waiting what={t('loading')} />}
        {answer && answer.kind !== 'ok' && (
          <Notice bad>
            <p>{t('error.noServer.about')}</p>
            <Button onClick={again}>{tr('daily.again')}</Button>
          </Notice>
        )}
        {answer?.kind === 'ok' && (
          <>
            <p>
              <strong>{dayWords(answer.value.day, language.value)}</strong>{' '}
              <Left until={answer.value.until} />
            </p>
            <section class="deals" aria-label={tr('daily.title')}>
              {[...COVERS.keys()].map((id) => {
                const deal = answer.value.deals.find(({ game }) => game === id);
                return deal && <Deal key={id} deal={deal} />;
              })}
            </section>
          </>
        )}
      </main>
    </>
  );
}

/** How long the challenges of today can still be played. */
function Left({ until }: { until: string }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 20_000);
    return () => clearInterval(timer);
  }, []);
  return <span class="soft left">{tr('daily.left', leftUntil(until, now))}</span>;
}

function Deal({ deal }: { deal: TodaysDeal }) {
  const { game, seats, level, finished, table, points, streak, longest } = deal;
  const cover = COVERS.get(game);
  if (!cover) return null;
  const { Picture } = cover;
  return (
    <article class="cover deal" data-sky={game} data-game={game}>
      <div class="picture" aria-hidden="true">
        <Picture />
      </div>
      <div class="inside stack">
        <h2>{say({ key: `game.${game}` })}</h2>
        <p class="small soft">
          {level === null
            ? tr('daily.alone')
            : tr('daily.against', { count: seats - 1, level: levelWords(game, level) })}
        </p>
        <p class="small">{tr('daily.finished', { count: finished })}</p>
        {longest > 0 && <p class="small">{tr('daily.streak', { streak, longest })}</p>}
        {points !== null && <p class="done">{tr('daily.points', { points })}</p>}
        <div class="row">
          {points === null ? (
            <BeginDeal {...begin(game, table !== null)} />
          ) : (
            <Link to={`/table/${table}`} look="plain">
              {tr('daily.toTable')}
            </Link>
          )}
          <Link to={`/daily/${game}`} look="plain">
            {tr('daily.ranking')}
          </Link>
        </div>
      </div>
    </article>
  );
}
