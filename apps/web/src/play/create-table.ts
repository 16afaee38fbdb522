import type { Reason } from '@aerie/kernel';
import type { Clock } from '@aerie/protocol';
import { loadGame } from '@aerie/registry/lazy';
import { connection } from '../net/connection.js';
import { fetchSession, person } from '../net/session.js';
import { spoken } from './local.js';
import { promiseLuck } from './luck.js';
import { random } from './random.js';

/** What a new table of the server shall be. */
export interface TableWish {
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly count: number;
  readonly listed: boolean;
  readonly friendly: boolean;
  readonly clock: Clock;
}

/** The table that was made, or what keeps it from being made: nobody has said who they are yet, no server, a refusal. */
export type Created = { readonly table: string } | 'needsName' | 'unreachable' | { readonly refused: Reason };

/** Sets up a table of the server with a seat for oneself and the others open. */
export async function createTable(game: string, wish: TableWish): Promise<Created> {
  try {
    if (!(person.peek() ?? (await fetchSession()))) return 'needsName';
  } catch {
    return 'unreachable';
  }
  const { options, count, listed, friendly, clock } = wish;
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
  return 'refused' in reply ? reply : { table: reply.made ?? '' };
}
