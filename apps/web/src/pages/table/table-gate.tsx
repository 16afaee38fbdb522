import './table-gate.css';
import './waiting-room.css';
import type { TableMessage } from '@aerie/protocol';
import { useEffect } from 'preact/hooks';
import { COVERS } from '../../games/registry.js';
import { Masthead } from '../../layout/masthead.js';
import { namesAt } from '../../layout/table-link.js';
import { ConnectionBanner } from '../../net/connection-banner.js';
import { NameForm } from '../../net/name-form.js';
import { ruleWords } from '../../table/clock-words.js';
import { botWords, inTimeWords, nameOf, stakesWords } from '../../table/people.js';
import { ratedRules } from '../../table/rated-rules.js';
import { Mark } from '../../ui/mark.js';
import { say, t } from '../../words/words.js';

/** Shown to a visitor without a name at a table that waits for people: what is played, with whom, and the question for a name. */
export function TableGate({ table }: { table: TableMessage }) {
  const game = say({ key: `game.${table.game}` });
  useEffect(() => {
    document.title = t('title.table', { game });
  }, [game]);
  const Picture = COVERS.get(table.game)?.Picture;
  const host = table.seats.findIndex(({ kind }) => kind === 'person');
  const asks = table.seats[host];
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const stakes = stakesWords(table.stakes);
  return (
    <>
      <Masthead />
      <ConnectionBanner />
      <main class="page narrow stack" data-sky={table.game}>
        <div class="stack invited">
          <div class="banner" aria-hidden="true">
            {Picture && <Picture />}
          </div>
          <h1>{asks ? t('name.invited', { host: nameOf(asks, host), game }) : game}</h1>
          <p class="soft">{say({ key: `game.${table.game}.tagline` })}</p>
          <p>{[namesAt(table), t('home.free', { count: free })].filter((part) => part !== '').join(' · ')}</p>
        </div>
        <NameForm />
        <section class="sheet stack" aria-label={t('table.seats')}>
          <ol class="places">
            {table.seats.map((seated, seat) => (
              <li key={seat} class={`place ${seated.kind}`}>
                <Mark seat={seat} />
                <span class="called">
                  {nameOf(seated, seat)}
                  {table.clock?.kind === 'days' && seated.inTime !== undefined && (
                    <span class="soft"> · {inTimeWords(seated.inTime)}</span>
                  )}
                  {seated.program && <span class="soft"> · {t('seat.program')}</span>}
                  {seated.kind === 'bot' && <span class="soft"> · {botWords(table, seated)}</span>}
                </span>
              </li>
            ))}
          </ol>
          {table.clock && (
            <p class="small soft">
              {t('clock.label')}: {ruleWords(table.clock)}
            </p>
          )}
          {stakes && (
            <p class="small soft">
              {stakes} {table.stakes === 'rated' && ratedRules()}
            </p>
          )}
        </section>
      </main>
    </>
  );
}
