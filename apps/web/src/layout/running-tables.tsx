import { lobby } from '../net/lobby.js';
import { t } from '../words/words.js';
import { namesAt, TableLink } from './table-link.js';

/** Public tables, of one game or of all, where a match is under way that one may watch. */
export function RunningTables({ game }: { game?: string }) {
  const running = lobby.value.running.filter(
    (table) =>
      table.watchers && (game ?? table.game) === table.game && !table.seats.some((seated) => seated.mine),
  );
  if (running.length === 0) return null;
  return (
    <section class="stack" aria-label={t('watch.running')}>
      <h2>{t('watch.running')}</h2>
      <ul class="tickets">
        {running.map((table) => (
          <TableLink
            key={table.id}
            to={`/table/${table.id}`}
            game={table.game}
            with={namesAt(table)}
            stakes={table.stakes}
          />
        ))}
      </ul>
    </section>
  );
}
