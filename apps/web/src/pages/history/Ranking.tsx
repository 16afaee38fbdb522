import type { Ranking } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import { COVERS, loadUi } from '../../games/registry.js';
import { ErrorPage } from '../../layout/error-page.js';
import { Masthead } from '../../layout/masthead.js';
import { useApi } from '../../net/api.js';
import { levelWords, shownName } from '../../table/people.js';
import { RatingAbout, rangeWords } from '../../table/rating.js';
import { ScoreTable } from '../../ui/score-table.js';
import { Button, Link, Notice, Waiting } from '../../ui/ui.js';
import { addWords, say, t } from '../../words/words.js';
import { modeWords } from './mode.js';
import { tr } from './tr.js';

/** Who is strongest at a game, people and bots; and the best scores where people play together or alone. */
export function RankingPage({ game }: { game: string }) {
  const cover = COVERS.get(game);
  const { answer, again } = useApi('GET /api/ranking/:game', { params: { game } });
  const [ready, setReady] = useState(false);
  const title = tr('history.ranking', { game: say({ key: `game.${game}` }) });
  useEffect(() => {
    void loadUi(game).then(async (ui) => {
      if (ui) await addWords(ui.words);
      setReady(true);
    });
  }, [game]);
  useEffect(() => {
    if (cover) document.title = `${title} – Aerie`;
  }, [cover, title]);
  if (!cover) return <ErrorPage kind="notFound" />;
  return (
    <>
      <Masthead />
      <main class="page narrow stack history" data-sky={game}>
        <h1>{title}</h1>
        {(answer === undefined || !ready) && <Waiting what={t('loading')} />}
        {answer && answer.kind !== 'ok' && (
          <Notice bad>
            <p>{t('error.noServer.about')}</p>
            <Button onClick={again}>{tr('history.again')}</Button>
          </Notice>
        )}
        {ready && answer?.kind === 'ok' && <Lists {...answer.value} />}
        <div class="row">
          <Link to={`/games/${game}`} look="primary" icon="play">
            {tr('history.play')}
          </Link>
          <Link to="/history" look="plain">
            {tr('history.toMine')}
          </Link>
        </div>
      </main>
    </>
  );
}

function Lists({ game, ranking, best }: Ranking) {
  if (ranking.length === 0 && best.length === 0)
    return (
      <div class="sheet">
        <p>{tr('history.nobody')}</p>
      </div>
    );
  return (
    <>
      {ranking.length > 0 && (
        <section class="sheet stack">
          <ScoreTable
            title={tr('history.rating')}
            heads={[tr('history.rating'), tr('history.estimate'), tr('history.count')]}
            lines={ranking.map(({ place, profile, name, guest, level, mine, ...rated }) => ({
              key: profile ?? level ?? place,
              place,
              who: (
                <>
                  {level !== null ? (
                    tr('history.bot', { level: levelWords(game, level) })
                  ) : (
                    <a href={mine ? '/history' : `/history/of/${profile}`}>
                      {name ? shownName({ name, guest }) : tr('history.gone')}
                    </a>
                  )}
                  {rated.provisional && <span class="provisional"> · {t('rating.provisional')}</span>}
                </>
              ),
              cells: [rated.rating, rangeWords(rated) ?? '–', rated.games],
              look: mine ? 'mine' : undefined,
            }))}
          />
          <RatingAbout />
        </section>
      )}
      {best.map(({ mode, scores }) => (
        <section key={mode} class="sheet stack">
          <h2>{modeWords(game, mode)}</h2>
          <ol class="best">
            {scores.map(({ mine, points, ...whose }, i) => (
              <li key={i} class={mine ? 'mine' : ''}>
                <span>{whose.name ? shownName(whose) : tr('history.gone')}</span>{' '}
                <strong>{tr('history.points', { points })}</strong>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
