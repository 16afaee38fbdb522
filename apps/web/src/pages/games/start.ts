import { myName } from '../../play/begin.js';
import { createTable } from '../../play/create-table.js';
import { beginLocal } from '../../play/local.js';
import { reasonWords } from '../../table/people.js';
import { t } from '../../words/words.js';
import { localSeats, type Setup } from './setup.js';

/** Where the match goes on, or what keeps it from beginning: no name yet, or something to be said. */
export type Started = { readonly to: string } | 'needsName' | { readonly wrong: string };

export const start = (game: string, setup: Setup): Promise<Started> =>
  setup.way === 'friends' ? startOnline(game, setup) : startLocal(game, setup);

/** Begins a match in this browser. */
async function startLocal(game: string, setup: Setup): Promise<Started> {
  const seats = localSeats(setup, myName(), (seat) => t('room.guest', { number: seat + 1 }));
  return { to: `/local/${await beginLocal(game, setup.options, seats, setup.clock)}` };
}

/** Sets up a table of the server. */
async function startOnline(game: string, setup: Setup): Promise<Started> {
  const created = await createTable(game, setup);
  if (created === 'needsName') return created;
  if (created === 'unreachable') return { wrong: t('error.noServer.about') };
  return 'refused' in created
    ? { wrong: reasonWords(game, created.refused) }
    : { to: `/table/${created.table}` };
}
