import type { TableMessage } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import { namesAt, TableLink } from '../../layout/table-link.js';
import { lobby } from '../../net/lobby.js';
import { savedMatches } from '../../play/saved.js';
import type { SavedMatch } from '../../play/saved-match.js';
import { spanWords } from '../../table/clock-words.js';
import { t } from '../../words/words.js';

/** Remembers whether the list was empty at the last visit: if not, its space is reserved before it is loaded. */
const STORAGE_KEY = 'aerie.going';
const SHOWN = 6;

function remember(going: boolean): void {
  try {
    if (going) localStorage.setItem(STORAGE_KEY, '1');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage the page moves a little when the list appears.
  }
}

const turnWords = (left: number | null): string =>
  left === null
    ? t('home.yourTurn')
    : `${t('home.yourTurn')} · ${t('clock.left', { time: spanWords(left, 'short') })}`;

/** Whether a bot plays for this person because their time ran out. */
const isLate = ({ seats }: TableMessage): boolean => seats.some(({ mine, late }) => mine && late);

/** Whether somebody would like another match with this person. */
const isAsked = ({ seats }: TableMessage): boolean => seats.some(({ invited }) => invited?.me);

function badgeOf(table: TableMessage, myTurn: boolean, left: number | null): string | undefined {
  if (myTurn) return turnWords(left);
  const asked = table.seats.find(({ invited }) => invited?.me)?.invited;
  if (asked) return asked.asked ? t('invited.title') : t('rematch.title');
  return isLate(table) ? t('clock.out') : undefined;
}

/** Matches under way: tables of the server, those first where it is this person's turn, then matches of this browser. */
export function ContinuePlaying() {
  const [saved, setSaved] = useState<readonly SavedMatch[]>();
  useEffect(() => void savedMatches().then(setSaved), []);
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
      <ul class="tickets strip">
        {mine.map(({ table, myTurn, left }) => (
          <TableLink
            key={table.id}
            to={`/table/${table.id}`}
            game={table.game}
            with={namesAt(table)}
            stakes={table.stakes}
            badge={badgeOf(table, myTurn, left)}
            urgent={myTurn || isLate(table) || isAsked(table)}
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
