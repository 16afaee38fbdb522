import './open-tables.css';
import { COVERS } from '../games/registry.js';
import { lobby } from '../net/lobby.js';
import { t } from '../words/words.js';
import { OpenOne } from './open-one.js';
import { namesAt, paceOf, TableLink } from './table-link.js';

/**
 * Public tables with a free seat, of one game or of all, and behind them a way to open another one and wait for company. One
 * row that scrolls sideways, so that its height is the same before and after the tables are known.
 */
export function OpenTables({ game }: { game?: string }) {
  const open = lobby.value.open.filter(
    (table) => (game ?? table.game) === table.game && !table.seats.some((seated) => seated.mine),
  );
  const games = [...COVERS].filter(([id]) => (game ?? id) === id);
  return (
    <section class="open-tables" aria-label={t('home.openTables')}>
      <h2>{t('home.openTables')}</h2>
      <p class="soft small">{open.length > 0 ? t('home.openTablesAbout') : t('home.noOpenTables')}</p>
      <ul class="tickets strip">
        {open.map((table) => (
          <TableLink
            key={table.id}
            to={`/table/${table.id}`}
            game={table.game}
            with={namesAt(table)}
            stakes={table.stakes}
            pace={paceOf(table)}
            badge={t('home.free', { count: table.seats.filter(({ kind }) => kind === 'open').length })}
          />
        ))}
        {games.map(([id, cover]) => (
          <OpenOne key={id} game={id} cover={cover} />
        ))}
      </ul>
    </section>
  );
}
