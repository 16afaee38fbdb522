import type { DuplicateOfGame } from '@aerie/protocol';
import { useEffect } from 'preact/hooks';
import { COVERS } from '../../games/registry.js';
import { Masthead } from '../../layout/masthead.js';
import { api, useApi } from '../../net/api.js';
import { BeginDeal } from '../../setup/begin-deal.js';
import { levelWords } from '../../table/people.js';
import { Link } from '../../ui/ui.js';
import { leftUntil, weekWords } from '../../words/days.js';
import { language, say, t } from '../../words/words.js';
import { Asked } from './asked.js';
import { tr } from './tr.js';

/** The sets of this week, one a game. */
export function SetsPage() {
  const { answer, again } = useApi('GET /api/duplicate');
  useEffect(() => {
    document.title = `${tr('duplicate.title')} – Aerie`;
  }, []);
  return (
    <>
      <Masthead />
      <main class="page stack duplicate">
        <h1>{tr('duplicate.title')}</h1>
        <p class="soft">
          {tr('duplicate.about')} {t('stakes.alone')}
        </p>
        <Asked answer={answer} again={again}>
          {({ week, until, games }) => (
            <>
              <p>
                <strong>{weekWords(week, language.value)}</strong>{' '}
                <span class="soft">{leftWords(until)}</span>
              </p>
              <section class="sets" aria-label={tr('duplicate.title')}>
                {[...COVERS.keys()].map((id) => {
                  const set = games.find(({ game }) => game === id);
                  return set && <OneSet key={id} set={set} />;
                })}
              </section>
            </>
          )}
        </Asked>
      </main>
    </>
  );
}

function leftWords(until: string): string {
  const { hours, minutes } = leftUntil(until, Date.now());
  return tr('duplicate.left', { days: Math.floor(hours / 24), hours: hours % 24, minutes });
}

function OneSet({ set }: { set: DuplicateOfGame }) {
  const { game, seats, level, deals } = set;
  const Picture = COVERS.get(game)?.Picture;
  return (
    <article class="cover" data-sky={game} data-game={game}>
      <div class="picture" aria-hidden="true">
        {Picture && <Picture />}
      </div>
      <div class="inside stack">
        <h2>{say({ key: `game.${game}` })}</h2>
        <p class="small soft">
          {level === null
            ? tr('duplicate.alone')
            : tr('duplicate.against', { count: seats - 1, level: levelWords(game, level) })}
        </p>
        <ol class="set">
          {deals.map(({ finished, table, points }, deal) => (
            <li key={deal}>
              <span>
                <strong>{tr('duplicate.deal', { number: deal + 1 })}</strong>{' '}
                <span class="small soft">{tr('duplicate.finished', { count: finished })}</span>
              </span>
              {points === null ? (
                <BeginDeal
                  game={game}
                  title={tr('duplicate.title')}
                  label={table === null ? tr('duplicate.play') : tr('duplicate.goOn')}
                  ask={() => api('POST /api/duplicate/:game/:deal', { params: { game, deal: `${deal}` } })}
                />
              ) : (
                <Link to={`/table/${table}`} look="plain">
                  {tr('duplicate.points', { points })}
                </Link>
              )}
            </li>
          ))}
        </ol>
        <Link to={`/duplicate/${game}`} look="plain">
          {tr('duplicate.standings')}
        </Link>
      </div>
    </article>
  );
}
