import { type History, type Played, type Rating, SETTLED_AFTER } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { AnyGameUi } from '../../contract/game-ui.js';
import { COVERS, loadUi } from '../../games/registry.js';
import { ErrorPage } from '../../layout/error-page.js';
import { HiddenResult, ShowResult } from '../../layout/hidden-result.js';
import { Masthead } from '../../layout/masthead.js';
import { useApi } from '../../net/api.js';
import { person } from '../../net/session.js';
import { usePerson } from '../../net/use-person.js';
import type { AnalysedMatch } from '../../play/analysed.js';
import { type Company, companyOf, daysInARow, winsInARow } from '../../play/records.js';
import { isResultHidden } from '../../play/seen-results.js';
import AcquaintanceActions from '../../table/acquaintance.js';
import { inTimeWords, levelWords, pointsWords, shownName } from '../../table/people.js';
import { RatingAbout } from '../../table/rating.js';
import { labelled } from '../../ui/labelled.js';
import { signed } from '../../ui/signed.js';
import { Button, Choice, Link, Notice, Waiting, WaitingPage } from '../../ui/ui.js';
import { today, weekOf } from '../../words/days.js';
import { addWords, language, say, t } from '../../words/words.js';
import { DecisionFigures, percent, useAnalysed } from './DecisionFigures.js';
import { type Decisions, decidedIn, ownDecisions } from './decisions.js';
import { type Entry, useDeviceResults } from './device-results.js';
import { Figure } from './figure.js';
import { byMode, figuresOf } from './figures.js';
import { Milestones } from './MilestoneList.js';
import { modeWords } from './mode.js';
import { Bars, Plot } from './plot.js';
import { Records } from './records.js';
import { tr } from './tr.js';

/** What one has played oneself: at the server, if it knows who one is and can be reached, and on this device. */
export function OwnHistory() {
  const known = usePerson();
  const here = useDeviceResults();
  if (known === undefined || !here) return <WaitingPage />;
  if (known === null || known === 'unreachable')
    return <DeviceHistory here={here} isCutOff={known === 'unreachable'} />;
  return <KeptHistory here={here} />;
}

function KeptHistory({ here }: { here: readonly Entry[] }) {
  const { answer, again } = useApi('GET /api/history');
  if (answer?.kind === 'unreachable') return <DeviceHistory here={here} isCutOff />;
  return <HistoryPage answer={answer} again={again} here={here} />;
}

/** What was played on this device, for whoever has said no name yet, and while the server cannot be reached. */
function DeviceHistory({ here, isCutOff }: { here: readonly Entry[]; isCutOff: boolean }) {
  useEffect(() => {
    document.title = `${tr('history.title')} – Aerie`;
  }, []);
  return (
    <>
      <Masthead />
      <main class="page stack history">
        <h1>{tr('history.title')}</h1>
        {isCutOff && <Notice>{tr('history.cutOff')}</Notice>}
        {here.length === 0 ? <Nothing /> : <Everything played={here} own={here} ratings={{}} />}
      </main>
    </>
  );
}

/** What somebody has played. */
export const ProfileHistory = ({ profile }: { profile: string }) => (
  <HistoryPage {...useApi('GET /api/history/:profile', { params: { profile } })} profile={profile} />
);

/** What somebody has played, how well, and what they like to play. */
function HistoryPage({
  answer,
  again,
  here = [],
  profile,
}: ReturnType<typeof useApi<'GET /api/history'>> & {
  here?: readonly Entry[];
  /** Of whoever else it is. */
  profile?: string;
}) {
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
        {profile !== undefined && person.value && answer && answer.kind !== 'unreachable' && (
          <AcquaintanceActions who={{ profile }} onProfile />
        )}
        {answer === undefined && <Waiting what={t('loading')} />}
        {answer?.kind === 'unreachable' && (
          <Notice bad>
            <p>{t('error.noServer.about')}</p>
            <Button onClick={again}>{tr('history.again')}</Button>
          </Notice>
        )}
        {answer?.kind === 'refused' &&
          (answer.code === 'notShown' ? <Notice>{tr('history.notShown')}</Notice> : <Nothing />)}
        {answer?.kind === 'ok' && answer.value.inTime !== undefined && (
          <p class="soft">{labelled(t('clock.days'), inTimeWords(answer.value.inTime))}</p>
        )}
        {answer?.kind === 'ok' && <Merged history={answer.value} here={here} />}
      </main>
    </>
  );
}

