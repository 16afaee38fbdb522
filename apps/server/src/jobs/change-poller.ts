import { PeriodicJob } from '../common/periodic-job.js';
import type { Connections } from '../sockets/connections.js';
import type { Latest } from '../sockets/watchers.js';
import type { Progress, Storage } from '../storage/storage.js';
import { TALKS, talkId, talkOf } from '../tables/chat.js';

/** How often to look. */
const EVERY_MS = 1500;

/**
 * Looks again and again, with one query for all tables that somebody follows here, whether they have got further than
 * was told. Mostly a message says so sooner; but a process that dies right after writing publishes none.
 */
export class ChangePoller {
  private readonly job: PeriodicJob;

  constructor(
    private readonly storage: Storage,
    private readonly connections: Connections,
    private readonly follow: (table: string) => void,
    reportError: (error: unknown, what: string) => void,
    every = EVERY_MS,
  ) {
    this.job = new PeriodicJob(
      () => this.look(),
      every,
      (error) => reportError(error, 'changePoller'),
    );
  }

  start(): void {
    this.job.start();
  }

  stop(): Promise<void> {
    return this.job.stop();
  }

  private async look(): Promise<void> {
    const told = this.connections.watchers.allLatest();
    if (told.size === 0) return;
    const tableOf = new Map([...told].flatMap(([table, { match }]) => (match ? [[match, table]] : [])));
    const talks = [...told.keys()].flatMap((table) => TALKS.map((talk) => talkId(table, talk)));
    for (const standing of await this.storage.progress(talks, [...tableOf.keys()])) {
      const table = standing.kind === 'match' ? tableOf.get(standing.id) : talkOf(standing.id).table;
      const latest = table === undefined ? undefined : told.get(table);
      if (table === undefined || !latest || !isBehind(latest, standing)) continue;
      if (standing.kind === 'chat') this.connections.chat.said(table);
      else this.follow(table);
    }
  }
}

function isBehind(latest: Readonly<Latest>, { kind, id, number }: Progress): boolean {
  if (kind === 'chat') return latest[talkOf(id).talk] < number;
  return kind === 'table' ? latest.version < number : latest.entries < number;
}
