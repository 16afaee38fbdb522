import '../../ui/ticket.css';
import { lobby } from '../../net/lobby.js';
import { namesOf } from '../../table/people.js';
import { say, t } from '../../words/words.js';

/** Public tables where a match is under way that one may watch. */
export function RunningTables() {
  const running = lobby.value.running.filter(
    ({ seats, watchers }) => watchers && !seats.some((seated) => seated.mine),
  );
  if (running.length === 0) return null;
  return (
    <section class="stack" aria-label={t('watch.running')}>
      <h2>{t('watch.running')}</h2>
      <ul class="tickets">
        {running.map((table) => (
          <li key={table.id}>
            <a href={`/table/${table.id}`} class="ticket">
              <strong>{say({ key: `game.${table.game}` })}</strong>
              <span class="small soft">{namesOf(table).join(', ')}</span>
              {table.stakes === 'friendly' && <span class="small soft">{t('stakes.friendly')}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