/** What the server knows and what only this device does, the last match first. */
function Merged({ history, here }: { history: History; here: readonly Entry[] }) {
  const onlyHere = here.filter(({ sent }) => !sent);
  // What was sent from here can still be watched here.
  const replays = new Map(here.flatMap(({ id, replay }) => (id && replay ? [[id, replay]] : [])));
  const known = history.played.map((one): Entry => {
    const replay = replays.get(one.own?.key ?? '');
    return replay ? { ...one, replay } : one;
  });
  const played = [...known, ...onlyHere].sort((a, b) => b.at.localeCompare(a.at));
  const own = history.mine ? [...known, ...here] : undefined;
  if (played.length > 0) return <Everything played={played} own={own} ratings={history.ratings} isKept />;
  return history.mine ? <Nothing /> : <p>{tr('history.theirsEmpty')}</p>;
}

/** Nothing was played yet: an invitation, with games to begin at once. */
function Nothing() {
  return (
    <div class="sheet stack">
      <p>{tr('history.nothing')}</p>
      <ul class="begin">
        {[...COVERS.keys()].map((id) => (
          <li key={id}>
            <Link to={`/games/${id}`} look="plain" icon="play">
              {say({ key: `game.${id}` })}
            </Link>
          </li>
        ))}
      </ul>
      <div class="row">
        <Link to="/daily" look="plain" icon="sun">
          {tr('history.toDaily')}
        </Link>
      </div>
    </div>
  );
}

const COMPANY: readonly Company[] = ['rated', 'people', 'bots', 'alone'];

function Everything({
  played: all,
  own,
  ratings,
  isKept = false,
}: {
  played: readonly Entry[];
  /** One's own matches, also those of this device that stand in the history at the server; undefined for somebody else's. */
  own: readonly Entry[] | undefined;
  ratings: History['ratings'];
  /** Whether the server keeps it. */
  isKept?: boolean;
}) {
  const analysed = useAnalysed();
  const games = [...COVERS.keys()].filter((id) => all.some(({ game }) => game === id));
  const [game, setGame] = useState(all[0]?.game ?? games[0] ?? '');
  const [company, setCompany] = useState<Company | 'all'>('all');
  const ofGame = all.filter((one) => one.game === game);
  const kinds = COMPANY.filter((one) => ofGame.some((match) => companyOf(match) === one));
  // What was chosen for one game may not be there for another.
  const chosen = company !== 'all' && kinds.includes(company) ? company : 'all';
  const played = ofGame.filter((one) => chosen === 'all' || companyOf(one) === chosen);
  const isTold = (one: Entry) => own !== undefined || !isHidden(one);
  const names = { rated: tr('history.kind.rated'), people: tr('history.kind.people') };
  const kindWords = { ...names, bots: tr('history.kind.bots'), alone: tr('history.kind.alone') };
  const days = daysInARow(all, new Date());
  return (
    <>
      {days.longest > 1 && <p class="soft">{tr('history.days', { now: days.now, longest: days.longest })}</p>}
      <Milestones played={all.filter(isTold)} />
      {games.length > 1 && (
        <section class="sheet stack">
          <h2>{tr('history.games')}</h2>
          <Bars rows={gamesOf(all)} />
        </section>
      )}
      {games.length > 1 && (
        <Choice<string>
          label={tr('history.game')}
          hideLabel
          value={game}
          onChange={setGame}
          options={games.map((id) => ({ value: id, label: say({ key: `game.${id}` }) }))}
        />
      )}
      {kinds.length > 1 && (
        <Choice<Company | 'all'>
          label={tr('history.kind')}
          hideLabel
          value={chosen}
          onChange={setCompany}
          options={[
            { value: 'all', label: tr('history.kind.all') },
            ...kinds.map((one) => ({ value: one, label: kindWords[one] })),
          ]}
        />
      )}
      <OneGame
        key={`${game} ${chosen}`}
        game={game}
        played={played}
        told={played.filter(isTold)}
        own={own?.filter((one) => one.game === game)}
        analysed={analysed ?? NOTHING}
        isKept={isKept}
        rating={ratings[game]}
      />
    </>
  );
}

