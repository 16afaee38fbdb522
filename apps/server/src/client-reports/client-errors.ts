import type { ClientError, ClientReport } from '@aerie/protocol';
import * as v from 'valibot';
import { idFor } from '../common/ids.js';
import { PeriodicJob } from '../common/periodic-job.js';
import type { ReportError } from '../common/report-error.js';
import type { Storage } from '../storage/storage.js';
import { storedObject } from '../storage/stored-object.js';
import { type TypedRecord, TypedRecords } from '../storage/typed-records.js';

const schema = storedObject({
  kind: v.string(),
  message: v.string(),
  places: v.array(
    v.object({
      file: v.string(),
      line: v.number(),
      column: v.number(),
      name: v.nullable(v.string()),
    }),
  ),
  times: v.number(),
  /** When it was first told; the rank is when it was last. */
  first: v.number(),
  /** Of the client in which it was last. */
  version: v.string(),
  browsers: v.array(v.string()),
  pages: v.array(v.string()),
});
type Body = v.InferOutput<typeof schema>;
export type ClientErrorRecord = TypedRecord<Body>;

const SHELF = 'seen';
/** How many different errors are kept, and how many wait to be written. */
const MOST_KEPT = 200;
const MOST_WAITING = 50;
/** How often what was told is written, so that many who tell the same are one write. */
const WRITE_MS = 5000;

/** How an error is known again, in another version too: what is built anew has other positions and names of files. */
const fingerprint = ({ kind, message, places }: ClientError): string =>
  JSON.stringify([
    ...[kind, message.replace(/\d+/g, '#')],
    ...places.slice(0, 3).map(({ file, name }) => [file.replace(/-[\w-]{8}(?=\.m?js$)/, ''), name]),
  ]);

/**
 * What went wrong in clients, for those who look after the site: one record for what is the same error, of everybody together.
 * Nobody knows from it in whose browser it was. It is bounded: where there are too many, the rarest goes, the oldest of these first.
 */
export class ClientErrors {
  private readonly kept: TypedRecords<typeof schema>;
  private readonly job: PeriodicJob;
  private waiting = new Map<string, Body>();

  constructor(
    storage: Storage,
    private readonly now: () => number = Date.now,
    reportError: ReportError = () => undefined,
  ) {
    this.kept = new TypedRecords(storage, 'client-error', schema);
    this.job = new PeriodicJob(
      () => this.write(),
      WRITE_MS,
      (error) => reportError(error, 'client errors'),
    );
  }

  start(): void {
    this.job.start();
  }

  async stop(): Promise<void> {
    await this.job.stop();
    await this.write();
  }

  told({ version, browser, errors }: Pick<ClientReport, 'version' | 'browser' | 'errors'>): void {
    for (const error of errors) {
      const { kind, message, places, page, times } = error;
      const id = idFor(fingerprint(error));
      const before = this.waiting.get(id);
      if (!before && this.waiting.size >= MOST_WAITING) continue;
      const fresh = { kind, message, places, times, version, browsers: [browser], pages: [page] };
      this.waiting.set(id, together(before, { ...fresh, first: before?.first ?? this.now() }));
    }
  }

  /** The latest first. */
  async list(): Promise<ClientErrorRecord[]> {
    await this.write();
    return this.kept.on(SHELF, { order: 'falling', limit: MOST_KEPT });
  }

  async find(id: string): Promise<ClientErrorRecord | undefined> {
    await this.write();
    return this.kept.find(id);
  }

  drop(id: string): Promise<void> {
    return this.kept.drop(id);
  }

  /** Drops so many, the oldest first, as far as they are from before a moment; gives how many. */
  async dropBefore(moment: number, limit: number): Promise<number> {
    const old = await this.kept.on(SHELF, { to: moment - 1, order: 'rising', limit });
    for (const { id } of old) await this.kept.drop(id);
    return old.length;
  }

  private async write(): Promise<void> {
    if (this.waiting.size === 0) return;
    const told = this.waiting;
    this.waiting = new Map();
    for (const [id, body] of told)
      await this.kept.put(id, (before) => ({
        ...{ shelf: SHELF, rank: this.now(), body: together(before?.body, body) },
      }));
    await this.dropRarest();
  }

  private async dropRarest(): Promise<void> {
    const { all } = await this.kept.count(SHELF);
    if (all <= MOST_KEPT) return;
    const found = await this.kept.on(SHELF, { order: 'rising', limit: all });
    const byTimes = found.toSorted((a, b) => a.body.times - b.body.times || a.rank - b.rank);
    for (const { id } of byTimes.slice(0, all - MOST_KEPT)) await this.kept.drop(id);
  }
}

/** The same error as it was told before and now: what is newer says where it is. */
const together = (before: Body | undefined, now: Body): Body =>
  before
    ? {
        ...now,
        first: before.first,
        times: before.times + now.times,
        browsers: [...new Set([...before.browsers, ...now.browsers])],
        pages: [...new Set([...before.pages, ...now.pages])],
      }
    : now;
