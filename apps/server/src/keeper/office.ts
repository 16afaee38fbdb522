import { randomBytes } from 'node:crypto';
import type { Config } from '../config.js';
import { Matches } from '../matches/matches.js';
import { noNews } from '../news/news.js';
import { newsOf } from '../news/open.js';
import { Household } from '../people/household.js';
import type { Storage } from '../storage/storage.js';
import { House } from '../tables/house.js';

/** Where the keeper of a site works: in the server itself, or beside it on the same database. */
export interface Office {
  readonly household: Household;
  /** Where people find the site, if that is known. */
  readonly origin: string | undefined;
}

/** The secret of a site: the one that it is told, or one that it has made. */
export const secretOf = (storage: Storage, given: string | undefined): Promise<string> =>
  given ? Promise.resolve(given) : storage.setting('secret', randomBytes(32).toString('hex'));

/** Works on a storage without a server. Those that run on it hear what has changed. */
export async function withOffice<T>(
  storage: Storage,
  config: Config,
  secret: string | undefined,
  work: (office: Office) => Promise<T>,
): Promise<T> {
  const openNews = newsOf(config, storage);
  const deaf = { heard: () => undefined, missed: () => undefined, complain: () => undefined };
  const news = openNews ? await openNews(deaf) : noNews;
  try {
    const house = new House(storage, new Matches(storage, 1), { keptTables: 0, openTables: 0 });
    house.wrote = (what, table) => news.tell(what, table);
    const household = new Household({ storage, house, secret: await secretOf(storage, secret) });
    household.changed = (person) => news.tell('person', person);
    household.farewell.rewrote = (table) => news.tell('rewrote', table);
    return await work({ household, origin: config.origin });
  } finally {
    await news.close();
  }
}
