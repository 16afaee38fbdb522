import { randomBytes } from 'node:crypto';
import { ClientErrors } from '../client-reports/client-errors.js';
import type { Config } from '../common/config.js';
import { Games } from '../common/games.js';
import { checkedSecret } from '../common/secret.js';
import { Keeping } from '../keeping/keeping.js';
import type { ProcessFigures } from '../keeping/process-figures.js';
import { MatchStore } from '../matches/match-store.js';
import { FailedNotices } from '../notices/failed-notices.js';
import { PeopleService } from '../people/people-service.js';
import { pubSubOf } from '../pubsub/open.js';
import { openNoPubSub } from '../pubsub/pubsub.js';
import type { Storage } from '../storage/storage.js';
import { Outages } from '../tables/outages.js';
import { TableService } from '../tables/table-service.js';
import { TableTransactions } from '../tables/table-transactions.js';
import { Vacations } from '../tables/vacations.js';

/** What admin commands work on: in the server itself, or beside it on the same database. */
export interface AdminContext {
  readonly keeping: Keeping;
  /** Where people find the site, if that is known. */
  readonly origin: string | undefined;
  /** How the server is that runs the command; undefined: it runs beside the server, or without one. */
  readonly here?: (() => Promise<ProcessFigures>) | undefined;
}

/** The secret of a site: the one that is configured, or one that it made for itself once. */
export const secretOf = (storage: Storage, given: string | undefined): Promise<string> =>
  given ? Promise.resolve(checkedSecret(given)) : storage.setting('secret', randomBytes(32).toString('hex'));

/** Works on a storage without a server. Servers that run on the same storage hear what has changed. */
export async function withAdminContext<T>(
  storage: Storage,
  config: Config,
  secret: string | undefined,
  work: (context: AdminContext) => Promise<T>,
): Promise<T> {
  const openPubSub = pubSubOf({ ...config, startWaitSeconds: 0 }, storage) ?? openNoPubSub;
  const pubsub = await openPubSub(() => undefined);
  try {
    const games = new Games();
    const matches = new MatchStore(storage, games, 1);
    const outages = new Outages(storage);
    await outages.load();
    const vacations = new Vacations(storage, { daysAYear: config.vacationDays });
    if (!config.featuresOff.includes('overDays')) await vacations.readAll();
    const transactions = new TableTransactions({
      storage,
      matches,
      outages,
      vacations,
      keptTables: 0,
      isShared: true,
    });
    const tables = new TableService({
      transactions,
      games,
      openTables: 0,
      runningTables: 0,
      againstBots: async () => [],
      inTime: async () => undefined,
      isBlockedBetween: () => false,
    });
    tables.events.on('wrote', (what, table) => pubsub.publish(what, table));
    const peopleService = new PeopleService({
      ...{ storage, tables, secret: await secretOf(storage, secret) },
      hasConduct: !config.featuresOff.includes('conduct'),
    });
    peopleService.events.on('changed', (person) => pubsub.publish('person', person));
    const { follows, blocks } = peopleService.relations;
    for (const ties of [follows, blocks])
      ties.events.on('wrote', (person) => pubsub.publish('related', person));
    peopleService.events.on('chatRewritten', (table) => pubsub.publish('rewrote', table));
    return await work({
      keeping: new Keeping(peopleService, new FailedNotices(storage), new ClientErrors(storage)),
      origin: config.origin,
    });
  } finally {
    await pubsub.close();
  }
}
