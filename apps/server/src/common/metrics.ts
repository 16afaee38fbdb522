import { CLIENT_PAGES } from '@aerie/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** From what nobody notices to what everybody does. */
const REQUEST_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const BOT_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15];
/** What people see: what is meant to take no time, and what is waited for. */
const PICTURE_SECONDS = [0.1, 0.2, 0.5, 1, 2, 5];
const PAINT_SECONDS = [0.5, 1, 1.8, 2.5, 4, 8];
const GROUP_SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/**
 * Metrics for Prometheus. What labels say comes from lists in the code, never from what somebody sends, so that their number is
 * bounded.
 */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];

  readonly messages = new Counter({
    name: 'aerie_messages_total',
    help: 'Messages from clients',
    registers: this.registers,
  });
  readonly entries = new Counter({
    name: 'aerie_entries_total',
    help: 'Entries of matches made durable',
    registers: this.registers,
  });
  readonly requests = new Histogram({
    name: 'aerie_request_seconds',
    help: 'Time from a request over a socket to its answer',
    labelNames: ['type'],
    buckets: REQUEST_SECONDS,
    registers: this.registers,
  });
  readonly httpRequests = new Histogram({
    name: 'aerie_http_request_seconds',
    help: 'Time from a request over HTTP to its answer; files and pages have no endpoint',
    labelNames: ['endpoint'],
    buckets: REQUEST_SECONDS,
    registers: this.registers,
  });
  readonly httpResponses = new Counter({
    name: 'aerie_http_responses_total',
    help: 'Answers over HTTP by the first digit of their status, as 2xx',
    labelNames: ['status'],
    registers: this.registers,
  });
  readonly errors = new Counter({
    name: 'aerie_errors_total',
    help: 'Errors that the log tells of',
    registers: this.registers,
  });

  readonly botWaits = new Histogram({
    name: 'aerie_bot_wait_seconds',
    help: 'Time that a question to a bot waited for a thread',
    labelNames: ['game'],
    buckets: BOT_SECONDS,
    registers: this.registers,
  });
  readonly botThoughts = new Histogram({
    name: 'aerie_bot_thought_seconds',
    help: 'Time that a bot thought, with what it had to load first',
    labelNames: ['game', 'level'],
    buckets: BOT_SECONDS,
    registers: this.registers,
  });

  readonly workerJobs = new Counter({
    name: 'aerie_worker_jobs_total',
    help: 'Jobs that workers took, and how they ended; what was lost or failed is done again',
    labelNames: ['kind', 'how'],
    registers: this.registers,
  });

  readonly writes = new Histogram({
    name: 'aerie_storage_write_seconds',
    help: 'Time until something was durable, with waiting for what was written before',
    labelNames: ['what'],
    buckets: REQUEST_SECONDS,
    registers: this.registers,
  });
  readonly commits = new Histogram({
    name: 'aerie_storage_commit_seconds',
    help: 'Time of a commit of the database',
    buckets: REQUEST_SECONDS,
    registers: this.registers,
  });
  readonly commitSizes = new Histogram({
    name: 'aerie_storage_commit_writes',
    help: 'Writes that one commit made durable',
    buckets: GROUP_SIZES,
    registers: this.registers,
  });
  readonly appendSizes = new Histogram({
    name: 'aerie_storage_append_entries',
    help: 'Entries of matches that one write had together',
    buckets: GROUP_SIZES,
    registers: this.registers,
  });

  readonly newsLag = new Histogram({
    name: 'aerie_news_lag_seconds',
    help: 'Time from what another process tells until it is known here, by the clocks of both machines',
    labelNames: ['topic'],
    buckets: REQUEST_SECONDS,
    registers: this.registers,
  });
  readonly newsInterruptions = new Counter({
    name: 'aerie_news_interruptions_total',
    help: 'How often the connection between processes was lost and came back',
    registers: this.registers,
  });

  readonly cleaned = new Counter({
    name: 'aerie_cleaned_total',
    help: 'What was removed because nobody had touched it for long',
    labelNames: ['what'],
    registers: this.registers,
  });

  readonly archived = new Counter({
    name: 'aerie_archived_logs_total',
    help: 'Logs of matches that were moved into the archive',
    registers: [this.registry],
  });

  readonly backupFailures = new Counter({
    name: 'aerie_backup_failures_total',
    help: 'Backups by schedule that this process could not make, or that were not whole',
    registers: this.registers,
  });

  readonly clientErrors = new Counter({
    name: 'aerie_client_errors_total',
    help: 'Errors that clients told of, where people have agreed to it',
    labelNames: ['kind', 'page'],
    registers: this.registers,
  });
  readonly clientVisits = new Counter({
    name: 'aerie_client_visits_total',
    help: 'Pages that were looked at in such clients',
    labelNames: ['page'],
    registers: this.registers,
  });
  readonly clientSeconds = new Counter({
    name: 'aerie_client_visible_seconds_total',
    help: 'How long they were looked at',
    labelNames: ['page'],
    registers: this.registers,
  });
  readonly clientSlowPictures = new Histogram({
    name: 'aerie_client_slow_picture_seconds',
    help: 'Time of pictures that took longer than 50 ms, the 50 slowest of a visit',
    labelNames: ['page'],
    buckets: PICTURE_SECONDS,
    registers: this.registers,
  });
  readonly clientPaints = new Histogram({
    name: 'aerie_client_paint_seconds',
    help: 'Time until the largest part of the first page was there',
    labelNames: ['page'],
    buckets: PAINT_SECONDS,
    registers: this.registers,
  });
  readonly clientInteractions = new Histogram({
    name: 'aerie_client_interaction_seconds',
    help: 'Time from a tap or key to the next picture, at its slowest in a visit',
    labelNames: ['page'],
    buckets: PICTURE_SECONDS,
    registers: this.registers,
  });
  readonly clientShifts = new Histogram({
    name: 'aerie_client_layout_shift',
    help: 'How far things moved by themselves in a visit',
    labelNames: ['page'],
    buckets: [0.01, 0.05, 0.1, 0.25, 1],
    registers: this.registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    // What is rare is there from the start: the first of something that was not there before would not count as an increase.
    for (const status of ['2xx', '3xx', '4xx', '5xx']) this.httpResponses.inc({ status }, 0);
    for (const page of CLIENT_PAGES)
      for (const kind of ['error', 'rejection']) this.clientErrors.inc({ kind, page }, 0);
  }

  /** What a metric comes to now, over all its labels; 0 where there is none of that name. */
  async value(name: string): Promise<number> {
    const found = await this.registry.getSingleMetric(name)?.get();
    return found?.values.reduce((sum, { value }) => sum + value, 0) ?? 0;
  }

  /** A gauge that is read when metrics are asked for; where that fails it is not there. */
  watch(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: this.registers,
      async collect() {
        try {
          this.set(await read());
        } catch {
          this.remove();
        }
      },
    });
  }
}
