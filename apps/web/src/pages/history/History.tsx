import { type History, type Played, type Rating, SETTLED_AFTER } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { AnyGameUi } from '../../contract/game-ui.js';
import { COVERS, loadUi } from '../../games/registry.js';
import { ErrorPage } from '../../layout/error-page.js';
import { Masthead } from '../../layout/masthead.js';
import { useApi } from '../../net/api.js';
import { usePerson } from '../../net/use-person.js';
import { levelWords, shownName } from '../../table/people.js';
import { RatingAbout } from '../../table/rating.js';
import { signed } from '../../ui/signed.js';
import { Button, Choice, Link, Notice, Waiting, WaitingPage } from '../../ui/ui.js';
import { addWords, language, say, t } from '../../words/words.js';
import { byMode, figuresOf } from './figures.js';
import { modeWords } from './mode.js';
import { Bars, Plot } from './plot.js';
import { tr } from './tr.js';

/** What one has played oneself; whoever has not said who they are has nothing kept for them yet. */
export function OwnHistory() {
  const known = usePerson();
  if (known === 'unreachable') return <ErrorPage kind="noServer" />;
  if (known === undefined) return <WaitingPage />;
  return known ? <KeptHistory /> : <HistoryPage answer={NOBODY} again={() => {}} />;
}

const KeptHistory = () => <HistoryPage {...useApi('GET /api/history')} />;

const NOBODY = { kind: 'refused', status: 401, code: 'nobody', args: {} } as const;

/** What somebody has played. */
export const ProfileHistory = ({ profile }: { profile: string }) => (
  <HistoryPage {...useApi('GET /api/history/:profile', { params: { profile } })} />
);

/** What somebody has played, how well, and what they like to play. */
function HistoryPage({ answer, again }: ReturnType<typeof useApi<'GET /api/history'>>) {
  const name = answer?.kind === 'ok' ? shownName(answer.value) : undefined;
  useEffect(() => {
    document.title = `${tr('history.title')} – Aerie`;
  }, []);
  if (answer?.kind === 'refused' && answer.status === 404) return <ErrorPage kind="notFound" />;
  return (
    <>
      <Masthead />
      <main class="page stack history">
        <h1>
          {answer?.kind === 'ok' && !answer.value.mine
            ? tr('history.of', { name: name ?? '' })
            : tr('history.title')}
        </h1>
        {answer === undefined && <Waiting what={t('loading')} />}
        {answer?.kind === 'unreachable' && (
          <Notice bad>
            <p>{t('error.noServer.about')}</p>
            <Button onClick={again}>{tr('history.again')}</Button>
          </Notice>
        )}
        {answer?.kind === 'refused' && <Nothing />}
        {answer?.kind === 'ok' &&
          (answer.value.played.length === 0 ? <Nothing /> : <Everything history={answer.value} />)}
      </main>
    </>
  );
}

/** Nothing was played yet: links to games. */
function Nothing() {
  return (
    <div class="sheet stack">
      <p>{tr('history.nothing')}</p>
      <div class="row">
        <Link to="/" look="primary" icon="play">
          {tr('history.toGames')}
        </Link>
        <Link to="/daily" look="plain">
          {tr('history.toDaily')}
        </Link>
      </div>
    </div>
  );
}

function Everything({ history }: { history: History }) {
  const games = [...COVERS.keys()].filter((id) => history.played.some(({ game }) => game === id));
  const [game, setGame] = useState(history.played[0]?.game ?? games[0] ?? '');
  const played = history.played.filter((one) => one.game === game);
  return (
    <>
      {games.length > 1 && (
        <Choice<string>
          label={tr('history.game')}
          hideLabel
          value={game}
          onChange={setGame}
          options={games.map((id) => ({ value: id, label: say({ key: `game.${id}` }) }))}
        />
      )}
      <OneGame key={game} game={game} played={played} rating={history.ratings[game]} />
    </>
  );
}

const whole = (value: number): string =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(value);