/** How many matches there were of each game, the most first. */
const gamesOf = (all: readonly Entry[]): readonly { readonly name: string; readonly count: number }[] =>
  [...COVERS.keys()]
    .map((id) => ({
      name: say({ key: `game.${id}` }),
      count: all.filter(({ game }) => game === id).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);

const whole = (value: number): string =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(value).replace('-', '−');

/** Nothing was analysed, or it is not read yet. */
const NOTHING: ReadonlyMap<string, AnalysedMatch> = new Map();

/** Whether one does not want to know yet how a match of somebody else ended. */
const isHidden = ({ table }: Entry): boolean => table !== null && isResultHidden(table);

function OneGame({
  game,
  played,
  told,
  own,
  analysed,
  isKept,
  rating,
}: {
  game: string;
  played: readonly Entry[];
  /** Those of them of which one may learn how they ended: what all figures come from. */
  told: readonly Entry[];
  own: readonly Entry[] | undefined;
  analysed: ReadonlyMap<string, AnalysedMatch>;
  isKept: boolean;
  rating: History['ratings'][string] | undefined;
}) {
  const [ui, setUi] = useState<AnyGameUi>();
  useEffect(() => {
    void loadUi(game).then(async (loaded) => {
      if (loaded) await addWords(loaded.words);
      setUi(loaded);
    });
  }, [game]);
  const modes = byMode(told);
  const [chosen, setMode] = useState<string>();
  const mode = chosen ?? modes[0]?.[0] ?? '';
  const compared = modes.find(([one]) => one === mode)?.[1] ?? [];
  const figures = figuresOf(compared);
  const { favourites } = figuresOf(told);
  const wins = winsInARow(told);
  const isTogether = COVERS.get(game)?.together === true;
  const rated = told.filter((one) => one.rating !== null).toReversed();
  return (
    <div class="stack" data-sky={game}>
      <dl class="figures">
        {rating && <RatingFigure rating={rating} />}
        <Figure name={tr('history.count')} value={String(played.length)} />
        {!isTogether && compared.length > 0 && (
          <>
            <Figure
              name={tr('history.won')}
              value={tr('history.percent', { share: Math.round((100 * figures.won) / figures.count) })}
            />
            <Figure
              name={tr('history.inARow')}
              value={String(wins.now)}
              note={tr('history.longest', { longest: wins.longest })}
            />
          </>
        )}
        {compared.length > 0 && <Figure name={tr('history.mean')} value={whole(figures.mean)} />}
      </dl>
      {told.length < played.length && <p class="small soft">{tr('history.withoutHidden')}</p>}
      {rating && <RatingAbout />}
      {ui && modes.length > 1 && (
        <Choice<string>
          label={tr('history.mode')}
          value={mode}
          onChange={setMode}
          options={modes.map(([one]) => ({ value: one, label: modeWords(game, one) }))}
        />
      )}
      {ui && <Records game={game} played={told} />}
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
              upTo: change?.uncertainty === undefined ? undefined : change.after + 2 * change.uncertainty,
            }))}
          />
          {rated.some(({ rating: change }) => change?.uncertainty !== undefined) && (
            <p class="small soft">{tr('history.band')}</p>
          )}
        </section>
      )}
      {ui?.memorable && favourites.length > 0 && (
        <section class="sheet stack">
          <h2>{tr('history.favourites')}</h2>
          <Bars rows={favourites.map(({ name, count }) => ({ name: ui.memorable?.(name) ?? name, count }))} />
        </section>
      )}
      {ui && own && <DecisionFigures game={game} matches={ownDecisions(own, analysed)} isKept={isKept} />}
      <section class="stack">
        <div class="row spread">
          <h2>{tr('history.matches')}</h2>
          <Link to={`/history/ranking/${game}`} look="plain">
            {tr('history.toRanking')}
          </Link>
        </div>
        <ul class="matches">
          {played.map((one, i) => (
            <OneMatch
              key={`${one.at} ${i}`}
              played={one}
              decided={own && decidedIn(one, analysed)}
              isOthers={own === undefined}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Who else played, with how many points, whether they left, and how their rating changed. */
function otherWords(
  game: string,
  { name, guest, level, left, rating, points }: Played['others'][number],
): string {
  const called = name
    ? shownName({ name, guest })
    : level === null
      ? t('seat.gone')
      : levelWords(game, level);
  const more = [
    ...(points === undefined ? [] : [pointsWords(points)]),
    ...(left ? [tr('history.left')] : []),
    ...(rating ? [signed(rating.after - rating.before)] : []),
  ];
  return more.length > 0 ? `${called} (${more.join(', ')})` : called;
}

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

/** A match whose result one does not want to know yet. */
function HiddenMatch({ table, when }: { table: string; when: string }) {
  return (
    <li class="match">
      <span class="what">
        <strong>
          <HiddenResult />
        </strong>
        <span class="small soft">{when}</span>
      </span>
      <ShowResult table={table} />
      <Link to={`/replay/${table}`} look="plain">
        {tr('history.replay')}
      </Link>
    </li>
  );
}

function OneMatch({
  played,
  decided,
  isOthers,
}: {
  played: Entry;
  decided: Decisions | undefined;
  isOthers: boolean;
}) {
  const { game, place, points, at, table, rating, source, duplicate, friendly, unlisted, replay } = played;
  const others = played.others.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  );
  if (isOthers && table !== null && isHidden(played)) return <HiddenMatch table={table} when={when} />;
  const names = others.map((other) => otherWords(game, other));
  const winners = others.filter((other) => place !== 1 && other.place === 1);
  const wonBy = winners.map(({ name, guest, level }) =>
    otherWords(game, { name, level, ...(guest ? { guest } : {}) }),
  );
  const company = names.length > 0 ? tr('history.with', { names: names.join(', ') }) : tr('history.alone');
  const withoutNames = source === 'daily' || duplicate ? [] : [tr('history.unlisted')];
  // What others play too can be watched when its day or week is over.
  const isSecret = (source === 'daily' && at.slice(0, 10) === today()) || duplicate === weekOf(today());
  const change = rating ? rating.after - rating.before : 0;
  return (
    <li class="match">
      {!COVERS.get(game)?.together && (
        <span class={place === 1 ? 'place first' : 'place'}>{tr('history.place', { place })}</span>
      )}
      <span class="what">
        <strong>{tr('history.points', { points })}</strong>
        {wonBy.length > 0 && (
          <span class="small">
            {tr('history.wonBy', { names: new Intl.ListFormat(language.value).format(wonBy) })}
          </span>
        )}
        <span class="small soft">{[...(unlisted ? withoutNames : [company]), when].join(' · ')}</span>
        {source !== 'table' && (
          <span class="small soft">{source === 'daily' ? tr('history.daily') : tr('history.local')}</span>
        )}
        {duplicate && <span class="small soft">{tr('history.duplicate')}</span>}
        {(played.left || played.early) && (
          <span class="small soft">{played.left ? tr('history.left') : tr('history.early')}</span>
        )}
        {friendly && <span class="small soft">{t('stakes.friendly')}</span>}
        {decided && (
          <span class="small">
            {tr('history.decided', {
              accuracy: percent(decided.accuracy / 100),
              loss: percent(decided.loss),
            })}
          </span>
        )}
      </span>
      {rating && (
        <span class={`small change ${change < 0 ? 'down' : 'up'}`}>
          {tr('history.change', { change: Math.abs(change), way: change < 0 ? 'down' : 'up' })}
          <span class="from soft">
            {t('ending.rating', { before: String(rating.before), after: String(rating.after) })}
          </span>
        </span>
      )}
      {((table && !isSecret) || replay) && (
        <Link to={replay ?? `/replay/${table}`} look="plain">
          {tr('history.replay')}
        </Link>
      )}
    </li>
  );
}
