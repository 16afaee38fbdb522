import type { TableMessage } from '@aerie/protocol';
import { useEffect } from 'preact/hooks';
import { Masthead } from '../../layout/masthead.js';
import { ConnectionBanner } from '../../net/connection-banner.js';
import type { OnlinePlay } from '../../play/online.js';
import { askPairing } from '../../play/pairing.js';
import { nameOf } from '../../table/people.js';
import { Mark } from '../../ui/mark.js';
import { go } from '../../ui/router.js';
import { Waiting } from '../../ui/ui.js';
import { say, t } from '../../words/words.js';

/** A table of people who were paired: whoever opens it has come, and when all have, its match begins. */
export function PairedRoom({ play, table }: { play: OnlinePlay; table: TableMessage }) {
  const kept = table.seats.findIndex(({ invited }) => invited?.me);
  const isGivenUp = table.seats.every(({ kind, invited }) => kind === 'open' && !invited);
  const title = say({ key: `game.${table.game}` });
  useEffect(() => {
    document.title = t('title.table', { game: title });
  }, [title]);
  useEffect(() => {
    if (kept >= 0) void play.sit(kept);
  }, [kept, play]);
  // Somebody has not come: those who have wait on.
  useEffect(() => {
    if (isGivenUp) void askPairing().then(() => go('/play', 'replace'));
  }, [isGivenUp]);
  return (
    <>
      <Masthead />
      <ConnectionBanner />
      <main class="page narrow stack" data-sky={table.game}>
        <h1>{title}</h1>
        <Waiting what={t('waiting.coming')} />
        <section class="sheet" aria-label={t('table.seats')}>
          <ol class="places">
            {table.seats.map((seated, seat) => (
              <li key={seat} class={`place ${seated.kind}`}>
                <Mark seat={seat} />
                <span class="called">
                  {nameOf(seated, seat)}
                  {seated.mine && <span class="soft"> · {t('seat.you')}</span>}
                  {seated.invited && <span class="soft"> · {t('waiting.onTheWay')}</span>}
                </span>
              </li>
            ))}
          </ol>
        </section>
      </main>
    </>
  );
}
