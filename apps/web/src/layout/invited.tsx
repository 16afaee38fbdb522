import './invited.css';
import type { FromServer } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import { connection } from '../net/connection.js';
import { shownName } from '../table/people.js';
import { path } from '../ui/router.js';
import { Button, Link } from '../ui/ui.js';
import { say, t } from '../words/words.js';

type Asked = Extract<FromServer, { type: 'invited' }>;

/** Says on every page, without moving anything, that somebody asks this person to a table, until they have looked or said later. */
export function Invited() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(
    () =>
      connection.listen((message) => {
        if (message.type === 'invited') setAsked(message);
        // Whoever is let go of, or has answered elsewhere, is not asked any more.
        if (message.type === 'table' && !message.table.seats.some(({ invited }) => invited?.me))
          setAsked((now) => (now?.table === message.table.id ? undefined : now));
      }),
    [],
  );
  const to = asked && `/table/${asked.table}`;
  return (
    <div role="status">
      {asked && to && path.value !== to && (
        <section class="invited" aria-label={t('invited.title')}>
          <p>
            {t('invited.asks', {
              name: asked.by.name === null ? t('seat.gone') : shownName({ ...asked.by, name: asked.by.name }),
              game: say({ key: `game.${asked.game}` }),
            })}
          </p>
          <div class="row">
            <Link to={to} look="primary" icon="play">
              {t('invited.go')}
            </Link>
            <Button onClick={() => setAsked(undefined)}>{t('invited.later')}</Button>
          </div>
        </section>
      )}
    </div>
  );
}
