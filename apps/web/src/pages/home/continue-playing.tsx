import type { TableMessage } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import { lobby } from '../../net/lobby.js';
import { all, type SavedMatch } from '../../play/saved.js';
import { spanWords } from '../../table/clock-words.js';
import { t } from '../../words/words.js';
import { namesAt, TableLink } from './table-link.js';

/** Whether there was something to go on with last time: then its place is kept free, so that nothing jumps. */
const PLACE = 'aerie.going';
const SHOWN = 6;

function remember(going: boolean): void {
  try {
    if (going) localStorage.setItem(PLACE, '1');
    else localStorage.removeItem(PLACE);
  } catch {
    // Then the page jumps a little.
  }
}

const turnWords = (left: number | null): string =>
  left === null
    ? t('home.yourTurn')
    : `${t('home.yourTurn')} · ${t('clock.left', { time: spanWords(left, 'short') })}`;

/** Whether a bot plays for oneself because time had run out. */
const isLate = ({ seats }: TableMessage): boolean => seats.some(({ mine, late }) => mine && late);

/** What one was at: tables of the server, those first that wait for oneself, and matches of this browser. */
export function ContinuePlaying() {
  const [saved, setSaved] = useState<readonly SavedMatch[]>();
  useEffect(() => void all().then(setSaved), []);
  const mine = lobby.value.mine
    .filter(({ table }) => table.status !== 'over')
    .sort((a, b) => Number(b.myTurn) - Number(a.myTurn));
  const local = (saved ?? []).filter(({ over }) => !over).slice(0, SHOWN);
  const isGoing = mine.length + local.length > 0;
  useEffect(() => {
    if (saved) remember(isGoing);
  }, [saved, isGoing]);
  return (
    <section class={isGoing ? 'going' : 'going none'} aria-label={t('home.continue')}>
      <div class="row">
        <h2>{t('home.continue')}</h2>
        <a href="/saved">{t('home.saved')}</a>
      </div>
      <ul class="tickets">
        {mine.map(({ table, myTurn, left }) => (
          <TableLink
            key={table.id}
            to={`/table/${table.id}`}
            game={table.game}
            with={namesAt(table)}
            friendly={table.stakes === 'friendly'}
            badge={myTurn ? turnWords(left) : isLate(table) ? t('clock.out') : undefined}
            urgent={myTurn || isLate(table)}
          />
        ))}
        {local.map((match) => (
          <TableLink
            key={match.id}
            to={`/local/${match.id}`}
            game={match.log.game}
            with={match.name || t('home.onThisDevice', { count: match.seats.length })}
          />
        ))}
      </ul>
    </section>
  );
}
