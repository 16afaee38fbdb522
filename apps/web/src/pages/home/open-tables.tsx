import { lobby } from '../../net/lobby.js';
import { t } from '../../words/words.js';
import { namesAt, TableLink } from './table-link.js';

/** Public tables with a free seat. */
export function OpenTables() {
  const open = lobby.value.open.filter(({ seats }) => !seats.some((seated) => seated.mine));
  return (
    <section class="stack" aria-label={t('home.openTables')}>
      <h2>{t('home.openTables')}</h2>
      {open.length === 0 && <p class="soft">{t('home.noOpenTables')}</p>}
      <ul class="tickets">
        {open.map((table) => (
          <TableLink
            key={table.id}
            to={`/table/${table.id}`}
            game={table.game}
            with={namesAt(table)}
            friendly={table.stakes === 'friendly'}
            badge={t('home.free', { count: table.seats.filter(({ kind }) => kind === 'open').length })}
          />
        ))}
      </ul>
    </section>
  );
}
