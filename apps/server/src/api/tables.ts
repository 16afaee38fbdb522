import {
  drawnLuck,
  mayWatch,
  type Occupant,
  outcomeMessage,
  resultInFile,
  resultOf,
  stakesOf,
  type TableState,
} from '@aerie/host';
import { type SeatName, writeMatchFile } from '@aerie/kernel';
import type { tableEndpoints } from '@aerie/protocol';
import { HttpError } from '../common/http-error.js';
import { networkOf } from '../common/network-address.js';
import { KeyedRateLimiter } from '../common/rate-limiter.js';
import type { AccountNames } from '../people/account-names.js';
import type { TableService } from '../tables/table-service.js';
import { finishedMatch, notFound } from './finished-match.js';
import { type Handlers, throttle } from './handlers.js';

/** Match files a second for one network in the long run, and at once. */
const FILES_PER_SECOND = 2;
const FILES_AT_ONCE = 30;

/** The same for invitations. */
const INVITATIONS_PER_SECOND = 2;
const INVITATIONS_AT_ONCE = 30;

/** What is told of tables without following them: matches that are over, and what a link leads to. */
export function tableHandlers(
  tables: TableService,
  { isBorrowed }: AccountNames,
): Handlers<keyof typeof tableEndpoints> {
  const files = new KeyedRateLimiter(FILES_PER_SECOND, FILES_AT_ONCE);
  const invitations = new KeyedRateLimiter(INVITATIONS_PER_SECOND, INVITATIONS_AT_ONCE);
  return {
    'GET /api/matches/:table': async ({ params, person, address }) => {
      throttle(files, networkOf(address));
      const { table, live } = await finishedMatch(tables, params.table, person?.id);
      const { opening = [], steps } = live.told(0);
      const happened = { opening, entries: steps.map(({ events }) => events) };
      const luck = drawnLuck(table.body);
      const result = resultInFile(table.body, live.match);
      const isFriendly = stakesOf(table.body, live.match.game) === 'friendly';
      return {
        ...writeMatchFile(live.match, namesAt(table.body, isBorrowed), live.head.seed, happened),
        ...(luck ? { luck } : {}),
        ...(isFriendly ? { friendly: true } : {}),
        ...(result ? { result } : {}),
      };
    },
    'GET /api/tables/:table/invitation': async ({ params, person, address }) => {
      throttle(invitations, networkOf(address));
      const table = await tables.table(params.table).catch(notFound);
      const { game, status, seats, host } = table.body;
      if (status !== 'open') {
        if (tables.isSecret(table)) throw new HttpError(403, 'dealOfToday');
        if (!mayWatch(table.body, person?.id)) throw new HttpError(403, 'noWatchers');
      }
      if (person && tables.isKeptFrom(table, person.id)) throw new HttpError(403, 'keptApart');
      const called = (one: Occupant) => calledAs(one, isBorrowed);
      const asks = seats.find((one) => one.kind === 'person' && one.person === host);
      const { name, ...guest } = asks ? called(asks) : { name: null };
      const live = status === 'over' ? await tables.live(table) : undefined;
      return {
        ...{ game, host: name, ...guest, status },
        seats: seats.map((one) => ({
          ...{ kind: one.kind, ...called(one) },
          level: one.kind === 'bot' ? one.level : null,
        })),
        outcome: outcomeMessage(live && resultOf(table.body, live.match)),
      };
    },
  };
}

/** The name of whoever holds a seat, with the mark of a borrowed one. */
function calledAs(
  one: Occupant,
  isBorrowed: AccountNames['isBorrowed'],
): { name: string | null; guest?: true } {
  if (one.kind !== 'person') return { name: null };
  return { name: one.name || null, ...(isBorrowed(one.name, one.person) ? { guest: true } : {}) };
}

/** Who sat where, as a match file says it. Files have no language of a reader: a borrowed name is marked in English. */
const namesAt = ({ seats }: TableState, isBorrowed: AccountNames['isBorrowed']): SeatName[] =>
  seats.map((occupant, seat) => {
    if (occupant.kind === 'person') {
      const { name, person } = occupant;
      return { name: isBorrowed(name, person) ? `Guest ${name}` : name };
    }
    const level = occupant.kind === 'bot' ? occupant.level : '';
    return { name: `${level} ${seat + 1}`, bot: level };
  });
