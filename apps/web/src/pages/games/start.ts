import { loadGame } from '@aerie/registry/lazy';
import { connection } from '../../net/connection.js';
import { fetchSession, person } from '../../net/session.js';
import { myName } from '../../play/begin.js';
import { beginLocal, spoken } from '../../play/local.js';
import { promiseLuck } from '../../play/luck.js';
import { random } from '../../play/random.js';
import { reasonWords } from '../../table/people.js';
import { t } from '../../words/words.js';
import { localSeats, type Setup } from './setup.js';

/** Where the match goes on, or what keeps it from beginning: no name yet, or something to be said. */
export type Started = { readonly to: string } | 'needsName' | { readonly wrong: string };

export const start = (game: string, setup: Setup): Promise<Started> =>
  setup.way === 'friends' ? createTable(game, setup) : startLocal(game, setup);

/** Begins a match in this browser. */
async function startLocal(game: string, setup: Setup): Promise<Started> {
  const seats = localSeats(setup, myName(), (seat) => t('room.guest', { number: seat + 1 }));
  return { to: `/local/${await beginLocal(game, setup.options, seats, setup.clock)}` };
}

/** Sets up a table of the server with a seat for oneself and the others open. */
async function createTable(game: string, setup: Setup): Promise<Started> {
  try {
    if (!(person.peek() ?? (await fetchSession()))) return 'needsName';
  } catch {
    return { wrong: t('error.noServer.about') };
  }
  const { options, count, listed, friendly, clock } = setup;
  const rules = await loadGame(game);
  const reply = await connection.ask('create', {
    game,
    options: { ...(rules ? spoken(rules) : {}), ...options },
    seats: Array.from({ length: count }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
    listed,
    friendly,
    clock,
    // If the answer is lost, it is asked again, and there is still one table.
    key: random(16),
    luckHash: promiseLuck(),
  });
  return 'refused' in reply ? { wrong: reasonWords(game, reply.refused) } : { to: `/table/${reply.made}` };
}
