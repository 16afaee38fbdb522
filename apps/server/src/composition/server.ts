import type { AddressInfo } from 'node:net';
import type { Keeping } from '../keeping/keeping.js';
import type { ProcessFigures } from '../keeping/process-figures.js';
import type { MatchStore } from '../matches/match-store.js';
import type { PeopleService } from '../people/people-service.js';
import type { TableService } from '../tables/table-service.js';
import { buildFoundation, type ServerOptions } from './foundation.js';
import { buildHttp } from './http.js';
import { buildJobs } from './jobs.js';
import { buildLive } from './live.js';
import { buildPeople } from './people.js';
import { buildTables } from './tables.js';

export interface RunningServer {
  readonly port: number;
  readonly tables: TableService;
  readonly peopleService: PeopleService;
  readonly keeping: Keeping;
  /** How this process is. */
  here(): Promise<ProcessFigures>;
  readonly matches: MatchStore;
  /** Finishes what was acknowledged or is under way, then stops. */
  stop(): Promise<void>;
}

/** Builds the server from the bottom up, each layer from those below it, and starts it. */
export async function serve(options: ServerOptions): Promise<RunningServer> {
  const foundation = await buildFoundation(options);
  const tables = buildTables(foundation);
  const people = await buildPeople(foundation, tables);
  const live = buildLive(foundation, tables, people);
  const beginWithMatches = buildJobs(foundation, tables, people, live);
  const { http, here } = buildHttp(foundation, tables, people, live);
  await foundation.lifecycle.start();
  beginWithMatches();
  return {
    port: (http.address() as AddressInfo).port,
    tables: tables.tables,
    peopleService: people.peopleService,
    keeping: people.keeping,
    here,
    matches: tables.matches,
    stop: () => foundation.lifecycle.stop(),
  };
}