function OneGame({
  game,
  played,
  rating,
}: {
  game: string;
  played: readonly Played[];
  rating: History['ratings'][string] | undefined;
}) {
  const [ui, setUi] = useState<AnyGameUi>();
  useEffect(() => {
    void loadUi(game).then(async (loaded) => {
      if (loaded) await addWords(loaded.words);
      setUi(loaded);
    });
  }, [game]);
  const modes = byMode(played);
  const [mode, setMode] = useState(modes[0]?.[0] ?? '');
  const compared = modes.find(([one]) => one === mode)?.[1] ?? [];
  const figures = figuresOf(compared);
  const { favourites } = figuresOf(played);
  const rated = played.filter((one) => one.rating !== null).toReversed();
  return (
    <div class="stack" data-sky={game}>
      <dl class="figures">
        {rating && <RatingFigure rating={rating} />}
        <Figure name={tr('history.count')} value={String(played.length)} />
        <Figure
          name={tr('history.won')}
          value={tr('history.percent', { share: Math.round((100 * figures.won) / figures.count) })}
        />
        <Figure name={tr('history.mean')} value={whole(figures.mean)} />
        <Figure name={tr('history.best')} value={String(figures.best)} />
      </dl>
      {rating && <RatingAbout />}
      {ui && modes.length > 1 && (
        <Choice<string>
          label={tr('history.mode')}
          value={mode}
          onChange={setMode}
          options={modes.map(([one]) => ({ value: one, label: modeWords(game, one) }))}
        />
      )}
      {compared.length > 1 && (
        <section class="sheet stack">
          <h2>{tr('history.scores')}</h2>
          <Plot
            label={tr('history.scoresAbout', {
              count: figures.count,
              mean: figures.mean,
              best: figures.best,
            })}
            points={compared
              .toReversed()
              .map(({ at, points, place }) => ({ at, value: points, marked: place === 1 }))}
          />
          <p class="small soft">{tr('history.marked')}</p>
        </section>
      )}
      {rated.length > 1 && (
        <section class="sheet stack">
          <h2>{tr('history.ratings')}</h2>
          <Plot
            label={tr('history.ratingsAbout', {
              from: rated[0]?.rating?.before ?? 0,
              to: rated.at(-1)?.rating?.after ?? 0,
            })}
            points={rated.map(({ at, rating: change, place }) => ({
              at,
              value: change?.after ?? 0,
              marked: place === 1,
            }))}
          />
        </section>
      )}
      {ui?.memorable && favourites.length > 0 && (
        <section class="sheet stack">
          <h2>{tr('history.favourites')}</h2>
          <Bars rows={favourites.map(({ name, count }) => ({ name: ui.memorable?.(name) ?? name, count }))} />
        </section>
      )}
      <section class="stack">
        <div class="row spread">
          <h2>{tr('history.matches')}</h2>
          <Link to={`/history/ranking/${game}`} look="plain">
            {tr('history.toRanking')}
          </Link>
        </div>
        <ul class="matches">
          {played.map((one, i) => (
            <OneMatch key={`${one.at} ${i}`} played={one} />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Who else played, whether they left, and how their rating changed. */
function otherWords(game: string, { name, guest, level, left, rating }: Played['others'][number]): string {
  const called = name
    ? shownName({ name, guest })
    : level === null
      ? t('seat.gone')
      : levelWords(game, level);
  const more = [
    ...(left ? [tr('history.left')] : []),
    ...(rating ? [signed(rating.after - rating.before)] : []),
  ];
  return more.length > 0 ? `${called} (${more.join(', ')})` : called;
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** A rating with how sure it is. */
function RatingFigure({ rating }: { rating: Rating }) {
  const { games, uncertainty = 0 } = rating;
  const estimate = rating.rating + uncertainty;
  return (
    <div>
      <dt>{tr('history.rating')}</dt>
      <dd>
        {rating.rating}
        {uncertainty > 0 && <span class="note">{tr('history.ratingRange', { estimate, uncertainty })}</span>}
        {rating.provisional && (
          <span class="note">{tr('history.ratingSoFar', { games, settled: SETTLED_AFTER })}</span>
        )}
      </dd>
    </div>
  );
}

function OneMatch({ played }: { played: Played }) {
  const { game, place, points, others, at, table, rating, source, friendly, unlisted } = played;
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  );
  const names = others.map((other) => otherWords(game, other));
  const company = names.length > 0 ? tr('history.with', { names: names.join(', ') }) : tr('history.alone');
  const withoutNames = source === 'daily' ? [] : [tr('history.unlisted')];
  // The challenge of a day can be watched when the day is over.
  const isSecret = source === 'daily' && at.slice(0, 10) === new Date().toISOString().slice(0, 10);
  const change = rating ? rating.after - rating.before : 0;
  return (
    <li class="match">
      <span class={place === 1 ? 'place first' : 'place'}>{tr('history.place', { place })}</span>
      <span class="what">
        <strong>{tr('history.points', { points })}</strong>
        <span class="small soft">{[...(unlisted ? withoutNames : [company]), when].join(' · ')}</span>
        {source !== 'table' && (
          <span class="small soft">{source === 'daily' ? tr('history.daily') : tr('history.local')}</span>
        )}
        {(played.left || played.early) && (
          <span class="small soft">{played.left ? tr('history.left') : tr('history.early')}</span>
        )}
        {friendly && <span class="small soft">{t('stakes.friendly')}</span>}
      </span>
      {rating && (
        <span class={`small change ${change < 0 ? 'down' : 'up'}`}>
          {tr('history.change', { change: Math.abs(change), way: change < 0 ? 'down' : 'up' })}
          <span class="from soft">
            {t('ending.rating', { before: String(rating.before), after: String(rating.after) })}
          </span>
        </span>
      )}
      {table && !isSecret && (
        <Link to={`/replay/${table}`} look="plain">
          {tr('history.replay')}
        </Link>
      )}
    </li>
  );
}
