import * as v from 'valibot';
import { PeriodicJob } from '../common/periodic-job.js';
import type { ReportError } from '../common/report-error.js';
import { SITE, takeTurn } from '../storage/site-turn.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { TypedRecords } from '../storage/typed-records.js';
import type { TableService } from '../tables/table-service.js';

/** How often logs are archived, by one process of the site, and how long it works on that at a time. */
const EVERY_MS = 60_000;
const WORK_MS = 10_000;
/** How many tables are looked at before it is written down how far it has got. */
const AT_ONCE = 100;
const DAY_MS = 24 * 60 * 60_000;
/** Processes of a version that knows no archive have so long to be replaced. */
const DELAY_MS = 60 * 60_000;

/** The table that was looked at last. */
const schema = storedObject({ updatedAt: v.number(), id: v.string() });

interface Parts {
  readonly storage: Storage;
  readonly tables: TableService;
  /** After how many days a match that is over is archived; 0: never. */
  readonly days: number;
  readonly now: () => number;
  /** Told how many logs were archived in a run, if any. */
  readonly archived: (count: number) => void;
  readonly reportError: ReportError;
  readonly every?: number | undefined;
}

/**
 * Moves the logs of matches that are long over into the archive. It goes through the tables that are over in the order of
 * their last changes, so that each is looked at once, however many there are. Whoever is interrupted begins again with the
 * tables since it was last written down: what is archived already stays so.
 */
export class LogArchiver {
  private readonly kept: TypedRecords<typeof schema>;
  private readonly job: PeriodicJob;

  constructor(private readonly parts: Parts) {
    this.kept = new TypedRecords(parts.storage, 'log-archiver', schema);
    this.job = new PeriodicJob(
      () => this.run(),
      this.every,
      (error) => parts.reportError(error, 'log archiver'),
    );
  }

  start(): void {
    if (this.parts.days > 0) this.job.start();
  }

  stop(): Promise<void> {
    return this.job.stop();
  }

  private get every(): number {
    return this.parts.every ?? EVERY_MS;
  }

  private async run(): Promise<void> {
    const { tables, days, now, archived } = this.parts;
    const begin = { updatedAt: 0, id: '' };
    const turn = { now: now(), every: this.every, begin, delay: DELAY_MS };
    let place = await takeTurn(this.kept, turn);
    const until = performance.now() + WORK_MS;
    let count = 0;
    while (place && !this.job.stopped && performance.now() < until) {
      const page = await tables.over(place, now() - days * DAY_MS, AT_ONCE);
      for (const { match } of page) {
        if (this.job.stopped) return;
        if (match !== null && (await this.parts.storage.archiveLog(match, now()))) count++;
      }
      const last = page.at(-1);
      if (!last) break;
      const { updatedAt, id } = last;
      place = (await this.kept.change(SITE, () => ({ body: { updatedAt, id } })))?.body;
      if (page.length < AT_ONCE) break;
    }
    if (count > 0) archived(count);
  }
}
