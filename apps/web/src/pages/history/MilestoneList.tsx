import { COVERS } from '../../games/registry.js';
import { levelWords } from '../../table/people.js';
import { Icon } from '../../ui/icon.js';
import { language, say } from '../../words/words.js';
import type { Entry } from './device-results.js';
import { type Milestone, milestonesOf } from './milestones.js';
import { tr } from './tr.js';

/** How many stand there before the others are folded away. */
const SHOWN = 5;

const gameWords = (game: string): string => say({ key: `game.${game}` });

function words(one: Milestone): string {
  switch (one.what) {
    case 'beatLevel':
      return tr('history.beatLevel', { game: gameWords(one.game), level: levelWords(one.game, one.level) });
    case 'beatPeople':
      return tr('history.beatPeople', { game: gameWords(one.game) });
    case 'winsInARow':
      return tr('history.reachedWins', { game: gameWords(one.game), count: one.count });
    case 'best':
      return tr('history.reachedBest', {
        game: gameWords(one.game),
        points: one.points,
        count: one.count,
      });
    case 'beatStronger':
      return tr('history.beatStronger', { game: gameWords(one.game), by: one.by });
    case 'precise':
      return tr('history.precise', { game: gameWords(one.game), percent: one.percent });
    case 'settled':
      return tr('history.settled', { game: gameWords(one.game) });
    case 'days':
      return tr('history.reachedDays', { count: one.count });
    case 'everyGame':
      return tr('history.everyGame', { count: one.count });
  }
}

/** What somebody has reached, the latest first; nothing where there is nothing yet. */
export function Milestones({ played }: { played: readonly Entry[] }) {
  const all = milestonesOf(played, [...COVERS.keys()], (game) => COVERS.get(game)?.together === true);
  if (all.length === 0) return null;
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' });
  const list = (some: readonly Milestone[]) => (
    <ul class="milestones">
      {some.map((one) => (
        <li key={`${words(one)}`}>
          <Icon name="ranking" />
          <span>{words(one)}</span>
          <time class="small soft" dateTime={one.at}>
            {day.format(new Date(one.at))}
          </time>
        </li>
      ))}
    </ul>
  );
  return (
    <section class="sheet stack" aria-label={tr('history.milestones')}>
      <h2>{tr('history.milestones')}</h2>
      {list(all.slice(0, SHOWN))}
      {all.length > SHOWN && (
        <details>
          <summary>{tr('history.more', { count: all.length - SHOWN })}</summary>
          {list(all.slice(SHOWN))}
        </details>
      )}
    </section>
  );
}
