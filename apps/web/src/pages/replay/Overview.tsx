import '../../ui/ticket.css';
import { useEffect, useState } from 'preact/hooks';
import { Masthead } from '../../layout/masthead.js';
import { ConnectionBanner } from '../../net/connection-banner.js';
import { lobby, openLobby } from '../../net/lobby.js';
import { savedMatches } from '../../play/saved.js';
import type { SavedMatch } from '../../play/saved-match.js';
import { namesOf } from '../../table/people.js';
import { Link } from '../../ui/ui.js';
import { language, say } from '../../words/words.js';
import { Picker } from './Picker.js';
import { tr } from './tr.js';

interface Shown {
  readonly to: string;
  readonly game: string;
  readonly about: string;
}

/** Finished matches to watch: of this browser, of the person's tables, and from files. */
export function Overview() {
  const [saved, setSaved] = useState<readonly SavedMatch[]>([]);
  useEffect(() => {
    document.title = `${tr('replay.title')} – Aerie`;
    void savedMatches().then(setSaved);
    return openLobby();
  }, []);
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  const tables = lobby.value.mine
    .filter(({ table }) => table.status === 'over')
    .map(
      ({ table }): Shown => ({
        ...{ to: `/replay/${table.id}`, game: table.game },
        about: namesOf(table).join(', '),
      }),
    );
  const local = saved
    .filter(({ over }) => over)
    .map(
      ({ id, log, changedAt }): Shown => ({
        ...{ to: `/replay/local/${id}`, game: log.game },
        about: day.format(changedAt),
      }),
    );
  return (
    <>
      <Masthead />
      <ConnectionBanner />
      <main class="page narrow stack">
        <h1>{tr('replay.title')}</h1>
        <p>{tr('replay.about')}</p>
        <Matches title={tr('replay.tables')} matches={tables} />
        <Matches title={tr('replay.local')} matches={local} />
        {tables.length + local.length === 0 && (
          <div class="sheet stack">
            <p>{tr('replay.nothing')}</p>
            <div class="row">
              <Link to="/" look="primary">
                {tr('replay.toGames')}
              </Link>
            </div>
          </div>
        )}
        <section class="sheet stack" aria-label={tr('replay.fromFile')}>
          <h2>{tr('replay.fromFile')}</h2>
          <Picker />
        </section>
      </main>
    </>
  );
}

function Matches({ title, matches }: { title: string; matches: readonly Shown[] }) {
  if (matches.length === 0) return null;
  return (
    <section class="stack" aria-label={title}>
      <h2>{title}</h2>
      <ul class="tickets">
        {matches.map(({ to, game, about }) => (
          <li key={to}>
            <a class="ticket" href={to}>
              <strong>{say({ key: `game.${game}` })}</strong>
              <span class="small soft">{about}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
